import { type TimeZoneRef, User } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { LRUCache } from 'lru-cache';
import { toUser, type UserFields } from './user.ts';
import type { SoulPrintState, UserRow } from './user.model.ts';

const MAX_CACHE_BYTES = 32 * 1_024 * 1_024;
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

/** The User of a row as JSON, and by what a browser may ask whether it is still the same. */
export interface WrittenUser {
  json: string;
  /** null where it may be another one at any moment. */
  etag: string | null;
}

/** Of an unchanged row the User is the same; null for who is under care: what they are shown goes with time and place. */
export const etagOf = (userId: string, row: UserRevision): string | null =>
  row.care ? null : `W/"${userId}.${row.version}.${row.soulprint.version}.${row.soulprint.status}"`;

/**
 * The User of a row as JSON. Every page asks for it, and a SoulPrint costs more to fetch, to open and to write than the
 * rest of the row: what was opened is kept in this process for a minute, so that a dump of its memory shows the people
 * of this minute. The row's revision is still read, and the person's key still needed, each time. Who is under care is
 * not kept.
 */
export function createUserCache({ maxBytes = MAX_CACHE_BYTES, maxAgeMs = MAX_AGE_MS } = {}) {
  const cache = new LRUCache<string, WrittenUser>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => 2 * json.length,
    ttl: maxAgeMs,
    // Otherwise an entry would stay until its room is needed.
    ttlAutopurge: true,
  });

  return {
    /** The User, where one is kept of this revision. */
    find(userId: string, row: UserRevision): WrittenUser | undefined {
      const kept = cache.get(userId);
      return kept && kept.etag === etagOf(userId, row) ? kept : undefined;
    },
    /** Writes the User of a row, and keeps it. */
    write(row: UserFields & UserRevision, box: Box, timeZone: TimeZoneRef): WrittenUser {
      const json = JSON.stringify(User.parse(toUser(row, box, timeZone)));
      const written = { json, etag: etagOf(row._id, row) };
      if (written.etag !== null) cache.set(row._id, written);
      return written;
    },
    has: (userId: string): boolean => cache.has(userId),
    remove: (userId: string) => void cache.delete(userId),
  };
}
