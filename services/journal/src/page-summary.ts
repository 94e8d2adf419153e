import { cutText, firstGraphemes } from '@inkwell/contracts';

const FIRST_LINE_CHARACTERS = 200;
/** What is drawn as one can be of any length, so a line is cut here at the latest. */
const MAX_LINE_CHARS = 4_000;

/** The first line that is not blank, shortened at a word's end. */
export function firstLineOf(content: string): string {
  const [whole = ''] = content.trimStart().split('\n', 1);
  const line = cutText(whole, MAX_LINE_CHARS).trim();
  if (line === whole.trim() && firstGraphemes(line, FIRST_LINE_CHARACTERS) === line) return line;
  const cut = firstGraphemes(line, FIRST_LINE_CHARACTERS - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // A text without spaces, as in Japanese, is cut anywhere.
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
