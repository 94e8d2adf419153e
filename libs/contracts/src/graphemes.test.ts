import { describe, expect, it, vi } from 'vitest';
import {
  countCharacters,
  cutIndex,
  cutIndexAfter,
  cutText,
  cutTextFromEnd,
  lastCompleteIndex,
  firstGrapheme,
  firstGraphemes,
} from './graphemes.ts';

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
  'Hangul jamo of two': '\u1100\u1161',
  'a Thai syllable': 'กำ',
  'a Hindi conjunct': 'क्षि',
  'a couple of two skin tones': '👩🏽‍❤️‍💋‍👨🏻',
  'a voiced Kana': 'か\u3099',
  'a Chinese character and its variant': '葛\u{E0100}',
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
        expect(cutIndexAfter(text, first + into)).toBe(first + one.length);
      }
      expect(cutIndexAfter(text, first)).toBe(first);
      expect(cutText(text, first + one.length)).toBe(`${before}${one}`);
      expect(cutTextFromEnd(text, one.length + 2)).toBe(`${one}z`);
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

  it('when a long row of flags is cut, then none of them is divided', () => {
    const flags = '🇸🇪🇩🇪'.repeat(300);
    for (let end = 1_000; end < 1_010; end += 1) expect(cutIndex(flags, end)).toBe(end - (end % 4));
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

describe('a text that is being written', () => {
  it.each(Object.entries(CHARACTERS))(
    'when %s comes in two pieces, then it is handed on as one',
    (_, one) => {
      if (one === '\r\n' || one.startsWith('e') || one.startsWith('1')) return;
      for (let into = 1; into < one.length; into += 1)
        expect(lastCompleteIndex(`Well, ${one.slice(0, into)}`)).toBe('Well, '.length);
      expect(lastCompleteIndex(`Well, ${one} `)).toBe(`Well, ${one} `.length);
    },
  );

  it('when it is in plain letters, then it is handed on whole', () => {
    expect(lastCompleteIndex('Well, th')).toBe(8);
    expect(lastCompleteIndex('')).toBe(0);
  });
});

it.each([
  ['', '', ''],
  ['Ada', 'A', 'Ad'],
  ['👩‍👩‍👧‍👦🇸🇪x', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦🇸🇪'],
  ['e\u0301a', 'e\u0301', 'e\u0301a'],
])('when the first characters of %j are taken, then they are whole', (text, one, two) => {
  expect(firstGrapheme(text)).toBe(one);
  expect(firstGraphemes(text, 2)).toBe(two);
});

it('when a length is held against a limit, then code points are counted', () => {
  expect(countCharacters('a👍🏽e\u0301')).toBe(5);
});
