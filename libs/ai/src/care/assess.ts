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
  /** Whether the second reader has read the talk, and so tells whose danger it is. Default true. */
  knowsTalk?: boolean | undefined;
  /** Whether another reader than the second, or their own answer, has shown danger before that they have not denied. Default false. */
  isSuspected?: boolean | undefined;
  /** Whether the text tells of somebody else. Asked only where something was found: of a page it takes long. */
  isOfOther: () => boolean;
  /** Whether it tells of somebody who hurts the one who writes. Asked only of harm to others. */
  isDoneToWriter: () => boolean;
};

/**
 * What the readers show together (care.md). A score alone never makes a crisis: it takes an unmistakable phrase, or two
 * readers that agree. Whoever is later corrects: what the second reader calls harmless stays a `support` at most.
 */
export function assess({
  phrases,
  head,
  second,
  knowsTalk = true,
  isSuspected = false,
  isOfOther,
  isDoneToWriter,
}: Evidence): Finding | null {
  // Whose danger words tell of, a reader of the talk knows better, unless they are outright: a mother quotes her son.
  const isSaidOfOther =
    phrases?.level === 'concern' &&
    second?.isOther &&
    second.level !== 'support' &&
    second.kind === phrases.kind;
  const most = moreSevere(
    isSaidOfOther ? null : phrases,
    combineReaders(head, second, knowsTalk && isSuspected),
  );
  const found = most && second?.isYes && !most.isOther ? { ...most, isYes: true as const } : most;
  // A score knows the words of both, and hardly who does it to whom.
  if (found?.kind === 'harm_to_others' && isDoneToWriter()) return { ...found, kind: 'violence' };
  // A reader of the talk has said whose it is: a girl who cuts herself writes of her mother, who would cry.
  if (!found || found.isOther || most === phrases || (second && knowsTalk) || !isOfOther()) return found;
  return { ...found, isOther: true };
}

function combineReaders(
  head: HeadFinding | null,
  second: Evidence['second'],
  isSuspected: boolean,
): Finding | null {
  const byHead = head?.found ?? null;
  if (second === undefined) return byHead;
  if (second === null) return byHead && { ...byHead, level: 'support', isDoubted: true };
  const isAlone = second.level !== 'support' && (byHead === null || byHead.level === 'support');
  const found = isAlone ? { ...second, isBySecondAlone: true as const } : second;
  if (second.level !== 'crisis' || head?.isSure || isSuspected) return found;
  return { ...found, level: 'concern' };
}
