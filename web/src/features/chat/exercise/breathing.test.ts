import { describe, expect, it } from 'vitest';
import { momentAt } from './breathing.ts';

const parts = (pace: Parameters<typeof momentAt>[0], seconds: number) =>
  Array.from({ length: seconds }, (_, second) => {
    const moment = momentAt(pace, second);
    return moment && `${moment.part} ${moment.secondsLeft} (${moment.breath})`;
  });

describe('the moments of a breathing exercise', () => {
  it('when it has a hold, then each part counts down to 1 and the breaths go on to the end', () => {
    expect(parts({ in: 2, hold: 1, out: 3, rounds: 2 }, 13)).toEqual([
      'in 2 (1)',
      'in 1 (1)',
      'hold 1 (1)',
      'out 3 (1)',
      'out 2 (1)',
      'out 1 (1)',
      'in 2 (2)',
      'in 1 (2)',
      'hold 1 (2)',
      'out 3 (2)',
      'out 2 (2)',
      'out 1 (2)',
      null,
    ]);
  });

  it('when it has no hold, then the breath out follows at once', () => {
    expect(parts({ in: 1, hold: 0, out: 2, rounds: 1 }, 4)).toEqual([
      'in 1 (1)',
      'out 2 (1)',
      'out 1 (1)',
      null,
    ]);
  });
});
