import type { ExerciseStep } from '@inkwell/contracts';
import { shortenAtWord, tidyText } from '../local/words.ts';
import type { Choice, ExerciseProgress } from '../state.ts';
import type { StepBranch, Exercise, Step } from './exercise.ts';
import { EXERCISES } from './exercises.ts';

/** So much of an answer is said back in a line; the page keeps all of it. */
const MAX_QUOTED_CHARS = 120;

/** An exercise under way, and the step that waits for an answer. */
export type ExercisePosition = { exercise: Exercise; step: Step; progress: ExerciseProgress };

/** Null where none is under way, or one that is no longer there. */
export function exercisePosition(progress: ExerciseProgress | null): ExercisePosition | null {
  const exercise = progress && EXERCISES.get(progress.exercise);
  const step = exercise && stepAt(exercise, progress.step);
  return step ? { exercise, step, progress } : null;
}

const stepAt = (exercise: Exercise, id: string) => exercise.steps.find((each) => each.id === id);

/**
 * An exercise at its first step, or at the first that asks for something that is not given.
 *
 * @param at in ms since 1970
 * @param kept what the person has said already, by slot
 */
export function startExercise(
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

/** A line with what was kept in its slots. */
export const fillSlots = (line: string, kept: ExerciseProgress['kept']) =>
  line.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const said = tidyText(kept[slot] ?? '');
    const cut = shortenAtWord(said, MAX_QUOTED_CHARS).replaceAll(/^['"“]|['"”]$/g, '');
    return cut.length < said.length - 1 ? `${cut}…` : cut;
  });

/** Of a step's lines those that can be said: all that they take up was kept. */
export function sayableLines(step: Step, { kept }: Pick<ExerciseProgress, 'kept'>): readonly string[] {
  const filled = step.lines.filter((line) => hasAllSlots(line, kept));
  return filled.length > 0 ? filled : step.lines;
}

const hasAllSlots = (line: string, kept: ExerciseProgress['kept']) =>
  [...line.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => (kept[slot] ?? '').trim() !== '');

export type AnswerResult =
  /** The step waits for a number, and there is none. */
  | { kind: 'no-number' }
  /** The step waits for more. */
  | { kind: 'more'; progress: ExerciseProgress }
  | { kind: 'next'; progress: ExerciseProgress }
  | { kind: 'end'; kept: ExerciseProgress['kept']; shown: number };

/** Takes an answer into an exercise. @param answer null: the step is skipped */
export function answerStep(place: ExercisePosition, answer: string | null, at: number): AnswerResult {
  const { step, progress } = place;
  const tapped = step.choices?.find(({ say }) => answer !== null && isSameAnswer(say, answer));
  if (step.waits === 'list' && answer !== null && step.keeps && !tapped)
    return answerListStep(place, answer, at);
  const number = answer === null ? null : numberIn(answer);
  if (step.waits === 'number' && answer !== null && number === null) return { kind: 'no-number' };
  const written = withoutLabel(withoutFillers(answer ?? ''), place);
  const value = step.waits === 'number' ? String(number ?? '') : (step.reads?.(written) ?? written);
  const isNone =
    tapped?.isNone === true ||
    (step.waits === 'list' && tapped !== undefined) ||
    (!tapped && answer !== null && isNothingToAnyStep(place.exercise, answer));
  const isKept = step.keeps !== undefined && value !== '' && !isNone;
  const kept = isKept ? { ...progress.kept, [step.keeps ?? '']: value } : progress.kept;
  return goToNextStep(place, { kept, to: tapped?.to, at });
}

/** An answer that says there is nothing, tapped or typed a step too late. */
const isNothingToAnyStep = ({ steps }: Exercise, answer: string) =>
  steps.some(({ choices }) =>
    choices?.some(({ say, isNone }) => isNone === true && isSameAnswer(say, answer)),
  );

/** An answer without what only sounds before and after it: 'um', 'lol'. */
const withoutFillers = (answer: string): string =>
  answer
    .trim()
    .replace(/^(?:(?:u+m+|u+h+|h+m+|erm+)\b[,.… ]*)+(?=\S)/i, '')
    .replace(/(?<=\S)[,. ]+(?:lol|haha|lmao)\W*$/i, '');

/** At most so many words stand before the colon of a label. */
const LABEL_PREFIX = /^(?<label>\p{L}[^:.!?\n]{0,40}):\s+(?=\S)/u;

/** An answer without the label that the page puts before it, or the question had: 'Facts for it: …', 'The harshest was: …'. */
function withoutLabel(answer: string, { exercise, step }: ExercisePosition): string {
  const label = LABEL_PREFIX.exec(answer);
  // In a letter it is the person's own: 'What I never said: thank you'.
  if (!label || exercise.id === 'unsent-letter') return answer;
  const pageLabel = exercise.page.find((line) => line.includes(`{${step.keeps ?? ''}}`)) ?? '';
  const asked = stemsOf([pageLabel, ...step.lines, step.help, step.keeps ?? ''].join(' '));
  if (!stemsOf(label.groups?.['label'] ?? '').some((stem) => asked.includes(stem))) return answer;
  const rest = answer.slice(label[0].length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** So many letters tell 'fair' and 'fairer' as one word, and leave out 'the'. */
const STEM_LETTERS = 4;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= STEM_LETTERS && !EMPTY_WORDS.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));
const EMPTY_WORDS =
  /^(?:what|that|this|with|your|from|have|they|them|would|could|there|when|were|then|than|will|about)$/;

/** The answer to tap, or to type, when a list is whole. */
export const LIST_DONE_CHOICE = "That's all of it";
const LIST_DONE_ANSWER =
  /^(?:ok(?:ay)?,? |i think )?(?:that'?s (?:all(?: of it)?|it|everything|about it)|no(?:thing)?(?: more| else)?|done|all|finished|i'?m done)\W*$/i;

function answerListStep(place: ExercisePosition, answer: string, at: number): AnswerResult {
  const { step, progress } = place;
  const slot = step.keeps ?? '';
  const before = progress.kept[slot] ?? '';
  const isWhole = LIST_DONE_ANSWER.test(answer.trim().replaceAll('’', "'"));
  const list = isWhole ? before : [before, answer.trim()].filter(Boolean).join('\n');
  const kept = { ...progress.kept, [slot]: list };
  const isSingle = before === '' && !/[\n,;]/.test(answer.trim());
  if (!isWhole && (isSingle || before !== ''))
    return { kind: 'more', progress: { ...progress, kept, at, paused: false } };
  return goToNextStep(place, { kept, to: undefined, at });
}

function goToNextStep(
  { exercise, step, progress }: ExercisePosition,
  { kept, to, at }: { kept: ExerciseProgress['kept']; to: string | undefined; at: number },
): AnswerResult {
  const branch = step.branches?.find((each) => isBranchTaken(each, kept));
  const next = firstStepNotGiven(exercise, branch?.to ?? to ?? nextStepId(exercise, step), progress);
  if (next === 'end') return { kind: 'end', kept, shown: progress.shown };
  return {
    kind: 'next',
    progress: {
      ...progress,
      step: next,
      shown: progress.shown + 1,
      kept,
      at,
      paused: false,
      asked: false,
      before: step.id,
    },
  };
}

const nextStepId = (exercise: Exercise, step: Step): string =>
  step.next ?? exercise.steps[exercise.steps.indexOf(step) + 1]?.id ?? 'end';

/** The step itself, or the first after it that asks for something else than what was given before. */
function firstStepNotGiven(exercise: Exercise, id: string, progress: ExerciseProgress): string {
  const step = stepAt(exercise, id);
  const isGiven = step?.keeps !== undefined && progress.given?.includes(step.keeps) === true;
  return isGiven ? firstStepNotGiven(exercise, nextStepId(exercise, step), progress) : id;
}

function isBranchTaken(
  { slot, atLeast, atMost, matches }: StepBranch,
  kept: ExerciseProgress['kept'],
): boolean {
  const text = kept[slot];
  if (text === undefined) return false;
  if (matches) return matches.test(text);
  const number = Number(text);
  return number >= (atLeast ?? 0) && number <= (atMost ?? 10);
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Of several numbers the one of this moment counts: 'an 8 then, a 6 now' gives 6. */
const PRESENT_WORDS =
  /\b(?:now|at the moment|by now|at present|still|jetzt|gerade|im moment|mittlerweile|ahora|maintenant|en ce moment|agora|neste momento)\b/iu;
const PAST_WORDS =
  /\b(?:was|were|used to|at the time|back then|then|earlier|before|at first|this morning|yesterday|last|at that|vorher|war|davor|damals|antes|era|estaba|avant|était|estava|not|nicht|kein)\b/iu;

/** A number from 0 to 10 in digits or words: 'about 7', '7/10', 'seven, maybe eight' gives 7. */
export function numberIn(text: string): number | null {
  const clauses = text
    .split(/(?<!\d)[.,](?!\d)|(?<=\d)[.,](?=\s|$)|[;!?\n]|\b(?:but|and|aber|und|pero|mais|mas)\b/iu)
    .flatMap((clause) => {
      const number = firstNumberIn(clause);
      return number === null ? [] : [{ clause, number }];
    });
  const now =
    clauses.find(({ clause }) => PRESENT_WORDS.test(clause)) ??
    clauses.find(({ clause }) => !PAST_WORDS.test(clause));
  return now?.number ?? firstNumberIn(text);
}

function firstNumberIn(text: string): number | null {
  const digits = /(?<![\d.,])(\d{1,2})(?:[.,]\d)?(?!\d)/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits) <= 10 ? Number(digits) : null;
  const word = text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((each) => NUMBER_WORDS.includes(each));
  return word === undefined ? null : NUMBER_WORDS.indexOf(word);
}

/** Whether two short answers are the same, marks and case aside. */
export const isSameAnswer = (a: string, b: string) =>
  Math.max(a.length, b.length) <= MAX_COMPARED_CHARS ? lettersOnly(a) === lettersOnly(b) : a === b;
const MAX_COMPARED_CHARS = 500;
const lettersOnly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .trim();

/** The step before, with what it kept taken back; null at the first one. */
export function stepBack({ exercise, progress }: ExercisePosition): ExerciseProgress | null {
  const step = stepAt(exercise, progress.before ?? '');
  if (!step) return null;
  return {
    ...progress,
    step: step.id,
    shown: Math.max(progress.shown - 1, 1),
    kept: Object.fromEntries(Object.entries(progress.kept).filter(([slot]) => slot !== step.keeps)),
    given: (progress.given ?? []).filter((slot) => slot !== step.keeps),
    asked: false,
    before: null,
  };
}

/** What can be put onto today's page; null where nothing was kept. */
export function exercisePage(exercise: Exercise, kept: ExerciseProgress['kept']): string | null {
  const lines = exercise.page
    .filter((line) => hasAllSlots(line, kept))
    .map((line) => line.replaceAll(/\{(\w+)\}/g, (_, slot: string) => (kept[slot] ?? '').trim()));
  const keepsWords = exercise.page.some((line) => /\{\w+\}/.test(line) && hasAllSlots(line, kept));
  return keepsWords ? lines.join('\n') : null;
}

/** How far an exercise is, as it is shown beside a reply. @param page what can be put onto the page, at its end */
export function exerciseView(
  exercise: Exercise,
  progress: Pick<ExerciseProgress, 'step' | 'shown'>,
  page: string | null = null,
): ExerciseStep {
  const step = stepAt(exercise, progress.step);
  return {
    id: exercise.shownAs ?? exercise.id,
    title: exercise.title,
    step: progress.shown,
    steps: progress.shown + (page === null ? countStepsAfter(exercise, step) : 0),
    pace: page === null ? (step?.pace ?? null) : null,
    page,
  };
}

/** How many steps follow where no answer leads elsewhere. */
function countStepsAfter(exercise: Exercise, step: Step | undefined): number {
  const passed = new Set<string>();
  for (let current = step; current && !passed.has(current.id);) {
    passed.add(current.id);
    current = stepAt(exercise, nextStepId(exercise, current));
  }
  return Math.max(passed.size - 1, 0);
}

/** A step's answers to tap. */
export const stepChoices = (step: Step): Choice[] =>
  (step.choices ?? []).map(({ say }) => ({ say, does: 'answer' as const }));
