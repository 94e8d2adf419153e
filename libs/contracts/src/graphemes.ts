const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How far around a cut is looked: what is drawn as one is rarely longer, and a whole page would take long. */
const AROUND = 500;

/**
 * The largest index up to `end` at which a text can be cut without dividing what is drawn as one: a letter and its
 * marks, an emoji of several, a flag. Something that fills the whole text up to there is cut between code points.
 */
export function cutIndex(text: string, end: number): number {
  if (end >= text.length) return text.length;
  if (end <= 0) return 0;
  const begin = startOfWord(text, end);
  const found = GRAPHEMES.segment(text.slice(begin, end + AROUND)).containing(end - begin);
  const index = begin + (found?.index ?? 0);
  if (index > 0) return index;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

/** The beginning of a text, of at most `most` UTF-16 units. */
export const cutText = (text: string, most: number): string => text.slice(0, cutIndex(text, most));

// After white space something new is drawn, so that looking from there is as good as from the text's beginning.
function startOfWord(text: string, end: number): number {
  const least = Math.max(0, end - AROUND);
  for (let index = end; index > least; index -= 1) if (/\s/.test(text.charAt(index - 1))) return index - 1;
  return least;
}
