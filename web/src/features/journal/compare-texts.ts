import { diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both of them, only in the later one, or only in the earlier one. */
export interface TextChange {
  kind: 'kept' | 'added' | 'removed';
  text: string;
}

/** Beyond that the page would stand still; two long texts that have little in common take seconds. */
const LONGEST_MS = 300;

/** What changed from a text to a later one, word by word; null where they are too different to say. */
export function compareTexts(before: string, after: string): TextChange[] | null {
  const pieces = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  return (
    pieces?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value,
    })) ?? null
  );
}
