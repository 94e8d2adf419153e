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

/** How many words a text has: what white space separates. */
export const countWords = (content: string): number => content.match(/\S+/g)?.length ?? 0;
