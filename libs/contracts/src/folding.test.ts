import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldWithPlaces } from './folding.ts';

describe('folding', () => {
  it.each([
    [
      'letters that are not an accented other one',
      'Łódź Đorđe Øre Æsir Œuvre Þór Ħal Ŋ',
      'lodz dorde ore aesir oeuvre thor hal n',
    ],
    ['a sharp s in either case', 'Straße STRAẞE', 'strasse strasse'],
    ['the two Turkish letters i', 'İSTANBUL ISPARTA ışık', 'istanbul isparta isik'],
    ['an s of old prints', 'Congreſs', 'congress'],
    ['accents, composed or not', 'Café Cafe\u0301 Ångström', 'cafe cafe angstrom'],
    ['Vietnamese', 'Nguyễn Thị Đường', 'nguyen thi duong'],
    ['ligatures', 'ﬁnal oﬃce ŉ', "final office 'n"],
    ['full width', 'ＡＢＣ　１２', 'abc 12'],
    ['half width', 'ｶﾞｷﾞ', 'ガギ'],
    ['signs of compatibility', '① ² ½ № ™ …', '1 2 1/2 no tm ...'],
    ['mathematical letters', '𝐇𝐞𝐥𝐥𝐨', 'hello'],
    ['Greek with its last sigma', 'ΟΔΟΣ Οδός', 'οδοσ οδοσ'],
    ['Cyrillic', 'Ёлка Йод', 'елка иод'],
    ['Hebrew with points', 'שָׁלוֹם', 'שלום'],
    ['Arabic with vowels and a stretch', 'مَرْحَبـًا', 'مرحبا'],
    ['voiced Kana and Hangul, which stay', 'がパ 한국', 'がパ 한국'],
    ['Hindi, whose vowel signs stay', 'किताब', 'किताब'],
    ['marks', '“it’s” «a–b» don´t Hawaiʻi', '"it\'s" "a-b" don\'t hawai\'i'],
    ['what is not seen', 'Donau\u00addampf a\u200bb', 'donaudampf ab'],
  ])('when a text has %s, then it is in its plain form', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });

  it('when part of a folded text is found, then whole letters of the original answer for it', () => {
    const original = 'Die Straße nach Ło\u0301dź, ﬁn';
    const { text, rangeOf } = foldWithPlaces(original);
    const found = (part: string) => {
      const at = text.indexOf(part);
      const { from, to } = rangeOf(at, at + part.length);
      return original.slice(from, to);
    };
    expect(['strasse', 'stras', 'nach', 'lodz', 'lo', 'f'].map(found)).toEqual([
      'Straße',
      'Straß',
      'nach',
      'Ło\u0301dź',
      'Ło\u0301',
      'ﬁ',
    ]);
  });
});

describe('any text', () => {
  const letter = fc.oneof(
    fc.constantFrom(...Array.from('aeßŁøİıſﬁ①½…’–´ŉΣς한ᄀ각ㄱㅏｶﾞがक्षि\u0301\u0308\u3099\u200d\u00ad👩🏽')),
    fc.string({ unit: 'grapheme', maxLength: 2 }),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  const text = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join(''));

  it('when it is folded with places, then it is folded alike, and ranges ascend inside of it', () => {
    fc.assert(
      fc.property(text, (original) => {
        const folded = foldWithPlaces(original);
        expect(folded.text.normalize('NFC')).toBe(foldText(original));
        let last = 0;
        for (let index = 0; index < folded.text.length; index += 1) {
          const { from, to } = folded.rangeOf(index, index + 1);
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(original.length);
          last = from;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('when it stands among others, then the range of its folded form folds to the same', () => {
    fc.assert(
      fc.property(text, text, text, (before, rest, after) => {
        // A mark at its beginning would belong to the space.
        const word = `w${rest}`;
        const original = `${before} ${word} ${after}`;
        const folded = foldWithPlaces(original);
        const at = foldText(`${before} `).length;
        const { from, to } = folded.rangeOf(at, at + foldText(word).length);
        expect(foldText(original.slice(from, to))).toBe(foldText(word));
      }),
      { numRuns: 2_000 },
    );
  });

  it('when it is folded twice, then nothing changes any more', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(foldText(foldText(original))).toBe(foldText(original));
      }),
      { numRuns: 2_000 },
    );
  });
});
