import { MAX_CHOICES } from '@inkwell/contracts';
import { countWords } from '@inkwell/contracts/words';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { type ExerciseReply, leadExercise, offerToGoOn } from '../exercises/lead.ts';
import { isSameAnswer, exercisePosition } from '../exercises/progress.ts';
import { excerptOf } from '../excerpt.ts';
import { sentencesOf } from '../local/sentences.ts';
import { correctSpelling } from '../local/spelling.ts';
import { type Choice, type CompanionState, NEW_STATE } from '../state.ts';
import {
  answerComplaint,
  replyToIntent,
  answerWithoutWords,
  askQuestion,
  sayGoodbye,
  openingChoices,
} from './answer-intent.ts';
import { answerWish } from './answer-wish.ts';
import { ASK_ME, JUST_LISTEN, PICK_ONE_STEP, PLAN_ONE_THING, GIVE_PROMPT, JUST_WRITE } from './choices.ts';
import {
  asksIfRead,
  countComplaintsAfter,
  hasTooManyComplaints,
  isComplaint,
  withoutQuestions,
} from './complaints.ts';
import { subjectOrPrevious, feelingIn } from './feeling.ts';
import { intentByRules } from './intents.ts';
import { answerInPlan } from './inside-plan.ts';
import { answerInLanguage, languageAfter } from './languages.ts';
import * as lines from './lines.ts';
import { READING_SIGNS } from './namings.ts';
import { exercisesRefused } from './needs.ts';
import { answerInPlanMode, withFreeTimes } from './plan.ts';
import { listIn, pastedListIn } from './plan-words.ts';
import { plannedAfter } from './planned.ts';
import { replyToTelling, beginChoice, startListening, acknowledge } from './telling.ts';
import { outweighsExercise } from './told-instead.ts';
import {
  drawForTurn,
  pageOnlyExerciseStep,
  type ProgramRequest,
  type ProgramReply,
  type PartialReply,
  type ProgramTurn,
} from './turn.ts';
import { messageWishIn } from './wishes.ts';

/** UTF-16 units that are read of the message to answer. All of them are read at once: some 10 ms. */
const MAX_READ_CHARS = 1_200;

export type ProgramOptions = {
  /** Whether it answers in place of a model: then it does not say that none is connected. */
  standsIn?: boolean;
};

/**
 * The companion without a language model. It says what it is, listens, leads exercises, plans one thing, and finds what
 * was written; nothing in it imitates a conversation. The same request gives the same reply.
 */
export function createProgram({ standsIn = false }: ProgramOptions = {}) {
  return async (request: ProgramRequest): Promise<ProgramReply> => {
    const turn = await readTurn(acceptedOffer(request));
    const answered = await chooseAnswer(turn);
    const text = removeQuestions(turn, answered);
    const said = { ...answered, text: standsIn ? text : withIntroduction(turn, text) };
    const past = withBegunExercise(said.state?.past ?? turn.state.past, said.progress);
    const isPast = (choice: Choice) => exerciseBegunBy(choice).some((id) => past.includes(id));
    const offered = (said.choices ?? []).filter((each) => !isPast(each));
    const choices = [...new Map(offered.map((each) => [each.say, each])).values()].slice(0, MAX_CHOICES);
    return {
      text: said.text,
      choices,
      exercise: said.exercise ?? null,
      state: {
        ...turn.state,
        // A page is offered by the reply that holds it.
        page: null,
        dating: null,
        about: turn.about,
        ...said.state,
        ...(said.exercise?.page && { page: said.exercise.page }),
        planned: plannedAfter({ ...turn.state, ...said.state }, said.exercise ?? null),
        past,
        choices,
      },
      progress: said.progress === undefined ? turn.progress : said.progress,
    };
  };
}

