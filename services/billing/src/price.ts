import { addMonths, discounted, type Price } from '@inkwell/contracts';
import type { Stripe } from 'stripe';
import { discountOf } from './discount.ts';
import { isInOrder, isLive } from './standing.ts';
import { fromSeconds } from './stripe.ts';

/** What a subscription costs. Amounts in cents. See `Price` of the contracts for what each field says. */
export interface StoredPrice extends Pick<Price, 'amount' | 'currency' | 'discount' | 'nextAmount'> {
  nextChargeAt: Date | null;
  freeUntil: Date | null;
}

/** A coupon that is not free for ever ends before so many months; Stripe has none that is longer. */
const MAX_MONTHS = 240;

/**
 * The price, from what Stripe says of a subscription alone: the same answer gives the same price at any time.
 *
 * @param subscription with `discounts.source.coupon` and `latest_invoice` expanded
 * @returns null where there is none, or its price has no fixed amount
 */
export function priceOf(subscription: Stripe.Subscription | null): StoredPrice | null {
  const item = subscription?.items.data[0];
  const unitAmount = item?.price.unit_amount ?? null;
  if (!subscription || !item || unitAmount === null) return null;
  const price: StoredPrice = {
    amount: unitAmount * (item.quantity ?? 1),
    currency: item.price.currency,
    discount: null,
    nextAmount: 0,
    nextChargeAt: null,
    freeUntil: null,
  };
  if (!isLive(subscription.status)) return price;
  const discounts = discountsOf(subscription);
  price.discount = discounts.map(({ text }) => text).join(' + ') || null;
  return { ...price, ...nextCharge(subscription, item, price.amount, discounts) };
}

function nextCharge(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  amount: number,
  discounts: AppliedDiscount[],
): Pick<StoredPrice, 'nextAmount' | 'nextChargeAt' | 'freeUntil'> {
  if (!isInOrder(subscription.status)) return overdueCharge(subscription, amount);
  const freeMonths = countFreeMonths(subscription, item, amount, discounts);
  const at = freeMonths === null ? null : monthsAfter(subscription, item.current_period_end, freeMonths);
  const endsBefore = at !== null && subscription.cancel_at !== null && subscription.cancel_at <= at;
  if (freeMonths === null || at === null || endsBefore) {
    return { nextAmount: 0, nextChargeAt: null, freeUntil: null };
  }
  const isFree = subscription.status === 'trialing' || freeMonths > 0;
  return {
    nextAmount: discountedAmount(amount, discounts, { at, index: freeMonths }),
    nextChargeAt: fromSeconds(at),
    freeUntil: isFree ? fromSeconds(at) : null,
  };
}

// Stripe tries an open invoice again on a day of its own.
function overdueCharge(subscription: Stripe.Subscription, amount: number) {
  const invoice = subscription.latest_invoice;
  const isKnown = typeof invoice === 'object' && invoice !== null;
  const retryAt = isKnown ? invoice.next_payment_attempt : null;
  return {
    nextAmount: isKnown ? invoice.amount_remaining : amount,
    nextChargeAt: retryAt === null ? null : fromSeconds(retryAt),
    freeUntil: null,
  };
}

/** How many of the coming months a discount pays in full; null for all of them. */
function countFreeMonths(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  amount: number,
  discounts: AppliedDiscount[],
): number | null {
  for (let index = 0; index < MAX_MONTHS; index += 1) {
    const at = monthsAfter(subscription, item.current_period_end, index);
    if (discountedAmount(amount, discounts, { at, index }) > 0) return index;
  }
  return null;
}

interface AppliedDiscount {
  coupon: Stripe.Coupon;
  text: string;
  /** Unix seconds; null for one that lasts. */
  end: number | null;
}

// One that was not expanded, or is in another currency, takes nothing off here.
function discountsOf({ discounts }: Stripe.Subscription): AppliedDiscount[] {
  return discounts.flatMap((discount) => {
    const coupon = typeof discount === 'object' ? discount.source.coupon : null;
    if (typeof discount !== 'object' || typeof coupon !== 'object' || coupon === null) return [];
    const text = discountOf(coupon);
    return text === null ? [] : [{ coupon, text, end: discount.end }];
  });
}

/** What a charge comes to: discounts are taken off one after the other. */
function discountedAmount(
  amount: number,
  discounts: AppliedDiscount[],
  charge: { at: number; index: number },
): number {
  return discounts
    .filter(({ coupon, end }) =>
      coupon.duration === 'once' ? charge.index === 0 : end === null || charge.at < end,
    )
    .reduce(
      (rest, { coupon }) =>
        discounted(rest, { percentOff: coupon.percent_off ?? 0, amountOff: coupon.amount_off ?? 0 }),
      amount,
    );
}

// The day of the month is the billing cycle's. Unix seconds.
function monthsAfter(subscription: Stripe.Subscription, seconds: number, months: number): number {
  if (months === 0) return seconds;
  const anchorDay = new Date(subscription.billing_cycle_anchor * 1_000).getUTCDate();
  return addMonths(new Date(seconds * 1_000), months, anchorDay).getTime() / 1_000;
}
