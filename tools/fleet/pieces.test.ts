import { expect, test } from 'vitest';

import { lastNumberedPiece, countLostPieces, numberedPiece } from './pieces.ts';

test('when a piece of a reply is missing, doubled or out of order, then it is lost; a reply without its end is', () => {
  const reply = (...numbers: number[]) => numbers.map(numberedPiece).join('') + lastNumberedPiece(4);
  expect(countLostPieces(reply(1, 2, 3))).toBe(0);
  expect(countLostPieces(reply(1, 3))).toBe(3);
  expect(countLostPieces(reply(1, 3, 2))).toBe(2);
  expect(countLostPieces(reply(1, 1, 2, 3))).toBe(4);
  expect(countLostPieces(numberedPiece(1) + numberedPiece(2))).toBe(2);
  expect(countLostPieces('The companion is out of reach.')).toBe(1);
});
