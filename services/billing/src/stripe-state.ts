import type { Stripe } from 'stripe';
import type { CustomerRow } from './customer.model.ts';
import { priceOf, type StoredPrice } from './price.ts';
import { isInOrder, isLive, type Standing } from './standing.ts';
import { fromSeconds } from './stripe.ts';
import type { SubscriptionRow } from './subscription.model.ts';

/** What Stripe knows of a customer: all their subscriptions, the newest first, and whether a card is on file. */
export interface StripeAnswer {
  subscriptions: Stripe.Subscription[];
  hasCard: boolean;
  /** The customer was deleted at Stripe, and what they had with it. */
  isDeleted: boolean;
}

export interface StripeState {
  standing: Standing;
  subscriptionId: string | null;
  live: boolean;
  price: StoredPrice | null;
  /** Ended ones come first: only one row of a person may be live at a time. */
  rows: SubscriptionRow[];
}

/** Splits the live subscriptions: the one that the person keeps, and further ones, which were made by accident. */
export function splitLive(subscriptions: Stripe.Subscription[]): {
  kept: Stripe.Subscription | null;
  extra: Stripe.Subscription[];
} {
  const live = subscriptions.filter((each) => isLive(each.status)).toReversed();
  const kept = live.find((each) => isInOrder(each.status)) ?? live[0] ?? null;
  return { kept, extra: live.filter((each) => each !== kept) };
}

/** Reads an answer of Stripe. `before` is what was known: Stripe does not say since when a payment is overdue. */
export function readStripeState(before: CustomerRow, answer: StripeAnswer): StripeState {
  const { kept } = splitLive(answer.subscriptions);
  const current = kept ?? answer.subscriptions[0] ?? null;
  const trial = answer.subscriptions.find((each) => each.trial_end !== null)?.trial_end;
  return {
    standing: {
      status: current?.status ?? (before.live ? 'canceled' : before.status),
      // The trial is given once: the newest subscription that has one tells how long it lasts.
      trialEnd: typeof trial === 'number' ? fromSeconds(trial) : before.trialEnd,
      pastDueSince: current?.status === 'past_due' ? overdueSince(before, current) : null,
      hasCard: answer.hasCard,
    },
    subscriptionId: current?.id ?? before.subscriptionId,
    live: kept !== null,
    price: priceOf(current),
    rows: answer.subscriptions.map((each) => rowOf(before._id, each)).toSorted(endedFirst),
  };
}

// The period that is not paid begins when its payment falls due. A later period does not renew the grace.
function overdueSince(before: CustomerRow, current: Stripe.Subscription): Date {
  const due = fromSeconds(current.items.data[0]?.current_period_start ?? current.start_date);
  const known = before.subscriptionId === current.id ? before.pastDueSince : null;
  return known !== null && known < due ? known : due;
}

function rowOf(userId: string, subscription: Stripe.Subscription): SubscriptionRow {
  return {
    _id: subscription.id,
    userId,
    status: subscription.status,
    live: isLive(subscription.status),
    trialEnd: subscription.trial_end === null ? null : fromSeconds(subscription.trial_end),
    startedAt: fromSeconds(subscription.created),
    endedAt: subscription.ended_at === null ? null : fromSeconds(subscription.ended_at),
  };
}

const endedFirst = (a: SubscriptionRow, b: SubscriptionRow) => Number(a.live) - Number(b.live);
