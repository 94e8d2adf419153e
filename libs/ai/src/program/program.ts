import { MAX_CHOICES } from '@inkwell/contracts';
import { countWords } from '@inkwell/contracts/words';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { type Lead, leadExercise, offerToGoOn } from '../exercises/lead.ts';
import { isSame, placeOf } from '../exercises/progress.ts';
import { excerptOf } from '../excerpt.ts';
import { sentencesOf } from '../local/sentences.ts';
import { mended } from '../local/spelling.ts';
import { type Choice, type CompanionState, NEW_STATE } from '../state.ts';
import {
  answerComplaint,
  answerIntent,
  answerWithoutWords,
  ask,
  farewell,
  openings,
} from './answer-intent.ts';
import { answerWish } from './answer-wish.ts';
import { ASK_ME, JUST_LISTEN, ONE_STEP, ONE_THING, PROMPT, WRITE_ON } from './choices.ts';
import { asksIfRead, complaintsAfter, isAskedNoMore, isComplaint, withoutQuestions } from './complaints.ts';
import { aboutOf, feelingIn } from './feeling.ts';
import { intentByRules } from './intents.ts';
import { answerInPlan } from './inside-plan.ts';
import { answerInLanguage, languageAfter } from './languages.ts';
import * as lines from './lines.ts';
import { SIGNS } from './namings.ts';
import { exercisesRefused } from './needs.ts';
import { answerPlan, withFreeTimes } from './plan.ts';
import { listIn, pastedIn } from './plan-words.ts';
import { plannedAfter } from './planned.ts';
import { answerTelling, beginChoice, listen, receive } from './telling.ts';
import { isToldInstead } from './told-instead.ts';
import { drawFor, onPage, type ProgramRequest, type Reply, type Said, type Turn } from './turn.ts';
import { wishIn } from './wishes.ts';

/** UTF-16 units that are read of the message to answer. All of them are read at once: some 10 ms. */
const MOST_READ = 1_200;

export type ProgramOptions = {
  /** Whether it answers in place of a model: then it does not say that none is connected. */
  standsIn?: boolean;
};

/**
 * The companion without a language model. It says what it is, listens, leads exercises, plans one thing, and finds what
 * was written; nothing in it imitates a conversation. The same request gives the same reply.
 */
