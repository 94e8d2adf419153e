import { describe, expect, it } from 'vitest';
import { createDraw } from '../src/local/draw.ts';

const LINES = ['That is so.', 'That is not so.', 'Good to know.'];

describe('a draw of lines', () => {
  it('when the last replies began in one way, then a line with another beginning is drawn', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(createDraw(['That is nice. And then?'], seed).line(LINES)).toBe('Good to know.');
  });

  it('when all begin like that, then one is drawn all the same, and none twice', () => {
    const draw = createDraw(['That is nice.'], 'a');
    const drawn = [draw.line(LINES.slice(0, 2)), draw.line(LINES.slice(0, 2))];
    expect(drawn.toSorted()).toEqual(LINES.slice(0, 2).toSorted());
  });
});
