import type { ExerciseStep, Mode } from '@inkwell/contracts';
import { MAX_CHOICES } from '@inkwell/contracts';
import { HOUR_MS, PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { createDraw, type LineDraw } from '../local/draw.ts';
import { languageOfTalk } from '../local/language.ts';
import type { KnownPerson } from '../local/known-facts.ts';
import type { Choice, CompanionState, ExerciseProgress } from '../state.ts';
import type { ChatMessage } from '../tasks.ts';
import type { Exercise } from './exercise.ts';
import { EXERCISES } from './exercises.ts';
import { withoutLanguageWish } from './language-wish.ts';
import { leavingWishIn } from './leaving.ts';
import { type ExercisePhrases, phrasesIn } from './phrases.ts';
import {
  answerStep,
  type AnswerResult,
  stepChoices,
  fillSlots,
  isSameAnswer,
  sayableLines,
  LIST_DONE_CHOICE,
  exercisePage,
  type ExercisePosition,
  exercisePosition,
  startExercise,
  stepBack,
  exerciseView,
} from './progress.ts';

/** What leads an exercise must know of a turn. */
export type LeadTurn = {
  mode: Mode;
  /** Oldest first; the last is the one to answer. */
  messages: readonly ChatMessage[];
  /** The person's exercise under way, begun in any conversation. */
  progress: ExerciseProgress | null;
  /** What was kept after the last reply of this conversation. */
  state: CompanionState | null;
  /** In ms since 1970. */
  now: number;
  /** The person's day, `YYYY-MM-DD`, and their hour, 0 to 23. */
  today: string;
  hour: number;
  /** Of the hour; it is taken for full where it is not told. */
  minute?: number;
  person: KnownPerson;
  /** Whether they talked here before this conversation. Default: they did not. */
  hasTalked?: boolean;
};

/** A step to say word for word, and where the exercise stands then. */
export type ExerciseReply = {
  text: string;
  choices: Choice[];
  exercise: ExerciseStep | null;
  progress: ExerciseProgress | null;
  /** Whether the person told something else with it, which is answered first. */
  hasMore?: boolean;
};

/** After an hour it is asked whether to go on. */
const EXERCISE_STALE_MS = HOUR_MS;
/** In words: a goodbye that says more may be part of an answer. */
const MAX_GOODBYE_WORDS = 5;

/** Goes back to the step before. A plain 'no, …' may be an answer of its own. */
const STEP_BACK_REQUEST =
  /^(?:no,? )?wait\b|^actually,? no\b|\bnot what i (?:meant|wanted)\b|^(?:no,? |sorry,? )*i meant\b(?! it\b)|\blet me (?:correct|change) that\b|^(?:can (?:i|we) )?go back(?: a step| one)?\b|^(?:one|a) step back\b/i;
/** Somebody is going, or says thanks: that is no answer. */
const GOODBYE_OR_THANKS =
  /^(?:ok(?:ay)? |well |right )*(?:thanks?|thank you|thx|cheers|bye+|goodbye|good ?night|see you|gotta go|i (?:have|need) to go)(?: .*)?$/;
/** A question about the companion or the days is for the talk, and the step stays where it is. */
const QUESTION_FOR_TALK =
  /^(?:and |so |but |wait )*(?:(?:are|r) (?:you|u) (?:a |an |really |even )*(?:bot|robot|ai|human|real|person|program|machine|therapist)|who (?:are you|can (?:read|see)|reads|sees|made you)|what (?:are you|can (?:you do|(?:i|we) do here)|do you know about me)|is (?:this|it) (?:private|safe|secure|confidential|encrypted)|what(?:'s| is| do i have)(?: on)? (?:(?:my|the|in my) (?:week|calendar|day)|(?:today|tomorrow|this week|next week))|what (?:day|date|time) is it|what did i (?:write|say)|when did i (?:last )?(?:write|mention)|when am i free)\b/;

const countWordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const plainWithoutMarks = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[.!?,;:…]+(?= |$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Goes on with the exercise under way, or with one that a tapped choice begins; null where the message is for the talk.
 * One that is no longer there counts for none.
 */
export function leadExercise(turn: LeadTurn): ExerciseReply | null {
  const message = turn.messages.at(-1)?.content.trim() ?? '';
  const chosen = turn.state?.choices.find(({ say }) => isSameAnswer(say, message));
  const place = exercisePosition(turn.progress);
  const begun = chosen?.does.startsWith('begin ')
    ? chosen.does.slice('begin '.length)
    : exerciseIdOfChoice(message);
  if (begun !== undefined && EXERCISES.has(begun)) {
    const isAtIt = place?.exercise.id === begun && !place.progress.paused;
    return isAtIt ? showStep(turn, place) : beginExercise(begun, turn);
  }
  if (!place) return null;
  const { exercise, progress } = place;
  const phrases = phrasesIn(exercise.language);
  const said = plainWithoutMarks(message);
  if (chosen?.does === 'go-on' || phrases.resumes.test(said))
    return showStep(turn, place, { opening: `${exercise.title}:` });
  if (chosen?.does === 'leave') return leaveExercise(turn, place);
  if (progress.paused) return null;
  if (chosen?.does === 'skip') return replyToAnswer(turn, place, answerStep(place, null, turn.now));
  if (chosen?.does === 'answer') return takeAnswer(turn, place, chosen.say);
  if (chosen) return null;
  const control = exerciseCommand(turn, place, { message, said, phrases });
  if (control !== undefined) return control;
  return takeAnswer(turn, place, message);
}

/** The answer that begins an exercise, or its title, typed: also after other replies. */
const exerciseIdOfChoice = (message: string): string | undefined =>
  [...EXERCISES.values()].find(
    ({ begin, title }) => isSameAnswer(begin, message) || isSameAnswer(title, message),
  )?.id;

type MessageForms = { message: string; said: string; phrases: ExercisePhrases };

/** What a message does to the exercise beside answering it: null where it is for the talk, undefined where it answers. */
function exerciseCommand(
  turn: LeadTurn,
  place: ExercisePosition,
  { message, said, phrases }: MessageForms,
): ExerciseReply | null | undefined {
  const { exercise, step, progress } = place;
  const draw = drawForTurn(turn);
  // An answer of the step's own ('Next week', 'Nothing') is one.
  if (step.choices?.some(({ say }) => isSameAnswer(say, message))) return takeAnswer(turn, place, message);
  const leaving = phrases.leaves.test(said)
    ? { hasMore: false }
    : leavingWishIn(message, isSpokenToOthers(place));
  if (leaving) return { ...leaveExercise(turn, place), ...leaving };
  if (phrases.pauses.test(said) && !asksWhen(place)) return pauseExercise(turn, place);
  if (phrases.skips.test(said)) return replyToAnswer(turn, place, answerStep(place, null, turn.now));
  if (STEP_BACK_REQUEST.test(message)) {
    const back = stepBack(place);
    const before = back && exercisePosition(back);
    return showStep(turn, before ?? place, { opening: draw.line(phrases.corrected) });
  }
  const isToOthers = exercise.id === 'unsent-letter';
  if (!isToOthers && GOODBYE_OR_THANKS.test(said) && countWordsIn(said) <= MAX_GOODBYE_WORDS)
    return pauseExercise(turn, place);
  if (exercise.language === undefined && (QUESTION_FOR_TALK.test(said) || isSideQuestion(place, message)))
    return null;
  if (turn.now - progress.at > EXERCISE_STALE_MS) return askWhetherToGoOn(turn, place);
  if (phrases.asksHelp.test(said)) return showStep(turn, place, { opening: step.help, isHelp: true });
  return undefined;
}

/** A question that answers nothing: the step asks for no worry or thought, and nobody else is spoken to. */
const isSideQuestion = ({ exercise, step }: ExercisePosition, message: string): boolean =>
  QUESTION_START.test(message) &&
  !QUESTION_TO_ONESELF.test(message) &&
  (step.waits === 'text' || step.waits === 'choice') &&
  !EXERCISES_TAKING_QUESTIONS.test(exercise.id) &&
  !STEPS_TAKING_QUESTIONS.test(step.keeps ?? '');
const QUESTION_START =
  /^(?:and |so |but )*(?:what|how|why|should|shall|can|could|do|does|did|is|are|will|would|when|where|who|which)\b[^?]{4,80}\?$/i;
const QUESTION_TO_ONESELF = /^(?:(?:and|so|but) )*(?:what if|why (?:am|do|did|can't|is|me)|am I)\b/i;
const EXERCISES_TAKING_QUESTIONS = /letter|talk/;
const STEPS_TAKING_QUESTIONS = /^(?:worry|thought|situation|list|plainDay|for|against)$/;

/** Where 'stop it, please' may be said to somebody else, or be what the step asks for. */
const isSpokenToOthers = ({ exercise, step }: ExercisePosition): boolean =>
  EXERCISES_TAKING_QUESTIONS.test(exercise.id) || STEPS_TAKING_QUESTIONS.test(step.keeps ?? '');

/** 'Tomorrow' where a day was asked for is an answer. */
const asksWhen = ({ step }: ExercisePosition) => /when|park|cue/.test(step.keeps ?? '');

/**
 * Begins an exercise.
 *
 * @param id of a tool, of a choice, or of a wish
 * @param kept what the person has said already, by slot
 * @throws RangeError where there is none of this id
 */
export function beginExercise(
  id: string,
  turn: LeadTurn,
  kept: ExerciseProgress['kept'] = {},
): ExerciseReply {
  const own = turn.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const exercise = EXERCISES.get(`${id}-${languageOfTalk(own)}`) ?? EXERCISES.get(id);
  if (!exercise) throw new RangeError('No such exercise');
  const place = exercisePosition(startExercise(exercise, turn.now, kept));
  if (!place) return finishExercise(turn, exercise, { kept, shown: 1 });
  return showStep(turn, place, { opening: drawForTurn(turn).line(phrasesIn(exercise.language).starting) });
}

/** The exercise under way asked once more, beside what was said to something else; null where none is. */
export function offerToGoOn(turn: LeadTurn): Choice[] | null {
  const place = exercisePosition(turn.progress);
  if (!place || place.progress.paused) return null;
  const { goOn, leave: leaveIt } = phrasesIn(place.exercise.language);
  return [
    { say: goOn, does: 'go-on' },
    { say: leaveIt, does: 'leave' },
  ];
}

const drawForTurn = ({ mode, messages }: LeadTurn): LineDraw =>
  createDraw(
    messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    `${mode} ${messages.length} ${messages.at(-1)?.content ?? ''}`,
  );

function takeAnswer(turn: LeadTurn, place: ExercisePosition, text: string): ExerciseReply {
  const { progress, exercise, step } = place;
  const about = {
    language: exercise.language,
    text: [...step.lines, ...Object.values(progress.kept)].join('\n'),
  };
  const rest = withoutLanguageWish(text, about);
  const before =
    turn.messages
      .filter(({ role }) => role === 'user')
      .at(-2)
      ?.content.trim() ?? '';
  const wasWish = before !== '' && withoutLanguageWish(before, about) === '';
  // The step is said again, in their language where there is a way; said twice, it is the answer.
  if (rest === '' && text !== '' && !wasWish) return showStep(turn, place);
  const answer = rest === '' ? text : rest;
  const answered = answerStep(place, answer, turn.now);
  if (answered.kind !== 'no-number') return replyToAnswer(turn, place, answered);
  // Asked for once more, then left out.
  if (progress.asked) return replyToAnswer(turn, place, answerStep(place, null, turn.now));
  const opening = drawForTurn(turn).line(phrasesIn(exercise.language).noNumber);
  return showStep(turn, { ...place, progress: { ...progress, asked: true } }, { opening, isHelp: true });
}

function replyToAnswer(
  turn: LeadTurn,
  { exercise }: ExercisePosition,
  answered: AnswerResult,
): ExerciseReply {
  if (answered.kind === 'end') return finishExercise(turn, exercise, answered);
  const place = answered.kind === 'no-number' ? null : exercisePosition(answered.progress);
  if (!place) return finishExercise(turn, exercise, { kept: {}, shown: 1 });
  if (answered.kind !== 'more') return showStep(turn, place);
  const opening = drawForTurn(turn).line(phrasesIn(exercise.language).more);
  return {
    ...showStep(turn, place, { opening, isHelp: true }),
    choices: [{ say: LIST_DONE_CHOICE, does: 'answer' }],
  };
}

/** Longer openings stand in a paragraph of their own. */
const MIN_PARAGRAPH_OPENING_CHARS = 40;

/** Shows the step that waits. @param options.isHelp the opening stands for the step's own line */
function showStep(
  turn: LeadTurn,
  place: ExercisePosition,
  options: { opening?: string; isHelp?: boolean } = {},
): ExerciseReply {
  const { exercise, step, progress } = place;
  const { opening = '', isHelp = false } = options;
  const { skip, leave: leaveIt } = phrasesIn(exercise.language);
  const line = isHelp ? '' : fillSlots(drawForTurn(turn).line(sayableLines(step, progress)), progress.kept);
  const ways: Choice[] = [
    { say: skip, does: 'skip' },
    { say: leaveIt, does: 'leave' },
  ];
  return {
    text: [opening, line].filter(Boolean).join(opening.length > MIN_PARAGRAPH_OPENING_CHARS ? '\n\n' : ' '),
    choices: (isHelp ? [...stepChoices(step), ...ways] : stepChoices(step)).slice(0, MAX_CHOICES),
    exercise: exerciseView(exercise, progress),
    progress: { ...progress, at: turn.now, paused: false },
  };
}

/** Closes an exercise: what was kept is shown, and can be put onto the page. */
function finishExercise(
  turn: LeadTurn,
  exercise: Exercise,
  { kept, shown }: Pick<ExerciseProgress, 'kept' | 'shown'>,
): ExerciseReply {
  const draw = drawForTurn(turn);
  const phrases = phrasesIn(exercise.language);
  const page = exercisePage(exercise, kept);
  const closing = draw.line(exercise.closing);
  const view = exerciseView(exercise, { step: '', shown }, page ?? '');
  const enough: Choice = { say: phrases.enough, does: 'nothing' };
  if (page === null) {
    return {
      text: `${closing} ${draw.line(phrases.afterwards)}`,
      choices: [enough],
      exercise: { ...view, page: null },
      progress: null,
    };
  }
  return {
    text: [`${closing} ${draw.line(phrases.kept)}`, page, phrases.pageLine].filter(Boolean).join('\n\n'),
    choices: [{ say: PUT_ON_PAGE, does: 'page' }, enough],
    exercise: view,
    progress: null,
  };
}

/** Leaves an exercise before its end. What was kept can still be put onto the page. */
function leaveExercise(turn: LeadTurn, { exercise, progress }: ExercisePosition): ExerciseReply {
  const phrases = phrasesIn(exercise.language);
  const page = exercisePage(exercise, progress.kept);
  return {
    text: drawForTurn(turn).line(phrases.left),
    choices: [
      ...(page ? [{ say: PUT_ON_PAGE, does: 'page' } as const] : []),
      { say: phrases.enough, does: 'nothing' },
    ],
    exercise: page ? exerciseView(exercise, progress, page) : null,
    progress: null,
  };
}

const pauseExercise = (turn: LeadTurn, { exercise, progress }: ExercisePosition): ExerciseReply => ({
  text: drawForTurn(turn).line(phrasesIn(exercise.language).paused),
  choices: [],
  exercise: null,
  progress: { ...progress, paused: true },
});

function askWhetherToGoOn(turn: LeadTurn, { exercise, progress }: ExercisePosition): ExerciseReply {
  const { stillOpen, goOn, leave: leaveIt } = phrasesIn(exercise.language);
  return {
    text: drawForTurn(turn).line(stillOpen).replace('{title}', exercise.title),
    choices: [
      { say: goOn, does: 'go-on' },
      { say: leaveIt, does: 'leave' },
    ],
    exercise: null,
    progress: { ...progress, at: turn.now, paused: true },
  };
}
