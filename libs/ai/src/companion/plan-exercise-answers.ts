import type { Exercise } from './exercise.ts';
import { answerBeside } from './exercise-answers.ts';
import { isSame, pageOf, stepOf } from './exercise-progress.ts';
import { anchorIn, beginsWithDoing, firstBefore, firstClauseOf, stepIn as stepSaid } from './plan-answers.ts';
import { HINDRANCES, NO_HINDRANCE, topicPlanned } from './plan-exercise.ts';
import { factsIn, isOnlyFacts } from './plan-facts.ts';
import { asksHow, remarkIn, SHOWS } from './plan-remarks.ts';
import { filled, whenOf } from './plan-standing.ts';
import type { PlanStep, PlanTopic } from './plan-topic.ts';
import {
  PLAN_ASKED,
  PLAN_COUNTS,
  PLAN_FORGOTTEN,
  PLAN_MAY_FAIL,
  PLAN_NO_STRENGTH,
  PLAN_WHICHEVER,
} from './prose/plan-remarks.ts';
import {
  PLAN_ADDED,
  PLAN_ASKS_OWN_STEP,
  PLAN_NOTED,
  PLAN_NOTED_HARD,
  PLAN_SO_FAR,
} from './prose/plan-talk.ts';
import { sentencesOf } from './reflect.ts';
import { isQuestion } from './questions.ts';
import type { ExerciseProgress } from './state.ts';
import type { Turn } from './turn.ts';

/** In words: a longer answer says more than the step that it names. */
const MOST_WORDS_OF_STEP = 16;
/** In words: in a longer answer a day may be somebody else's. */
const MOST_WORDS_WITH_TIME = 12;

/** In words: in a longer message a word of a worry may stand in a story. */
const MOST_WORDS_OF_WORRY = 16;

const worryIn = ({ read, draw }: Turn, { worries }: PlanTopic) =>
  read.words > MOST_WORDS_OF_WORRY
    ? null
    : (worries.find(({ words, say }) => words.test(read.meant) && !draw.wasSaid(say))?.say ?? null);

/** The first step that is tapped, or named in few words. */
function stepIn({ read, draw }: Turn, { steps }: PlanTopic): PlanStep | undefined {
  const tapped = steps.find(({ say }) => isSame(say, read.text));
  if (tapped || read.words > MOST_WORDS_OF_STEP || isQuestion(read.meant)) return tapped;
  return steps.find(({ words, how }) => words.test(read.meant) && !draw.wasSaid(how));
}

/** 'Does that even count?' */
const COUNTS =
  /\b(?:does|do|would|is|are|will) (?:that|this|it|those|they)\b.{0,30}\b(?:counts?|cheating|enough|ok|okay|rude|weird|silly|stupid|bad|do|too (?:small|little))\b/i;
