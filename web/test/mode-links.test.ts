import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '../src/features/search/search.ts';
import { searchOfMode } from '../src/lib/modes.ts';

describe('where the browser does not count the parameters of a query', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  beforeEach(() => void Reflect.deleteProperty(URLSearchParams.prototype, 'size'));
  afterEach(() => {
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  });

  it.each([
    ['', 'heal', '?mode=heal'],
    ['?mode=heal', 'write', ''],
    ['?date=2026-11-20&mode=heal', 'write', '?date=2026-11-20'],
    ['?date=2026-11-20', 'plan', '?date=2026-11-20&mode=plan'],
  ] as const)(
    'when the query is “%s” and the mode %s is chosen, then it is “%s”',
    (search, mode, expected) => {
      expect(searchOfMode(search, mode)).toBe(expected);
    },
  );

  it('when a result of the search is opened, then its mode and day are in the path', () => {
    expect(pathOf({ date: '2026-11-20', mode: 'heal' }, '2026-11-21')).toBe('/app?mode=heal&date=2026-11-20');
    expect(pathOf({ date: '2026-11-21', mode: 'write' }, '2026-11-21')).toBe('/app');
  });
});
