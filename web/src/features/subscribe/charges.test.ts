import type { Promo, SubscriptionStatus } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { unpaid } from '../../../test/fixtures.ts';
import { chargesOf } from './charges.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const trialOver = { ...unpaid, status: 'canceled', trialEnd: '2026-10-01T12:00:00.000Z' };
const trialLeft = {
  ...unpaid,
  status: 'canceled',
  trialEnd: '2026-11-24T12:00:00.000Z',
  trialDaysRemaining: 2,
};
const overdue = {
  ...trialOver,
  status: 'past_due',
  price: {
    amount: 999,
    currency: 'usd',
    discount: null,
    nextAmount: 499,
    nextChargeAt: null,
    freeUntil: null,
  },
};

const code = (part: Partial<Promo>): Promo => ({
  valid: true,
  code: 'CODE',
  discount: '',
  percentOff: 0,
  amountOff: 0,
  duration: 'forever',
  months: null,
  ...part,
});
const HALF = code({ percentOff: 50 });
const ALL = code({ percentOff: 100 });

type Expected = [rows: [string, string][], then: string];

describe('what is charged', () => {
  it.each<[string, SubscriptionStatus, Promo | null, Expected]>([
    [
      'a trial begins',
      unpaid,
      null,
      [
        [
          ['Due today', '$0.00'],
          ['First charge on November 29, 2026', '$9.99'],
        ],
        'Then $9.99 a month.',
      ],
    ],
    [
      'half is off for ever',
      unpaid,
      HALF,
      [
        [
          ['Due today', '$0.00'],
          ['First charge on November 29, 2026', '$4.99'],
        ],
        'Then $4.99 a month for as long as you stay, instead of $9.99 a month.',
      ],
    ],
    [
      'five dollars are off once',
      unpaid,
      code({ amountOff: 500, duration: 'once' }),
      [
        [
          ['Due today', '$0.00'],
          ['First charge on November 29, 2026', '$4.99'],
        ],
        'Then $9.99 a month.',
      ],
    ],
    [
      'half is off for three months',
      unpaid,
      code({ percentOff: 50, duration: 'repeating', months: 3 }),
      [
        [
          ['Due today', '$0.00'],
          ['First charge on November 29, 2026', '$4.99'],
        ],
        '$4.99 a month for the first 3 months, then $9.99 a month.',
      ],
    ],
    [
      'all is off for ever',
      unpaid,
      ALL,
      [[['Due today', '$0.00']], 'Free for ever: nothing will be charged.'],
    ],
    [
      'all is off for three months',
      unpaid,
      code({ percentOff: 100, duration: 'repeating', months: 3 }),
      [
        [
          ['Due today', '$0.00'],
          ['First charge on February 28, 2027', '$9.99'],
        ],
        'Then $9.99 a month.',
      ],
    ],
    ['the trial is over', trialOver, null, [[['Due today', '$9.99']], 'Then $9.99 a month.']],
    [
      'the trial is over and half is off',
      trialOver,
      HALF,
      [[['Due today', '$4.99']], 'Then $4.99 a month for as long as you stay, instead of $9.99 a month.'],
    ],
    [
      'days of the trial are left',
      trialLeft,
      null,
      [
        [
          ['Due today', '$0.00'],
          ['First charge on November 24, 2026', '$9.99'],
        ],
        'Then $9.99 a month.',
      ],
    ],
    ...['past_due', 'unpaid', 'incomplete', 'paused'].map(
      (status): [string, SubscriptionStatus, Promo, Expected] => [
        `a payment is open and it is ${status}`,
        { ...overdue, status },
        HALF,
        [[['Due today', '$4.99']], 'Then $9.99 a month.'],
      ],
    ),
  ])('when %s, then each charge has its date and amount', (_title, status, promo, [rows, then]) => {
    const charges = chargesOf({ status, promo, now: NOW });
    expect(charges.rows.map(({ label, amount }) => [label, amount])).toEqual(rows);
    expect(charges.after).toBe(then);
  });
});
