import { describe, expect, it } from 'vitest';
import { fisherTest, keepSignificant, liftOf } from './statistics.ts';

describe("Fisher's exact test", () => {
  it('when the tea is tasted, then the probability is that of the textbook', () => {
    // Fisher's own example: 3 of 4 and 1 of 4 are 17 of 70 tables, 4 of 4 and none is one.
    expect(fisherTest({ yes: 3, of: 4 }, { yes: 1, of: 4 }).p).toBeCloseTo(17 / 70, 12);
    expect(fisherTest({ yes: 4, of: 4 }, { yes: 0, of: 4 }).p).toBeCloseTo(1 / 70, 12);
    expect(fisherTest({ yes: 3, of: 4 }, { yes: 1, of: 4 }).smallest).toBeCloseTo(1 / 70, 12);
  });

  it('when a share is as large elsewhere, or nothing was there, then chance explains it', () => {
    expect(fisherTest({ yes: 5, of: 10 }, { yes: 25, of: 50 }).p).toBeGreaterThan(0.5);
    expect(fisherTest({ yes: 0, of: 10 }, { yes: 25, of: 50 }).p).toBe(1);
    expect(fisherTest({ yes: 0, of: 0 }, { yes: 0, of: 0 }).p).toBe(1);
  });
});

describe('significance among many', () => {
  const named = (...ps: number[]) => ps.map((p) => ({ p }));

  it('when one of many is small by chance, then it is not kept; when it is small for all of them, then it is', () => {
    const others = named(...Array.from({ length: 99 }, () => 0.6));
    expect(keepSignificant([{ p: 0.01 }, ...others], 0.05)).toEqual([]);
    expect(keepSignificant([{ p: 0.0004 }, ...others], 0.05)).toEqual([{ p: 0.0004 }]);
  });

  it('when several hold together, then the larger ones pass too, the surest first', () => {
    expect(keepSignificant(named(0.03, 0.01, 0.02, 0.9), 0.05)).toEqual(named(0.01, 0.02, 0.03));
    expect(keepSignificant([], 0.05)).toEqual([]);
  });
});

it('when a share is compared, then the lift says how many times as large it is', () => {
  expect(liftOf({ yes: 6, of: 8 }, { yes: 10, of: 40 })).toBe(3);
  expect(liftOf({ yes: 5, of: 5 }, { yes: 0, of: 10 })).toBe(20);
  expect(liftOf({ yes: 5, of: 5 }, { yes: 0, of: 0 })).toBe(0);
});
