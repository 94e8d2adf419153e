import { AppError, type Logger } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { customerModel, FIRST_DATE } from './customer.model.ts';
import type { Sync } from './sync.ts';
import { RETRY_MS } from './sync-times.ts';

/** A minute's worth: Stripe is asked twice for each, and it takes a hundred calls a second. */
const BATCH = 100;
/** After so many people in a row for whom Stripe is out of reach, the rest are left for the next round. */
const MAX_AWAY = 3;

/**
 * Compares with Stripe without a webhook: live subscriptions each day, each hour those that have just changed or are
 * overdue, and orders with an unknown outcome.
 */
export function createReconciliation(deps: {
  connection: Connection;
  sync: Sync;
  log: Logger;
  now?: (() => number) | undefined;
}) {
  const { sync, log, now = Date.now } = deps;
  const Customer = customerModel(deps.connection);

  // Claiming a row moves its date on, so that two processes do not ask for the same. By its id: no other write of
  // one row finds its shard.
  async function claim(userId: string, nextSyncAt: Date | null): Promise<boolean> {
    const until = new Date(now() + RETRY_MS);
    const { matchedCount } = await Customer.updateOne(
      { _id: userId, nextSyncAt },
      { $set: { nextSyncAt: until } },
    );
    return matchedCount > 0;
  }

  /** Syncs one person after the other. An error for one is logged, and the next one follows. */
  function createRound() {
    let away = 0;
    return async (userId: string): Promise<boolean> => {
      try {
        await sync(userId);
        away = 0;
        return true;
      } catch (error) {
        log.warn({ err: error, userId }, 'not reconciled');
        away = error instanceof AppError && error.code === 'unavailable' ? away + 1 : 0;
        if (away >= MAX_AWAY) throw error;
        return false;
      }
    };
  }

  async function reconcileDue(): Promise<void> {
    const syncNext = createRound();
    const due = await Customer.find(
      { nextSyncAt: { $gte: FIRST_DATE, $lte: new Date(now()) } },
      { nextSyncAt: 1 },
    )
      .sort({ nextSyncAt: 1 })
      .limit(BATCH)
      .lean();
    for (const { _id, nextSyncAt } of due) {
      if (await claim(_id, nextSyncAt)) await syncNext(_id);
    }
  }

  async function resolveStaleClaims(): Promise<void> {
    const syncNext = createRound();
    const stale = { 'claim.until': { $lte: new Date(now()) } };
    const rows = await Customer.find(stale, { claim: 1 }).limit(BATCH).lean();
    for (const { _id, claim } of rows) {
      if (!(await syncNext(_id))) continue;
      // A claim that is still there has led to no subscription.
      await Customer.updateOne({ _id, 'claim.id': claim?.id, ...stale }, { $set: { claim: null } });
    }
  }

  return {
    sweep: async (): Promise<void> => {
      await resolveStaleClaims();
      await reconcileDue();
    },
  };
}
