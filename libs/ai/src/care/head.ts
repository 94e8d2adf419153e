import type { CareKind } from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Finding } from './finding.ts';

/** Its classes are 'none everyday', 'none lookalike' and each level with each kind: 'crisis suicide'. */
export type CareHead = Head & {
  /** The probability of any danger from which on there is a finding. */
  minDanger: number;
  /** The share of it that crises have, from which on it is one. */
  minCrisisShare: number;
};

/** What the trained head sees in an embedding. */
export function readByHead(head: CareHead, embedding: Embedding): Finding | null {
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
  if (danger < head.minDanger) return null;
  const [[kind] = ['suicide' as const]] = [...kinds].toSorted(([, a], [, b]) => b - a);
  return { level: crisis / danger >= head.minCrisisShare ? 'crisis' : 'concern', kind };
}
