import type { Price, SubscriptionStatus } from '@inkwell/contracts';
import { formatDate, formatMoney } from './price.ts';
import { daysLeft } from './status-name.ts';

interface Row {
  name: string;
  value: string;
}

/** Whether a code makes the subscription free without an end. */
const isFreeForever = (price: Price | null): boolean =>
  price !== null && price.discount !== null && price.nextAmount === 0 && price.nextChargeAt === null;

/** What a running subscription costs, as rows of name and value; none where the price is not known. */
export function priceRows({ price, status }: SubscriptionStatus): Row[] {
  if (price === null || status === 'canceled') return [];
  const money = (cents: number) => formatMoney(cents, price.currency);
  const rows: Row[] = [{ name: 'Price', value: `${money(price.amount)} a month` }];
  if (price.discount !== null) rows.push({ name: 'Your code', value: `${price.discount} off` });
  if (isFreeForever(price)) return [...rows, { name: 'Free until', value: 'For ever' }];
  if (price.freeUntil !== null) rows.push({ name: 'Free until', value: formatDate(price.freeUntil) });
  return [...rows, { name: 'Next charge', value: nextCharge(price, money) }];
}

function nextCharge({ nextAmount, nextChargeAt }: Price, money: (cents: number) => string): string {
  if (nextChargeAt !== null) return `${money(nextAmount)} on ${formatDate(nextChargeAt)}`;
  return nextAmount > 0 ? money(nextAmount) : 'None';
}

/** Where a subscription stands, in a sentence or two. */
export function describeStatus(status: SubscriptionStatus): string {
  if (status.status === 'canceled') return 'Nothing more will be charged. Your writing is kept.';
  if (status.needsPayment) return 'The last payment did not go through. Your writing is safe.';
  if (status.status === 'trialing')
    return `${daysLeft(status.trialDaysRemaining)}. Everything is open to you.`;
  if (isFreeForever(status.price)) return 'Free for ever. Everything is open to you.';
  return 'Everything is open to you.';
}
