import { describe, expect, it, vi } from 'vitest';
import { cutIndex, cutText } from './graphemes.ts';

const CHARACTERS = {
  'a family': '👩‍👩‍👧‍👦',
  'a flag': '🇸🇪',
  'a flag of tags': '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'a skin tone': '👍🏽',
  'a keycap': '1\uFE0F\u20E3',
  'a heart with its selector': '❤️',
  'a letter and its mark': 'e\u0301',
  'a Hindi syllable': 'नि',
  'Hangul jamo': '\u1112\u1161\u11AB',
  'a surrogate pair': '𐐷',
  'a line break of two': '\r\n',
};

describe('cutting a text', () => {
  it.each(Object.entries(CHARACTERS))('when a cut falls into %s, then it moves in front of it', (_, one) => {
    for (const before of ['ab', 'a b ', '🇩🇪🇫🇷', 'x'.repeat(2_000)]) {
      const text = `${before}${one}${one}z`;
      const first = before.length;
      for (let into = 1; into < one.length; into += 1) {
        expect(cutIndex(text, first + into)).toBe(first);
        expect(cutIndex(text, first + one.length + into)).toBe(first + one.length);
      }
      expect(cutText(text, first + one.length)).toBe(`${before}${one}`);
    }
  });

  it('when there is nothing to cut, then the text is whole', () => {
    expect(cutText('👩‍👧', 60)).toBe('👩‍👧');
    expect(cutText('', 60)).toBe('');
    expect(cutText('abc', 0)).toBe('');
  });

  it('when one character fills all the room, then it is cut between code points', () => {
    expect(cutText(`a${'\u0301'.repeat(100)}`, 60)).toHaveLength(60);
    expect(cutText('👩‍👩‍👧‍👦', 4)).toBe('👩‍');
  });

  it('when the text is as long as a page may be, then only what stands near the cut is segmented', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    cutIndex('👩‍👩‍👧‍👦'.repeat(18_000), 150_003);
    const lengths = segment.mock.calls.map(([text]) => text.length);
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_000);
    segment.mockRestore();
  });
});
