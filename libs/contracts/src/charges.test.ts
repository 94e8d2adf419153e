import { describe, expect, it } from 'vitest';
import { addMonths, discounted, isFreeForever, isFullDiscount } from './charges.ts';

describe('a charge', () => {
  it.each([
    [999, { percentOff: 50, amountOff: 0 }, 499],
    [999, { percentOff: 12.5, amountOff: 0 }, 874],
    [999, { percentOff: 0, amountOff: 500 }, 499],
    [999, { percentOff: 0, amountOff: 5_000 }, 0],
  ])('when of %i cents %o is taken off, then %i are left', (cents, discount, left) => {
    expect(discounted(cents, discount)).toBe(left);
  });

  it('when all is taken off, then a card is not needed; it is free for ever where that has no end', () => {
    const once = { percentOff: 100, duration: 'once' } as const;
    expect([isFullDiscount(once), isFreeForever(once)]).toEqual([true, false]);
    expect(isFreeForever({ ...once, duration: 'forever' })).toBe(true);
    expect(isFullDiscount({ percentOff: 99 })).toBe(false);
    expect([isFullDiscount(null), isFreeForever(null)]).toEqual([false, false]);
  });

  it('when a month has no such day, then it is on its last, and the billing day comes back after it', () => {
    const january = new Date('2027-01-31T12:00:00Z');
    const february = addMonths(january, 1);
    expect(february.toISOString()).toBe('2027-02-28T12:00:00.000Z');
    expect(addMonths(february, 1, 31).toISOString()).toBe('2027-03-31T12:00:00.000Z');
  });
});
