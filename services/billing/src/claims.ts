import { randomUUID } from 'node:crypto';
import { AppError } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { type Claim, customerModel, type Order } from './customer.model.ts';
import { LONGEST_CALL_MS } from './stripe.ts';

const TRIES = 5;

/** Who orders: the first of several calls, or one that joins it; or there is a subscription by now. */
export type Turn = { claim: Claim; isFirst: boolean } | { subscriptionId: string };

export type Claims = ReturnType<typeof createClaims>;

/** The right to order a subscription, given to one call at a time by a conditional write. */
export function createClaims(deps: { connection: Connection; now?: (() => number) | undefined }) {
  const { now = Date.now } = deps;
  const Customer = customerModel(deps.connection);

  /**
   * @returns a claim of one's own, the one that another call holds, with its order, or the live subscription
   * @throws AppError `not_found` for a person who was erased meanwhile
   */
  async function take(userId: string, order: Order): Promise<Turn> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const claim: Claim = { id: randomUUID(), until: new Date(now() + LONGEST_CALL_MS), order };
      const { modifiedCount } = await Customer.updateOne(
        { _id: userId, live: false, $or: [{ claim: null }, { 'claim.until': { $lte: new Date(now()) } }] },
        { $set: { claim } },
      );
      if (modifiedCount === 1) return { claim, isFirst: true };
      const row = await Customer.findById(userId).lean();
      if (row === null) throw new AppError('not_found');
      if (row.live && row.subscriptionId !== null) return { subscriptionId: row.subscriptionId };
      if (row.claim !== null && row.claim.until.getTime() > now())
        return { claim: row.claim, isFirst: false };
    }
    throw new AppError('unavailable');
  }

  return {
    take,
    /** The order was refused: the next one is free to differ. */
    release: async (userId: string, claim: Claim): Promise<void> => {
      await Customer.updateOne({ _id: userId, 'claim.id': claim.id }, { $set: { claim: null } });
    },
    /** Nobody knows whether the order went through: whoever comes next looks at Stripe first. */
    expire: async (userId: string, claim: Claim): Promise<void> => {
      await Customer.updateOne(
        { _id: userId, 'claim.id': claim.id },
        { $set: { 'claim.until': new Date(now()) } },
      );
    },
  };
}
