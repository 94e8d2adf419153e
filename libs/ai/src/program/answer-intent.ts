import { countWords } from '@inkwell/contracts/words';
import { EXERCISES } from '../exercises/exercises.ts';
import { isUnreadable, languageOf } from '../local/language.ts';
import { sentencesOf } from '../local/sentences.ts';
import { type Answer, ANSWERS } from './answers.ts';
import { chooseExercise, offerFor } from './answer-wish.ts';
import {
  ANOTHER,
  ASK_ME,
  BREATHE,
  ENOUGH,
  JUST_LISTEN,
  ONE_STEP,
  ONE_THING,
  PROMPT,
  TO_PAGE,
  WRITE_ON,
} from './choices.ts';
import { asksIfRead, invitesQuestions } from './complaints.ts';
import { isLoss } from './feeling.ts';
import { type Intent, intentByRules } from './intents.ts';
import * as lines from './lines.ts';
import {
  tellOfPage,
  tellOfSoulPrint,
  tellToday,
  tellWhatIsKnown,
  tellWhatIsPlanned,
  answerFromMemory,
} from './look-up.ts';
import { exercisesForNeed, plain } from './needs.ts';
import { SIGNS } from './namings.ts';
import { MOST_ON_PAGE, ownWords, toldIn } from './own-words.ts';
import { asksForPage, asksToEdit } from './page-wishes.ts';
import { planOneThing } from './plan.ts';
import { YES_ON_CARD } from './plan-lines.ts';
import { questionFor } from './questions.ts';
import {
  beginChoice,
  doors,
  exerciseAtHand,
  exerciseBefore,
  fittingQuestion,
  inWords,
  listen,
  questionOf,
} from './telling.ts';
import { named, onPage, type Said, type Turn } from './turn.ts';

/** In words: an answer to tap may be typed with no more beside it. */
const SHORT_WORDS = 2;

/** A question about what was told, or to begin a page with; out of listening. */
export function ask(turn: Turn): Said {
  const {
    draw,
    about,
    feeling: { subject },
    mode,
    state,
    message,
  } = turn;
  if (mode === 'plan')
    return { text: draw.line(lines.WHAT_TO_PLAN), choices: [ONE_THING, WRITE_ON], state: { listens: 0 } };
  const isFeltAndKnown = about.emotion !== null && (subject !== null || isLoss(about));
  const ofTold = state.told > 0 && !/\bprompt\b/i.test(message) ? questionFor(null, null, draw) : null;
  const question = isFeltAndKnown
    ? questionFor(about.emotion, isLoss(about) ? 'loss' : subject, draw)
    : ofTold;
  return {
    text: questionOf(turn) ?? question ?? draw.line(lines.PROMPTS),
    choices: [ANOTHER, WRITE_ON],
    state: { listens: 0 },
  };
}

