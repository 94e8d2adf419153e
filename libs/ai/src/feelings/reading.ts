import type { TextAnalysis } from '@inkwell/contracts';
import type { Emotion, Sentiment, Theme } from '@inkwell/contracts/constants';

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
  valence: number;
  sentiment: Sentiment;
}

export interface SentenceFeelings extends Feelings {
  text: string;
}

export interface FeelingsReading extends Feelings {
  /** In the order of the text. */
  sentences: SentenceFeelings[];
}

export const MAX_SENTENCE_EMOTIONS = 2;

export const NO_FEELINGS: Feelings = { emotions: [], themes: [], valence: 0, sentiment: 'neutral' };

/** What is kept of a reading: names of the closed lists, and no word of the text. */
export const toTextAnalysis = ({ emotions, themes, sentiment, valence }: FeelingsReading): TextAnalysis => ({
  emotions: emotions.map(({ emotion }) => emotion),
  themes,
  sentiment,
  valence,
});
