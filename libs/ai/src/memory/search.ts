import { Day } from '@inkwell/contracts';
import { foldText } from '@inkwell/contracts/folding';
import { splitSentences } from '@inkwell/contracts/sentences';
import { z } from 'zod';
import { shortenAtWord, tidyText } from '../local/words.ts';
import type { Embedding } from '../reading/embeddings.ts';
import { pastPeriodIn } from './days.ts';
import { relatedWords } from './word-families.ts';

/** What is looked for among earlier words. */
export const MemoryQuery = z.object({
  /** Of the question, in lower case, without those that say nothing of its subject. */
  words: z.array(z.string().max(100)).max(20),
  /** Of its subject; null where it could not be read. */
  vector: z.array(z.number()).nullable(),
  /** Days to look at, both included; null: all. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** Which of several that fit is wanted. */
  order: z.enum(['best', 'newest', 'oldest']),
});
export type MemoryQuery = z.infer<typeof MemoryQuery>;

/** Something the person wrote: a message, or a paragraph of a page. */
export type MemoryPassage = { text: string; date: string; vector: Embedding | null };

/** A passage that was found. */
export type MemoryMatch = {
  /** What fits best, ready to be quoted. */
  quote: string;
  date: string;
  score: number;
  /** Whether a word of the question is in it; else it is near in meaning alone. */
  isByWord: boolean;
};

/** Whole sentences, as far as that goes. */
const MAX_QUOTE_CHARS = 320;
const MIN_QUOTE_CHARS = 8;
/**
 * So near must a passage be, as the cosine of embeddings without their common direction, to be found by meaning alone.
 * Unrelated ones reach 0.25; see docs/decisions/010-memory.md.
 */
const MIN_COSINE = 0.3;
/** A related word counts so much less than the word itself. */
export const RELATED_WORD_WEIGHT = 0.6;

const EMPTY_WORDS =
  /^(?:a|about|again|all|also|am|an|and|any|anything|are|around|as|at|be|been|before|being|but|by|can|could|did|do|does|done|earlier|ever|feel|feeling|felt|few|find|first|for|from|go|going|got|had|has|have|how|i|i'd|i'm|i've|if|in|is|it|last|latest|look|me|mention|mentioned|month|months|more|most|my|new|of|often|on|once|or|our|page|pages|past|please|quote|recent|recently|remember|remind|said|say|search|show|since|so|some|something|tell|that|the|their|them|then|there|these|they|thing|things|think|this|those|thought|time|times|to|today|told|up|us|was|we|week|weeks|were|what|what's|when|where|which|while|who|why|with|would|write|writing|written|wrote|year|years|yesterday|you|your|journal|entry|entries|conversation|message|messages|ago|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening|afternoon|night|wrote|bad|badly|good|really|very|much|many)$/;

/** Whether a word says nothing of a question's subject. */
export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.test(word);

const lowerCaseWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];

/** The words of a question that name its subject. */
export const subjectWordsOf = (question: string): string[] => [
  ...new Set(
    lowerCaseWords(question)
      .map((word) => word.replace(/'s$/, ''))
      .filter((word) => word.length > 1 && !isEmptyWord(word)),
  ),
];

/** A question about earlier words as it is looked for. @param vector of its subject, where it could be read */
export function memoryQueryOf(question: string, vector: Embedding | null, today: string): MemoryQuery {
  const period = pastPeriodIn(question, today);
  return {
    words: subjectWordsOf(question).slice(0, 20),
    vector: vector && [...vector],
    from: period?.from ?? null,
    to: period?.to ?? null,
    order: /\b(?:last|latest|recently|most recent)\b/i.test(question)
      ? 'newest'
      : /\bfirst\b/i.test(question)
        ? 'oldest'
        : 'best',
  };
}

/** Words of one stem: 'sleep' and 'sleeping', 'worry' and 'worries'. */
export const wordStem = (word: string): string =>
  word.length <= 3 ? word : word.replace(/'s$/, '').replace(/(?:ies|ing|ed|es|s|ly|y)$/, '');

type SearchedWord = { stem: string; related: ReadonlySet<string> };

/**
 * @param mean what all embeddings have in common; it is left out of the comparison
 * @returns the passages that fit, the wanted ones first
 */
export function createMemorySearch(query: MemoryQuery, mean: readonly number[]) {
  const wanted: SearchedWord[] = query.words.map((word) => ({
    stem: wordStem(foldText(word)),
    related: new Set(relatedWords(word).map(wordStem)),
  }));
  const vector = query.vector && centreVector(query.vector, mean);
  const found: MemoryMatch[] = [];

  /** How much of the question's subject is in a text: 1 for each word. */
  function fit(text: string): number {
    const stems = new Set(lowerCaseWords(foldText(text)).map(wordStem));
    return wanted.reduce(
      (sum, { stem, related }) =>
        sum +
        (stems.has(stem) ? 1 : [...related].some((other) => stems.has(other)) ? RELATED_WORD_WEIGHT : 0),
      0,
    );
  }

  return {
    /** Whether the day of a passage is one to look at. */
    isWanted: (date: string): boolean =>
      (query.from === null || date >= query.from) && (query.to === null || date <= query.to),

    add({ text, date, vector: other }: MemoryPassage): void {
      const byWords = fit(text);
      const near = vector && other ? dotProduct(vector, centreVector(other, mean)) : 0;
      const isAll = wanted.length === 0 && query.from !== null;
      if (byWords === 0 && near < MIN_COSINE && !isAll) return;
      const quote = quoteOf(text, byWords > 0 || isAll ? fit : null);
      if (quote.length < MIN_QUOTE_CHARS) return;
      found.push({ quote, date, score: byWords + Math.max(0, near), isByWord: byWords > 0 || isAll });
    },

    best: (limit: number): MemoryMatch[] => rankMatches(found, query.order, limit),
  };
}

/** The wanted ones of several searches, or of one. */
export function rankMatches<Found extends MemoryMatch>(
  found: readonly Found[],
  order: MemoryQuery['order'],
  limit: number,
): Found[] {
  const highest = Math.max(0, ...found.map(({ score }) => score));
  const byDay = (a: MemoryMatch, b: MemoryMatch) => a.date.localeCompare(b.date);
  const sorted = found
    // Of those that fit about as well the day decides, where a day is asked for.
    .filter(({ score }) => order === 'best' || score >= highest * 0.6)
    .toSorted((a, b) =>
      order === 'newest' ? byDay(b, a) : order === 'oldest' ? byDay(a, b) : b.score - a.score || byDay(b, a),
    );
  const quotes = new Set<string>();
  return sorted.filter(({ quote }) => !quotes.has(quote) && quotes.add(quote)).slice(0, limit);
}

/** The sentence that fits best by its words; of a text that is near in meaning alone no sentence is known to be meant. */
function quoteOf(text: string, fit: ((sentence: string) => number) | null): string {
  let best = { sentence: text, fit: -Infinity };
  for (const sentence of fit ? splitSentences(text) : []) {
    const each = { sentence, fit: fit?.(sentence) ?? 0 };
    if (each.fit > best.fit) best = each;
  }
  return shortenAtWord(tidyText(best.sentence), MAX_QUOTE_CHARS);
}

function centreVector(vector: Embedding, mean: readonly number[]): number[] {
  const without = vector.map((value, dimension) => value - (mean[dimension] ?? 0));
  const length = Math.hypot(...without) || 1;
  return without.map((value) => value / length);
}

const dotProduct = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, dimension) => sum + value * (b[dimension] ?? 0), 0);
