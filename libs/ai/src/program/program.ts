import { MAX_CHOICES } from '@inkwell/contracts';
import { countWords } from '@inkwell/contracts/words';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { beginExercise, leadExercise, offerToGoOn } from '../exercises/lead.ts';
import { isSame, placeOf } from '../exercises/progress.ts';
import { excerptOf } from '../excerpt.ts';
import { isUnreadable, languageOf } from '../local/language.ts';
import { mended } from '../local/spelling.ts';
import { type CompanionState, NEW_STATE } from '../state.ts';
import { ANSWERS } from './answers.ts';
import {
  ANOTHER,
  BREATHE,
  ENOUGH,
  JUST_LISTEN,
  ONE_STEP,
  ONE_THING,
  PROMPT,
  TO_PAGE,
  WRITE_ON,
} from './choices.ts';
import { aboutOf, feelingIn } from './feeling.ts';
import { type Intent, intentByRules } from './intents.ts';
import { answerInLanguage, languageAfter } from './languages.ts';
import * as lines from './lines.ts';
import {
  tellOfPage,
  tellOfSoulPrint,
  tellToday,
  tellWhatIsKnown,
  tellWhatIsPlanned,
  tellWhatWasFound,
} from './look-up.ts';
import { exerciseNamed, exerciseNeeded } from './needs.ts';
import { answerPlan, askForTime, endList, planOneThing, takeTime, withFreeTimes } from './plan.ts';
import { questionFor } from './questions.ts';
import { answerTelling, beginChoice, fittingExercises, inWords, listen, ownWords } from './telling.ts';
import { drawFor, named, onPage, type ProgramRequest, type Reply, type Said, type Turn } from './turn.ts';

/** UTF-16 units that are read of the message to answer. All of them are read at once: some 10 ms. */
const MOST_READ = 1_200;
/** In words: an answer to tap may be typed with no more beside it. */
const SHORT_WORDS = 2;
const MOST_ON_PAGE = 12;

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
    const turn = await readTurn(request);
    const said = await answer(turn);
    const introduced = introduce(turn, said, standsIn);
    const choices = (said.choices ?? []).slice(0, MAX_CHOICES);
    return {
      text: introduced.text,
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
        introduced: introduced.isSaid,
        choices,
      },
      progress: said.progress === undefined ? turn.progress : said.progress,
    };
  };
}

/** Some milliseconds each: others have their turn in between. */
async function readTurn(request: ProgramRequest): Promise<Turn> {
  const message = request.messages.at(-1)?.content.trim() ?? '';
  const read = excerptOf(message, MOST_READ);
  const before = request.state ?? NEW_STATE;
  const state: CompanionState = { ...before, language: languageAfter(before.language, read) };
  await nextTurn();
  const feeling = feelingIn(read, request.embedding);
  await nextTurn();
  return {
    ...request,
    // One that is no longer there counts for none.
    progress: placeOf(request.progress) && request.progress,
    state,
    message,
    read,
    length: countWords(read),
    intent: state.language === null ? intentByRules(mended(read)) : null,
    feeling,
    about: aboutOf(feeling, before.about),
    chosen: before.choices.find(({ say }) => isSame(say, message)) ?? null,
    draw: drawFor(request),
  };
}

/** Says what answers here: in full before a person's first talk, and in a line later. */
function introduce(turn: Turn, said: Said, standsIn: boolean): { text: string; isSaid: boolean } {
  const { messages, state, person, progress } = turn;
  const isFirst = !messages.some(({ role }) => role === 'assistant');
  if (standsIn || !isFirst || state.introduced || state.language !== null)
    return { text: said.text, isSaid: state.introduced || (isFirst && state.language !== null) };
  // Somebody of whom something is noted, or with an exercise open, has talked here before.
  const isKnown = progress !== null || (person.known ?? []).some(({ kind }) => kind !== 'onboarding');
  return {
    text: isKnown ? `${lines.INTRODUCTION_AGAIN}\n\n${said.text}` : `${lines.INTRODUCTION}\n\n${said.text}`,
    isSaid: true,
  };
}

/** The order of decisions: what was tapped, an exercise, another language, a wish or a question, then what is told. */
async function answer(turn: Turn): Promise<Said> {
  const { state, chosen, message } = turn;
  const named = state.language === null && !isLetter(turn) ? wished(turn) : null;
  const isOther = named !== null && named !== turn.progress?.exercise;
  if (isOther && chosen === null && turn.intent !== 'resume') return begin(turn, named);
  const lead = leadExercise(turn);
  if (lead) return withFreeTimes(turn, { ...lead, choices: [...lead.choices] });
  const waiting = offerToGoOn(turn);
  const said =
    (await perform(turn)) ??
    (state.language === null ? null : answerInLanguage(turn, state.language)) ??
    (state.dating !== null && !message.endsWith('?') ? takeTime(turn, message) : null) ??
    (await answerIntent(turn)) ??
    (waiting ? { text: turn.draw.line(lines.CANNOT_KNOW) } : null) ??
    answerWithoutWords(turn) ??
    answerNeed(turn) ??
    (turn.mode === 'plan' && state.listens === 0 ? await answerPlan({ ...turn, message }) : answerTold(turn));
  // An exercise waits for a word.
  return waiting && said.progress === undefined ? { ...said, choices: waiting } : said;
}

