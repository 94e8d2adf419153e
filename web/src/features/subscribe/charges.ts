import type { Promo, SubscriptionStatus } from '@inkwell/contracts';
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

/** Whether a code takes all off without an end. */
export const isFreeForever = (promo: Promo | null): boolean =>
  promo?.percentOff === 100 && promo.duration === 'forever';

/** Whether an earlier payment is open: it is paid first, and codes do not change it. */
export const isOverdue = (status: SubscriptionStatus | undefined): boolean =>
  status !== undefined && ['past_due', 'unpaid'].includes(status.status);

/** When the trial of a new subscription would end; null where none is given. */
export function trialEndOf(status: SubscriptionStatus | undefined, now: number): Date | null {
  if (status === undefined || isOverdue(status)) return null;
  if (status.trialEnd === null) return new Date(now + TRIAL_DAYS * DAY_MS);
  return status.trialDaysRemaining > 0 ? new Date(status.trialEnd) : null;
}

/** The charges that follow from subscribing now. */
export function chargesOf({ status, promo, now }: Order): Charges {
  const monthly = status?.price?.amount ?? PRICE_CENTS;
  const full = `${formatMoney(monthly)} a month`;
  const dueToday = (cents: number) => ({ label: 'Due today', amount: formatMoney(cents) });
  if (isOverdue(status)) {
    return { rows: [dueToday(status?.price?.nextAmount ?? monthly)], after: `Then ${full}.` };
  }
  if (isFreeForever(promo)) {
    return { rows: [dueToday(0)], after: 'Free for ever: nothing will be charged.' };
  }
  const trialEnd = trialEndOf(status, now);
  const reduced = reduce(monthly, promo);
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

/** A charge with the code, rounded as Stripe rounds what it takes off. */
function reduce(cents: number, promo: Promo | null): number {
  if (promo === null) return cents;
  return Math.max(0, cents - promo.amountOff - Math.round((cents * promo.percentOff) / 100));
}

// On the last day of a month that is too short, as Stripe bills.
function addMonths(date: Date, months: number): Date {
  const added = new Date(date);
  added.setUTCDate(1);
  added.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return added;
}
