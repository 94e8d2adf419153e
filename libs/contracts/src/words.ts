const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** A character of a script that puts no space between words, for a regular expression with the flag `u`. */
export const NO_SPACES_BETWEEN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30FC\uFF70]`;
// With the marks among them.
const WITHOUT_SPACES = new RegExp(
  String.raw`(?:${NO_SPACES_BETWEEN}|[\u200B\u3000-\u303F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20])+`,
  'gu',
);
/** So much of them is looked up in a dictionary, some 3 ms; the rest of a longer text is taken to be like it. */
const LOOKED_UP = 2_000;
/** Longer parts take longer for each character. A part ends with its sentence where that is not too long. */
const PARTS = /[^。！？\n]{1,500}[。！？]*|[。！？\n]+/gu;

/**
 * How many words a text has: what white space separates, and what a dictionary finds where there is none. Of a long
 * text without spaces about how many.
 */
export function countWords(text: string): number {
  let count = 0;
  const runs: string[] = [];
  for (const [part] of text.matchAll(/\S+/g)) {
    const found = part.match(WITHOUT_SPACES);
    if (found === null) count += 1;
    else {
      runs.push(...found);
      // Among them a number or a name is a word, a mark of other scripts is none.
      count += part.split(WITHOUT_SPACES).filter((other) => /[\p{L}\p{N}]/u.test(other)).length;
    }
  }
  return count + wordsWithoutSpaces(runs.join('\n'));
}

function wordsWithoutSpaces(text: string): number {
  const known = text.slice(0, LOOKED_UP);
  let count = 0;
  for (const [part] of known.matchAll(PARTS))
    for (const { isWordLike } of WORDS.segment(part)) if (isWordLike) count += 1;
  return known.length < text.length ? Math.round((count * text.length) / known.length) : count;
}

/** A text in its words, each with the spaces and marks that follow it; joined they are the text. */
export function splitWords(text: string): string[] {
  return (text.match(/\S+\s*|^\s+/g) ?? []).flatMap((part) => {
    if (part.search(WITHOUT_SPACES) === -1) return [part];
    const words: string[] = [];
    for (const { segment, isWordLike } of WORDS.segment(part)) {
      if (isWordLike || words.length === 0) words.push(segment);
      else words.push(`${words.pop() ?? ''}${segment}`);
    }
    return words;
  });
}