/** After danger came up nothing is asked or offered that nobody wished for. */
const answerTold = (turn: Turn): Said =>
  turn.afterCare === undefined ? answerTelling(turn) : { text: turn.afterCare };

/** In a letter somebody else is spoken to. */
const isLetter = ({ progress }: Turn) => progress?.exercise === 'unsent-letter' && !progress.paused;

/** The exercise that a message asks for by its name. */
function wished({ intent, read }: Turn): string | null {
  const id = intent?.startsWith('wish-') ? intent.slice('wish-'.length) : null;
  return id !== null && EXERCISES.has(id) ? id : exerciseNamed(read);
}

const begin = (turn: Turn, id: string): Promise<Said> => withFreeTimes(turn, beginExercise(id, turn));

/** What a tapped answer does; null where none was tapped that is the talk's. */
async function perform(turn: Turn): Promise<Said | null> {
  const { chosen, state, draw } = turn;
  if (!chosen) return null;
  if (chosen.does.startsWith('date ')) return askForTime(turn, Number(chosen.does.slice('date '.length)));
  switch (chosen.does) {
    case 'listen':
      return listen(turn);
    case 'ask':
      return ask(turn);
    case 'page':
      return { text: draw.line(lines.ON_PAGE), exercise: onPage(state.page), state: { page: state.page } };
    case 'time':
      return takeTime(turn, chosen.say);
    case 'list':
      return endList(turn);
    case 'nothing':
      return state.language === null ? farewell(turn) : null;
    default:
      return null;
  }
}

/** A question about what was told, or to begin a page with; out of listening. */
function ask({ draw, about, mode, state }: Turn): Said {
  if (mode === 'plan')
    return { text: draw.line(lines.WHAT_TO_PLAN), choices: [ONE_THING, WRITE_ON], state: { listens: 0 } };
  const question = state.told > 0 || state.listens > 1 ? questionFor(about, draw) : null;
  return {
    text: question ?? draw.line(lines.PROMPTS),
    choices: [ANOTHER, WRITE_ON],
    state: { listens: 0 },
  };
}

/** What a message asks for by plain words; null where it tells something. */
async function answerIntent(turn: Turn): Promise<Said | null> {
  const { intent, draw, state, message } = turn;
  switch (intent) {
    case null:
      return asksForPage(message) ? putOnPage(turn) : null;
    case 'ask-knows-me':
      return tellWhatIsKnown(turn);
    case 'ask-past':
      return tellWhatWasFound(turn);
    case 'ask-week':
      return tellWhatIsPlanned(turn);
    case 'ask-today':
      return tellToday(turn);
    case 'ask-page':
      return tellOfPage(turn);
    case 'ask-soulprint':
      return tellOfSoulPrint(turn);
    case 'wants-listening':
      return listen(turn);
    case 'wish-prompt':
      return ask(turn);
    case 'wish-list':
      return { text: draw.line(lines.ASKS_FOR_LIST) };
    case 'wish-exercise':
      return chooseExercise(turn);
    case 'complaint':
    case 'insult':
      return answerComplaint(turn, intent);
    case 'goodbye':
      return farewell(turn);
    case 'ask-advice':
      return answerNeed(turn) ?? (turn.mode === 'plan' ? null : answerMove(turn, intent));
    case 'time-given':
      return turn.mode === 'plan' ? planOneThing(turn, message) : null;
    // While a time is asked for, or a list is written, a word may be the answer.
    default:
      return state.dating === null ? answerMove(turn, intent) : null;
  }
}

const MOVES: Partial<Record<Intent, readonly string[]>> = {
  thanks: lines.THANKS,
  agree: lines.AGREED,
  disagree: lines.DECLINED,
  done: lines.DONE,
  correction: lines.CORRECTED,
  'ask-meaning': lines.MEANT,
  leave: lines.LEFT,
  pause: lines.PAUSED,
  resume: lines.NOTHING_OPEN,
};

