import { AppError } from '@inkwell/service';
import { describe, expect, it } from 'vitest';
import { type FailedJob, isFailedForGood, mayRetry, reasonOf, slowWaitOf } from './failed-jobs.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-27T12:00:00Z');

/** A job whose last try was just now. */
const failed = (reason: string, ageHours: number, crashes = 0): FailedJob => ({
  failedReason: reason,
  stalledCounter: crashes,
  timestamp: NOW - ageHours * HOUR,
  finishedOn: NOW,
});

describe('a failed job', () => {
  it.each([
    ['an error of an unknown cause', 'TypeError', 23, 0, false],
    ['a mistake of our own, such as a key that is missing', 'internal', 23, 0, false],
    ['an unknown cause for more than a day', 'TypeError', 25, 0, true],
    ['a mistake of our own for more than a day', 'internal', 25, 0, true],
    ['something that is out of reach for a month', 'unavailable', 720, 0, false],
    ['a limit', 'rate_limited', 720, 0, false],
    ['a refusal', 'invalid', 0, 0, true],
    ['three crashes', 'internal', 0, 3, false],
    ['four crashes', 'job stalled more than allowable limit', 0, 4, true],
  ])(
    'when the reason is %s, then whether it failed for good is told',
    (_, reason, age, crashes, expected) => {
      expect(isFailedForGood(failed(reason, age, crashes), NOW)).toBe(expected);
    },
  );

  it('when it failed for good, then its waits double from an hour to six', () => {
    const waits = [0, 0.5, 2, 5, 24, 720].map((age) => slowWaitOf(failed('invalid', age)) / HOUR);
    expect(waits).toEqual([1, 1, 2, 5, 6, 6]);
  });
});

describe('a failed job whose work is asked for again', () => {
  const MINUTE = 60_000;
  const begins = (reason: string, failedForMs: number, waitedMs: number) =>
    mayRetry({ ...failed(reason, 0), timestamp: NOW - failedForMs }, NOW + waitedMs);

  it('when a sweep asks for a refused one each minute, then its tries grow apart up to six hours', () => {
    const tries: number[] = [];
    let last = 0;
    for (let minute = 1; minute <= 24 * 60; minute += 1) {
      const job = { ...failed('invalid', 0), timestamp: NOW, finishedOn: NOW + last * MINUTE };
      if (!mayRetry(job, NOW + minute * MINUTE)) continue;
      tries.push(minute - last);
      last = minute;
    }
    expect(tries).toEqual([1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  });

  it.each([
    ['was refused just now', 'invalid', 10, 10, true],
    ['has been refused for an hour', 'invalid', HOUR, HOUR - 1, false],
    ['waits for something out of reach', 'unavailable', 48 * HOUR, 0, true],
    ['fails of an unknown cause for less than a day', 'TypeError', 23 * HOUR, 0, true],
    ['fails of an unknown cause for more than a day', 'TypeError', 25 * HOUR, 5 * HOUR, false],
  ])('when it %s, then whether it begins again is told', (_, reason, failedForMs, waitedMs, expected) => {
    expect(begins(reason, failedForMs, waitedMs)).toBe(expected);
  });
});

describe('the reason that is kept', () => {
  it('when MongoDB is away, then it says so as for any other server', () => {
    const away = Object.assign(new Error('at 10.0.0.7'), { name: 'MongoServerSelectionError' });
    const reasons = [away, new AppError('internal', 'a secret'), new TypeError('a secret'), 'a secret'];
    expect(reasons.map(reasonOf)).toEqual(['unavailable', 'internal', 'TypeError', 'unknown']);
  });
});
