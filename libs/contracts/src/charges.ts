import type { PromoDuration } from './constants.ts';

/** What is charged, for billing and for whoever says it beforehand. Pure, for both sides; amounts in cents. */

/** What a code or a coupon takes off: a percentage or an amount. */
export interface Discount {
  percentOff: number;
  amountOff: number;
  duration: PromoDuration | null;
}

/** Whether it takes all off, for however long: no card is needed. */
export const isFullDiscount = (discount: Pick<Discount, 'percentOff'> | null): boolean =>
  discount?.percentOff === 100;

/** Whether it takes all off without an end: no trial is given. */
export const isFreeForever = (discount: Pick<Discount, 'percentOff' | 'duration'> | null): boolean =>
  isFullDiscount(discount) && discount?.duration === 'forever';

/** An amount with its discount, rounded as Stripe rounds what it takes off: https://docs.stripe.com/billing/subscriptions/coupons. */
export function discounted(
  cents: number,
  { percentOff, amountOff }: Pick<Discount, 'percentOff' | 'amountOff'>,
): number {
  return Math.max(0, cents - amountOff - Math.round((cents * percentOff) / 100));
}

/**
 * Some months later as Stripe bills: on the last day of a month that is too short.
 *
 * @param anchorDay the day of the month on which is billed. Default: the date's own
 */
export function addMonths(date: Date, months: number, anchorDay = date.getUTCDate()): Date {
  const added = new Date(date);
  added.setUTCDate(1);
  added.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(anchorDay, lastDay));
  return added;
}

/** Stripe's words for a subscription that has not ended and for which something is owed: it is paid before all else. */
export const OVERDUE_STATUSES: readonly string[] = ['past_due', 'unpaid', 'incomplete', 'paused'];
export const isOverdue = (status: string): boolean => OVERDUE_STATUSES.includes(status);
