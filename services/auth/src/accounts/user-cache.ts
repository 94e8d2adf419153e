import { type Place, User } from '@inkwell/contracts';
import type { Box, SealedBytes } from '@inkwell/vault';
import { LRUCache } from 'lru-cache';
import { toUser, type UserFields } from './user.ts';

const MAX_BYTES = 32 * 1_024 * 1_024;
const MAX_AGE_MS = 60_000;

interface Kept {
  /** What the text was made of. Each sealing has an IV of its own: equal bytes are the same text. */
  sealed: Array<Buffer | null>;
  json: string;
}

/**
 * The User of a row as JSON. Every page asks for it, and a SoulPrint costs more to open and to write than to fetch: what
 * was opened is kept in this process for a minute, so that a dump of its memory shows the people of this minute. The
 * row is still read, and the person's key still needed, each time. Who is under care is not kept: what they are shown
 * goes with time and place.
 */
export function createUserCache({ maxBytes = MAX_BYTES, maxAgeMs = MAX_AGE_MS } = {}) {
  const cache = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ sealed, json }) =>
      sealed.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 2 * json.length),
    ttl: maxAgeMs,
    // Otherwise an entry would stay until its room is needed.
    ttlAutopurge: true,
  });

  function jsonOf(row: UserFields, box: Box, place: Place): string {
    if (row.care) return write(row, box, place);
    const sealed = [row.email, row.onboarding, row.soulprint.text].map((bytes) => bytes && bytesOf(bytes));
    const kept = cache.get(row._id);
    if (kept && sealed.every((bytes, index) => isEqual(bytes, kept.sealed[index] ?? null))) return kept.json;
    const json = write(row, box, place);
    // Copies: the driver's bytes are parts of a larger buffer.
    cache.set(row._id, { sealed: sealed.map((bytes) => bytes && Buffer.from(bytes)), json });
    return json;
  }

  return { jsonOf, remove: (userId: string) => void cache.delete(userId) };
}

const write = (row: UserFields, box: Box, place: Place) =>
  JSON.stringify(User.parse(toUser(row, box, place)));

const bytesOf = (bytes: SealedBytes) => (bytes instanceof Uint8Array ? bytes : bytes.value());

const isEqual = (a: Uint8Array | null, b: Buffer | null) =>
  a === b || (a !== null && b !== null && b.equals(a));
