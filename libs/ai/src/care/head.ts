import type { CareKind } from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Finding } from './finding.ts';

/** From which score on something is found: probabilities, from cross-validation at the false-alarm rates of care.md. */
export type CareThresholds = {
  /** Of any danger: something may be behind it. */
  minSupport: number;
  /** Of any danger: it is likely. */
  minConcern: number;
  /** Of a crisis: the head is sure. It makes none by itself: a second reader must agree. */
  minSure: number;
};

/** Its classes are 'none everyday', 'none heavy', 'none lookalike' and each level with each kind: 'crisis suicide'. */
export type CareHead = Head & CareThresholds;

/** What the head makes of an embedding, before it is decided. */
export type CareScores = {
  /** The probability of any danger. */
  danger: number;
  /** From 0 to 1: how probable a crisis is, where a concern hardly counts as its opposite. */
  crisis: number;
  /** The kind with most of it. */
  kind: CareKind;
};

/** What the head finds: at most a concern, and whether it is sure of a crisis. */
export type HeadFinding = {
  found: Finding | null;
  isSure: boolean;
  /** Of any danger in this text alone, from -10 to 10: what it counts for the messages that follow. */
  logOdds: number;
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
    const [level, kind] = name.split(' ') as ['none' | 'concern' | 'crisis', CareKind];
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

/** A shorter line has its meaning from the talk that it ends: read alone it is a `support` at most (care.md). */
const SHORT_CHARACTERS = 50;
/** So many messages before count. */
export const MESSAGES_BEFORE = 4;
/** What a message before counts for each step back: the best of 0.5, 0.7, 0.85 and 1 (decision 007). */
const WEIGHT_OF_STEP = 0.7;
/** Less likely danger than this is no sign, whatever was said before. */
const MIN_OWN = 0.5;
const MAX_LOG_ODDS = 10;

/**
 * What is found by the scores of a text's pieces, in the light of the messages before it.
 *
 * @param text the whole text
 * @param pieces the highest score counts, corrected for the number of pieces: among many harmless ones one is high by
 *   chance (Bonferroni, on the odds)
 * @param before the `logOdds` of the messages before it in the conversation, the latest first. They only ever add: that
 *   somebody wrote of their garden before makes nothing less likely. What is a `support` goes by the text alone.
 */
export function decide(
  text: string,
  pieces: readonly CareScores[],
  thresholds: CareThresholds,
  before: readonly number[] = [],
): HeadFinding {
  const most = pieces.toSorted((a, b) => b.danger - a.danger)[0];
  if (!most) return { found: null, isSure: false, logOdds: -MAX_LOG_ODDS };
  const danger = corrected(most.danger, pieces.length);
  const crisis = corrected(Math.max(...pieces.map((piece) => piece.crisis)), pieces.length);
  const logOdds = logOddsOf(danger);
  const ofTalk = weigh(before);
  const hasMeaning = text.trim().length > SHORT_CHARACTERS || ofTalk > 0;
  const isLikely = logOdds + ofTalk >= logOddsOf(thresholds.minConcern) && danger >= MIN_OWN && hasMeaning;
  const level = isLikely ? 'concern' : danger >= thresholds.minSupport ? 'support' : null;
  return {
    found: level && { level, kind: most.kind },
    isSure: level === 'concern' && crisis >= thresholds.minSure,
    logOdds,
  };
}

/**
 * What is found by the scores of a message's sentences: a `support` at most, since a sentence by itself says less than in
 * its place. The highest score is corrected for their number, as that of pieces.
 */
export function supportIn(
  sentences: readonly CareScores[],
  { minSupport }: Pick<CareThresholds, 'minSupport'>,
): Finding | null {
  const most = sentences.toSorted((a, b) => b.danger - a.danger)[0];
  if (!most || corrected(most.danger, sentences.length) < minSupport) return null;
  return { level: 'support', kind: most.kind };
}

const weigh = (before: readonly number[]): number =>
  before
    .slice(0, MESSAGES_BEFORE)
    .reduce((sum, logOdds, steps) => sum + WEIGHT_OF_STEP ** (steps + 1) * Math.max(0, logOdds), 0);

const logOddsOf = (probability: number): number =>
  Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(probability / (1 - probability))));

/** A probability whose odds are divided by the number of pieces that it is the highest of. */
function corrected(probability: number, pieces: number): number {
  // Sums of probabilities may pass 1 by rounding.
  const odds = probability / Math.max(0, 1 - probability) / pieces;
  return Number.isFinite(odds) ? odds / (1 + odds) : 1;
}
