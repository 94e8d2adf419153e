import type { ExerciseStep } from '@inkwell/contracts';
import { shorten, tidy } from '../local/words.ts';
import type { Exercise, Step } from './exercise.ts';
import { EXERCISES } from './exercises.ts';
import type { Choice, ExerciseProgress } from './state.ts';

/** So much of an answer is said back in a line; the page keeps all of it. */
const QUOTED = 120;

export const exerciseOf = ({ exercise }: Pick<ExerciseProgress, 'exercise'>): Exercise | undefined =>
  EXERCISES.get(exercise);

/**
 * An exercise at its first step, or at the next one where that asks for what is given.
 *
 * @param at in ms since 1970
 * @param kept what the person has said already, by slot
 */
export function beginExercise(
  exercise: Exercise,
  at: number,
  kept: ExerciseProgress['kept'] = {},
): ExerciseProgress {
  const given = Object.keys(kept);
  const first = exercise.steps.find(({ keeps }) => !keeps || !given.includes(keeps));
  return {
    exercise: exercise.id,
    step: first?.id ?? '',
    shown: 1,
    kept,
    given,
    at,
    paused: false,
    asked: false,
    before: null,
  };
}

export const stepOf = (exercise: Exercise, progress: ExerciseProgress): Step | undefined =>
  stepAt(exercise, progress.step);

