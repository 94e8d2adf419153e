import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from './errors.ts';
import type { LineLog } from './log.ts';

const LOCK_COLLECTION = 'migration_locks';
const LOCK_ID = 'migrate';
const LEASE_MS = 15_000;
const POLL_MS = 500;

interface LockRow {
  _id: string;
  owner: string;
  /** When the lease ends, by MongoDB's clock: those of the processes may differ. */
  until: Date;
}

export interface LockOptions {
  log: LineLog;
  /** Ends the work early and frees the lock. */
  signal: AbortSignal;
  /** How long the lock stays taken after its owner died, in ms. Default 15 s; it is renewed three times as often. */
  leaseMs?: number | undefined;
}

/**
 * Runs `work` while this process holds the database's migration lock; waits for whoever holds it now.
 *
 * @param work gets a signal that is aborted when the lock is lost or `signal` is
 * @throws what `work` throws, or the reason of the abort
 */
export async function withMigrationLock<T>(
  db: mongo.Db,
  { log, signal, leaseMs = LEASE_MS }: LockOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const locks = db.collection<LockRow>(LOCK_COLLECTION);
  const owner = randomUUID();
  const lost = new AbortController();

  /** Takes the lock or renews it. @returns whether it is this owner's */
  async function take(): Promise<boolean> {
    const mayTake = {
      $or: [{ $eq: ['$owner', owner] }, { $lte: [{ $ifNull: ['$until', '$$NOW'] }, '$$NOW'] }],
    };
    try {
      const row = await locks.findOneAndUpdate(
        { _id: LOCK_ID },
        [
          {
            $set: {
              owner: { $cond: [mayTake, owner, '$owner'] },
              until: { $cond: [mayTake, { $add: ['$$NOW', leaseMs] }, '$until'] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      );
      return row?.owner === owner;
    } catch (error) {
      // Another process has just made the row.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function renewUntil(done: AbortSignal): Promise<void> {
    let renewedAt = Date.now();
    while (!done.aborted) {
      await pause(leaseMs / 3, undefined, { signal: done }).catch(() => undefined);
      if (done.aborted) return;
      try {
        if (!(await take())) return lost.abort(new Error('another process has taken the migration lock'));
        renewedAt = Date.now();
      } catch (error) {
        log.warn({ err: error }, 'migration lock not renewed');
        if (Date.now() - renewedAt > leaseMs) return lost.abort(error);
      }
    }
  }

  let isWaiting = false;
  while (!(await take())) {
    if (!isWaiting) log.info('waiting for another process that runs the migrations');
    isWaiting = true;
    await pause(POLL_MS, undefined, { signal });
  }
  const done = new AbortController();
  const renewing = renewUntil(done.signal);
  const either = AbortSignal.any([signal, lost.signal]);
  try {
    return await untilAborted(work(either), either);
  } finally {
    done.abort();
    await renewing;
    await locks.deleteOne({ _id: LOCK_ID, owner });
  }
}

/** A step that waits for MongoDB cannot be cut short: it is left behind, and whoever comes next runs it again. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
