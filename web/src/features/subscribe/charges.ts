import type { Promo, SubscriptionStatus } from '@inkwell/contracts';
import { addMonths, discounted, isFreeForever, isOverdue } from '@inkwell/contracts/charges';
import { DAY_MS, PRICE_CENTS, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { formatDate, formatMoney } from './price.ts';

/** What is charged when, in words. */
export interface Charges {
  rows: { label: string; amount: string }[];
  /** What follows after the rows. */
  after: string;
}

interface Order {
  status: SubscriptionStatus | undefined;
  promo: Promo | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Whether an earlier payment is open: it is paid first, and codes do not change it. */
export const owesPayment = (status: SubscriptionStatus | undefined): boolean =>
  status !== undefined && isOverdue(status.status);

/** When the trial of a new subscription would end; null where none is given. */
export function trialEndOf(status: SubscriptionStatus | undefined, now: number): Date | null {
  if (status === undefined || owesPayment(status)) return null;
  if (status.trialEnd === null) return new Date(now + TRIAL_DAYS * DAY_MS);
  return status.trialDaysRemaining > 0 ? new Date(status.trialEnd) : null;
}

/** The charges that follow from subscribing now. */
export function chargesOf({ status, promo, now }: Order): Charges {
  const monthly = status?.price?.amount ?? PRICE_CENTS;
  const full = `${formatMoney(monthly)} a month`;
  const dueToday = (cents: number) => ({ label: 'Due today', amount: formatMoney(cents) });
  if (owesPayment(status)) {
    return { rows: [dueToday(status?.price?.nextAmount ?? monthly)], after: `Then ${full}.` };
  }
  if (isFreeForever(promo)) {
    return { rows: [dueToday(0)], after: 'Free for ever: nothing will be charged.' };
  }
  const trialEnd = trialEndOf(status, now);
  const reduced = promo === null ? monthly : discounted(monthly, promo);
  const freeMonths = reduced === 0 ? (monthsOf(promo) ?? 0) : 0;
  const isFreeToday = trialEnd !== null || freeMonths > 0;
  const first = addMonths(trialEnd ?? new Date(now), freeMonths);
  const firstCents = freeMonths > 0 ? monthly : reduced;
  const rows = isFreeToday
    ? [dueToday(0), { label: `First charge on ${formatDate(first)}`, amount: formatMoney(firstCents) }]
    : [dueToday(firstCents)];
  return { rows, after: afterOf(promo, { full, reduced, isFreeMonths: freeMonths > 0 }) };
}

function afterOf(
  promo: Promo | null,
  { full, reduced, isFreeMonths }: { full: string; reduced: number; isFreeMonths: boolean },
): string {
  if (promo === null || isFreeMonths || promo.duration === 'once') return `Then ${full}.`;
  const less = `${formatMoney(reduced)} a month`;
  if (promo.duration === 'forever') return `Then ${less} for as long as you stay, instead of ${full}.`;
  return `${less} for the first ${promo.months ?? 1} months, then ${full}.`;
}

/** For how many charges a code holds; null for all of them. */
function monthsOf(promo: Promo | null): number | null {
  if (promo === null) return 0;
  return promo.duration === 'forever' ? null : promo.duration === 'repeating' ? (promo.months ?? 1) : 1;
}
