import type { Emotion } from '@inkwell/contracts/constants';
import { foldText } from '@inkwell/contracts/folding';
import { emotionsNamedBy } from '../feelings/word-reading.ts';
import { isEmptyWord, RELATED, stemOf } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';

/** A word that is looked for. */
export type Word = {
  text: string;
  /** Whether it is written with spaces around it: else it is found anywhere. */
  hasBounds: boolean;
  /** Finds words that may be of the same stem or speak of the same; null where there are none. */
  similar: { pattern: RegExp; stem: string; related: ReadonlySet<string> } | null;
  /** What it names: a text in which that is felt answers it, whatever its words. */
  emotions: readonly Emotion[];
};

/** What a person typed into a search, ready to be looked for. */
export type Question = {
  /** What stood in quotation marks: it has to be there. */
  phrases: readonly string[];
  words: readonly Word[];
  /** Several words as they were typed, which count more where they stand so; null for one word. */
  whole: string | null;
};

const QUOTED = /"([^"]*[^"\s][^"]*)"/g;
const ESCAPED = /[\\^$.*+?()[\]{}|]/g;
/** Scripts that are written without spaces. */
const IS_UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A question as people type it. Every sign in it is text but quotation marks around a phrase. */
export function readQuestion(typed: string): Question {
  const folded = foldText(typed).replace(/\s+/g, ' ').trim();
  const phrases = [...folded.matchAll(QUOTED)].map(([, phrase = '']) => phrase.trim());
  const rest = folded.replace(QUOTED, ' ').trim();
  const words = [...new Set(rest.split(' ').map(withoutPunctuation))].filter((word) => word !== '');
  const telling = words.filter((word) => !isEmptyWord(word));
  // A search for words that usually say nothing is a search for them.
  const wanted = telling.length > 0 || phrases.length > 0 ? telling : words;
  const whole = withoutPunctuation(rest);
  return { phrases, words: wanted.map(wordOf), whole: whole.includes(' ') ? whole : null };
}

/** What ends a sentence or encloses words goes, unless nothing else is there. */
function withoutPunctuation(word: string): string {
  const inner = word.replace(/^[("'¿¡[]+|[.,;:!?…)\]"']+$/g, '').replace(/'s$/, '');
  return inner === '' ? word : inner;
}

function wordOf(text: string): Word {
  const hasBounds = /^[\p{L}\p{N}]/u.test(text) && !IS_UNSPACED.test(text);
  const similar = /^[a-z][a-z']+$/.test(text) ? similarTo(text) : null;
  return { text, hasBounds, similar, emotions: emotionsNamedBy(text) };
}

function similarTo(word: string): NonNullable<Word['similar']> {
  const stem = stemOf(word);
  const related = new Set(relatedWords(word).map((other) => stemOf(foldText(other))));
  const beginnings = [stem, ...related].map((beginning) => beginning.replace(ESCAPED, '\\$&'));
  return { pattern: new RegExp(`\\b(?:${beginnings.join('|')})[a-z']*`, 'g'), stem, related };
}

/** How well a word of a text answers a word of the question. */
export const QUALITY = { word: 1, beginning: 0.9, stem: 0.8, related: RELATED, inside: 0.5 } as const;
/** A shorter word is not looked for inside of others. */
const LEAST_INSIDE = 3;

export type Hit = { from: number; to: number; quality: number };

/** Where a folded text answers a word of the question, in no order. */
export function* hitsOf(word: Word, folded: string): Generator<Hit> {
  const { text, hasBounds, similar } = word;
  for (let from = folded.indexOf(text); from >= 0; from = folded.indexOf(text, from + text.length)) {
    const to = from + text.length;
    const quality = hasBounds ? qualityAt(folded, from, to) : QUALITY.word;
    if (quality > QUALITY.inside || text.length >= LEAST_INSIDE) yield { from, to, quality };
  }
  if (!similar) return;
  for (const { 0: found, index } of folded.matchAll(similar.pattern)) {
    const stem = stemOf(found);
    const quality = stem === similar.stem ? QUALITY.stem : similar.related.has(stem) ? QUALITY.related : 0;
    if (quality > 0) yield { from: index, to: index + found.length, quality };
  }
}

function qualityAt(folded: string, from: number, to: number): number {
  if (isLetterAt(folded, from - 1)) return QUALITY.inside;
  return isLetterAt(folded, to) ? QUALITY.beginning : QUALITY.word;
}

function isLetterAt(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index);
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58);
  return code >= 128 && /[\p{L}\p{N}\p{M}]/u.test(folded.charAt(index));
}

/** How well a folded text answers a word: its best hit, or 0. */
export function qualityOf(word: Word, folded: string): number {
  let best = 0;
  for (const { quality } of hitsOf(word, folded)) {
    if (quality > best) best = quality;
    if (best === QUALITY.word) break;
  }
  return best;
}