/** A line with what was kept in its slots. */
export const fill = (line: string, kept: ExerciseProgress['kept']) =>
  line.replaceAll(/\{(\w+)\}/g, (_, slot: string) =>
    shorten(tidy(kept[slot] ?? ''), QUOTED).replaceAll(/^['"“]|['"”]$/g, ''),
  );

/** Of a step's lines those that can be said: where the person gave something before, those that take it up. */
export function linesOf(
  step: Step,
  { kept, given = [] }: Pick<ExerciseProgress, 'kept' | 'given'>,
): readonly string[] {
  const filled = step.lines.filter((line) => isFilled(line, kept));
  const takingUp = filled.filter((line) => given.some((slot) => line.includes(`{${slot}}`)));
  if (takingUp.length > 0) return takingUp;
  return filled.length > 0 ? filled : step.lines;
}

/** Whether all that a line quotes was kept. */
export const isFilled = (line: string, kept: ExerciseProgress['kept']) =>
  [...line.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => (kept[slot] ?? '').trim() !== '');

export type Answered =
  /** The step waits for a number, and there is none. */
  | { kind: 'no-number' }
  /** The step waits for more. */
  | { kind: 'more'; progress: ExerciseProgress }
  | { kind: 'next'; progress: ExerciseProgress }
  | { kind: 'end'; kept: ExerciseProgress['kept']; shown: number };

/** Takes an answer into an exercise. `null`: the step is skipped. */
export function answerStep(progress: ExerciseProgress, answer: string | null, at: number): Answered {
  const exercise = exerciseOf(progress);
  const step = exercise && stepOf(exercise, progress);
  if (!exercise || !step) return { kind: 'end', kept: progress.kept, shown: progress.shown };
  if (step.waits === 'list' && answer !== null && step.keeps) {
    // 'Nothing is fixed' is no item of the list.
    return step.choices?.some(({ say }) => isSame(say, answer))
      ? leadOn({ exercise, step, progress }, answer, progress.kept, at)
      : answerList(progress, step, answer, at);
  }
  const number = answer === null ? null : numberIn(answer);
  if (step.waits === 'number' && answer !== null && number === null) return { kind: 'no-number' };
  const words = withoutFillers(answer ?? '');
  const value = step.waits === 'number' ? String(number ?? '') : words.replace(step.leadIn ?? '', '');
  const isNone = step.choices?.some(
    ({ say, isNone: none }) => none && answer !== null && isSame(say, answer),
  );
  const kept =
    step.keeps && value !== '' && !isNone ? { ...progress.kept, [step.keeps]: value } : progress.kept;
  return leadOn({ exercise, step, progress }, answer, kept, at);
}

/** An answer without what only sounds before and after it: 'um', 'lol'. */
const withoutFillers = (answer: string): string =>
  answer
    .trim()
    .replace(/^(?:(?:u+m+|u+h+|h+m+|erm+)\b[,.… ]*)+(?=\S)/i, '')
    .replace(/(?<=\S)[,. ]+(?:lol|haha|lmao)\W*$/i, '');

/** The answer to tap, or to type, when a list is whole. */
export const LIST_IS_WHOLE = "That's all of it";
const WHOLE =
  /^(?:ok(?:ay)?,? |i think )?(?:that'?s (?:all(?: of it)?|it|everything|about it)|no(?:thing)?(?: more| else)?|done|all|finished|i'?m done)\W*$/i;

function answerList(progress: ExerciseProgress, step: Step, answer: string, at: number): Answered {
  const exercise = exerciseOf(progress);
  const slot = step.keeps ?? '';
  const before = progress.kept[slot] ?? '';
  const isWhole = WHOLE.test(answer.trim().replaceAll('’', "'"));
  const list = isWhole ? before : [before, answer.trim()].filter(Boolean).join('\n');
  const kept = { ...progress.kept, [slot]: list };
  const isSingle = before === '' && !/[\n,;]/.test(answer.trim());
  if (!isWhole && (isSingle || before !== ''))
    return { kind: 'more', progress: { ...progress, kept, at, paused: false } };
  return exercise
    ? leadOn({ exercise, step, progress }, answer, kept, at)
    : { kind: 'end', kept, shown: progress.shown };
}

type Place = { exercise: Exercise; step: Step; progress: ExerciseProgress };

function leadOn(
  { exercise, step, progress }: Place,
  answer: string | null,
  kept: ExerciseProgress['kept'],
  at: number,
): Answered {
  const tapped = step.choices?.find(({ say }) => answer !== null && isSame(say, answer));
  const branch = step.branches?.find((each) => holds(each, kept));
  const following = exercise.steps[exercise.steps.indexOf(step) + 1]?.id ?? 'end';
  const next = branch?.to ?? tapped?.to ?? step.next ?? following;
  const to = progress.given?.includes(stepAt(exercise, next)?.keeps ?? '')
    ? afterGiven(exercise, next)
    : next;
  if (to === 'end') return { kind: 'end', kept, shown: progress.shown };
  return {
    kind: 'next',
    progress: {
      ...progress,
      step: to,
      shown: progress.shown + 1,
      kept,
      at,
      paused: false,
      asked: false,
      before: step.id,
    },
  };
}

const stepAt = (exercise: Exercise, id: string) => exercise.steps.find((each) => each.id === id);

/** Where a step leads that asks for what was given before. */
function afterGiven(exercise: Exercise, id: string): string {
  const step = stepAt(exercise, id);
  return step?.next ?? exercise.steps[step ? exercise.steps.indexOf(step) + 1 : -1]?.id ?? 'end';
}

function holds(
  { slot, atLeast, atMost, matches }: NonNullable<Step['branches']>[number],
  kept: ExerciseProgress['kept'],
): boolean {
  const text = kept[slot];
  if (text === undefined) return false;
  if (matches) return matches.test(text);
  const number = Number(text);
  return number >= (atLeast ?? 0) && number <= (atMost ?? 10);
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number from 0 to 10 in digits or words: 'about 7', '7/10', 'seven, maybe eight' gives 7. */
export function numberIn(text: string): number | null {
  const digits = /(?<![\d.,])(\d{1,2})(?:[.,]\d)?(?!\d)/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits) <= 10 ? Number(digits) : null;
  const word = text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((each) => NUMBERS.includes(each));
  return word === undefined ? null : NUMBERS.indexOf(word);
}

/** Whether two short answers are the same, marks and case aside. */
export const isSame = (a: string, b: string) =>
  Math.max(a.length, b.length) <= LONGEST_SHORT ? bare(a) === bare(b) : a === b;
const LONGEST_SHORT = 500;
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .trim();

/** The step before, with what it kept taken back; null at the first one. */
export function stepBack(progress: ExerciseProgress): ExerciseProgress | null {
  const step = exerciseOf(progress)?.steps.find(({ id }) => id === progress.before);
  if (!step) return null;
  const kept = Object.fromEntries(Object.entries(progress.kept).filter(([slot]) => slot !== step.keeps));
  const given = (progress.given ?? []).filter((slot) => slot !== step.keeps);
  return {
    ...progress,
    step: step.id,
    shown: Math.max(progress.shown - 1, 1),
    kept,
    given,
    asked: false,
    before: null,
  };
}

/** What can be put onto today's page; null where nothing was kept. */
export function pageOf(exercise: Exercise, kept: ExerciseProgress['kept']): string | null {
  const lines = exercise.page
    .filter((line) => isFilled(line, kept))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, slot: string) => (kept[slot] ?? '').trim()));
  const keepsWords = exercise.page.some((line) => /\{\w+\}/.test(line) && isFilled(line, kept));
  return keepsWords ? lines.join('\n') : null;
}

/** How far an exercise is, as it is shown beside a reply. @param page what can be put onto the page, at its end */
export function viewOf(
  exercise: Exercise,
  progress: ExerciseProgress,
  page: string | null = null,
): ExerciseStep {
  const step = stepOf(exercise, progress);
  return {
    id: exercise.shownAs ?? exercise.id,
    title: exercise.title,
    step: progress.shown,
    steps: progress.shown + (page === null ? stepsAfter(exercise, step) : 0),
    pace: page === null ? (step?.pace ?? null) : null,
    page,
  };
}

/** How many steps follow where no answer leads elsewhere. */
function stepsAfter(exercise: Exercise, step: Step | undefined): number {
  const passed = new Set<string>();
  for (let current = step; current && !passed.has(current.id);) {
    passed.add(current.id);
    const to = current.next ?? exercise.steps[exercise.steps.indexOf(current) + 1]?.id;
    current = exercise.steps.find(({ id }) => id === to);
  }
  return Math.max(passed.size - 1, 0);
}

/** A step's answers to tap. */
export const choicesOf = (step: Step): Choice[] =>
  (step.choices ?? []).map(({ say }) => ({ say, does: 'answer' as const }));
