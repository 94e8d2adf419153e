import { lastQuestion } from './answered.ts';
import type { Exercise, Step } from './exercise.ts';
import { stepOf } from './exercise-progress.ts';
import type { Intent } from './intent-rules.ts';
import { isQuestion } from './questions.ts';
import { sentencesOf } from './reflect.ts';
import type { Choice, ExerciseProgress } from './state.ts';
import type { Turn } from './turn.ts';

/** Exercises in which one speaks to somebody else: a complaint, or a goodbye, may be part of it. */
export const SPEAKS_TO_OTHERS = /^(?!plan-).*(?:letter|talk)/;
export const ABOUT_THE_EXERCISE =
  /\b(?:this|the|that) (?:exercise|step|question|line|page)\b|\b(?:this|that) (?:one|bit|part)\b|\b(?:skip|next|stop)\b|^(?:idk|no idea|nothing|i don'?t know|dunno)\b/i;
export const NEXT_STEP = /\b(?:skip|next|pass|move on|this one|this step|this question)\b/i;

/** In words: what stands before a question answers the step, if it is that long. */
const LEAST_WORDS_OF_ANSWER = 4;

/** An answer with a question at its end: the answer, without it. Null where it is no such thing. */
export function answerBeside(text: string): string | null {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || !sentences.at(-1)?.endsWith('?') || sentences[0]?.endsWith('?')) return null;
  const answer = sentences.filter((sentence) => !sentence.endsWith('?')).join(' ');
  return answer.split(' ').length >= LEAST_WORDS_OF_ANSWER ? answer : null;
}

/** A line, or a name, of the talk that stands to tap: what is typed beside it is an answer of its own, however near. */
export const isOwnLine = (exercise: Exercise, progress: ExerciseProgress, { say }: Choice): boolean => {
  const step = stepOf(exercise, progress);
  const isPicked = step?.keeps !== undefined && [exercise.picks, exercise.names].includes(step.keeps);
  return isPicked && step?.choices?.some((each) => each.say === say) !== true;
};

/** 'Tomorrow' where a day was asked for is an answer. */
export const isDayAsked = (turn: Turn) =>
  /^(?:tomorrow|later|tonight)\W*$/i.test(turn.read.text) &&
  /\b(?:when|day|time|hour)\b/i.test(lastQuestion(turn) ?? '');

/** Here a question is what is asked for: a worry, a thought, a line to somebody. */
export const TAKES_QUESTIONS = /^(?!plan-).*(?:letter|talk|page|scene)/;
export const KEEPS_QUESTIONS = /^(?:worry|thought|question|situation|worries|items|unsaid|letter|words)$/;
export const OF_ONESELF = /^(?:(?:and|so|but) )*(?:what if|why (?:am|do|did|can't|is|me)|am I)\b/i;

/** Whether a message asks something instead of answering the step. */
export const isAside = ({ id }: Exercise, { keeps = '' }: Step, meant: string) =>
  isQuestion(meant) &&
  !OF_ONESELF.test(meant) &&
  !KEEPS_QUESTIONS.test(keeps) &&
  (!TAKES_QUESTIONS.test(id) ||
    /\b(?:should|do|can|must) I\b|\b(?:this|the) (?:exercise|step|question)\b/i.test(meant));

/** 'Is that too blunt?', after one's own words. */
export const ASKS_OF_WORDS =
  /(?:^|[.!?] )(?:is|does|would|are|do) (?:that|this|it|they)\b.{0,30}\b(?:too|ok|okay|alright|right|good|fine|sound|blunt|harsh|enough)\b[^.!?]*\?\s*$/i;

export const ASKS_ABOUT_STEP =
  /\b(?:like what|what do you mean|what does that mean|for example|such as|how many|how long|what kind|can it be|does it have to|do I have to|is (?:that|this) (?:ok|okay|right|enough|what you)|what (?:should|do|can) I (?:write|say|put|answer))\b/i;

/** A question to the companion in the middle of an exercise is answered, and the exercise goes on. */
export const isKnown = (intent: Intent) =>
  /^ask-(?:human|can-do|privacy|journal-help|calendar-help|billing|account|soulprint|insights|diagnosis|medication)$/.test(
    intent,
  );

/** Without the question at its end: the exercise asks the next one. */
export const statement = (line: string) => line.replace(/\s*[^.!?:]*(?::[^.!?]*)?\?$/, '');
