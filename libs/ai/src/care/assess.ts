import { moreSevere, type Finding } from './finding.ts';
import type { HeadFinding } from './head.ts';

/** What the readers have said of a text so far. */
export type Evidence = {
  /** By exact phrases. */
  phrases: Finding | null;
  /** Null where the head has not read it. */
  head: HeadFinding | null;
  /** By a language model, or another reader that knows nothing of the head; undefined where there is no answer. */
  second: Finding | null | undefined;
  /** Whether the text tells of somebody else. */
  isOfOther: boolean;
  /** Whether it tells of somebody who hurts the one who writes. */
  isDoneToWriter: boolean;
};

/**
 * What the readers show together (care.md). A score alone never makes a crisis: it takes an unmistakable phrase, or two
 * readers that agree. Whoever is later corrects: what the second reader calls harmless stays a `support` at most.
 */
export function assess({ phrases, head, second, isOfOther, isDoneToWriter }: Evidence): Finding | null {
  const found = moreSevere(phrases, byReaders(head, second));
  // A score knows the words of both, and hardly who does it to whom.
  if (found?.kind === 'harm_to_others' && isDoneToWriter) return { ...found, kind: 'violence' };
  if (!found || found.isOther || !isOfOther || found === phrases) return found;
  return { ...found, isOther: true };
}

function byReaders(head: HeadFinding | null, second: Evidence['second']): Finding | null {
  const byHead = head?.found ?? null;
  if (second === undefined) return byHead;
  if (second === null) return byHead && { ...byHead, level: 'support' };
  if (second.level !== 'crisis' || head?.isSure) return second;
  return { ...second, level: 'concern' };
}
