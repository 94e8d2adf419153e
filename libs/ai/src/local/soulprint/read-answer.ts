import { LEFT_OUT_ANSWER } from '../../tasks.ts';
import { tidyText } from '../words.ts';
import { isUnanswered } from './answer-shape.ts';
import { hasWords, quoteAnswer } from './own-words.ts';

export type RemarkText = readonly [remark: string];
/** What is said of an answer, and something to do with it that takes some minutes. */
export type ExerciseText = readonly [remark: string, exercise: string];
/** What is said of a target, and what is true by each of the four dates. */
export type PlanText = readonly [remark: string, week: string, month: string, half: string, year: string];

export type OnboardingQuestion<Texts extends readonly string[]> = {
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

export type AnswerReading<Texts extends readonly string[]> = {
  /** The answer, quoted. */
  words: string;
  state: 'read' | 'open' | 'left out';
  /** A sentence that brings in the answer. */
  lead: string;
  texts: Texts;
};

/** Reads an answer by its words; where these are `isUnclear`, nothing is guessed from them. */
export function readAnswer<Texts extends readonly string[]>(
  { asked, lead, kinds, general, open, leftOut }: OnboardingQuestion<Texts>,
  answer: string,
  isUnclear: boolean,
): AnswerReading<Texts> {
  const words = quoteAnswer(answer);
  if (answer === LEFT_OUT_ANSWER) {
    const left = `Your answer about ${asked} is left out of this page on purpose.`;
    return { words, state: 'left out', lead: left, texts: leftOut };
  }
  // A link or marks alone leave nothing to quote.
  const text = tidyText(answer) && answer.replaceAll('’', "'");
  const kind = isUnclear ? undefined : kinds.find(([about]) => about.test(text));
  // 'Nothing' is an answer to what keeps one awake.
  if (!kind && isUnanswered(text)) {
    const left = hasWords(answer)
      ? `For ${asked} you wrote ${words}, so that is open.`
      : `You left ${asked} open.`;
    return { words, state: 'open', lead: left, texts: open };
  }
  return { words, state: 'read', lead: `${lead} ${words}.`, texts: kind ? textsOfEntry(kind) : general };
}

const textsOfEntry = <Texts extends readonly string[]>([, ...texts]: readonly [RegExp, ...Texts]): Texts =>
  texts;