/** What a message asks for by plain words; null where it tells something. */
export async function answerIntent(turn: Turn): Promise<Said | null> {
  const { intent, draw, state, message, complains } = turn;
  if (ASKS_WHAT_NOW.test(message)) return offerNextSteps(turn);
  if (ASKS_WHEN.test(message)) return { text: draw.line(lines.WHEN_TO), choices: [ONE_THING, WRITE_ON] };
  // 'You can ask me things, you know', beside whatever else is told.
  const isOpen = turn.afterCare === undefined && turn.chosen === null && turn.mode !== 'plan';
  if (isOpen && state.listens === 0 && invitesQuestions(message)) return ask(turn);
  const page = turn.chosen === null ? answerPageWish(turn) : null;
  if (page) return page;
  if (complains && intent !== 'wants-listening') return answerComplaint(turn);
  const several = answerSeveral(turn);
  if (several) return several;
  switch (intent) {
    case null:
      return null;
    case 'ask-knows-me':
      return tellWhatIsKnown(turn);
    case 'ask-past':
      return answerFromMemory(turn);
    case 'ask-week':
      return tellWhatIsPlanned(turn);
    case 'ask-today':
      return tellToday(turn);
    case 'ask-page':
      return tellOfPage(turn);
    case 'ask-soulprint':
      return tellOfSoulPrint(turn);
    case 'wants-listening': {
      const said = listen(turn);
      return complains ? { ...said, state: { ...said.state, complaints: state.complaints + 1 } } : said;
    }
    case 'wish-prompt':
      return ask(turn);
    case 'wish-list':
      return { text: draw.line(lines.ASKS_FOR_LIST) };
    case 'wish-exercise':
      return chooseExercise(turn);
    case 'goodbye':
      return farewell(turn);
    case 'ask-advice':
      return turn.mode === 'plan' ? null : (prepare(turn) ?? offerAtHand(turn) ?? answerMove(turn, intent));
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
  leave: lines.LEFT,
  pause: lines.PAUSED,
  resume: lines.NOTHING_OPEN,
};

function answerMove(turn: Turn, intent: Intent): Said | null {
  const { draw, state, messages, mode } = turn;
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
  if (intent === 'agree' && state.choices.some(({ does }) => does === 'page'))
    return {
      text: draw.line(mode === 'plan' ? YES_ON_CARD : lines.ON_PAGE),
      choices: [TO_PAGE],
      exercise: onPage(state.page),
      state: { page: state.page },
    };
  const move = MOVES[intent];
  return move
    ? { text: named(turn, draw.line(move)), choices: intent === 'leave' ? openings(turn) : [] }
    : null;
}

/** Where somebody may begin, by the mode. */
export const openings = ({ mode }: Turn) =>
  mode === 'plan'
    ? [ONE_THING, WRITE_ON]
    : mode === 'heal'
      ? [BREATHE, PROMPT, WRITE_ON]
      : [PROMPT, WRITE_ON];

/** To 'should I tell him?': what would be said can be made ready. */
function prepare(turn: Turn): Said | null {
  const [id, ...others] = exercisesForNeed(plain(turn.read));
  if (id !== 'prepared-talk') return id === undefined ? null : offerFor(turn, [id, ...others]);
  const said = offerFor(turn, [id]);
  const talk = EXERCISES.get(id);
  return said && talk
    ? { ...said, text: turn.draw.line(lines.PREPARES).replace('{one}', inWords(talk)) }
    : said;
}

/** The exercise for what was told before. */
function offerAtHand(turn: Turn): Said | null {
  const exercise = exerciseAtHand(turn) ?? exerciseBefore(turn);
  return exercise && offerFor(turn, [exercise.id]);
}

const ASKS_WHAT_NOW =
  /^(?:(?:um+|uh+|ok(?:ay)?|so|well|and|but|right|hm+)[,. ]+)*(?:and )?(?:now|what now|now what|what next|and then|what's next|what comes next)\?*$/i;
const ASKS_WHEN = /^(?:and |so |but |ok )*when (?:do|should|can|could) i (?:do|start|begin|fit)\b/i;
const offerNextSteps = (turn: Turn): Said => {
  const { text, choices } = doors(turn) ?? {
    text: turn.draw.line(lines.WHAT_NOW),
    choices: [WRITE_ON, ONE_STEP, ONE_THING],
  };
  return { text, ...(choices && { choices }) };
};

/** Two questions about it at once: each has its answer. */
function answerSeveral({ read, draw }: Turn): Said | null {
  const asked = answersIn(read);
  if (asked.length < 2) return null;
  return {
    text: asked.map((each) => draw.line(each.lines)).join(' '),
    choices: asked.at(-1)?.choices ?? [],
  };
}

/** The answers to the questions of a message that are about the companion. */
function answersIn(read: string): Answer[] {
  const intents = sentencesOf(read).flatMap((sentence) =>
    sentence.endsWith('?') ? (intentByRules(sentence) ?? []) : [],
  );
  return [...new Set(intents)].flatMap((intent) =>
    OF_ITSELF.includes(intent) ? (ANSWERS[intent] ?? []) : [],
  );
}
const OF_ITSELF: readonly Intent[] = [
  'ask-human',
  'ask-can-do',
  'ask-privacy',
  'ask-companion-self',
  'ask-billing',
];

/**
 * Sorry, in a line; then what else the message tells is taken up. After the second one nothing is asked any more that
 * nobody wished for.
 */
export function answerComplaint(turn: Turn): Said {
  const { draw, state, messages, intent, read } = turn;
  // Nothing was said yet that could have missed.
  if (messages.length === 1) return { text: draw.line(lines.FAIR), choices: [JUST_LISTEN, ONE_STEP] };
  const complaints = state.complaints + 1;
  const asked = answersIn(read).at(-1);
  if (asked)
    return {
      text: `${draw.line(lines.SORRY_FIRST)} ${draw.line(asked.lines)}`,
      choices: asked.choices ?? [JUST_LISTEN, ONE_STEP, ONE_THING],
      state: { complaints },
    };
  const told = turn.afterCare === undefined && intent !== 'insult' ? toldIn(read) : null;
  if (told !== null && countWords(told) >= LEAST_TOLD) {
    const question = fittingQuestion(
      { ...turn, read: told, state: { ...state, complaints } },
      state.told + 1,
    );
    return {
      text: [draw.line(lines.SORRY_FIRST), question ?? draw.line(SIGNS)].join(' '),
      state: { complaints, told: state.told + 1 },
    };
  }
  const own = asksIfRead(read) && !draw.wasSaid(lines.IF_READ[0] ?? '') ? lines.IF_READ : null;
  const usual = complaints > 1 ? lines.COMPLAINT_AGAIN : intent === 'insult' ? lines.INSULT : lines.COMPLAINT;
  const fitting = exerciseAtHand(turn) ?? (isLoss(turn.about) ? EXERCISES.get('unsent-letter') : undefined);
  return {
    text: draw.line(own ?? usual),
    choices:
      turn.afterCare === undefined
        ? [JUST_LISTEN, ASK_ME, fitting ? beginChoice(fitting) : ONE_STEP, ONE_THING]
        : [JUST_LISTEN],
    state: { complaints },
  };
}
/** In words: with fewer a complaint is all that a message says. */
const LEAST_TOLD = 15;

/** A goodbye leaves what was told within reach of the page. */
export function farewell(turn: Turn): Said {
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

/** What was told, with the answer to tap that puts it onto the page; null where it is not wished for. */
function answerPageWish(turn: Turn): Said | null {
  const isEdit = turn.state.told > 0 && asksToEdit(turn.message);
  if (!isEdit && !asksForPage(turn.message)) return null;
  const page = ownWords({ ...turn, chosen: ENOUGH }, MOST_ON_PAGE) ?? turn.state.page;
  if (page === null) return { text: turn.draw.line(lines.NOTHING_TO_KEEP), choices: [PROMPT] };
  return {
    text: turn.draw.line(isEdit ? lines.EDIT_ON_PAGE : lines.ON_PAGE),
    choices: [TO_PAGE],
    exercise: onPage(page),
    state: { page },
  };
}

/** A message that is only signs, no words at all, or a word or two that say little. */
export function answerWithoutWords(turn: Turn): Said | null {
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
