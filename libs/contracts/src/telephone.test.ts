import { describe, expect, it } from 'vitest';
import { TELEPHONE_NUMBER } from './constants.ts';
import { cleanTelephone } from './telephone.ts';

describe('a telephone number', () => {
  it.each([
    ['marks of direction', '\u202A+49 30 123\u202C', '+49 30 123'],
    ['a mark from right to left', '\u200F030 123\u200E', '030 123'],
    ['isolates', '\u2066030 123\u2069', '030 123'],
    ['zero width characters', '030\u200B123\uFEFF', '030123'],
    ['a soft hyphen', '030\u00AD123', '030123'],
    ['no-break spaces', '+49\u00A030\u202F123', '+49 30 123'],
    ['a line break and a tab', '030\n\t123\r\n', '030 123'],
    ['typographic dashes', '030\u2011123\u201345\u2212 6', '030-123-45- 6'],
    ['full-width digits', '\uFF0B\uFF14\uFF19 30', '+49 30'],
  ])('when %s came along with it, then they are gone', (_what, pasted, number) => {
    expect(cleanTelephone(pasted)).toBe(number);
    expect(number).toMatch(TELEPHONE_NUMBER);
  });

  it.each([
    '112',
    '+46 (70) 123-45.67',
    '*100#',
    '+1 212 555 0123 #45',
    '(212) 555-0123 x45',
    '030 123 Ext. 4',
  ])('when it is "%s", then it is one, and stays as it was written', (number) => {
    expect(cleanTelephone(number)).toBe(number);
    expect(number).toMatch(TELEPHONE_NUMBER);
  });

  it.each(['', '5', 'at work', 'x45', '5 x45', '5 X45', '030 123 x', 'javascript:112', '112 or 113'])(
    'when it is "%s", then it is none',
    (text) => expect(text).not.toMatch(TELEPHONE_NUMBER),
  );
});
