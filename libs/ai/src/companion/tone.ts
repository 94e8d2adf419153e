import { classify } from '../reading/head.ts';
import type { Embedding } from '../reading/embeddings.ts';
import type { Head } from '../reading/head.ts';
import { SITUATIONS } from './situations.ts';
import type { Family } from './kind.ts';
import type { Situation } from './situation.ts';

/** Whether a message tells something hard, something good, or neither; 'uneasy' where it is hard by its sense alone. */
export type Tone = 'hard' | 'uneasy' | 'good' | 'plain';

/** How likely a message is hard or good: what the head gives to all situations of that tone together. */
export type ToneShares = { hard: number; good: number };

export function toneShares(head: Head, embedding: Embedding): ToneShares {
  const shares = { hard: 0, good: 0 };
  for (const [at, probability] of classify(head, embedding).entries()) {
    const tone = SITUATIONS.get(head.classes[at] ?? '')?.tone;
    if (tone === 'hard' || tone === 'good') shares[tone] += probability;
  }
  return shares;
}

/** Most situations are hard: of a message about nothing in particular six tenths. */
const MIN_HARD = 0.7;
const MIN_GOOD = 0.45;
/** So hard a message must not be to count as good by its words. */
const MAX_HARD_OF_GOOD = 0.66;
/** Fewer words show no tone by their embedding. */
const LEAST_WORDS = 3;

const HARD_WORDS =
  /\b(?:died|dead|funeral|hospital|cancer|surgery|fight|fought|argued|yell(?:ed|s|ing)?|scream(?:ed|s|ing)? at|shout(?:ed|s|ing)?|hates?|hated|awful|annoying|annoyed|worst|unfair|rude|mean to|ignored|ignores|laughed at|made fun|late again|alone|nobody|crying|sick|broke up|cheated|lied|lies|fired|failed|failing|ruined|wrecked|scratch|mess|never works|hurts?|pain|badly|worse|trouble|struggl\w*|can't cope|horrible|terrible|useless|stupid|sucks?|drunk|drinks)\b/i;
const GOOD_WORDS =
  /\b(?:got (?:a|the) job|pleasant|enjoy(?:ed|ing|s)?|nice|lovely|fun|great|wonderful|amazing|beautiful|won|finally|best|love(?:d|s)?|happy|glad|proud|excited|can't wait|yay|perfect|delicious|laughed together|so good|good news|relieved|thrilled|gorgeous|sunny|cute|sweet)\b/i;
const DENIED = /n't\b|\b(?:not|never|no|but|hardly|used to|wish|guess|would be|supposed to)\b/i;

/** Good words that mean the opposite. */
export const SARCASM =
  /\b(?:(?:would|do|can) not recommend|(?:0|zero|minus \w+|one) out of (?:10|ten|five)|zero stars|one star|oh,? (?:great|joy|good|wonderful|fantastic|perfect|lovely|brilliant)\b|(?:well |that's |isn't that )?just (?:great|perfect|wonderful|fantastic|brilliant|lovely|peachy)\b|(?:lucky|yay|good for|go) me\b|just what i (?:needed|wanted)|living the dream|love that for me|what a (?:joy|treat|surprise) (?:that|this)|thanks a (?:lot|bunch),? (?:life|universe|world|weather)|because of course|so that's (?:great|fun|nice)|how (?:wonderful|lovely|nice) for (?:him|her|them))/i;

const HARD_FAMILIES: ReadonlySet<Family> = new Set(['others', 'inside', 'fear', 'loss', 'body']);

/**
 * @param isHeavy whether the person names a hard feeling as theirs
 * @param isLight whether words show something good
 * @param family of what the message does; null where that is not sure
 * @param shares null where there is no embedding
 */
export function toneOf(
  meant: string,
  {
    words,
    isHeavy,
    isLight,
    situation,
    family,
    shares,
  }: {
    words: number;
    isHeavy: boolean;
    isLight: boolean;
    situation: Situation | null;
    family: Family | null;
    shares: ToneShares | null;
  },
): Tone {
  if (isHeavy || situation?.tone === 'hard' || SARCASM.test(meant)) return 'hard';
  const isHardByHead = shares !== null && words >= LEAST_WORDS && shares.hard >= MIN_HARD;
  if (situation?.tone === 'good') return 'good';
  if (family === 'good' && !HARD_WORDS.test(meant)) return 'good';
  if (family !== null && HARD_FAMILIES.has(family)) return 'hard';
  if (HARD_WORDS.test(meant) && !GOOD_WORDS.test(meant)) return 'hard';
  if (isLight && !isHardByHead) return 'good';
  if (HARD_WORDS.test(meant)) return 'hard';
  if (isHardByHead) return 'uneasy';
  const isGoodByHead = shares !== null && words >= LEAST_WORDS && shares.good >= MIN_GOOD;
  const isGoodByWords = GOOD_WORDS.test(meant) && !DENIED.test(meant);
  return isGoodByHead || (isGoodByWords && (shares?.hard ?? 0) < MAX_HARD_OF_GOOD) ? 'good' : 'plain';
}

/** Whether words that look glad can be taken as such. */
export const canBeGlad = (shares: ToneShares | null) =>
  shares === null || shares.hard < MAX_HARD_OF_GOOD || shares.good > shares.hard / 2;
