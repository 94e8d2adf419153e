import type { Emotion } from '@inkwell/contracts/constants';
import { isBlankPage } from '@inkwell/contracts/prompt-lines';
import type { StoredDraft } from './drafts.ts';

/** The day's text in this tab. */
interface CurrentText {
  content: string;
  /** What the server has. */
  saved: string;
  /** When it was last changed here, in ms; null where it is the server's own text. */
  changedAt: number | null;
  /** A conflict waits for a choice between two texts, which must not change meanwhile. */
  isFixed: boolean;
}

interface Merge {
  /** Becomes the page's text. */
  newest: StoredDraft | null;
  /** To be saved before the page's text, so that the history has them; the oldest first. */
  earlier: StoredDraft[];
  /** Hold nothing that is not elsewhere. */
  needless: StoredDraft[];
  /** Undefined where none of them changed it. */
  mood: Emotion | null | undefined;
}

/** What becomes of the drafts of closed tabs: the newest text is the page's, and the others go into its history. */
export function mergeDrafts(current: CurrentText, drafts: readonly StoredDraft[]): Merge {
  const known = new Set([current.content, current.saved]);
  const merge: Merge = { newest: null, earlier: [], needless: [], mood: undefined };
  for (const draft of drafts.toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0))) {
    const { content, changedAt = 0, mood, isReplaced = false, isEmptied = false } = draft;
    const mayBeNewest = !isReplaced && !merge.newest && !current.isFixed;
    if (merge.mood === undefined) merge.mood = mood;
    const isNewest = mayBeNewest && changedAt >= (current.changedAt ?? 0);
    // The history needs no blank text.
    if (known.has(content) || (isBlankPage(content) && !(isEmptied && isNewest))) merge.needless.push(draft);
    else if (isNewest) merge.newest = draft;
    else merge.earlier.unshift(draft);
    known.add(content);
  }
  return merge;
}
