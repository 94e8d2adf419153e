import { randomUUID } from 'node:crypto';
import { AppError } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { type OrderLease, customerModel, type Order } from './customer.model.ts';
import { MAX_CALL_MS } from './stripe.ts';

const MAX_ATTEMPTS = 5;

/** A lease, and whether this call made it or joined another's; or the subscription, where there is one by now. */
export type AcquiredLease = { lease: OrderLease; isFirst: boolean } | { subscriptionId: string };

export type OrderLeases = ReturnType<typeof createOrderLeases>;

/** The right to order a subscription: a conditional write gives it to one call, and others join it. */
export function createOrderLeases(deps: { connection: Connection; now?: (() => number) | undefined }) {
  const { now = Date.now } = deps;
  const Customer = customerModel(deps.connection);
  const endOfCall = () => new Date(now() + MAX_CALL_MS);

  const setEnd = async (userId: string, lease: OrderLease, until: Date): Promise<void> => {
    await Customer.updateOne({ _id: userId, 'claim.id': lease.id }, { $set: { 'claim.until': until } });
  };

  /**
   * @returns a lease of one's own, the one that another call holds, with its order, or the live subscription
   * @throws AppError `not_found` for a person who was erased meanwhile
   */
  async function acquire(userId: string, order: Order): Promise<AcquiredLease> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const lease: OrderLease = { id: randomUUID(), until: endOfCall(), order };
      const { modifiedCount } = await Customer.updateOne(
        { _id: userId, live: false, $or: [{ claim: null }, { 'claim.until': { $lte: new Date(now()) } }] },
        { $set: { claim: lease } },
      );
      if (modifiedCount === 1) return { lease, isFirst: true };
      const row = await Customer.findById(userId).lean();
      if (row === null) throw new AppError('not_found');
      if (row.live && row.subscriptionId !== null) return { subscriptionId: row.subscriptionId };
      if (row.claim !== null && row.claim.until.getTime() > now()) {
        return { lease: row.claim, isFirst: false };
      }
    }
    throw new AppError('unavailable');
  }

  return {
    acquire,
    /** The order was refused: the next one is free to differ. */
    release: async (userId: string, lease: OrderLease): Promise<void> => {
      await Customer.updateOne({ _id: userId, 'claim.id': lease.id }, { $set: { claim: null } });
    },
    /** The order has ended without a known outcome: the next call looks at Stripe and may order anew. */
    expire: (userId: string, lease: OrderLease): Promise<void> => setEnd(userId, lease, new Date(now())),
    /** The order may still be carried out: for as long as that, the next call joins it instead of ordering anew. */
    extend: (userId: string, lease: OrderLease): Promise<void> => setEnd(userId, lease, endOfCall()),
  };
}
