import { cutText, cutTextFromEnd } from '@inkwell/contracts';

const SENTENCE_ENDS = ['.', '!', '?', '…', '\n', '。', '！', '？'];

/** Where a long text is cut: what stands before `from` and from `to` on is read. Null where it is short. */
export type TextGap = { from: number; to: number };

/**
 * The middle that is left out of a text of more than `most` UTF-16 units: between sentences where they are short, else
 * between words, else between characters as they are drawn.
 */
export function findGap(text: string, most: number): TextGap | null {
  if (text.length <= most) return null;
  const half = Math.floor(most / 2);
  const begin = cutText(text, half);
  const end = cutTextFromEnd(text, half);
  const last =
    lastMarkEnd(begin, SENTENCE_ENDS, half / 2) ?? lastMarkEnd(begin, [' '], half / 2) ?? begin.length;
  const first = firstMarkEnd(end, SENTENCE_ENDS, half / 2) ?? firstMarkEnd(end, [' '], half / 2) ?? 0;
  return { from: last, to: text.length - end.length + first };
}

/** The first and the last sentences of a text, of at most `most` UTF-16 units and a line feed between them. */
export function excerptOf(text: string, most: number): string {
  const gap = findGap(text, most);
  return gap ? `${text.slice(0, gap.from)}\n${text.slice(gap.to)}` : text;
}

const lastMarkEnd = (text: string, marks: readonly string[], least: number): number | null => {
  const index = Math.max(...marks.map((mark) => text.lastIndexOf(mark)));
  return index >= least ? index + 1 : null;
};

const firstMarkEnd = (text: string, marks: readonly string[], most: number): number | null => {
  const found = marks.map((mark) => text.indexOf(mark)).filter((index) => index >= 0);
  const index = found.length > 0 ? Math.min(...found) : Infinity;
  return index < most ? index + 1 : null;
};
