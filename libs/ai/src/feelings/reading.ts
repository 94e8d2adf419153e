import type { Emotion, Theme } from '@inkwell/contracts/constants';

export type Valence = 'negative' | 'neutral' | 'positive';

/** A feeling, and how strong it is: from above 0 to 1. */
export interface FeltEmotion {
  emotion: Emotion;
  strength: number;
}

/** What a text says of its writer's feelings; those of other people count for nothing. */
export interface Feelings {
  /** The strongest first; none where no feeling shows. */
  emotions: FeltEmotion[];
  /** The likeliest first. */
  themes: Theme[];
  /** From -1, bad, to 1, good. */
  sentiment: number;
  valence: Valence;
}

export interface SentenceFeelings extends Feelings {
  text: string;
}

export interface FeelingsReading extends Feelings {
  /** In the order of the text. */
  sentences: SentenceFeelings[];
}

export const MAX_SENTENCE_EMOTIONS = 2;
export const MAX_TEXT_EMOTIONS = 3;

export const NO_FEELINGS: Feelings = { emotions: [], themes: [], sentiment: 0, valence: 'neutral' };
