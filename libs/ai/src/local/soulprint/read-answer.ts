import { LEFT_OUT } from '../../tasks.ts';
import { tidy } from '../words.ts';
import { isUnanswered } from './answer-shape.ts';
import { hasWords, quoted } from './own-words.ts';

export type Remark = readonly [remark: string];
/** What is said of an answer, and something to do with it that takes some minutes. */
export type Exercise = readonly [remark: string, exercise: string];
/** What is said of a target, and what is true by each of the four dates. */
export type Plan = readonly [remark: string, week: string, month: string, half: string, year: string];

export type Question<Texts extends readonly string[]> = {
  /** What was asked for, as it fits after 'For' and 'You left … open'. */
  asked: string;
  /** What stands before the person's own words. */
  lead: string;
  /** What an answer can be about, most particular first. */
  kinds: readonly (readonly [about: RegExp, ...texts: Texts])[];
  /** Where it cannot be told what an answer is about: it must fit anything. */
  general: Texts;
  /** Where it says nothing: a question one could ask instead. */
  open: Texts;
  /** Where it shows danger: no reading, only the way to people. */
  leftOut: Texts;
};

export type Reading<Texts extends readonly string[]> = {
  /** The answer, quoted. */
  words: string;
  state: 'read' | 'open' | 'left out';
  /** A sentence that brings in the answer. */
  lead: string;
  texts: Texts;
};

/** Reads an answer by its words; where these are `isUnclear`, nothing is guessed from them. */
export function readAnswer<Texts extends readonly string[]>(
  { asked, lead, kinds, general, open, leftOut }: Question<Texts>,
  answer: string,
  isUnclear: boolean,
): Reading<Texts> {
  const words = quoted(answer);
  if (answer === LEFT_OUT) {
    const left = `Your answer about ${asked} is left out of this page on purpose.`;
    return { words, state: 'left out', lead: left, texts: leftOut };
  }
  // A link or marks alone leave nothing to quote.
  const text = tidy(answer) && answer.replaceAll('’', "'");
  const kind = isUnclear ? undefined : kinds.find(([about]) => about.test(text));
  // 'Nothing' is an answer to what keeps one awake.
  if (!kind && isUnanswered(text)) {
    const left = hasWords(answer)
      ? `For ${asked} you wrote ${words}, so that is open.`
      : `You left ${asked} open.`;
    return { words, state: 'open', lead: left, texts: open };
  }
  return { words, state: 'read', lead: `${lead} ${words}.`, texts: kind ? textsOf(kind) : general };
}

const textsOf = <Texts extends readonly string[]>([, ...texts]: readonly [RegExp, ...Texts]): Texts => texts;
