/**
 * How two spellings of a text are compared: without case and accents, in plain letters. Pure, for both sides. For what
 * is stored and what is asked alike; never for what is shown.
 */

/** Everything but ASCII and the marks that USUAL maps one to one. */
const NEEDS_FOLDING = /[^\0-\x7f‘’‚‛“”„‟‐‑‒–—―]/;
const IS_BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * What stands above and below letters of scripts that are also written without: Latin, Greek, Cyrillic, Hebrew, Arabic.
 * Voicing marks of Kana and vowel signs of Indic scripts make another word and stay.
 */
const COMBINING_MARKS =
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';
/** What is not seen: soft hyphens, joiners, marks of direction, variants of form; and the Arabic stretch. */
const INVISIBLE_CHARACTERS =
  '\\u00ad\\u034f\\u0640\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff';
const IGNORED_CHARACTERS = new RegExp(`[${COMBINING_MARKS}${INVISIBLE_CHARACTERS}]`, 'g');

/** Letters that Unicode does not decompose, by what people type who do not have them. In lower case. */
const LETTER_FOLDINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ı: 'i',
  ȷ: 'j',
  ə: 'a',
  ƒ: 'f',
  ƀ: 'b',
  ɓ: 'b',
  ƈ: 'c',
  ȼ: 'c',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ɇ: 'e',
  ɠ: 'g',
  ǥ: 'g',
  ɣ: 'g',
  ɨ: 'i',
  ɉ: 'j',
  ƙ: 'k',
  ƚ: 'l',
  ɲ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ɍ: 'r',
  ⱥ: 'a',
  ⱦ: 't',
  ʉ: 'u',
  ʋ: 'v',
  ⱳ: 'w',
  ɏ: 'y',
  ƴ: 'y',
  ƶ: 'z',
  ς: 'σ',
};

/** One form of each mark. */
const MARK_FOLDINGS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʹ: "'",
  ʻ: "'",
  ʼ: "'",
  ʽ: "'",
  ꞌ: "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '⁄': '/',
};

const anyOf = (table: Readonly<Record<string, string>>) =>
  new RegExp(`[${Object.keys(table).join('')}]`, 'g');
const ANY_LETTER = anyOf(LETTER_FOLDINGS);
const ANY_MARK = anyOf(MARK_FOLDINGS);
// Unicode takes an acute accent by itself for a space with an accent.
const ACUTE_WITH_SPACE = /´/g;

const withUsualMarks = (text: string) => text.replace(ANY_MARK, (mark) => MARK_FOLDINGS[mark] ?? mark);

/**
 * A text in the form in which two spellings of it are the same: 'Łódź' and 'lodz', 'Straße' and 'STRASSE', 'ﬁn' and
 * 'fin'. Quotation marks, apostrophes and dashes have one form each. Its length may change.
 */
export function foldText(text: string): string {
  if (!IS_BEYOND_ASCII.test(text)) return text.toLowerCase();
  if (!NEEDS_FOLDING.test(text)) return withUsualMarks(text.toLowerCase());
  const letters = text
    .replace(ACUTE_WITH_SPACE, "'")
    .normalize('NFKD')
    .replace(IGNORED_CHARACTERS, '')
    .toLowerCase()
    .replace(ANY_LETTER, (letter) => LETTER_FOLDINGS[letter] ?? letter);
  // What was not removed stands together again: Hangul syllables, voiced Kana.
  return withUsualMarks(letters).normalize('NFC');
}

/** A folded text, and where each part of it stands in the original. */
export interface FoldedText {
  text: string;
  /** Where in the original a range of the folded text stands: whole letters, with their marks. */
  rangeOf: (from: number, to: number) => { from: number; to: number };
}

const HANGUL = '\\u1100-\\u11ff\\u3131-\\u318e\\u3260-\\u327e\\uffa0-\\uffdc';
const FOLLOWING_MARKS = `\\p{M}\\uff9e\\uff9f${INVISIBLE_CHARACTERS}`;
/** A letter with its marks, or Hangul that is written letter by letter: what is folded together. */
const CLUSTERS = new RegExp(
  `[\\uac00-\\ud7a3${HANGUL}][${HANGUL}${FOLLOWING_MARKS}]*|[^][${FOLLOWING_MARKS}]*`,
  'gu',
);

/** As `foldText`, with the way back. */
export function foldWithPlaces(original: string): FoldedText {
  if (!NEEDS_FOLDING.test(original)) {
    return { text: foldText(original), rangeOf: (from, to) => ({ from, to }) };
  }
  const parts: string[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const [cluster] of original.matchAll(CLUSTERS)) {
    const folded = foldText(cluster);
    const isOneToOne = folded.length === cluster.length && folded === cluster.toLowerCase();
    parts.push(folded);
    for (let index = 0; index < folded.length; index += 1) {
      begins.push(isOneToOne ? place + index : place);
      ends.push(isOneToOne ? place + index + 1 : place + cluster.length);
    }
    place += cluster.length;
  }
  return {
    text: parts.join(''),
    rangeOf: (from, to) => {
      const begin = begins[from] ?? original.length;
      return { from: begin, to: to > from ? (ends[to - 1] ?? original.length) : begin };
    },
  };
}
