import { HOUR_MS } from '@inkwell/contracts';
import type { PersonSign } from '@inkwell/contracts';
import { describe, expect, it, test } from 'vitest';
import { addSign, currentFinding, setSign, toCare } from '../src/care/index.ts';
const START = Date.parse('2026-11-01T12:00:00Z');
const hour = (hours: number) => new Date(START + hours * HOUR_MS);
const sign = (
  level: PersonSign['level'],
  hours = 0,
  kind: PersonSign['kind'] = 'suicide',
  from = 'message',
): PersonSign => ({ level, kind, at: hour(hours).toISOString(), from });

describe('the level by time', () => {
  test.each([
    ['crisis', 71.9, 'crisis'],
    ['crisis', 72, undefined],
    ['concern', 23.9, 'concern'],
    ['concern', 24, undefined],
  ] as const)('when a %s is %s hours old, then it is %s', (level, hours, expected) => {
    expect(currentFinding([sign(level)], hour(hours))?.level).toBe(expected);
  });

  it('when texts show different things, then the most severe that still counts is taken', () => {
    const signs = [sign('crisis', 0), sign('concern', 60, 'eating', 'page:2026-11-03')];
    expect(currentFinding(signs, hour(70))).toEqual({ level: 'crisis', kind: 'suicide' });
    expect(currentFinding(signs, hour(80))).toEqual({ level: 'concern', kind: 'eating' });
    expect(currentFinding(signs, hour(90))).toBeNull();
  });

  it('when several texts show a concern, then the first tells the kind, also once it comes again', () => {
    const page = sign('concern', 1, 'eating', 'page:2026-11-01');
    const signs = addSign(addSign([sign('concern', 0)], page), sign('concern', 2, 'psychosis'));
    expect(currentFinding(signs, hour(3))).toEqual({ level: 'concern', kind: 'suicide', also: ['eating'] });
  });

  it('when a crisis follows something likely in another text, then the lines of both are shown, its own first', () => {
    const page = sign('concern', 1, 'eating', 'page:2026-11-01');
    const finding = currentFinding(addSign([page], sign('crisis', 2)), hour(3));
    expect(finding).toEqual({ level: 'crisis', kind: 'suicide', also: ['eating'] });
    const care = toCare(finding ?? sign('crisis'), { country: 'AU', birthDate: undefined });
    expect(care.also).toEqual(['eating']);
    const { resources } = care;
    const names = resources.map(({ name }) => name);
    expect(names[0]).toBe('Lifeline');
    expect(names).toContain('Butterfly National Helpline');
  });
});

describe('a sign', () => {
  test.each([
    ['the first', [], sign('concern', 1), sign('concern', 1)],
    [
      'a higher one',
      [sign('concern', 0, 'eating')],
      sign('crisis', 1),
      { ...sign('crisis', 1), also: ['eating'] },
    ],
    ['a likely one of another kind', [sign('concern', 0)], sign('concern', 1, 'eating'), sign('concern', 1)],
    ['a lower one', [sign('crisis', 0)], sign('concern', 1, 'eating'), sign('crisis', 1)],
    [
      'of another kind',
      [sign('crisis', 0)],
      sign('crisis', 1, 'violence'),
      { ...sign('crisis', 1, 'violence'), also: ['suicide'] },
    ],
    [
      'of the first kind again',
      [{ ...sign('crisis', 0, 'violence'), also: ['suicide' as const] }],
      sign('crisis', 1),
      { ...sign('crisis', 1), also: ['violence'] },
    ],
    ['a concern after a crisis is over', [sign('crisis', 0)], sign('concern', 80), sign('concern', 80)],
    ['a late higher one', [sign('concern', 5)], sign('crisis', 1), sign('crisis', 5)],
  ])('when it is %s, then it is kept so', (_name, known, next, expected) => {
    expect(addSign(known, next)).toEqual([expected]);
  });

  test.each([
    ['the same again', sign('crisis', 10)],
    ['an older one of the same level', sign('crisis', 0, 'violence')],
    ['an older and lower one', sign('concern', 1, 'eating')],
  ])('when it is %s, then nothing changes', (_name, next) => {
    const known = [sign('crisis', 10)];
    expect(addSign(known, next)).toBe(known);
  });

  it('when it is from another text, then both are kept', () => {
    const page = sign('concern', 1, 'eating', 'page:2026-11-01');
    expect(addSign([sign('crisis', 0)], page)).toEqual([sign('crisis', 0), page]);
  });

  it('when the text of a page changes, then its sign changes or goes, and the others stay', () => {
    const page = sign('concern', 1, 'eating', 'page:2026-11-01');
    const known = [sign('crisis', 0), page];
    expect(setSign(known, page.from, null)).toEqual([sign('crisis', 0)]);
    expect(setSign(known, page.from, { ...page, kind: 'suicide' })).toEqual([
      sign('crisis', 0),
      { ...page, kind: 'suicide' },
    ]);
    expect(setSign(known, page.from, page)).toBe(known);
    expect(setSign(known, 'page:2026-10-01', null)).toBe(known);
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
