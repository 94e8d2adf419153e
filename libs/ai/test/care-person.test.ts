import type { CareSign } from '@inkwell/contracts';
import { describe, expect, it, test } from 'vitest';
import { addSign, currentFinding, toCare } from '../src/care/index.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T12:00:00Z');
const day = (days: number) => new Date(START + days * DAY_MS);
const sign = (level: CareSign['level'], days = 0, kind: CareSign['kind'] = 'suicide'): CareSign => ({
  level,
  kind,
  at: day(days).toISOString(),
});

describe('the level by time', () => {
  test.each([
    ['crisis', 6.99, 'crisis'],
    ['crisis', 7, 'concern'],
    ['crisis', 13.99, 'concern'],
    ['crisis', 14, undefined],
    ['concern', 6.99, 'concern'],
    ['concern', 7, undefined],
  ] as const)('when a %s is %s days old, then it is %s', (level, days, expected) => {
    expect(currentFinding(sign(level), day(days))?.level).toBe(expected);
  });
});

describe('a sign', () => {
  test.each([
    ['the first', null, sign('concern', 1), sign('concern', 1)],
    ['a higher one', sign('concern', 0, 'eating'), sign('crisis', 1), sign('crisis', 1)],
    ['a lower one', sign('crisis', 0), sign('concern', 1, 'eating'), sign('crisis', 1)],
    ['one of another kind', sign('crisis', 0), sign('crisis', 1, 'violence'), sign('crisis', 1, 'violence')],
    ['a concern after a crisis has faded', sign('crisis', 0), sign('concern', 8), sign('concern', 8)],
    ['a late higher one', sign('concern', 5), sign('crisis', 1), sign('crisis', 5)],
  ])('when it is %s, then it is kept so', (_name, known, next, expected) => {
    expect(addSign(known, next)).toEqual(expected);
  });

  test.each([
    ['the same again', sign('crisis', 1)],
    ['an older one of the same level', sign('crisis', 0, 'violence')],
    ['an older and lower one', sign('concern', -9, 'eating')],
  ])('when it is %s, then nothing changes', (_name, next) => {
    const known = sign('crisis', 1);
    expect(addSign(known, next)).toBe(known);
  });
});

describe('what a person is shown', () => {
  const shown = (birthDate: string | undefined) =>
    toCare({ level: 'crisis', kind: 'suicide' }, { country: 'DE', birthDate }).resources[0]?.name;

  it('when they are under 18, then the lines for young people come first', () => {
    const year = new Date().getUTCFullYear();
    expect(shown(`${year - 15}-01-01`)).not.toBe('TelefonSeelsorge');
    for (const date of [`${year - 30}-01-01`, undefined, 'long ago'])
      expect(shown(date)).toBe('TelefonSeelsorge');
  });
});