function answerMove(turn: Turn, intent: Intent): Said | null {
  const { draw, state, messages } = turn;
  const known = ANSWERS[intent];
  if (known) return { text: draw.line(known.lines), choices: known.choices ?? [] };
  if (state.listens > 0 && intent !== 'thanks') return null;
  if (intent === 'greeting') {
    const isFirst = messages.length === 1;
    return {
      text: named(turn, draw.line(isFirst ? lines.GREETING : lines.GREETING_AGAIN)),
      choices: openings(turn),
    };
  }
  if (intent === 'unsure') return { text: draw.line(lines.AFTER_SHORT), choices: openings(turn) };
  const move = MOVES[intent];
  return move
    ? { text: named(turn, draw.line(move)), choices: intent === 'leave' ? openings(turn) : [] }
    : null;
}

/** Where somebody may begin, by the mode. */
const openings = ({ mode }: Turn) =>
  mode === 'plan'
    ? [ONE_THING, WRITE_ON]
    : mode === 'heal'
      ? [BREATHE, PROMPT, WRITE_ON]
      : [PROMPT, WRITE_ON];

function chooseExercise(turn: Turn): Said {
  const fitting = fittingExercises(turn);
  const shown = (
    fitting.length >= 2 ? fitting : ENGLISH_EXERCISES.filter(({ modes }) => modes.includes(turn.mode))
  ).slice(0, 3);
  return {
    text: `${turn.draw.line(lines.CHOOSE_EXERCISE)}\n\n${shown.map(({ title, offer }) => `- ${title}: ${offer}`).join('\n')}`,
    choices: [...shown.map(beginChoice), WRITE_ON],
  };
}

/** An exercise for what somebody asks help with. */
function answerNeed(turn: Turn): Said | null {
  const id = exerciseNeeded(turn.read);
  const exercise = id === null ? undefined : EXERCISES.get(id);
  if (!exercise || turn.state.listens > 0) return null;
  return {
    text: turn.draw.line(lines.FITS_NEED).replace('{one}', inWords(exercise)),
    choices: [beginChoice(exercise), WRITE_ON],
  };
}

function answerComplaint({ draw, state, messages }: Turn, intent: 'complaint' | 'insult'): Said {
  const complaints = state.complaints + 1;
  const isAgain = complaints > 1 && messages.length > 1;
  return {
    text: draw.line(isAgain ? lines.COMPLAINT_AGAIN : intent === 'insult' ? lines.INSULT : lines.COMPLAINT),
    choices: [JUST_LISTEN, ONE_STEP, BREATHE],
    state: { complaints, ...(isAgain && { listens: 1 }) },
  };
}

/** A goodbye leaves what was told within reach of the page. */
function farewell(turn: Turn): Said {
  const { draw, hour, message } = turn;
  const isNight = /\b(?:night|sleep|bed)\b/i.test(message) || hour >= 22 || hour < 4;
  const page = ownWords(turn, MOST_ON_PAGE);
  return {
    text: named(turn, draw.line(isNight ? lines.GOODNIGHT : lines.GOODBYE)),
    choices: page === null ? [] : [TO_PAGE],
    exercise: onPage(page),
    state: { listens: 0 },
  };
}

const ASKS_FOR_PAGE =
  /^.{0,20}\bput (?:it|this|that) (?:all )?(?:on|onto) (?:the|today's|my) page\b.{0,12}$|[.!,;] (?:please |and )?put (?:it|this|that) (?:all )?(?:on|onto) (?:the|today's|my) page\b.{0,12}$/i;
const asksForPage = (message: string) =>
  message.length < 400 && ASKS_FOR_PAGE.test(message.replaceAll('’', "'"));

function putOnPage(turn: Turn): Said {
  const page = turn.state.page ?? ownWords({ ...turn, chosen: ENOUGH }, MOST_ON_PAGE);
  if (page === null) return { text: turn.draw.line(lines.NOTHING_TO_KEEP), choices: [PROMPT] };
  return { text: turn.draw.line(lines.ON_PAGE), choices: [TO_PAGE], exercise: onPage(page) };
}

/** A message that is only signs, no words at all, or a word or two that say little. */
function answerWithoutWords(turn: Turn): Said | null {
  const { draw, message, length, feeling, state, mode } = turn;
  if (state.dating !== null) return null;
  if (message === '' || isUnreadable(message))
    return { text: draw.line(lines.NO_WORDS), choices: openings(turn) };
  if (state.listens > 0) return null;
  if (languageOf(message) === 'none')
    return {
      text: draw.line(/\p{Extended_Pictographic}/u.test(message) ? lines.ONLY_SIGNS : lines.NO_WORDS),
      choices: openings(turn),
    };
  const isShort = length <= SHORT_WORDS && feeling.emotion === null && mode !== 'plan';
  return isShort ? { text: draw.line(lines.AFTER_SHORT), choices: openings(turn) } : null;
}
