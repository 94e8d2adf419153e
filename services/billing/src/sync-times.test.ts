import { describe, expect, it } from 'vitest';
import { nextSyncOf } from './sync-times.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000);

describe('when Stripe is asked again', () => {
  it.each([
    ['is over', { live: false, status: 'canceled' }, true, null],
    ['has just changed', { live: true, status: 'active' }, true, 1],
    ['is as it was', { live: true, status: 'active' }, false, 24],
    ['is overdue', { live: true, status: 'past_due' }, false, 1],
    ['was never paid', { live: true, status: 'incomplete' }, false, 1],
    ['ends its trial in five hours', { live: true, status: 'trialing', trialEnd: inHours(5) }, false, 6],
    ['ended its trial long ago', { live: true, status: 'active', trialEnd: inHours(-500) }, false, 24],
    [
      'is charged in three hours',
      { live: true, status: 'active', price: { nextChargeAt: inHours(3) } },
      false,
      4,
    ],
    [
      'was to be charged just now',
      { live: true, status: 'active', price: { nextChargeAt: inHours(-0.5) } },
      false,
      0.5,
    ],
    [
      'is charged in a week',
      { live: true, status: 'active', price: { nextChargeAt: inHours(168) } },
      false,
      24,
    ],
  ] as const)('and the subscription %s, then it is so many hours later', (_, found, hasChanged, hours) => {
    const expected = hours === null ? null : inHours(hours);
    expect(nextSyncOf({ trialEnd: null, price: null, ...found }, { hasChanged, now })).toEqual(expected);
  });
});
