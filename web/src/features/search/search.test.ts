import { expect, it } from 'vitest';
import { partsOf, pathOf } from './search.ts';

it('when a snippet has hits, then its parts put together are the snippet', () => {
  expect(
    partsOf({
      snippet: 'Home, sweet home',
      hits: [
        [0, 4],
        [12, 16],
      ],
    }),
  ).toEqual([
    { text: 'Home', isHit: true },
    { text: ', sweet ', isHit: false },
    { text: 'home', isHit: true },
  ]);
  expect(partsOf({ snippet: 'I belonged', hits: [] })).toEqual([{ text: 'I belonged', isHit: false }]);
});

it.each([
  [{ date: '2026-11-20', mode: null }, '/app'],
  [{ date: '2026-11-19', mode: null }, '/app?date=2026-11-19'],
  [{ date: '2026-11-19', mode: 'write' }, '/app?date=2026-11-19'],
  [{ date: '2026-11-19', mode: 'heal' }, '/app?mode=heal&date=2026-11-19'],
  [{ date: '2026-11-20', mode: 'plan' }, '/app?mode=plan'],
] as const)('when %j is chosen on 20 November, then it leads to %s', (result, path) => {
  expect(pathOf(result, '2026-11-20')).toBe(path);
});
