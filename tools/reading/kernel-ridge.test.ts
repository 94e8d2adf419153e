import { createKernelReader } from '@inkwell/ai/reading';
import { describe, expect, it } from 'vitest';
import { trainKernel } from './kernel-ridge.ts';

const POINTS = 60;
/** Directions all around a circle, by their angle. */
const at = (angle: number) => [Math.cos(angle), Math.sin(angle), 0.2, 0.1];
const angles = Array.from({ length: POINTS }, (_, index) => (2 * Math.PI * index) / POINTS);
// No straight line tells these apart: each quarter of the circle is of the other class than its neighbours.
const isOdd = (angle: number) => Math.floor((2 * angle) / Math.PI) % 2 === 1;

describe('a trained kernel', () => {
  const kernel = trainKernel(
    angles.map(at),
    {
      quarter: {
        classes: ['even', 'odd'],
        labels: angles.map((angle) => (isOdd(angle) ? [0, 1] : [1, 0])),
        sharpness: 8,
      },
      whole: { classes: ['one', 'other'], labels: angles.map(() => [0.75, 0.25]), sharpness: 2 },
    },
    'made up',
  );
  const read = createKernelReader(kernel);

  it('when a text is between those that it learned, then it is told by its likeness, in each quarter', () => {
    for (const angle of [0.8, 2.4, 3.9, 5.5]) {
      const { quarter } = read(at(angle));
      expect(quarter.get(isOdd(angle) ? 'odd' : 'even'), `${angle}`).toBeGreaterThan(0.8);
      expect((quarter.get('odd') ?? 0) + (quarter.get('even') ?? 0)).toBeCloseTo(1);
    }
  });

  it('when all texts are of both classes alike, then so is every other, as sharply as is said', () => {
    const odds = Math.exp(2 * (0.75 - 0.25));
    expect(read(at(1)).whole.get('one')).toBeCloseTo(odds / (1 + odds));
  });

  it('when it is trained again, then it is the same', () => {
    const labels = angles.map(() => [0.75, 0.25]);
    const again = trainKernel(
      angles.map(at),
      { whole: { classes: ['one', 'other'], labels, sharpness: 2 } },
      '',
    );
    expect(again.heads.whole).toEqual(kernel.heads.whole);
    expect(again.vectors).toBe(kernel.vectors);
  });
});
