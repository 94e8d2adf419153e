import { describe, expect, it } from 'vitest';
import { isOpen, isTooLong, wellFormed } from './entry-rules.ts';

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

describe('how long a page is', () => {
  it('when characters need two units, then they count as one', () => {
    expect(isTooLong('😀'.repeat(200_000))).toBe(false);
    expect(isTooLong('😀'.repeat(200_001))).toBe(true);
    expect(isTooLong(`${'😀'.repeat(199_999)}ab`)).toBe(true);
    expect(isTooLong('a'.repeat(200_000))).toBe(false);
    expect(isTooLong('a'.repeat(200_001))).toBe(true);
  });

  it('when half of a pair is typed, then it is what storage makes of it', () => {
    expect(wellFormed('a\ud83d')).toBe('a\ufffd');
    expect(wellFormed('a\ud83d\ude00\u0000')).toBe('a\ud83d\ude00\u0000');
  });
});
