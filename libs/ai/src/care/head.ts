import type { CareKind } from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Finding } from './finding.ts';

/** Its classes are 'none everyday', 'none lookalike' and each level with each kind: 'crisis suicide'. */
export type CareHead = Head & {
  /** The probability of any danger from which on it is a concern. */
  minDanger: number;
  /** The probability of a crisis from which on it is one. */
  minCrisis: number;
};

/** What the head makes of an embedding, before it is decided. */
export type CareScores = {
  /** The probability of any danger. */
  danger: number;
  /** That of a crisis. */
  crisis: number;
  /** The kind with most of it. */
  kind: CareKind;
};

export function careScores(head: Head, embedding: Embedding): CareScores {
  const probabilities = classify(head, embedding);
  let crisis = 0;
  let danger = 0;
  const kinds = new Map<CareKind, number>();
  for (const [index, name] of head.classes.entries()) {
    const probability = probabilities[index] ?? 0;
    const [level, kind] = name.split(' ') as ['none' | Finding['level'], CareKind];
    if (level === 'none') continue;
    danger += probability;
    if (level === 'crisis') crisis += probability;
    kinds.set(kind, (kinds.get(kind) ?? 0) + probability);
  }
  const [[kind] = ['suicide' as const]] = [...kinds].toSorted(([, a], [, b]) => b - a);
  return { danger, crisis, kind };
}

export function decide(
  { danger, crisis, kind }: CareScores,
  { minDanger, minCrisis }: Pick<CareHead, 'minDanger' | 'minCrisis'>,
): Finding | null {
  if (crisis >= minCrisis) return { level: 'crisis', kind };
  return danger >= minDanger ? { level: 'concern', kind } : null;
}

/** What the trained head sees in an embedding. */
export const readByHead = (head: CareHead, embedding: Embedding): Finding | null =>
  decide(careScores(head, embedding), head);
