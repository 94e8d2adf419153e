import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { priceOf } from './price.ts';

const seconds = (iso: string) => Date.parse(iso) / 1_000;
const START = '2026-01-31T12:00:00.000Z';

interface Given {
  status?: string;
  periodEnd?: string;
  coupons?: (Partial<Stripe.Coupon> & { end?: string })[];
  cancelAt?: string;
  invoice?: { amount_remaining: number; next_payment_attempt: number | null };
}

/** What Stripe says of a subscription whose billing cycle began on the last of January. */
function subscription({ status = 'active', periodEnd = '2026-02-28T12:00:00.000Z', ...rest }: Given) {
  const discounts = (rest.coupons ?? []).map(({ end, ...coupon }) => ({
    end: end === undefined ? null : seconds(end),
    source: {
      type: 'coupon',
      coupon: { percent_off: null, amount_off: null, currency: 'usd', duration: 'forever', ...coupon },
    },
  }));
  const given: unknown = {
    status,
    billing_cycle_anchor: seconds(START),
    cancel_at: rest.cancelAt === undefined ? null : seconds(rest.cancelAt),
    discounts,
    latest_invoice: rest.invoice ?? 'in_1',
    items: {
      data: [
        { quantity: 1, price: { unit_amount: 999, currency: 'usd' }, current_period_end: seconds(periodEnd) },
      ],
    },
  };
  return given as Stripe.Subscription;
}

type Expected = [
  discount: string | null,
  nextAmount: number,
  nextChargeAt: string | null,
  freeUntil: string | null,
];

describe('the price of a subscription', () => {
  it.each<[string, Given, Expected]>([
    ['a paid month runs', {}, [null, 999, '2026-02-28', null]],
    ['the trial runs', { status: 'trialing' }, [null, 999, '2026-02-28', '2026-02-28']],
    [
      'half is off for ever',
      { status: 'trialing', coupons: [{ percent_off: 50 }] },
      ['50%', 499, '2026-02-28', '2026-02-28'],
    ],
    [
      'five dollars are off once',
      { status: 'trialing', coupons: [{ amount_off: 500, duration: 'once' }] },
      ['$5.00', 499, '2026-02-28', '2026-02-28'],
    ],
    ['more is off than it costs', { coupons: [{ amount_off: 5_000 }] }, ['$50.00', 0, null, null]],
    ['all is off for ever', { coupons: [{ percent_off: 100 }] }, ['100%', 0, null, null]],
    [
      'all is off once',
      { status: 'trialing', coupons: [{ percent_off: 100, duration: 'once' }] },
      ['100%', 999, '2026-03-31', '2026-03-31'],
    ],
    [
      'all is off for three months',
      { coupons: [{ percent_off: 100, duration: 'repeating', end: '2026-04-30T12:00:00Z' }] },
      ['100%', 999, '2026-04-30', '2026-04-30'],
    ],
    [
      'half is off until before the next charge',
      { coupons: [{ percent_off: 50, duration: 'repeating', end: '2026-02-28T12:00:00Z' }] },
      ['50%', 999, '2026-02-28', null],
    ],
    [
      'two discounts meet',
      { coupons: [{ percent_off: 50 }, { amount_off: 100 }] },
      ['50% + $1.00', 399, '2026-02-28', null],
    ],
    [
      'a discount is in another currency',
      { coupons: [{ amount_off: 500, currency: 'eur' }] },
      [null, 999, '2026-02-28', null],
    ],
    ['it ends before the next charge', { cancelAt: '2026-02-28T12:00:00Z' }, [null, 0, null, null]],
    ['it has ended', { status: 'canceled', coupons: [{ percent_off: 50 }] }, [null, 0, null, null]],
    [
      'a payment is overdue',
      {
        status: 'past_due',
        invoice: { amount_remaining: 499, next_payment_attempt: seconds('2026-02-03T12:00:00Z') },
      },
      [null, 499, '2026-02-03', null],
    ],
    [
      'a payment is overdue and Stripe has given up',
      { status: 'unpaid', invoice: { amount_remaining: 999, next_payment_attempt: null } },
      [null, 999, null, null],
    ],
  ])('when %s, then the next charge and the free time follow', (_title, given, expected) => {
    const price = priceOf(subscription(given));
    const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null;
    expect([price?.amount, price?.currency]).toEqual([999, 'usd']);
    expect([price?.discount, price?.nextAmount, day(price?.nextChargeAt), day(price?.freeUntil)]).toEqual(
      expected,
    );
  });

  it('when there is no subscription, then there is no price', () => {
    expect(priceOf(null)).toBeNull();
  });
});