export function createProgram({ standsIn = false }: ProgramOptions = {}) {
  return async (request: ProgramRequest): Promise<Reply> => {
    const turn = await readTurn(accepted(request));
    const answered = await answer(turn);
    const text = removeQuestions(turn, answered);
    const said = { ...answered, text: standsIn ? text : introduced(turn, text) };
    const past = withBegun(said.state?.past ?? turn.state.past, said.progress);
    const isPast = (choice: Choice) => begunBy(choice).some((id) => past.includes(id));
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
function accepted(request: ProgramRequest): ProgramRequest {
  const { messages, state, progress } = request;
  const message = messages.at(-1);
  const begins = beginsOf(messages, state);
  if (!message || progress !== null || begins.length === 0) return request;
  const exercises = begins.filter((choice) => !begunBy(choice).some((id) => PLANS.includes(id)));
  const [only] = exercises;
  const nth = NTH.exec(message.content.trim())?.[1]?.toLowerCase();
  const taken = nth
    ? begins.at(
        ['first', '1st', 'former'].includes(nth) ? 0 : ['last', 'latter', 'other'].includes(nth) ? -1 : 1,
      )
    : exercises.length === 1 && only && (AGREES.test(message.content.trim()) || isYes(state, message.content))
      ? only
      : undefined;
  return taken
    ? { ...request, messages: [...messages.slice(0, -1), { ...message, content: taken.say }] }
    : request;
}
/** The exercises to tap; those that the replies before spoke of, in their order, where the last one offered none. */
function beginsOf(messages: ProgramRequest['messages'], state: CompanionState | null): Choice[] {
  const tapped = state?.choices.filter((choice) => begunBy(choice).length > 0) ?? [];
  if (tapped.length > 0) return tapped;
  // 'The first one' is a line of the list.
  if (state && state.list.length > 0) return [];
  const replies = messages
    .slice(-MESSAGES_OF_OFFER)
    .flatMap(({ role, content }) => (role === 'assistant' ? content : []))
    .join('\n');
  return ENGLISH_EXERCISES.filter(({ title }) => replies.includes(title))
    .filter(({ id }) => state?.past.includes(id) !== true)
    .toSorted((one, other) => replies.indexOf(one.title) - replies.indexOf(other.title))
    .map(beginChoice);
}
const MESSAGES_OF_OFFER = 6;
/** A plain yes, where nothing else was offered but to write on. */
const isYes = (state: CompanionState | null, said: string) =>
  state?.choices.length === 2 && intentByRules(said) === 'agree';
/** Names what was offered. */
const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|well|hm+|maybe|then|please|alright|all right|fine)[,. ]+)*(?:(?:let'?s|we can|i'?ll|i(?:'d| would) like to|can we|we could) )?(?:do|try|take|start|begin) (?:it|that|that one|this|this one|the exercise|the one)(?: then| now| please)*[.!]*$/i;
const NTH =
  /^(?:(?:ok(?:ay)?|yes|yeah|let'?s (?:do|try|take)(?: (?:it|that|this))?|maybe|then|please|the)[, ]+)*(first|1st|former|second|2nd|latter|last|other)(?: one)?(?: then)?(?:[, ]+please)?[.!]*$/i;

/** Somebody whom questions did not fit is asked no more, but by a step or where they wish it. */
function removeQuestions(turn: Turn, { text, progress, state }: Said): string {
  const complaints = state?.complaints ?? turn.state.complaints;
  const mayAsk =
    !isAskedNoMore({ complaints }) ||
    turn.mode === 'plan' ||
    progress !== undefined ||
    turn.state.language !== null ||
    turn.chosen?.does === 'ask' ||
    turn.intent === 'wish-prompt';
  return mayAsk ? text : (withoutQuestions(text) ?? turn.draw.line(SIGNS));
}

/** Plans may be made again and again. */
const PLANS: readonly string[] = ['one-thing', 'weekly-plan'];

const begunBy = ({ does }: Choice) => (does.startsWith('begin ') ? [does.slice('begin '.length)] : []);

/** Exercises that are not offered any more: begun, refused, declined, or said not to help. */
function pastWith({ past, choices }: CompanionState, read: string, progress: Turn['progress']): string[] {
  const isDeclined = intentByRules(read) === 'disagree' || NO_HELP.test(read.trim());
  return withBegun(
    [...past, ...(isDeclined ? choices.flatMap(begunBy) : []), ...exercisesRefused(read)],
    progress,
  );
}

const withBegun = (past: readonly string[], progress: Said['progress']): string[] => [
  ...new Set([...past, ...(progress && !PLANS.includes(progress.exercise) ? [progress.exercise] : [])]),
];
const NO_HELP =
  /^(?:no[,. ]+)?(?:it|that|this) (?:doesn['’]?t|does not|didn['’]?t|won['’]?t) help\b.{0,20}$/i;

const isRude = (message: string) => ['complaint', 'insult'].includes(intentByRules(message) ?? '');

/** Answers that were offered before, and are typed. */
const KNOWN = [WRITE_ON, JUST_LISTEN, ASK_ME, PROMPT];

/** Some milliseconds each: others have their turn in between. */
async function readTurn(request: ProgramRequest): Promise<Turn> {
  const message = request.messages.at(-1)?.content.trim() ?? '';
  const read = excerptOf(message, MOST_READ);
  const before = request.state ?? NEW_STATE;
  const offered = before.choices.find(({ say }) => isSame(say, message));
  const state: CompanionState = {
    ...before,
    // A tapped answer is in whatever language it was offered: 'call Ben' of a list is no Dutch.
    language: offered === undefined ? languageAfter(before.language, read) : before.language,
    past: pastWith(before, read, request.progress),
    complaints: complaintsAfter(before.complaints, read),
  };
  await nextTurn();
  const feeling = await feelingIn(read, request.embedding);
  await nextTurn();
  const { messages } = request;
  return {
    ...request,
    // One that is no longer there counts for none.
    progress: placeOf(request.progress) && request.progress,
    state,
    message,
    read,
    length: countWords(read),
    intent: state.language === null ? intentOf(mended(read)) : null,
    wish: state.language === null ? wishOf(mended(read)) : null,
    complains:
      state.language === null &&
      (messages.length > 1 ? isComplaint(read, messages.at(-2)?.content) : isRude(read)),
    feeling,
    about: aboutOf(feeling, before.about),
    chosen: offered ?? KNOWN.find(({ say }) => isSame(say, message)) ?? null,
    draw: drawFor(request),
  };
}

/** Says what answers here: in full before a person's first talk, and in a line under the greeting of a later one. */
function introduced({ messages, state, progress, intent, hasTalked }: Turn, text: string): string {
  const isFirst = !messages.some(({ role, on }) => role === 'assistant' && !on);
  if (!isFirst || state.language !== null) return text;
  // What was said before midnight stands in another conversation.
  const isKnown = hasTalked === true || progress !== null || messages.some(({ on }) => on !== undefined);
  if (!isKnown) return `${lines.INTRODUCTION}\n\n${text}`;
  return intent === 'greeting' ? `${text}\n\n${lines.INTRODUCTION_AGAIN}` : text;
}

/** 'Ask me then. I don't know how to finish it': a question is wished for, whatever follows. */
function intentOf(message: string): Turn['intent'] {
  const whole = intentByRules(message);
  if (whole !== null) return whole;
  const [first = ''] = sentencesOf(message);
  return intentByRules(first) === 'wish-prompt' ? 'wish-prompt' : null;
}

/** A wish in any wording, or the exercise that a shorter message names by a rule. */
function wishOf(message: string): Turn['wish'] {
  const wish = wishIn(message);
  const intent = wish === null ? intentByRules(message) : null;
  const id = intent?.startsWith('wish-') ? intent.slice('wish-'.length) : null;
  return id !== null && EXERCISES.has(id) ? { kind: 'begin', id, to: null } : wish;
}

/** The order of decisions: what was tapped, a plan, a wish, an exercise, another language, a question, then what is told. */
async function answer(turn: Turn): Promise<Said> {
  const { state, chosen } = turn;
  const instead = await answerToldInstead(turn);
  if (instead) return instead;
  const planned = await answerInPlan(turn);
  if (planned !== null && planned !== 'talk') return planned;
  const waiting = offerToGoOn(turn);
  const isTyped = chosen === null || chosen.does === 'talk';
  const wished = isTyped && turn.intent !== 'resume' ? await answerWish(turn) : null;
  if (wished) return waiting && wished.progress === undefined ? { ...wished, choices: waiting } : wished;
  if (waiting && chosen === null && isStrong(turn)) return { ...answerComplaint(turn), choices: waiting };
  if (refusesExercise(turn))
    return { text: turn.draw.line(lines.LEFT), choices: openings(turn), progress: null };
  const lead = planned === 'talk' ? null : leadExercise(turn);
  if (lead) return withFreeTimes(turn, { ...lead, choices: afterExercise(turn, lead) });
  const said =
    perform(turn) ??
    (state.language === null ? null : answerInLanguage(turn, state.language)) ??
    (isAskedList(turn) ? await answerPlan(turn) : null) ??
    (await answerIntent(turn)) ??
    (waiting ? { text: turn.draw.line(lines.CANNOT_KNOW) } : null) ??
    answerWithoutWords(turn) ??
    (turn.mode === 'plan' && state.listens === 0 ? await answerPlan(turn) : answerTold(turn));
  // An exercise waits for a word.
  return waiting && said.progress === undefined ? { ...said, choices: waiting } : said;
}

/** 'No, I said not breathing', inside of it; 'I am not breathing well' answers a step. */
const refusesExercise = ({ progress, chosen, read }: Turn): boolean =>
  progress !== null &&
  !progress.paused &&
  chosen === null &&
  read
    .split(/[.,;!?\n]+/)
    .some(
      (clause) =>
        countWords(clause) <= MOST_WORDS_OF_REFUSAL &&
        !TELLS_HOW.test(clause) &&
        exercisesRefused(clause).includes(progress.exercise),
    );
const MOST_WORDS_OF_REFUSAL = 6;
const TELLS_HOW = /\b(?:i['’]?m|i am|was|were|well|enough|properly|deeply|easily|today|still)\b/i;
/** What is so heavy, or so glad, that the step of the exercise waits until it is asked for again. */
async function answerToldInstead(turn: Turn): Promise<Said | null> {
  const { progress, state, embedding } = turn;
  const lead = progress && state.language === null ? leadExercise(turn) : null;
  if (!progress || !lead || !(await isToldInstead(turn, lead, embedding))) return null;
  return { text: receive(turn), choices: offerToGoOn(turn) ?? [], progress: { ...progress, paused: true } };
}

/** After danger came up nothing is asked or offered that nobody wished for. */
const answerTold = (turn: Turn): Said =>
  turn.afterCare === undefined ? answerTelling(turn) : { text: turn.afterCare };

/** Inside an exercise much that sounds like a complaint is an answer; in a letter all of it is. */
const isStrong = ({ complains, read, progress }: Turn) =>
  complains && progress?.exercise !== 'unsent-letter' && (asksIfRead(read) || OF_QUESTIONS.test(read));
const OF_QUESTIONS = /\byour (?:questions?|answers?|replies)\b|\bstop asking\b/i;

/** The list that was asked for, or that somebody sends who asked what comes first, in any mode. */
function isAskedList({ draw, message, messages, mode, today }: Turn): boolean {
  const own = messages.filter(({ role }) => role === 'user').at(-2)?.content ?? '';
  const isAsked =
    lines.ASKS_FOR_LIST.some((line) => draw.said.at(-1)?.includes(line)) || ASKED_FOR_ORDER.test(own);
  const isPasted = mode === 'plan' && pastedIn(message, today) !== null;
  return isPasted || (isAsked && listIn(message, today) !== null);
}
const ASKED_FOR_ORDER =
  /\b(?:what (?:do|should) i do first|where (?:do|should) i (?:start|begin)|too much to do)\b/i;

/** An exercise that leaves nothing for the page ends with ways to go on. */
function afterExercise({ state }: Turn, { progress, exercise, choices }: Lead): Choice[] {
  const isOver = progress === null && exercise?.page === null && state.language === null;
  return isOver ? [WRITE_ON, ONE_STEP, ONE_THING, ...choices] : [...choices];
}

/** What a tapped answer does; null where none was tapped that is the talk's. */
function perform(turn: Turn): Said | null {
  const { chosen, state, draw } = turn;
  if (!chosen) return null;
  switch (chosen.does) {
    case 'listen':
      return listen(turn);
    case 'ask':
      return ask(turn);
    case 'page':
      return {
        text: draw.line(lines.ON_PAGE),
        choices: state.page === null ? [] : [chosen],
        exercise: onPage(state.page),
        state: { page: state.page },
      };
    case 'nothing':
      return state.language === null ? farewell(turn) : null;
    default:
      return null;
  }
}
