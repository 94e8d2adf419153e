const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How far around a cut is looked: what is drawn as one is rarely longer, and a whole page would take long. */
const CHARS_AROUND_CUT = 500;

/**
 * The largest index up to `end` at which a text can be cut without dividing what is drawn as one: a letter and its
 * marks, an emoji of several, a flag. Something that fills the whole text up to there is cut between code points.
 */
export function cutIndex(text: string, end: number): number {
  if (end >= text.length) return text.length;
  if (end <= 0) return 0;
  if (isPlainBoundary(text, end)) return end;
  const index = graphemeAt(text, end)?.from ?? 0;
  if (index > 0) return index;
  return isBetweenSurrogates(text, end) ? end - 1 : end;
}

/** The smallest index from `start` on at which a text can be cut without dividing what is drawn as one. */
export function cutIndexAfter(text: string, start: number): number {
  if (start <= 0 || start >= text.length) return Math.min(Math.max(start, 0), text.length);
  if (isPlainBoundary(text, start)) return start;
  const grapheme = graphemeAt(text, start);
  return !grapheme || grapheme.from === start ? start : grapheme.to;
}

/** The beginning of a text, of at most `most` UTF-16 units. */
export const cutText = (text: string, most: number): string => text.slice(0, cutIndex(text, most));

/** The end of a text, of at most `most` UTF-16 units. */
export const cutTextFromEnd = (text: string, most: number): string =>
  text.slice(cutIndexAfter(text, text.length - most));

/**
 * How much of a text that is still being written can be handed on: whatever follows does not change how it is drawn.
 * Marks after a plain ASCII character are not waited for, so that a text in plain letters is handed on whole.
 */
export function lastCompleteIndex(text: string): number {
  const whole = isHighSurrogate(text.charAt(text.length - 1)) ? text.slice(0, -1) : text;
  if (whole === '' || whole.charCodeAt(whole.length - 1) < 0x80) return whole.length;
  return graphemeAt(whole, whole.length - 1)?.from ?? 0;
}

/** A text in its characters as they are drawn. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

/** The first character as it is drawn, '' of an empty text. */
export function firstGrapheme(text: string): string {
  const [first] = GRAPHEMES.segment(text);
  return first?.segment ?? '';
}

/** The beginning of a text, of at most `most` characters as they are drawn. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0;
  for (const { index } of GRAPHEMES.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** The length of a text as the limits of this API count it: in code points. */
export function countCharacters(text: string): number {
  let characters = 0;
  for (const _character of text) characters += 1;
  return characters;
}

/** From where to where what is drawn at an index goes. */
function graphemeAt(text: string, index: number): { from: number; to: number } | null {
  const begin = safeStart(text, index);
  const found = GRAPHEMES.segment(text.slice(begin, index + CHARS_AROUND_CUT)).containing(index - begin);
  if (!found) return null;
  const from = begin + found.index;
  return { from, to: from + found.segment.length };
}

// Nothing is drawn over two of these: printable ASCII, Kana, Chinese characters. Most cuts are between them.
const PLAIN_CHARACTERS = /^[\x20-\x7e\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]{2}$/;
const isPlainBoundary = (text: string, index: number) =>
  PLAIN_CHARACTERS.test(text.slice(index - 1, index + 1));

const isHighSurrogate = (unit: string) => /^[\ud800-\udbff]$/.test(unit);

const isBetweenSurrogates = (text: string, index: number) =>
  isHighSurrogate(text.charAt(index - 1)) && /^[\udc00-\udfff]$/.test(text.charAt(index));

const FLAG_LETTER = /^[\u{1F1E6}-\u{1F1FF}]$/u;

// After white space something new is drawn, so that looking from there is as good as from the text's beginning.
function safeStart(text: string, end: number): number {
  const least = Math.max(0, end - CHARS_AROUND_CUT);
  for (let index = end; index > least; index -= 1) if (/\s/.test(text.charAt(index - 1))) return index - 1;
  let start = isBetweenSurrogates(text, least) ? least - 1 : least;
  // Which letters are a flag together is counted from the first of them.
  while (start > 1 && FLAG_LETTER.test(text.slice(start - 2, start))) start -= 2;
  return start;
}
