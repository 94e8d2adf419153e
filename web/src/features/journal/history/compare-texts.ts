import { splitGraphemes } from '@inkwell/contracts/graphemes';
import { NO_SPACES_BETWEEN } from '@inkwell/contracts/words';
import { diffArrays } from 'diff';

/** A piece of two texts: in both of them, only in the later one, or only in the earlier one. */
export interface TextChange {
  kind: 'kept' | 'added' | 'removed';
  text: string;
}

/** Beyond that the page would stand still; two long texts that have little in common take seconds. */
const MAX_COMPARISON_MS = 300;

/** A line break, spaces, a word; or what stands between words. */
const TOKENS = new RegExp(
  String.raw`\r?\n|[^\S\r\n]+|\r|(?:(?!${NO_SPACES_BETWEEN})[\p{L}\p{N}_]\p{M}*[\u200c\u200d]*)+|(?:(?!\s)(?:${NO_SPACES_BETWEEN}|[^\p{L}\p{N}_])\p{M}*)+`,
  'gu',
);
const IS_WORD = new RegExp(String.raw`^(?!${NO_SPACES_BETWEEN})[\p{L}\p{N}_\s]`, 'u');

/** A text in what is compared: its words, and of the rest each character as it is drawn. */
const tokensOf = (text: string): string[] =>
  (text.match(TOKENS) ?? []).flatMap((token) => (IS_WORD.test(token) ? [token] : splitGraphemes(token)));

/** What changed from a text to a later one, word by word; null where they are too different to say. */
export function compareTexts(before: string, after: string): TextChange[] | null {
  const pieces = diffArrays(tokensOf(before), tokensOf(after), { timeout: MAX_COMPARISON_MS });
  return (
    pieces?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value.join(''),
    })) ?? null
  );
}
