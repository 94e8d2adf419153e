import { describe, expect, test } from 'vitest';
import { createFaults } from './faults.ts';

const minute = 60_000;

describe('a quota of calls a minute', () => {
  test('when a user has had theirs, then the next is refused until the first is a minute old', () => {
    const faults = createFaults();
    const { take } = faults;
    faults.setQuota(403, 2);
    take.outage('ana', 0);
    take.outage('ana', 30_000);
    expect(() => take.outage('ana', minute - 1)).toThrow('Rate Limit Exceeded');
    expect(() => take.outage('bob', minute - 1)).not.toThrow();
    expect(() => take.outage('ana', minute)).not.toThrow();
    expect(() => take.outage('ana', minute)).toThrow('Rate Limit Exceeded');
    expect(() => take.outage('ana', 30_000 + minute)).not.toThrow();
  });

  test('when the quota is set again, then it counts from zero', () => {
    const faults = createFaults();
    const { take } = faults;
    faults.setQuota(429, 1);
    take.outage('ana', 0);
    faults.setQuota(429, 1);
    expect(() => take.outage('ana', 0)).not.toThrow();
    faults.setQuota(null);
    expect(() => take.outage('ana', 0)).not.toThrow();
  });
});
