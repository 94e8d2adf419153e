import { describe, expect, it } from 'vitest';
import { countRemoved, isOpen, isTooLong, isWorthKeeping, toWellFormed } from './entry-rules.ts';

describe('which day is open', () => {
  const zone = 'America/New_York';

  it('when it is today where the person is, then it is open, whatever UTC says', () => {
    const now = new Date('2026-11-21T03:00:00Z');
    expect(isOpen('2026-11-20', now, { zone })).toBe(true);
    expect(isOpen('2026-11-21', now, { zone })).toBe(false);
    expect(isOpen('2026-11-21', now, {})).toBe(true);
    expect(isOpen('2026-11-20', now, { offset: 300 })).toBe(true);
  });

  it('when midnight has passed, then yesterday stays open for ten minutes and today is open at once', () => {
    const atNineMinutes = new Date('2026-11-21T05:09:59Z');
    expect(isOpen('2026-11-20', atNineMinutes, { zone })).toBe(true);
    expect(isOpen('2026-11-21', atNineMinutes, { zone })).toBe(true);
    expect(isOpen('2026-11-20', new Date('2026-11-21T05:10:00Z'), { zone })).toBe(false);
  });

  it('when it is about to be tomorrow, then tomorrow is still shut', () => {
    expect(isOpen('2026-11-21', new Date('2026-11-21T04:59:59Z'), { zone })).toBe(false);
  });
});

describe('how long an entry is', () => {
  it('when characters need two units, then they count as one', () => {
    expect(isTooLong('😀'.repeat(200_000))).toBe(false);
    expect(isTooLong('😀'.repeat(200_001))).toBe(true);
    expect(isTooLong(`${'😀'.repeat(199_999)}ab`)).toBe(true);
    expect(isTooLong('a'.repeat(200_000))).toBe(false);
    expect(isTooLong('a'.repeat(200_001))).toBe(true);
  });

  it('when half of a pair is typed, then it is what storage makes of it', () => {
    expect(toWellFormed('a\ud83d')).toBe('a\ufffd');
    expect(toWellFormed('a\ud83d\ude00\u0000')).toBe('a\ud83d\ude00\u0000');
  });
});

describe('what a save removes', () => {
  const long = 'x'.repeat(300);

  it.each([
    ['nothing changes', 'abc', 'abc', 0],
    ['it is written on at the end', long, `${long} and more`, 0],
    ['it is written on in the middle', 'one three', 'one two three', 0],
    ['a character is repeated', 'aa', 'aaa', 0],
    ['the end is removed', `${long}${'y'.repeat(201)}`, long, 201],
    ['the middle is removed', `start ${long} end`, 'start  end', 300],
    ['everything is removed', long, '', 300],
    ['it is replaced by as many characters', 'a'.repeat(201), 'b'.repeat(201), 201],
    ['it is replaced by more characters', 'a'.repeat(201), 'b'.repeat(500), 201],
    ['it is repeated and shortened', 'ababab', 'abab', 2],
    ['emoji are removed', '😀'.repeat(201), '', 201],
    ['one half of an emoji differs', '😀', '😁', 1],
  ])('when %s, then it is counted', (_, before, after, removed) => {
    expect(countRemoved(before, after)).toBe(removed);
  });
});

describe('which replaced text is kept', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => ({ now, lastKeptAt: new Date(now.getTime() - seconds * 1_000) });
  const text = 'y'.repeat(201);

  it('when none was kept before, or none for five minutes, then it is kept', () => {
    expect(isWorthKeeping('a', 'b', { now, lastKeptAt: undefined })).toBe(true);
    expect(isWorthKeeping('a', 'b', ago(300))).toBe(true);
    expect(isWorthKeeping('a', 'b', ago(299))).toBe(false);
  });

  it('when more than 200 characters are removed, then it is kept at any time', () => {
    expect(isWorthKeeping(text, '', ago(1))).toBe(true);
    expect(isWorthKeeping(text.slice(1), '', ago(1))).toBe(false);
    expect(isWorthKeeping(text, `${text} more`, ago(1))).toBe(false);
  });

  it('when the text is the same, then it is not kept', () => {
    expect(isWorthKeeping('a', 'a', ago(3_600))).toBe(false);
  });
});
