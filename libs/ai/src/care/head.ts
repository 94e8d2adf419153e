import type { CareKind } from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Finding } from './finding.ts';

/** Its classes are 'none everyday', 'none heavy', 'none lookalike' and each level with each kind: 'crisis suicide'. */
export type CareHead = Head & {
  /** The probability of any danger from which on it is a concern. */
  minDanger: number;
  /** The score of a crisis from which on it is one. */
  minCrisis: number;
};

/** What the head makes of an embedding, before it is decided. */
export type CareScores = {
  /** The probability of any danger. */
  danger: number;
  /** From 0 to 1: how probable a crisis is, where a concern hardly counts as its opposite. */
  crisis: number;
  /** The kind with most of it. */
  kind: CareKind;
};

/** To take a crisis for a concern is worse than the reverse, so a concern counts little against a crisis. */
const CONCERN_AGAINST_CRISIS = 0.1;

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
  const harmless = 1 - danger;
  const against = harmless + CONCERN_AGAINST_CRISIS * (danger - crisis);
  return { danger, crisis: crisis / (crisis + against), kind };
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