/** 'Yes' to 'Shall we begin?', or 'the second one', is an answer that was offered. */
function acceptedOffer(request: ProgramRequest): ProgramRequest {
  const { messages, state, progress } = request;
  const message = messages.at(-1);
  const begins = beginChoices(messages, state);
  if (!message || progress !== null || begins.length === 0) return request;
  const exercises = begins.filter(
    (choice) => !exerciseBegunBy(choice).some((id) => PLAN_EXERCISES.includes(id)),
  );
  const [only] = exercises;
  const nth = ORDINAL_CHOICE.exec(message.content.trim())?.[1]?.toLowerCase();
  const taken = nth
    ? begins.at(
        ['first', '1st', 'former'].includes(nth) ? 0 : ['last', 'latter', 'other'].includes(nth) ? -1 : 1,
      )
    : exercises.length === 1 &&
        only &&
        (AGREEMENT_START.test(message.content.trim()) || isYesToOnlyOffer(state, message.content))
      ? only
      : undefined;
  return taken
    ? { ...request, messages: [...messages.slice(0, -1), { ...message, content: taken.say }] }
    : request;
}
/** The exercises to tap; those that the replies before spoke of, in their order, where the last one offered none. */
function beginChoices(messages: ProgramRequest['messages'], state: CompanionState | null): Choice[] {
  const tapped = state?.choices.filter((choice) => exerciseBegunBy(choice).length > 0) ?? [];
  if (tapped.length > 0) return tapped;
  // 'The first one' is a line of the list.
  if (state && state.list.length > 0) return [];
  const replies = messages
    .slice(-MAX_OFFER_AGE_MESSAGES)
    .flatMap(({ role, content }) => (role === 'assistant' ? content : []))
    .join('\n');
  return ENGLISH_EXERCISES.filter(({ title }) => replies.includes(title))
    .filter(({ id }) => state?.past.includes(id) !== true)
    .toSorted((one, other) => replies.indexOf(one.title) - replies.indexOf(other.title))
    .map(beginChoice);
}
const MAX_OFFER_AGE_MESSAGES = 6;
/** A plain yes, where nothing else was offered but to write on. */
const isYesToOnlyOffer = (state: CompanionState | null, said: string) =>
  state?.choices.length === 2 && intentByRules(said) === 'agree';
