import { expect, test } from 'vitest';

import { lastPieceOf, lostPieces, pieceOf } from './pieces.ts';

test('when a piece of a reply is missing, doubled or out of order, then it is lost; a reply without its end is', () => {
  const reply = (...numbers: number[]) => numbers.map(pieceOf).join('') + lastPieceOf(4);
  expect(lostPieces(reply(1, 2, 3))).toBe(0);
  expect(lostPieces(reply(1, 3))).toBe(3);
  expect(lostPieces(reply(1, 3, 2))).toBe(2);
  expect(lostPieces(reply(1, 1, 2, 3))).toBe(4);
  expect(lostPieces(pieceOf(1) + pieceOf(2))).toBe(2);
  expect(lostPieces('The companion is out of reach.')).toBe(1);
});
