const WORD_SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

const UNSPACED_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30FC\uFF70`;
const UNSPACED_MARKS = String.raw`\u200B\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20`;

/** A character of a script that puts no space between words, for a regular expression with the flag `u`. */
export const NO_SPACES_BETWEEN = `[${UNSPACED_LETTERS}]`;
/** With the marks among them. */
const WITHOUT_SPACES = new RegExp(`[${UNSPACED_LETTERS}${UNSPACED_MARKS}]`, 'u');
/** What has no spaces, and what stands between. */
const UNSPACED_RUNS = new RegExp(
  `[${UNSPACED_LETTERS}${UNSPACED_MARKS}]+|[^${UNSPACED_LETTERS}${UNSPACED_MARKS}]+`,
  'gu',
);
/** So much of them is looked up in a dictionary, some 3 ms; the rest of a longer text is taken to be like it. */
const MAX_LOOKED_UP_CHARS = 2_000;
/** So much is read of what white space does not separate; the rest is taken to be like it. */
const MAX_READ_CHARS = 20_000;
/** Longer parts take longer for each character. A part ends with its sentence where that is not too long. */
const SEGMENT_PARTS = /[^。！？]{1,500}[。！？]*|[。！？]+/gu;

/**
 * How many words a text has: what white space separates, and what a dictionary finds where there is none. Of a long
 * text without spaces about how many.
 */
export function countWords(text: string): number {
  let count = 0;
  let looked = '';
  let length = 0;
  for (const [part] of text.matchAll(/\S+/g)) {
    const read = part.slice(0, MAX_READ_CHARS);
    if (!WITHOUT_SPACES.test(read)) {
      count += 1;
      continue;
    }
    const weight = part.length / read.length;
    for (const [run] of read.matchAll(UNSPACED_RUNS)) {
      if (WITHOUT_SPACES.test(run)) {
        if (looked.length < MAX_LOOKED_UP_CHARS) looked += `${run}\n`;
        length += weight * (run.length + 1);
        // Among them a number or a name is a word, a mark of other scripts is none.
      } else if (/[\p{L}\p{N}]/u.test(run)) count += weight;
    }
  }
  const known = looked.slice(0, MAX_LOOKED_UP_CHARS);
  const found = segmentsOf(known).filter(({ isWordLike }) => isWordLike).length;
  return Math.round(count + (length > known.length ? (found * length) / known.length : found));
}

const segmentsOf = (text: string) =>
  (text.match(SEGMENT_PARTS) ?? []).flatMap((part) => [...WORD_SEGMENTER.segment(part)]);

/** A text in its words, each with the spaces and marks that follow it; joined they are the text. */
export function splitWords(text: string): string[] {
  return (text.match(/\S+\s*|^\s+/g) ?? []).flatMap((part) => {
    if (!WITHOUT_SPACES.test(part)) return [part];
    const words: string[] = [];
    for (const { segment, isWordLike } of segmentsOf(part)) {
      if (isWordLike || words.length === 0) words.push(segment);
      else words.push(`${words.pop() ?? ''}${segment}`);
    }
    return words;
  });
}
