import type { Connection } from 'mongoose';
import { customerModel } from './customer.model.ts';
import { RECONCILE_MS, type Sync } from './sync.ts';

/** A minute's worth: Stripe is asked twice for each, and it takes a hundred calls a second. */
const BATCH = 100;

/** Asks Stripe of its own accord: live subscriptions each hour, and orders whose outcome nobody saw. */
export function createReconciliation(deps: {
  connection: Connection;
  sync: Sync;
  now?: (() => number) | undefined;
}) {
  const { sync, now = Date.now } = deps;
  const Customer = customerModel(deps.connection);

  // Taking a row moves its date on, so that two processes do not ask for the same.
  async function takeDue(): Promise<string | null> {
    const row = await Customer.findOneAndUpdate(
      { nextSyncAt: { $lte: new Date(now()) } },
      { $set: { nextSyncAt: new Date(now() + RECONCILE_MS) } },
      { sort: { nextSyncAt: 1 }, projection: { _id: 1 } },
    ).lean();
    return row?._id ?? null;
  }

  async function reconcileDue(): Promise<void> {
    for (let count = 0; count < BATCH; count += 1) {
      const userId = await takeDue();
      if (userId === null) return;
      await sync(userId);
    }
  }

  async function settleClaims(): Promise<void> {
    const stale = { 'claim.until': { $lte: new Date(now()) } };
    const rows = await Customer.find(stale, { claim: 1 }).limit(BATCH).lean();
    for (const { _id, claim } of rows) {
      await sync(_id);
      // Still there: Stripe knows of no subscription.
      await Customer.updateOne({ _id, 'claim.id': claim?.id, ...stale }, { $set: { claim: null } });
    }
  }

  return {
    sweep: async (): Promise<void> => {
      await settleClaims();
      await reconcileDue();
    },
  };
}
