import type { Emotion } from '@inkwell/contracts/constants';
import { foldText } from '@inkwell/contracts/folding';
import { emotionsNamedBy } from '../feelings/word-reading.ts';
import { isEmptyWord, RELATED_WORD_WEIGHT, wordStem } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';

/** A word that is looked for. */
export type SearchWord = {
  text: string;
  /** Whether it is written with spaces around it: else it is found anywhere. */
  hasBounds: boolean;
  /** Finds words that may be of the same stem or speak of the same; null where there are none. */
  similar: { pattern: RegExp; stem: string; related: ReadonlySet<string> } | null;
  /** What it names: a text in which that is felt answers it, whatever its words. */
  emotions: readonly Emotion[];
};

/** What a person typed into a search, ready to be looked for. */
export type SearchQuestion = {
  /** What stood in quotation marks: it has to be there. */
  phrases: readonly string[];
  words: readonly SearchWord[];
  /** Several words as they were typed, which count more where they stand so; null for one word. */
  whole: string | null;
};

const QUOTED_PHRASE = /"([^"]*[^"\s][^"]*)"/g;
const REGEXP_SPECIAL_CHARS = /[\\^$.*+?()[\]{}|]/g;
/** Scripts that are written without spaces. */
const UNSPACED_SCRIPTS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A question as people type it. Every sign in it is text but quotation marks around a phrase. */
export function parseSearchQuestion(typed: string): SearchQuestion {
  const folded = foldText(typed).replace(/\s+/g, ' ').trim();
  const phrases = [...folded.matchAll(QUOTED_PHRASE)].map(([, phrase = '']) => phrase.trim());
  const rest = folded.replace(QUOTED_PHRASE, ' ').trim();
  const words = [...new Set(rest.split(' ').map(withoutPunctuation))].filter((word) => word !== '');
  const telling = words.filter((word) => !isEmptyWord(word));
  // A search for words that usually say nothing is a search for them.
  const wanted = telling.length > 0 || phrases.length > 0 ? telling : words;
  const whole = withoutPunctuation(rest);
  return { phrases, words: wanted.map(toSearchWord), whole: whole.includes(' ') ? whole : null };
}

/** What ends a sentence or encloses words goes, unless nothing else is there. */
function withoutPunctuation(word: string): string {
  const inner = word.replace(/^[("'¿¡[]+|[.,;:!?…)\]"']+$/g, '').replace(/'s$/, '');
  return inner === '' ? word : inner;
}

function toSearchWord(text: string): SearchWord {
  const hasBounds = /^[\p{L}\p{N}]/u.test(text) && !UNSPACED_SCRIPTS.test(text);
  const similar = /^[a-z][a-z']+$/.test(text) ? similarWords(text) : null;
  return { text, hasBounds, similar, emotions: emotionsNamedBy(text) };
}

function similarWords(word: string): NonNullable<SearchWord['similar']> {
  const stem = wordStem(word);
  const related = new Set(relatedWords(word).map((other) => wordStem(foldText(other))));
  const beginnings = [stem, ...related].map((beginning) => beginning.replace(REGEXP_SPECIAL_CHARS, '\\$&'));
  return { pattern: new RegExp(`\\b(?:${beginnings.join('|')})[a-z']*`, 'g'), stem, related };
}

/** How well a word of a text answers a word of the question. */
export const HIT_QUALITY = {
  word: 1,
  beginning: 0.9,
  stem: 0.8,
  related: RELATED_WORD_WEIGHT,
  inside: 0.5,
} as const;
/** A shorter word is not looked for inside of others. */
const MIN_CHARS_TO_MATCH_INSIDE = 3;

export type WordHit = { from: number; to: number; quality: number };

/** Where a folded text answers a word of the question, in no order. */
export function* findWordHits(word: SearchWord, folded: string): Generator<WordHit> {
  const { text, hasBounds, similar } = word;
  for (let from = folded.indexOf(text); from >= 0; from = folded.indexOf(text, from + text.length)) {
    const to = from + text.length;
    const quality = hasBounds ? hitQualityAt(folded, from, to) : HIT_QUALITY.word;
    if (quality > HIT_QUALITY.inside || text.length >= MIN_CHARS_TO_MATCH_INSIDE) yield { from, to, quality };
  }
  if (!similar) return;
  for (const { 0: found, index } of folded.matchAll(similar.pattern)) {
    const stem = wordStem(found);
    const quality =
      stem === similar.stem ? HIT_QUALITY.stem : similar.related.has(stem) ? HIT_QUALITY.related : 0;
    if (quality > 0) yield { from: index, to: index + found.length, quality };
  }
}

function hitQualityAt(folded: string, from: number, to: number): number {
  if (isLetterAt(folded, from - 1)) return HIT_QUALITY.inside;
  return isLetterAt(folded, to) ? HIT_QUALITY.beginning : HIT_QUALITY.word;
}

function isLetterAt(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index);
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58);
  return code >= 128 && /[\p{L}\p{N}\p{M}]/u.test(folded.charAt(index));
}

/** How well a folded text answers a word: its best hit, or 0. */
export function bestHitQuality(word: SearchWord, folded: string): number {
  let best = 0;
  for (const { quality } of findWordHits(word, folded)) {
    if (quality > best) best = quality;
    if (best === HIT_QUALITY.word) break;
  }
  return best;
}
