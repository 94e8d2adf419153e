const FIRST_LINE_CHARACTERS = 200;
/** How far the first line is looked for. */
const BEGINNING = 2_000;

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first line that is not blank, shortened at a word's end. */
export function firstLineOf(content: string): string {
  const line = content.trimStart().slice(0, BEGINNING).split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= FIRST_LINE_CHARACTERS) return line;
  const characters = Array.from(CHARACTERS.segment(line), ({ segment }) => segment);
  if (characters.length <= FIRST_LINE_CHARACTERS) return line;
  const cut = characters.slice(0, FIRST_LINE_CHARACTERS - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  // A text without spaces, as in Japanese, is cut anywhere.
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
// Scripts that put no space between words, with the marks among them.
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\u30FC\uFF01-\uFF0F\uFF1A-\uFF20]+/gu;
/** So much of them is looked up in a dictionary, some 3 ms; the rest of a longer page is taken to be like it. */
const LOOKED_UP = 2_000;
/** Longer parts take longer for each character. */
const PART = 500;

/**
 * How many words a text has: what white space separates, and what a dictionary finds where there is none. Of a long
 * text without spaces about how many.
 */
export function countWords(content: string): number {
  const runs: string[] = [];
  const spaced = content.replace(WITHOUT_SPACES, (run) => {
    runs.push(run);
    return ' ';
  });
  return (spaced.match(/\S+/g)?.length ?? 0) + wordsWithoutSpaces(runs.join(' '));
}

function wordsWithoutSpaces(text: string): number {
  const known = text.slice(0, LOOKED_UP);
  let count = 0;
  for (let from = 0; from < known.length; from += PART)
    for (const { isWordLike } of WORDS.segment(known.slice(from, from + PART))) if (isWordLike) count += 1;
  return known.length < text.length ? Math.round((count * text.length) / known.length) : count;
}
