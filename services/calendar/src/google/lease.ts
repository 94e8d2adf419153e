import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, inTransaction } from '@inkwell/service';
import type { ClientSession, Connection } from 'mongoose';
import type { LinkRow } from './link.model.ts';
import type { Links } from './links.ts';

/** How long a sync may go without a write, in ms. */
const LEASE_MS = 60_000;
const LEASE_POLL_MS = 200;
/** A lease that lasts longer was given by a clock that is ahead, perhaps of a process that has died with it. */
const MAX_LEASE_MS = 2 * LEASE_MS;

/** Another process has taken the sync over, or the connection is another: nothing more is written. */
export class LostLeaseError extends Error {}

/** The right to sync one person's calendar. */
export interface SyncLease {
  link: LinkRow;
  /**
   * Writes in one transaction with the proof that the lease still stands, which also prolongs it.
   *
   * @throws LostLeaseError
   */
  write: <T>(work: (session: ClientSession) => Promise<T>, changes?: Partial<LinkRow>) => Promise<T>;
}

export interface LeasesDeps {
  connection: Connection;
  links: Links;
  now: () => Date;
}

export type Leases = ReturnType<typeof createLeases>;

/** One sync at a time for each person, in whichever process. */
export function createLeases({ connection, links, now }: LeasesDeps) {
  /**
   * @param waitMs how long to wait for a sync that runs. Default 0
   * @throws AppError `google_busy` where it still runs, `google_not_connected`
   */
  async function withLease<T>(
    { _id, connectionId }: Pick<LinkRow, '_id' | 'connectionId'>,
    work: (lease: SyncLease) => Promise<T>,
    waitMs = 0,
  ): Promise<T> {
    const by = randomUUID();
    const link = await take(_id, connectionId, by, Date.now() + waitMs);
    const mine = { _id, connectionId, 'lease.by': by };
    const write: SyncLease['write'] = (change, changes = {}) =>
      inTransaction(connection, async (session) => {
        const lease = { by, until: until() };
        const { matchedCount } = await links.rows.updateOne(
          mine,
          { $set: { ...changes, lease } },
          { session },
        );
        if (matchedCount === 0) throw new LostLeaseError();
        return change(session);
      });
    try {
      return await work({ link, write });
    } finally {
      await links.rows.updateOne(mine, { $unset: { lease: 1 } });
    }
  }

  const until = () => new Date(now().getTime() + LEASE_MS);

  async function take(userId: string, connectionId: string, by: string, waitUntil: number): Promise<LinkRow> {
    for (;;) {
      const link = await links.rows
        .findOneAndUpdate(
          {
            _id: userId,
            connectionId,
            // Taken over from a process that lives, it loses nothing: its next write finds that it is not its own.
            $or: [
              { lease: null },
              { 'lease.until': { $lt: now() } },
              { 'lease.until': { $gt: new Date(now().getTime() + MAX_LEASE_MS) } },
            ],
          },
          { $set: { lease: { by, until: until() } } },
          { returnDocument: 'after' },
        )
        .lean<LinkRow>();
      if (link) return link;
      if (Date.now() >= waitUntil) break;
      await pause(LEASE_POLL_MS);
    }
    const link = await links.find(userId);
    throw new AppError(link?.connectionId === connectionId ? 'google_busy' : 'google_not_connected');
  }

  return { withLease };
}
