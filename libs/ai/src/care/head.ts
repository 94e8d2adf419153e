import type { CareKind } from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { classProbabilities, type LinearHead } from '../reading/head.ts';
import type { Finding } from './finding.ts';
import { countKindWords } from './kind-words.ts';
import { lettersLogOdds, type LettersHead } from './letters.ts';

/** From which score on something is found: probabilities, from cross-validation at the false-alarm rates of care.md. */
export type CareThresholds = {
  /**
   * Of a hint: a second reader, where there is one, is asked about it. Two fifths of everyday messages pass it: of danger
   * in English 0.95 in the cross-validation, 0.87 with a fifth of them (decision 007).
   */
  minAsked: number;
  /** Of a hint: something may be behind it. */
  minSupport: number;
  /** Of any danger: it is likely. */
  minConcern: number;
  /** Of a crisis: the head is sure. It makes none by itself: a second reader must agree. */
  minSure: number;
};

/** Its classes are 'none everyday', 'none heavy', 'none lookalike' and each level with each kind: 'crisis suicide'. */
export type CareHead = LinearHead &
  CareThresholds & {
    /**
     * What is added to the log-odds of a kind, given that there is danger: frequent ones are named too often without it.
     * Default 0.
     */
    kindOffsets?: Partial<Record<CareKind, number>>;
    /** What the letters of a text add to a hint. Default nothing. */
    letters?: LettersHead;
  };

/** What the head makes of an embedding, before it is decided. */
export type CareScores = {
  /** From 0 to 1: how probable any danger is, of a short line less than its words alone say. */
  danger: number;
  /** From 0 to 1: how much speaks for a hint of danger, of which a quiet line may follow. Default as `danger`. */
  hint?: number;
  /** From 0 to 1: how probable a crisis is, where a concern hardly counts as its opposite. */
  crisis: number;
  /** The kind that speaks most for itself, by vector and words. */
  kind: CareKind;
};

/** What the head finds: at most a concern, and whether it is sure of a crisis. */
export type HeadFinding = {
  found: Finding | null;
  isSure: boolean;
  /** Whether a second reader is asked: something may be in it, or was in the messages before it. */
  needsSecondReader: boolean;
  /** Of any danger in this text alone, from -10 to 10: what it counts for the messages that follow. */
  logOdds: number;
};

/** To take a crisis for a concern is worse than the reverse, so a concern counts little against a crisis. */
const CONCERN_AGAINST_CRISIS = 0.1;
const HEAVY_CLASS = 'none heavy';

/** What a heavy text counts against a hint: in many of them danger is only hinted at. */
const HEAVY_AGAINST_HINT = 0.25;
/** A text that is longer than this shows less of what it hints at, and none is read that is longer than a piece. */
const LONG_TEXT_CHARS = 150;
const LONG_TEXT_POWER = 0.3;
/**
 * The odds of any danger in a shorter text count by this power of its length: it is taken for danger more easily, and a
 * threshold that spares short lines overlooks long texts. Of 0, 0.3, 0.6 and 1 the lowest from which on no more talks with
 * danger are seen (decision 007).
 */
const SHORT_TEXT_POWER = 0.6;

/** What the log-odds by the letters count beside those by the vector: the best of 0.3, 0.5 and 0.7 (decision 007). */
const LETTERS_WEIGHT = 0.3;

type BesideVector = Pick<CareHead, 'kindOffsets' | 'letters'>;

/** @param text what the embedding is of */
export function careScores(head: LinearHead & BesideVector, embedding: Embedding, text: string): CareScores {
  const probabilities = classProbabilities(head, embedding);
  let crisis = 0;
  let danger = 0;
  let heavy = 0;
  const kinds = new Map<CareKind, number>();
  for (const [index, name] of head.classes.entries()) {
    const probability = probabilities[index] ?? 0;
    if (name === HEAVY_CLASS) heavy += probability;
    const [level, kind] = name.split(' ') as ['none' | 'concern' | 'crisis', CareKind];
    if (level === 'none') continue;
    danger += probability;
    if (level === 'crisis') crisis += probability;
    kinds.set(kind, (kinds.get(kind) ?? 0) + probability);
  }
  const harmless = 1 - danger;
  const against = harmless + CONCERN_AGAINST_CRISIS * (danger - crisis);
  const againstHint = harmless - (1 - HEAVY_AGAINST_HINT) * heavy;
  const ofLength = Math.max(1, text.length / LONG_TEXT_CHARS) ** LONG_TEXT_POWER;
  const ofLetters = head.letters ? Math.exp(LETTERS_WEIGHT * lettersLogOdds(head.letters, text)) : 1;
  const hint = danger * ofLength * ofLetters;
  return {
    danger: weightByLength(danger, text.length),
    hint: hint / (hint + againstHint),
    crisis: crisis / (crisis + against),
    kind: mostLikelyKind(kinds, head.kindOffsets, danger < MIN_DANGER_TO_NAME_KIND ? '' : text),
  };
}