/** Names what was offered. */
const AGREEMENT_START =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|well|hm+|maybe|then|please|alright|all right|fine)[,. ]+)*(?:(?:let'?s|we can|i'?ll|i(?:'d| would) like to|can we|we could) )?(?:do|try|take|start|begin) (?:it|that|that one|this|this one|the exercise|the one)(?: then| now| please)*[.!]*$/i;
const ORDINAL_CHOICE =
  /^(?:(?:ok(?:ay)?|yes|yeah|let'?s (?:do|try|take)(?: (?:it|that|this))?|maybe|then|please|the)[, ]+)*(first|1st|former|second|2nd|latter|last|other)(?: one)?(?: then)?(?:[, ]+please)?[.!]*$/i;

/** Somebody whom questions did not fit is asked no more, but by a step or where they wish it. */
function removeQuestions(turn: ProgramTurn, { text, progress, state }: PartialReply): string {
  const complaints = state?.complaints ?? turn.state.complaints;
  const mayAsk =
    !hasTooManyComplaints({ complaints }) ||
    turn.mode === 'plan' ||
    progress !== undefined ||
    turn.state.language !== null ||
    turn.chosen?.does === 'ask' ||
    turn.intent === 'wish-prompt';
  return mayAsk ? text : (withoutQuestions(text) ?? turn.draw.line(READING_SIGNS));
}

/** Plans may be made again and again. */
const PLAN_EXERCISES: readonly string[] = ['one-thing', 'weekly-plan'];

const exerciseBegunBy = ({ does }: Choice) =>
  does.startsWith('begin ') ? [does.slice('begin '.length)] : [];

/** Exercises that are not offered any more: begun, refused, declined, or said not to help. */
function pastExercisesWith(
  { past, choices }: CompanionState,
  read: string,
  progress: ProgramTurn['progress'],
): string[] {
  const isDeclined = intentByRules(read) === 'disagree' || DOES_NOT_HELP.test(read.trim());
  return withBegunExercise(
    [...past, ...(isDeclined ? choices.flatMap(exerciseBegunBy) : []), ...exercisesRefused(read)],
    progress,
  );
}

const withBegunExercise = (past: readonly string[], progress: PartialReply['progress']): string[] => [
  ...new Set([
    ...past,
    ...(progress && !PLAN_EXERCISES.includes(progress.exercise) ? [progress.exercise] : []),
  ]),
];
const DOES_NOT_HELP =
  /^(?:no[,. ]+)?(?:it|that|this) (?:doesn['’]?t|does not|didn['’]?t|won['’]?t) help\b.{0,20}$/i;

const isComplaintOrInsult = (message: string) =>
  ['complaint', 'insult'].includes(intentByRules(message) ?? '');

/** Answers that were offered before, and are typed. */
const REPEATABLE_CHOICES = [JUST_WRITE, JUST_LISTEN, ASK_ME, GIVE_PROMPT];

/** Some milliseconds each: others have their turn in between. */
async function readTurn(request: ProgramRequest): Promise<ProgramTurn> {
  const message = request.messages.at(-1)?.content.trim() ?? '';
  const read = excerptOf(message, MAX_READ_CHARS);
  const before = request.state ?? NEW_STATE;
  const offered = before.choices.find(({ say }) => isSameAnswer(say, message));
  const state: CompanionState = {
    ...before,
    // A tapped answer is in whatever language it was offered: 'call Ben' of a list is no Dutch.
    language: offered === undefined ? languageAfter(before.language, read) : before.language,
    past: pastExercisesWith(before, read, request.progress),
    complaints: countComplaintsAfter(before.complaints, read),
  };
  await nextTurn();
  const feeling = await feelingIn(read, request.embedding);
  await nextTurn();
  const { messages } = request;
  return {
    ...request,
    // One that is no longer there counts for none.
    progress: exercisePosition(request.progress) && request.progress,
    state,
    message,
    read,
    length: countWords(read),
    intent: state.language === null ? turnIntent(correctSpelling(read)) : null,
    wish: state.language === null ? turnWish(correctSpelling(read)) : null,
    complains:
      state.language === null &&
      (messages.length > 1 ? isComplaint(read, messages.at(-2)?.content) : isComplaintOrInsult(read)),
    feeling,
    about: subjectOrPrevious(feeling, before.about),
    chosen: offered ?? REPEATABLE_CHOICES.find(({ say }) => isSameAnswer(say, message)) ?? null,
    draw: drawForTurn(request),
  };
}

/** Says what answers here: in full before a person's first talk, and in a line under the greeting of a later one. */
function withIntroduction(
  { messages, state, progress, intent, hasTalked }: ProgramTurn,
  text: string,
): string {
  const isFirst = !messages.some(({ role, on }) => role === 'assistant' && !on);
  if (!isFirst || state.language !== null) return text;
  // What was said before midnight stands in another conversation.
  const isKnown = hasTalked === true || progress !== null || messages.some(({ on }) => on !== undefined);
  if (!isKnown) return `${lines.INTRODUCTION}\n\n${text}`;
  return intent === 'greeting' ? `${text}\n\n${lines.INTRODUCTION_AGAIN}` : text;
}

/** 'Ask me then. I don't know how to finish it': a question is wished for, whatever follows. */
function turnIntent(message: string): ProgramTurn['intent'] {
  const whole = intentByRules(message);
  if (whole !== null) return whole;
  const [first = ''] = sentencesOf(message);
  return intentByRules(first) === 'wish-prompt' ? 'wish-prompt' : null;
}

/** A wish in any wording, or the exercise that a shorter message names by a rule. */
function turnWish(message: string): ProgramTurn['wish'] {
  const wish = messageWishIn(message);
  const intent = wish === null ? intentByRules(message) : null;
  const id = intent?.startsWith('wish-') ? intent.slice('wish-'.length) : null;
  return id !== null && EXERCISES.has(id) ? { kind: 'begin', id, to: null } : wish;
}

/** The order of decisions: what was tapped, a plan, a wish, an exercise, another language, a question, then what is told. */
async function chooseAnswer(turn: ProgramTurn): Promise<PartialReply> {
  const { state, chosen } = turn;
  const instead = await answerToldInstead(turn);
  if (instead) return instead;
  const planned = await answerInPlan(turn);
  if (planned !== null && planned !== 'talk') return planned;
  const waiting = offerToGoOn(turn);
  const isTyped = chosen === null || chosen.does === 'talk';
  const wished = isTyped && turn.intent !== 'resume' ? await answerWish(turn) : null;
  if (wished) return waiting && wished.progress === undefined ? { ...wished, choices: waiting } : wished;
  if (waiting && chosen === null && isStrongComplaint(turn))
    return { ...answerComplaint(turn), choices: waiting };
  if (refusesExercise(turn))
    return { text: turn.draw.line(lines.EXERCISE_LEFT), choices: openingChoices(turn), progress: null };
  const lead = planned === 'talk' ? null : leadExercise(turn);
  if (lead) return withFreeTimes(turn, { ...lead, choices: afterExercise(turn, lead) });
  const said =
    performChoice(turn) ??
    (state.language === null ? null : answerInLanguage(turn, state.language)) ??
    (isExpectedList(turn) ? await answerInPlanMode(turn) : null) ??
    (await replyToIntent(turn)) ??
    (waiting ? { text: turn.draw.line(lines.CANNOT_KNOW) } : null) ??
    answerWithoutWords(turn) ??
    (turn.mode === 'plan' && state.listens === 0 ? await answerInPlanMode(turn) : answerTold(turn));
  // An exercise waits for a word.
  return waiting && said.progress === undefined ? { ...said, choices: waiting } : said;
}

/** 'No, I said not breathing', inside of it; 'I am not breathing well' answers a step. */
const refusesExercise = ({ progress, chosen, read }: ProgramTurn): boolean =>
  progress !== null &&
  !progress.paused &&
  chosen === null &&
  read
    .split(/[.,;!?\n]+/)
    .some(
      (clause) =>
        countWords(clause) <= MAX_REFUSAL_WORDS &&
        !STATE_WORDS.test(clause) &&
        exercisesRefused(clause).includes(progress.exercise),
    );
const MAX_REFUSAL_WORDS = 6;
const STATE_WORDS = /\b(?:i['’]?m|i am|was|were|well|enough|properly|deeply|easily|today|still)\b/i;
/** What is so heavy, or so glad, that the step of the exercise waits until it is asked for again. */
async function answerToldInstead(turn: ProgramTurn): Promise<PartialReply | null> {
  const { progress, state, embedding } = turn;
  const lead = progress && state.language === null ? leadExercise(turn) : null;
  if (!progress || !lead || !(await outweighsExercise(turn, lead, embedding))) return null;
  return {
    text: acknowledge(turn),
    choices: offerToGoOn(turn) ?? [],
    progress: { ...progress, paused: true },
  };
}

/** After danger came up nothing is asked or offered that nobody wished for. */
const answerTold = (turn: ProgramTurn): PartialReply =>
  turn.afterCare === undefined ? replyToTelling(turn) : { text: turn.afterCare };

/** Inside an exercise much that sounds like a complaint is an answer; in a letter all of it is. */
const isStrongComplaint = ({ complains, read, progress }: ProgramTurn) =>
  complains &&
  progress?.exercise !== 'unsent-letter' &&
  (asksIfRead(read) || COMPLAINT_ABOUT_QUESTIONS.test(read));
const COMPLAINT_ABOUT_QUESTIONS = /\byour (?:questions?|answers?|replies)\b|\bstop asking\b/i;

/** The list that was asked for, or that somebody sends who asked what comes first, in any mode. */
function isExpectedList({ draw, message, messages, mode, today }: ProgramTurn): boolean {
  const own = messages.filter(({ role }) => role === 'user').at(-2)?.content ?? '';
  const isAsked =
    lines.ASK_FOR_LIST.some((line) => draw.said.at(-1)?.includes(line)) || ORDER_QUESTION.test(own);
  const isPasted = mode === 'plan' && pastedListIn(message, today) !== null;
  return isPasted || (isAsked && listIn(message, today) !== null);
}
const ORDER_QUESTION =
  /\b(?:what (?:do|should) i do first|where (?:do|should) i (?:start|begin)|too much to do)\b/i;

/** An exercise that leaves nothing for the page ends with ways to go on. */
function afterExercise({ state }: ProgramTurn, { progress, exercise, choices }: ExerciseReply): Choice[] {
  const isOver = progress === null && exercise?.page === null && state.language === null;
  return isOver ? [JUST_WRITE, PICK_ONE_STEP, PLAN_ONE_THING, ...choices] : [...choices];
}

/** What a tapped answer does; null where none was tapped that is the talk's. */
function performChoice(turn: ProgramTurn): PartialReply | null {
  const { chosen, state, draw } = turn;
  if (!chosen) return null;
  switch (chosen.does) {
    case 'listen':
      return startListening(turn);
    case 'ask':
      return askQuestion(turn);
    case 'page':
      return {
        text: draw.line(lines.PUT_ON_PAGE_EXPLAINED),
        choices: state.page === null ? [] : [chosen],
        exercise: pageOnlyExerciseStep(state.page),
        state: { page: state.page },
      };
    case 'nothing':
      return state.language === null ? sayGoodbye(turn) : null;
    default:
      return null;
  }
}
