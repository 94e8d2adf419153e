import { openQuotation } from './quotations.ts';
import { type PointReading, classifyJoinedPoint, classifyPoint } from './sentence-points.ts';

/** What may stand behind the mark that ends a sentence; French sets its quotation marks off. */
const CLOSING_MARKS = String.raw`(?:["”’'」』）)\]*_]|[“‘«](?![\p{L}\p{N}])|\s?»(?![\p{L}\p{N}]))*`;
/** In the order: a mark and a space, a mark of a script without spaces, lines, a mark whose space is missing. */
const SENTENCE_END = new RegExp(
  String.raw`(?<mark>[.!?…।۔؟])${CLOSING_MARKS}\s+|[。！？｡।။።។]${CLOSING_MARKS}(?![。！？｡។။።"”’»」』）)\]])\s*|\n+|(?<=\p{Ll}{2})(?<joined>[.!?…])(?=\p{Lu})`,
  'gu',
);
/** What a word around a mark is looked for in. */
const CHARS_AROUND_MARK = 40;
const CLOSING_MARK = /["”»’“'‘«)\]]/;

/** A quotation that is longer is read sentence by sentence: the text must go on. */
const MAX_QUOTATION_CHARS = 600;

/**
 * Where the sentences of a text end, with the spaces behind them, as far as they are whole. One that quotes others is
 * whole with its quotation, unless that has no end in its paragraph.
 *
 * @param open the mark of a quotation that goes on in the text
 * @param isLast whether nothing follows
 */
export function sentenceEndsIn(text: string, open: string | null, isLast = false): number[] {
  const ends: number[] = [];
  /** In a quotation that may have no end. */
  let inQuotation: number[] = [];
  let from = 0;
  let carried = open;
  for (const found of text.matchAll(SENTENCE_END)) {
    const end = found.index + found[0].length;
    const reading = readEnd(text, found, isLast);
    if (reading === 'unknown') break;
    if (reading === 'goes on') continue;
    const left = openQuotation(text.slice(from, end), carried);
    if (left !== null) inQuotation.push(end);
    if (left === null) ends.push(end);
    else if (found[0].includes('\n') || end - from > MAX_QUOTATION_CHARS) ends.push(...inQuotation);
    else continue;
    carried = left;
    inQuotation = [];
    from = end;
  }
  const isEndless = isLast || text.length - from > MAX_QUOTATION_CHARS;
  return isEndless ? [...ends, ...inQuotation] : ends;
}

function readEnd(text: string, found: RegExpExecArray, isLast: boolean): PointReading {
  const [marks] = found;
  const { mark, joined } = found.groups ?? {};
  const end = found.index + marks.length;
  const after = text.slice(end, end + CHARS_AROUND_MARK);
  const isWhole = isLast || text.length > end + CHARS_AROUND_MARK;
  if (joined !== undefined) return classifyJoinedPoint(after, isWhole);
  if (mark === undefined || /\n\s*\n/.test(marks)) return 'ends';
  if (CLOSING_MARK.test(marks)) {
    // 'Is it?' she said: a small letter goes on with the sentence.
    if (after === '' && !isLast) return 'unknown';
    return /^\p{Ll}/u.test(after) ? 'goes on' : 'ends';
  }
  if (mark !== '.') return 'ends';
  return classifyPoint(text.slice(Math.max(0, found.index - CHARS_AROUND_MARK), found.index), after, isWhole);
}

/** A text in its sentences, of whatever script, without the spaces between them; a line is at least one. */
export function splitSentences(text: string): string[] {
  const ends = sentenceEndsIn(text, null, true);
  return [...ends, text.length]
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '');
}