const WHICH =
  /\bshould(?:n't)? (?:I|it|we)\b|\b(?:do|must) I (?:need|have) to\b|\bor (?:an? new|the other|do I)\b/i;

/** What is said, and what is kept after it. */
type SideReply = { text: string; kept: ExerciseProgress['kept'] };

/**
 * What is said to a message that answers no step of a plan: a worry, a question, how one is. The step is asked again.
 * Null where it answers.
 */
export function besidePlan(turn: Turn, exercise: Exercise, progress: ExerciseProgress): SideReply | null {
  const { read, draw } = turn;
  const topic = topicPlanned(exercise);
  const step = topic && stepOf(exercise, progress);
  if (!topic || !step || step.choices?.some(({ say }) => isSame(say, read.text))) return null;
  const said = (text: string | null): SideReply | null =>
    text === null ? null : { text, kept: progress.kept };
  const page = SHOWS.test(read.meant) ? pageOf(exercise, progress.kept) : null;
  if (page !== null) return said(`${draw.line(PLAN_SO_FAR)}\n\n${page}`);
  // An answer with a question at its end is taken, and the question met: see `exercise-turn.ts`.
  if (isQuestion(read.meant))
    return answerBeside(read.text) === null ? said(answerQuestion(turn, topic)) : null;
  if (progress.asked) return null;
  // 'On Saturday at nine', 'not in bed, half eight' say when, although something else was asked.
  const right = read.meant.replace(PUTS_RIGHT, '');
  const isTime = isOnlyFacts(read.meant) && factsIn(read.meant).time !== undefined;
  if (step.id === 'hindrance' && (isTime || (right !== read.meant && timeIn(right) !== '')))
    return whenPutRight(turn, progress);
  switch (step.id) {
    case 'first':
      if (stepIn(turn, topic) || ownStepIn(turn) !== null) return null;
      return said(`${worryIn(turn, topic) ?? noteOf(turn, topic)} ${draw.line(PLAN_ASKS_OWN_STEP)}`);
    case 'when':
      return timeIn(read.meant) === '' ? said(worryIn(turn, topic) ?? noteOf(turn, topic)) : null;
    default:
      return null;
  }
}

function answerQuestion(turn: Turn, topic: PlanTopic): string | null {
  const { read, draw } = turn;
  const way = asksHow(read.meant) ? draw.fresh(topic.ways) : null;
  const lines = COUNTS.test(read.meant) ? PLAN_COUNTS : WHICH.test(read.meant) ? PLAN_WHICHEVER : PLAN_ASKED;
  return way ?? worryIn(turn, topic) ?? draw.fresh(lines);
}

function whenPutRight({ read, draw }: Turn, { kept }: ExerciseProgress): SideReply {
  const when = read.text.replace(PUTS_RIGHT, '');
  return { text: filled(draw.line(PLAN_ADDED.day), when), kept: { ...kept, when } };
}

/** 'Not in bed, …' */
const PUTS_RIGHT = /^(?:(?:no|not|sorry|actually)\b[^,.;]*[,.;]\s*)+/i;

/** To what is told: no answer, and yet not passed over. */
const noteOf = ({ read, draw }: Turn, topic: PlanTopic): string =>
  (read.isHeavy ? draw.fresh(topic.heavy) : null) ?? draw.line(read.isHeavy ? PLAN_NOTED_HARD : PLAN_NOTED);

const timeIn = (meant: string): string => anchorIn(meant) ?? whenOf(factsIn(meant));

/** In words: a longer message tells something. */
const MOST_WORDS_OF_OWN_STEP = 14;
const MOST_WORDS_OF_THING = 3;
const MOST_WORDS_OF_NAMED_THING = 6;

const IS_THING = /^(?:the|my|our|an?|one|two|three|just|only|some|\d)\b/i;
const IS_NO_STEP = /^(?:none|nothing|dunno|what|so|too|been|no|yes|idk|all|both|neither|not|never)\b/i;

/** A first step of one's own: begins with what to do, or is a thing in a few words. */
function ownStepIn({ read }: Turn): string | null {
  const clause = read.words <= MOST_WORDS_OF_OWN_STEP ? firstClauseOf(read.meant) : null;
  const words = clause?.split(' ').length ?? 0;
  const isNamed =
    clause !== null &&
    read.feelings.length === 0 &&
    !IS_NO_STEP.test(clause) &&
    (words <= MOST_WORDS_OF_THING || (IS_THING.test(clause) && words <= MOST_WORDS_OF_NAMED_THING));
  if (clause !== null && (isNamed || beginsWithDoing(clause))) return clause;
  return stepSaid(read.meant) ?? firstBefore(read.meant);
}

/** In words: of a longer answer its last sentence is kept. */
const MOST_WORDS_WHOLE = 25;

/**
 * What is kept of an answer of a plan, and with it a day that stands beside its first step. Null: the step is passed
 * over, because it was asked twice and no time was named.
 */
export function keptOfPlan(
  turn: Turn,
  exercise: Exercise,
  progress: ExerciseProgress,
  answer: string,
): { kept: string | null; progress: ExerciseProgress } {
  const { read } = turn;
  const topic = topicPlanned(exercise);
  const step = topic && stepOf(exercise, progress);
  if (!topic || !step || topic.kind === 'private') return { kept: answer, progress };
  if (step.choices?.some(({ say }) => isSame(say, answer))) return { kept: answer, progress };
  switch (step.id) {
    case 'first': {
      const whole = read.words <= MOST_WORDS_WHOLE ? answer : (sentencesOf(answer).at(-1) ?? answer);
      return { kept: ownStepIn(turn) ?? whole, progress: withDayBeside(turn, progress) };
    }
    case 'when':
      return { kept: whenOfAnswer(turn, progress, answer), progress };
    case 'hindrance':
      return { kept: NOTHING.test(read.meant) ? NO_HINDRANCE : answer, progress };
    default:
      return { kept: answer, progress };
  }
}

const NOTHING = /^\W*(?:no|nope|none|nothing|nah|idk)(?: (?:really|at all|comes|much|i think|one))*\W*$/i;

/** The day that stands beside a first step; one that stood beside the step before is forgotten. */
function withDayBeside({ read }: Turn, progress: ExerciseProgress): ExerciseProgress {
  const when = read.words > MOST_WORDS_WITH_TIME ? '' : whenOf(factsIn(read.meant));
  const given = (progress.given ?? []).filter((slot) => slot !== 'when');
  const { when: _when, ...kept } = progress.kept;
  return when === ''
    ? { ...progress, kept, given }
    : { ...progress, kept: { ...kept, when }, given: [...given, 'when'] };
}

/** An hour belongs to the day that was named at the beginning. */
function whenOfAnswer({ read }: Turn, { kept }: ExerciseProgress, answer: string): string | null {
  if (timeIn(read.meant) === '') return null;
  const isHour = kept['named'] !== undefined && factsIn(read.meant).day === undefined;
  return isHour && isOnlyFacts(read.meant) ? `${kept['named'] ?? ''}, ${answer}` : answer;
}

/** What is said first to an answer of a plan, before the next step. */
export function receiveInPlan(turn: Turn, exercise: Exercise, progress: ExerciseProgress): string | null {
  const { draw } = turn;
  const topic = topicPlanned(exercise);
  if (!topic) return null;
  switch (progress.step) {
    case 'first':
      return stepIn(turn, topic)?.how ?? worryIn(turn, topic) ?? draw.line(PLAN_ADDED.first);
    case 'hindrance':
      return hindranceLine(turn, topic);
    default:
      return '';
  }
}

function hindranceLine(turn: Turn, topic: PlanTopic): string {
  const { read, draw } = turn;
  const lines = isSame(read.text, HINDRANCES.forgets)
    ? PLAN_FORGOTTEN
    : isSame(read.text, HINDRANCES.tired)
      ? PLAN_NO_STRENGTH
      : isSame(read.text, HINDRANCES.interrupted)
        ? PLAN_MAY_FAIL
        : null;
  return lines === null
    ? (worryIn(turn, topic) ?? draw.fresh(remarkIn(read.meant, false)?.lines ?? []) ?? '')
    : (draw.fresh(lines) ?? '');
}
