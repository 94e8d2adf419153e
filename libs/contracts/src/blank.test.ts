import { describe, expect, it } from 'vitest';
import { isBlankText } from './blank.ts';
import { answerText, messageText } from './text.ts';

const BLANK = {
  nothing: '',
  'spaces, tabs and breaks': ' \t\r\n\u00A0\u3000\u2028',
  'a zero width space': '\u200B',
  'several of them, with spaces': ' \u200B \u200B\n',
  joiners: '\u200C\u200D\u2060',
  'a byte order mark': '\uFEFF',
  'marks of direction': '\u200E\u200F\u061C\u202A\u202E\u2066\u2069',
  'a soft hyphen': '\u00AD',
  'a grapheme joiner': '\u034F',
  'Hangul fillers': '\u3164\uFFA0\u115F\u1160',
  'a blank Braille cell': '\u2800',
  'variation selectors': '\uFE0F\uFE0E\u{E0100}',
  'Mongolian separators': '\u180E\u180B',
  tags: '\u{E0061}\u{E007F}',
  'invisible signs of mathematics': '\u2061\u2063',
  'notes between lines': '\uFFF9\uFFFB',
  'Khmer inherent vowels': '\u17B4\u17B5',
};

describe('a text that shows nothing', () => {
  it.each(Object.entries(BLANK))('when it is %s, then it is missing', (_, text) => {
    expect(isBlankText(text)).toBe(true);
    for (const schema of [answerText(100), messageText(100)]) {
      expect(schema.safeParse(text).error?.issues[0]?.message).toBe('is required');
    }
  });

  it.each([
    '.',
    '0',
    'می\u200Cخواهم',
    'क्\u200Dष',
    '\u200BAnn\u200B',
    '👩‍👩‍👧‍👦',
    '❤️',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '\u200Fעדי\u200F',
    '\u2801',
    'ㅏ',
    '\u0301',
  ])('when it is %j, then it is a text, as it was written', (text) => {
    expect(isBlankText(text)).toBe(false);
    for (const schema of [answerText(100), messageText(100)]) expect(schema.parse(text)).toBe(text);
  });

  it('when an answer is control characters alone, then it says so', () => {
    expect(answerText(100).safeParse('\u0000').error?.issues[0]?.message).toBe(
      'must not contain control characters',
    );
    expect(messageText(100).safeParse('\u0000').error?.issues[0]?.message).toBe('is required');
  });
});
