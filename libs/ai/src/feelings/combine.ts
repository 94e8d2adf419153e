import {
  EMOTION_VALENCES,
  type Emotion,
  EMOTIONS,
  MAX_THEMES,
  SENTIMENTS,
  type Theme,
  THEMES,
} from '@inkwell/contracts/constants';
import type { Embedding } from '../reading/embeddings.ts';
import { softmax } from '../reading/head.ts';
import type { KernelReading } from '../reading/kernel.ts';
import { type Feelings, type FeltEmotion, MAX_SENTENCE_EMOTIONS } from './reading.ts';
import { THEME_WORDS } from './theme-words.ts';
import { readEmojis, readWords, type WordReading } from './word-reading.ts';
import { phrasesAt, indexPhrases, sentenceWords } from './words.ts';

/** The class of a head for a text without a feeling, or without a theme. */
export const NO_CLASS = 'none';

/** What the heads see in an embedding: classes are the emotions and `none`, the themes and `none`, the sentiments. */
export type HeadReading = KernelReading<'emotions' | 'themes' | 'sentiment'>;

export type FeelingHeads = (embedding: Embedding) => HeadReading;

/** How probable each emotion, theme and sentiment is. */
export interface FeelingScores {
  emotions: ReadonlyMap<Emotion, number>;
  /** Of no feeling. */
  none: number;
  themes: ReadonlyMap<Theme, number>;
  /** In the order of SENTIMENTS. */
  sentiment: readonly number[];
  words: WordReading;
}

// Weights of the word reading beside the heads, chosen by cross-validation.
const WORDS_WEIGHT_WITH_HEAD = 1.5;
const NONE_WEIGHT_WITH_HEAD = 2;
/** Most sentences that are like nothing are like those without a feeling. */
const NONE_BIAS = -1.5;
/** A feeling of one's own that is named speaks against none. */
const NAMED_FEELING_AGAINST_NONE = 1;
const VALENCE_WEIGHT_WITH_HEAD = 0.15;
const NEUTRAL_BIAS = -0.6;
/** Most labelled sentences are bad ones, so that too much is taken for it. */
const NEGATIVE_BIAS = 0.3;
const SENTIMENT_HEAD_WEIGHT = 0.8;
/** Alone the words have to be clearer. */
const WORDS_WEIGHT_ALONE = 6;
const NONE_WEIGHT_ALONE = 4.2;
/** More of the same words says little more. */
const MAX_COUNTED_WORDS = 2;
const MIN_PROBABILITY = 1e-4;

const THEME_PHRASES = indexPhrases(THEME_WORDS);

/** What the words of a sentence show, and what the heads see in its units; the mean of them where it has several. */
export function scoresOf(
  sentence: string,
  { byHeads, isEnglish }: { byHeads: readonly HeadReading[]; isEnglish: boolean },
): FeelingScores {
  const words = isEnglish ? readWords(sentence) : readEmojis(sentence);
  const byHead = byHeads.length === 0 ? null : meanHeadReading(byHeads);
  const isNaming = words.strengths.size > 0;
  const logits = [...EMOTIONS, NO_CLASS].map((name) => {
    const weight =
      name === NO_CLASS ? words.none : Math.min(words.emotions.get(name as Emotion) ?? 0, MAX_COUNTED_WORDS);
    if (!byHead) return WORDS_WEIGHT_ALONE * weight + (name === NO_CLASS ? NONE_WEIGHT_ALONE : 0);
    const byWords =
      name === NO_CLASS
        ? NONE_BIAS + NONE_WEIGHT_WITH_HEAD * weight - (isNaming ? NAMED_FEELING_AGAINST_NONE : 0)
        : WORDS_WEIGHT_WITH_HEAD * weight;
    return Math.log((byHead.emotions.get(name) ?? 0) + MIN_PROBABILITY) + byWords;
  });
  const probabilities = softmax(logits);
  const emotions = new Map(EMOTIONS.map((emotion, index) => [emotion, probabilities[index] ?? 0]));
  const none = probabilities[EMOTIONS.length] ?? 0;
  return {
    emotions,
    none,
    words,
    themes: themeScores(isEnglish ? sentence : '', byHead?.themes),
    sentiment: sentimentScores({ emotions, words, byHead: byHead?.sentiment }),
  };
}

function meanHeadReading(all: readonly HeadReading[]): HeadReading {
  const meanOf = (name: keyof HeadReading) =>
    new Map(
      [...(all[0]?.[name].keys() ?? [])].map((each) => [
        each,
        all.reduce((sum, read) => sum + (read[name].get(each) ?? 0), 0) / all.length,
      ]),
    );
  return { emotions: meanOf('emotions'), themes: meanOf('themes'), sentiment: meanOf('sentiment') };
}