function weightByLength(danger: number, length: number): number {
  const ofLength = Math.min(1, Math.max(1, length) / LONG_TEXT_CHARS) ** SHORT_TEXT_POWER;
  // Sums of probabilities may pass 1 by rounding.
  return (danger * ofLength) / (danger * ofLength + Math.max(0, 1 - danger));
}

/** Of less nobody is told the kind: its words are not looked for. */
const MIN_DANGER_TO_NAME_KIND = 0.1;
/** What a word of a kind adds to its log-odds: the best of 0.3, 0.6, 1 and 1.5 in the cross-validation. */
const KIND_WORD_WEIGHT = 1;
const MAX_KIND_WORDS = 2;

function mostLikelyKind(
  probabilities: ReadonlyMap<CareKind, number>,
  offsets: BesideVector['kindOffsets'],
  text: string,
): CareKind {
  const words = countKindWords(text);
  const scored = [...probabilities].map(
    ([kind, probability]) =>
      [
        kind,
        Math.log(probability) +
          (offsets?.[kind] ?? 0) +
          KIND_WORD_WEIGHT * Math.min(MAX_KIND_WORDS, words[kind]),
      ] as const,
  );
  return scored.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'suicide';
}

/** A shorter line has its meaning from the talk that it ends: read alone it is a `support` at most (care.md). */
const SHORT_LINE_CHARS = 50;
/** So many messages before count. */
export const MAX_EARLIER_MESSAGES = 4;
/** What a message before counts for each step back: the best of 0.5, 0.7, 0.85 and 1 (decision 007). */
const EARLIER_MESSAGE_WEIGHT = 0.7;
/** Less likely danger than this is no sign, whatever was said before. */
const MIN_OWN_DANGER = 0.5;
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
export function decideFinding(
  text: string,
  pieces: readonly CareScores[],
  thresholds: CareThresholds,
  before: readonly number[] = [],
): HeadFinding {
  const most = pieces.toSorted((a, b) => b.danger - a.danger)[0];
  if (!most) return { found: null, isSure: false, needsSecondReader: false, logOdds: -MAX_LOG_ODDS };
  const danger = correctForPieces(most.danger, pieces.length);
  const hint = correctForPieces(Math.max(...pieces.map(hintScore)), pieces.length);
  const crisis = correctForPieces(Math.max(...pieces.map((piece) => piece.crisis)), pieces.length);
  const logOdds = logOddsOf(danger);
  const ofTalk = weighEarlierMessages(before);
  const hasMeaning = text.trim().length > SHORT_LINE_CHARS || ofTalk > 0;
  const isLikely =
    logOdds + ofTalk >= logOddsOf(thresholds.minConcern) && danger >= MIN_OWN_DANGER && hasMeaning;
  const level = isLikely ? 'concern' : hint >= thresholds.minSupport ? 'support' : null;
  return {
    found: level && { level, kind: most.kind },
    isSure: level === 'concern' && crisis >= thresholds.minSure,
    needsSecondReader: hint >= thresholds.minAsked || ofTalk > 0,
    logOdds,
  };
}

/**
 * What is found by the scores of a message's sentences: a `support` at most, since a sentence by itself says less than in
 * its place. The highest score is corrected for their number, as that of pieces.
 */
export function supportFindingIn(
  sentences: readonly CareScores[],
  { minSupport }: Pick<CareThresholds, 'minSupport'>,
): Finding | null {
  const most = sentences.toSorted((a, b) => hintScore(b) - hintScore(a))[0];
  if (!most || correctForPieces(hintScore(most), sentences.length) < minSupport) return null;
  return { level: 'support', kind: most.kind };
}

const hintScore = ({ danger, hint = danger }: CareScores): number => hint;

const weighEarlierMessages = (before: readonly number[]): number =>
  before
    .slice(0, MAX_EARLIER_MESSAGES)
    .reduce((sum, logOdds, steps) => sum + EARLIER_MESSAGE_WEIGHT ** (steps + 1) * Math.max(0, logOdds), 0);

const logOddsOf = (probability: number): number =>
  Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(probability / (1 - probability))));

/** A probability whose odds are divided by the number of pieces that it is the highest of. */
function correctForPieces(probability: number, pieces: number): number {
  // Sums of probabilities may pass 1 by rounding.
  const odds = probability / Math.max(0, 1 - probability) / pieces;
  return Number.isFinite(odds) ? odds / (1 + odds) : 1;
}
