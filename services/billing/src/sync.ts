import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError, inTransaction, type Logger, retryDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import type { Access } from './access.ts';
import type { SetCustomerEmail } from './customer-email.ts';
import { customerModel, type CustomerRow } from './customer.model.ts';
import { callStripe, endAtStripe, isMissing } from './stripe.ts';
import { subscriptionModel, type SubscriptionRow } from './subscription.model.ts';
import { nextSyncOf } from './sync-times.ts';
import { type StripeAnswer, splitLive, readStripeState } from './stripe-state.ts';

const MAX_ATTEMPTS = 5;
const MAX_SUBSCRIPTIONS = 100;
const DELETED_CUSTOMER_ANSWER: StripeAnswer = { subscriptions: [], hasCard: false, isDeleted: true };

/** Asks Stripe and writes what it says. Safe in any order and any number of times. */
export type Sync = (userId: string) => Promise<void>;

export function createSync(deps: {
  connection: Connection;
  stripe: Stripe;
  setEmail: SetCustomerEmail;
  access: Access;
  log: Logger;
  now?: (() => number) | undefined;
}): Sync {
  const { connection, stripe, setEmail, access, log, now = Date.now } = deps;
  const Customer = customerModel(connection);
  const Subscription = subscriptionModel(connection);

  async function fetchAnswer(userId: string, customerId: string): Promise<StripeAnswer> {
    try {
      const customer = await callStripe(() => stripe.customers.retrieve(customerId));
      if (customer.deleted) return DELETED_CUSTOMER_ANSWER;
      // A customer of before e-mails were sent, or one that was made while auth was away.
      if (customer.email === null) await setEmail(userId, customerId);
      const { data } = await callStripe(() =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: MAX_SUBSCRIPTIONS,
          // What the next charge comes to.
          expand: ['data.discounts.source.coupon', 'data.latest_invoice'],
        }),
      );
      const hasCard = customer.invoice_settings.default_payment_method !== null;
      return { subscriptions: data, hasCard, isDeleted: false };
    } catch (error) {
      // Deleted between the two calls, or so long ago that Stripe has forgotten the customer.
      if (isMissing(error)) return DELETED_CUSTOMER_ANSWER;
      throw error;
    }
  }

  /** Whether all of it is stored already: then nothing is written, and no later answer can be overwritten. */
  async function isStored(before: CustomerRow, answer: StripeAnswer): Promise<boolean> {
    if (answer.isDeleted) return false;
    const { standing, subscriptionId, live, price, rows } = readStripeState(before, answer);
    const { status, trialEnd, pastDueSince, hasCard } = before;
    return (
      isDeepStrictEqual(
        {
          status,
          trialEnd,
          pastDueSince,
          hasCard,
          subscriptionId: before.subscriptionId,
          live: before.live,
          price: before.price ?? null,
        },
        { ...standing, subscriptionId, live, price },
      ) && areStored(rows, await Subscription.find({ userId: before._id }).lean())
    );
  }

  /** Puts the next comparison off: nothing has changed. */
  async function postpone(before: CustomerRow): Promise<void> {
    const nextSyncAt = nextSyncOf(before, { hasChanged: false, now: now() });
    if (nextSyncAt === null) return;
    await Customer.updateOne({ _id: before._id, version: before.version }, { $set: { nextSyncAt } });
  }

  /** False where another sync has written since `before` was read: its answer may be the newer one. */
  async function save(before: CustomerRow, answer: StripeAnswer): Promise<boolean> {
    const { standing, subscriptionId, live, price, rows } = readStripeState(before, answer);
    return retryDuplicateKey(() =>
      inTransaction(connection, async (session) => {
        const { matchedCount } = await Customer.updateOne(
          { _id: before._id, version: before.version },
          {
            $set: {
              ...standing,
              subscriptionId,
              live,
              price,
              nextSyncAt: nextSyncOf({ ...standing, live, price }, { hasChanged: true, now: now() }),
              // The subscription that the lease was for is there.
              ...(live && { claim: null }),
              ...(answer.isDeleted && { stripeCustomerId: null, creationKey: randomUUID() }),
            },
            $inc: { version: 1 },
          },
          { session },
        );
        if (matchedCount === 0) return false;
        await Subscription.updateMany(
          { userId: before._id, live: true, _id: { $nin: rows.map((row) => row._id) } },
          { $set: { live: false, status: 'canceled' } },
          { session },
        );
        for (const { _id, ...row } of rows) {
          await Subscription.updateOne({ _id, userId: before._id }, { $set: row }, { upsert: true, session });
        }
        return true;
      }),
    );
  }

  return async (userId) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await Customer.findById(userId).lean();
      // Erased, or never at Stripe: there is nothing to write.
      if (before === null || before.stripeCustomerId === null) return;
      const answer = await fetchAnswer(userId, before.stripeCustomerId);
      const { extra } = splitLive(answer.subscriptions);
      if (extra.length > 0) {
        log.warn({ count: extra.length }, 'ending subscriptions beside the one that counts');
        await Promise.all(extra.map(({ id }) => endAtStripe(stripe, id)));
      } else if (await isStored(before, answer)) {
        await postpone(before);
        // The process that wrote it may have died before the gateway's cache had it.
        await access.access(userId);
        return;
      } else if (await save(before, answer)) {
        await access.announce(userId);
        return;
      }
    }
    throw new AppError('unavailable');
  };
}

/** Whether nothing of an answer has to be written. More may be stored: the history of a customer of before. */
function areStored(rows: SubscriptionRow[], stored: SubscriptionRow[]): boolean {
  const reported = new Set(rows.map(({ _id }) => _id));
  return (
    rows.every((row) =>
      isDeepStrictEqual(
        row,
        stored.find(({ _id }) => _id === row._id),
      ),
    ) && !stored.some(({ _id, live }) => live && !reported.has(_id))
  );
}
