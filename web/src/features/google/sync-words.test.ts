import { expect, it } from 'vitest';
import { stopClock } from '../../../test/stop-clock.ts';
import { describeCounts, describeTime } from './sync-words.ts';

stopClock();

const nothing = { imported: 0, exported: 0, updated: 0, deleted: 0 };

it.each([
  [nothing, 'nothing had changed'],
  [{ ...nothing, imported: 1 }, '1 new from Google'],
  [
    { imported: 3, exported: 1, updated: 2, deleted: 4 },
    '3 new from Google, 1 new in Google, 2 changed, 4 deleted',
  ],
])('when a sync did %o, then it is %s', (counts, words) => {
  expect(describeCounts(counts)).toBe(words);
});

it('when a time is of today, then its day is not named', () => {
  const at = new Date();
  at.setHours(9, 5);
  expect(describeTime(at.toISOString())).toBe('today at 9:05 AM');
  at.setFullYear(2024, 1, 29);
  expect(describeTime(at.toISOString())).toBe('Thursday, February 29 at 9:05 AM');
});