function sentimentScores({
  emotions,
  words,
  byHead,
}: {
  emotions: ReadonlyMap<Emotion, number>;
  words: WordReading;
  byHead: ReadonlyMap<string, number> | undefined;
}): number[] {
  let [negative, positive] = [0, 0];
  for (const [emotion, probability] of emotions) {
    if (EMOTION_VALENCES[emotion] < 0) negative += probability;
    if (EMOTION_VALENCES[emotion] > 0) positive += probability;
  }
  const neutral = Math.max(0, 1 - negative - positive);
  const valence = (byHead ? VALENCE_WEIGHT_WITH_HEAD : 1) * words.valence;
  const logits = [
    Math.log(negative + 0.02) - valence - NEGATIVE_BIAS,
    Math.log(neutral + 0.02) + NEUTRAL_BIAS,
    Math.log(positive + 0.02) + valence,
  ];
  return softmax(
    byHead
      ? logits.map(
          (logit, index) =>
            logit + SENTIMENT_HEAD_WEIGHT * Math.log((byHead.get(SENTIMENTS[index] ?? '') ?? 0) + 0.01),
        )
      : logits,
  );
}

/** What a theme's word counts beside the head: most of the time it is right. */
const THEME_WORD_WEIGHT = 0.35;

function themeScores(sentence: string, byHead: ReadonlyMap<string, number> | undefined): Map<Theme, number> {
  const named = new Set<Theme>();
  const words = sentenceWords(sentence);
  for (const at of words.keys())
    for (const { value } of phrasesAt(THEME_PHRASES, words, at)) named.add(value);
  return new Map(
    THEMES.map((theme) => [theme, (byHead?.get(theme) ?? 0) + (named.has(theme) ? THEME_WORD_WEIGHT : 0)]),
  );
}

const MIN_THEME_PROBABILITY = 0.18;
/** From so probable on that there is no feeling none is named. */
const MIN_NONE_PROBABILITY = 0.5;
/** The second feeling, as a share of the first. */
const MIN_SECOND_SHARE = 0.25;

/** What probabilities come to. */
export function concludeFeelings(scores: FeelingScores, maxEmotions = MAX_SENTENCE_EMOTIONS): Feelings {
  const [negative = 0, neutral = 0, positive = 0] = scores.sentiment;
  const sentiment = SENTIMENTS[scores.sentiment.indexOf(Math.max(negative, neutral, positive))] ?? 'neutral';
  return {
    emotions: topEmotions(scores, maxEmotions),
    themes: [...scores.themes]
      .filter(([, score]) => score >= MIN_THEME_PROBABILITY)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_THEMES)
      .map(([theme]) => theme),
    valence: Math.round((positive - negative) * 100) / 100,
    sentiment,
  };
}

function topEmotions({ emotions, none, words }: FeelingScores, max: number): FeltEmotion[] {
  const sorted = [...emotions].toSorted(([, a], [, b]) => b - a);
  const first = sorted[0]?.[1] ?? 0;
  if (none >= MIN_NONE_PROBABILITY) return [];
  return sorted
    .slice(0, max)
    .filter(
      ([emotion, probability]) => probability >= MIN_SECOND_SHARE * first || isNamedInWords(words, emotion),
    )
    .map(([emotion, probability]) => ({ emotion, strength: emotionStrength(words, emotion, probability) }));
}

const isNamedInWords = (words: WordReading, emotion: Emotion) => words.strengths.has(emotion);

/** As strong as its words say; a feeling that is only shown is as strong as it is probable. */
function emotionStrength(words: WordReading, emotion: Emotion, probability: number): number {
  const strength = words.strengths.get(emotion) ?? 0.25 + 0.5 * probability;
  return Math.round(Math.min(1, strength) * 100) / 100;
}

/** Sums up the scores of a text from those of its sentences: those that feel something count most. */
export interface ScoreSum {
  add: (scores: FeelingScores) => void;
  /** Null where nothing was added. */
  mean: () => FeelingScores | null;
}

export function createScoreSum(): ScoreSum {
  const emotions = new Map<Emotion, number>();
  const themes = new Map<Theme, number>();
  const sentiment = SENTIMENTS.map(() => 0);
  const strengths = new Map<Emotion, number>();
  let none = 0;
  let total = 0;
  return {
    add: (scores) => {
      const weight = 0.15 + (1 - scores.none);
      total += weight;
      none += weight * scores.none;
      for (const [emotion, score] of scores.emotions)
        emotions.set(emotion, (emotions.get(emotion) ?? 0) + weight * score);
      for (const [theme, score] of scores.themes)
        themes.set(theme, (themes.get(theme) ?? 0) + weight * score);
      for (const [index, score] of scores.sentiment.entries())
        sentiment[index] = (sentiment[index] ?? 0) + weight * score;
      for (const [emotion, strength] of scores.words.strengths)
        strengths.set(emotion, Math.max(strength, strengths.get(emotion) ?? 0));
    },
    mean: () =>
      total === 0
        ? null
        : {
            emotions: new Map(EMOTIONS.map((emotion) => [emotion, (emotions.get(emotion) ?? 0) / total])),
            none: none / total,
            themes: new Map(THEMES.map((theme) => [theme, (themes.get(theme) ?? 0) / total])),
            sentiment: sentiment.map((sum) => sum / total),
            words: { emotions: new Map(), strengths, valence: 0, none: 0 },
          },
  };
}
