import { correctSpelling } from '../local/spelling.ts';

/** A word of a sentence, as it is compared. */
export interface SentenceWord {
  /** In lower case, with one kind of apostrophe. */
  text: string;
  stem: string;
  /** Whether a comma or the like stands before it. */
  opensClause: boolean;
  /** Whether it is written with a capital that no sentence or shouting explains. */
  isName: boolean;
}

const WORD_OR_MARK = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,;:.!?()–—…"“”\n]/gu;

/** A word without its usual English endings: 'worried', 'worries' and 'worrying' become the same. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s$/, '');
  if (bare.length < 4) return bare;
  const cut = bare
    .replace(/(?<=..)(?:ies|ied)$/, 'y')
    .replace(/(?<=...)(?:ing|ed|es)$/, '')
    .replace(/(?<=..[^s])s$/, '');
  const single = cut.replace(/(?<=..)([b-df-hj-np-tv-z])\1$/, '$1');
  return single.length > 4 ? single.replace(/e$/, '').replace(/(?<=..)y$/, 'i') : single;
}

/** The words of a sentence, its frequent slips mended. */
export function sentenceWords(sentence: string): SentenceWord[] {
  const words: SentenceWord[] = [];
  let opensClause = true;
  for (const [token] of withoutStretching(correctSpelling(sentence)).matchAll(WORD_OR_MARK)) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      opensClause = true;
      continue;
    }
    const text = token.toLowerCase().replaceAll('’', "'");
    const isName = /^\p{Lu}\p{Ll}/u.test(token);
    words.push({ text, stem: stemOf(text), opensClause, isName });
    opensClause = false;
  }
  return words;
}

/** 'Sooo' and 'yayyy' as they are usually written. */
const withoutStretching = (text: string) => text.replaceAll(/(\p{L})\1{2,}/giu, '$1');

/** Words and phrases, found by their stems. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly { rest: readonly string[]; value: T }[]>;

/** @param lists for each value its phrases, separated by commas */
export function indexPhrases<T extends string>(lists: Partial<Record<T, string>>): PhraseIndex<T> {
  const found = new Map<string, { rest: string[]; value: T }[]>();
  for (const [value, list] of Object.entries(lists) as [T, string][]) {
    for (const phrase of list.split(',')) {
      const [first = '', ...rest] = (phrase.match(/[\p{L}\p{N}'-]+/gu) ?? []).map(stemOf);
      found.set(first, [...(found.get(first) ?? []), { rest, value }]);
    }
  }
  return found;
}

/** What stands at a place of a sentence, the longest phrase of each value alone, and how many words it takes. */
export function phrasesAt<T>(
  phrases: PhraseIndex<T>,
  words: readonly SentenceWord[],
  at: number,
): { value: T; length: number }[] {
  const stem = words[at]?.stem;
  const longest = new Map<T, number>();
  for (const { rest, value } of (stem && phrases.get(stem)) || []) {
    if (!rest.every((each, index) => words[at + 1 + index]?.stem === each)) continue;
    longest.set(value, Math.max(longest.get(value) ?? 0, 1 + rest.length));
  }
  return [...longest].map(([value, length]) => ({ value, length }));
}
