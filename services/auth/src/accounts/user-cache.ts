import { type Place, User } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { LRUCache } from 'lru-cache';
import { toUser, type UserFields } from './user.ts';
import type { SoulPrintState, UserRow } from './user.model.ts';

const MAX_BYTES = 32 * 1_024 * 1_024;
const MAX_AGE_MS = 60_000;

/** What of a row tells whether its User is another one than before, and its projection. */
export type UserRevision = Pick<UserRow, 'version' | 'care'> & {
  soulprint: Pick<SoulPrintState, 'version' | 'status'>;
};
export const REVISION_FIELDS = {
  version: 1,
  'soulprint.version': 1,
  'soulprint.status': 1,
  care: 1,
} as const;

interface Kept {
  revision: string;
  json: string;
}

/**
 * The User of a row as JSON. Every page asks for it, and a SoulPrint costs more to fetch, to open and to write than the
 * rest of the row: what was opened is kept in this process for a minute, so that a dump of its memory shows the people
 * of this minute. The row's revision is still read, and the person's key still needed, each time. Who is under care is
 * not kept: what they are shown goes with time and place.
 */
export function createUserCache({ maxBytes = MAX_BYTES, maxAgeMs = MAX_AGE_MS } = {}) {
  const cache = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => 2 * json.length,
    ttl: maxAgeMs,
    // Otherwise an entry would stay until its room is needed.
    ttlAutopurge: true,
  });

  return {
    /** The User as JSON, where one is kept of this revision. */
    find(userId: string, row: UserRevision): string | undefined {
      const kept = cache.get(userId);
      return kept && !row.care && kept.revision === revisionOf(row) ? kept.json : undefined;
    },
    /** Writes the User of a row as JSON, and keeps it. */
    write(row: UserFields & UserRevision, box: Box, place: Place): string {
      const json = JSON.stringify(User.parse(toUser(row, box, place)));
      if (!row.care) cache.set(row._id, { revision: revisionOf(row), json });
      return json;
    },
    has: (userId: string): boolean => cache.has(userId),
    remove: (userId: string) => void cache.delete(userId),
  };
}

const revisionOf = ({ version, soulprint }: UserRevision) =>
  `${version} ${soulprint.version} ${soulprint.status}`;
