import { countWords } from '@inkwell/contracts/words';
import { EXERCISES } from '../exercises/exercises.ts';
import { isUnreadable, languageOf } from '../local/language.ts';
import { sentencesOf } from '../local/sentences.ts';
import { type FixedAnswer, FIXED_ANSWERS } from './answers.ts';
import { chooseExercise, offerExercises } from './answer-wish.ts';
import {
  ANOTHER_QUESTION,
  ASK_ME,
  BEGIN_BREATHING,
  ENOUGH_FOR_NOW,
  JUST_LISTEN,
  PICK_ONE_STEP,
  PLAN_ONE_THING,
  GIVE_PROMPT,
  PUT_ON_PAGE_CHOICE,
  JUST_WRITE,
} from './choices.ts';
import { asksIfRead, invitesQuestions } from './complaints.ts';
import { isLoss } from './feeling.ts';
import { type MessageIntent, intentByRules } from './intents.ts';
import * as lines from './lines.ts';
import {
  describePage,
  describeSoulPrint,
  tellDateAndTime,
  tellWhatIsKnown,
  tellWhatIsPlanned,
  answerFromMemory,
} from './look-up.ts';
import { exercisesForNeed, plainLine } from './needs.ts';
import { READING_SIGNS } from './namings.ts';
import { MAX_MESSAGES_ON_PAGE, collectOwnWords, toldTextIn } from './own-words.ts';
import { asksForPage, asksToEdit } from './page-wishes.ts';
import { planOneThing } from './plan.ts';
import { YES_ON_CARD } from './plan-lines.ts';
import { questionFor } from './questions.ts';
import {
  beginChoice,
  offerWaysToGoOn,
  exerciseCalledFor,
  exerciseCalledForBefore,
  fittingQuestion,
  formatExercise,
  startListening,
  chooseQuestion,
} from './telling.ts';
import { withPersonsName, pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

/** In words: an answer to tap may be typed with no more beside it. */
const MAX_TYPED_CHOICE_WORDS = 2;

/** A question about what was told, or to begin a page with; out of listening. */
export function askQuestion(turn: ProgramTurn): PartialReply {
  const {
    draw,
    about,
    feeling: { subject },
    mode,
    state,
    message,
  } = turn;
  if (mode === 'plan')
    return {
      text: draw.line(lines.WHAT_TO_PLAN),
      choices: [PLAN_ONE_THING, JUST_WRITE],
      state: { listens: 0 },
    };
  const isFeltAndKnown = about.emotion !== null && (subject !== null || isLoss(about));
  const ofTold = state.told > 0 && !/\bprompt\b/i.test(message) ? questionFor(null, null, draw) : null;
  const question = isFeltAndKnown
    ? questionFor(about.emotion, isLoss(about) ? 'loss' : subject, draw)
    : ofTold;
  return {
    text: chooseQuestion(turn) ?? question ?? draw.line(lines.PROMPTS),
    choices: [ANOTHER_QUESTION, JUST_WRITE],
    state: { listens: 0 },
  };
}

/** What a message asks for by plain words; null where it tells something. */
export async function replyToIntent(turn: ProgramTurn): Promise<PartialReply | null> {
  const { intent, draw, state, message, complains } = turn;
  if (WHAT_NOW_QUESTION.test(message)) return offerNextSteps(turn);
  if (WHEN_QUESTION.test(message))
    return { text: draw.line(lines.TIME_CAN_BE_FOUND), choices: [PLAN_ONE_THING, JUST_WRITE] };
  // 'You can ask me things, you know', beside whatever else is told.
  const isOpen = turn.afterCare === undefined && turn.chosen === null && turn.mode !== 'plan';
  if (isOpen && state.listens === 0 && invitesQuestions(message)) return askQuestion(turn);
  const page = turn.chosen === null ? answerPageWish(turn) : null;
  if (page) return page;
  if (complains && intent !== 'wants-listening') return answerComplaint(turn);
  const several = answerTwoQuestions(turn);
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
      return tellDateAndTime(turn);
    case 'ask-page':
      return describePage(turn);
    case 'ask-soulprint':
      return describeSoulPrint(turn);
    case 'wants-listening': {
      const said = startListening(turn);
      return complains ? { ...said, state: { ...said.state, complaints: state.complaints + 1 } } : said;
    }
    case 'wish-prompt':
      return askQuestion(turn);
    case 'wish-list':
      return { text: draw.line(lines.ASK_FOR_LIST) };
    case 'wish-exercise':
      return chooseExercise(turn);
    case 'goodbye':
      return sayGoodbye(turn);
    case 'ask-advice':
      return turn.mode === 'plan'
        ? null
        : (offerPreparation(turn) ?? offerFittingExercise(turn) ?? replyToMove(turn, intent));
    case 'time-given':
      return turn.mode === 'plan' ? planOneThing(turn, message) : null;
    // While a time is asked for, or a list is written, a word may be the answer.
    default:
      return state.dating === null ? replyToMove(turn, intent) : null;
  }
}

const MOVE_REPLIES: Partial<Record<MessageIntent, readonly string[]>> = {
  thanks: lines.THANKS,
  agree: lines.AGREED_REPLY,
  disagree: lines.DECLINED_REPLY,
  done: lines.DONE_REPLY,
  correction: lines.CORRECTED_REPLY,
  leave: lines.EXERCISE_LEFT,
  pause: lines.EXERCISE_PAUSED,
  resume: lines.NOTHING_OPEN,
};

function replyToMove(turn: ProgramTurn, intent: MessageIntent): PartialReply | null {
  const { draw, state, messages, mode } = turn;
  const known = FIXED_ANSWERS[intent];
  if (known) return { text: draw.line(known.lines), choices: known.choices ?? [] };
  if (state.listens > 0 && intent !== 'thanks') return null;
  if (intent === 'greeting') {
    const isFirst = messages.length === 1;
    return {
      text: withPersonsName(turn, draw.line(isFirst ? lines.GREETING : lines.SHORT_GREETING)),
      choices: openingChoices(turn),
    };
  }
  if (intent === 'unsure')
    return { text: draw.line(lines.AFTER_SHORT_MESSAGE), choices: openingChoices(turn) };
  if (intent === 'agree' && state.choices.some(({ does }) => does === 'page'))
    return {
      text: draw.line(mode === 'plan' ? YES_ON_CARD : lines.PUT_ON_PAGE_EXPLAINED),
      choices: [PUT_ON_PAGE_CHOICE],
      exercise: pageOnlyExerciseStep(state.page),
      state: { page: state.page },
    };
  const move = MOVE_REPLIES[intent];
  return move
    ? {
        text: withPersonsName(turn, draw.line(move)),
        choices: intent === 'leave' ? openingChoices(turn) : [],
      }
    : null;
}

/** Where somebody may begin, by the mode. */
export const openingChoices = ({ mode }: ProgramTurn) =>
  mode === 'plan'
    ? [PLAN_ONE_THING, JUST_WRITE]
    : mode === 'heal'
      ? [BEGIN_BREATHING, GIVE_PROMPT, JUST_WRITE]
      : [GIVE_PROMPT, JUST_WRITE];

/** To 'should I tell him?': what would be said can be made ready. */
function offerPreparation(turn: ProgramTurn): PartialReply | null {
  const [id, ...others] = exercisesForNeed(plainLine(turn.read));
  if (id !== 'prepared-talk') return id === undefined ? null : offerExercises(turn, [id, ...others]);
  const said = offerExercises(turn, [id]);
  const talk = EXERCISES.get(id);
  return said && talk
    ? { ...said, text: turn.draw.line(lines.OFFER_TO_PREPARE).replace('{one}', formatExercise(talk)) }
    : said;
}

/** The exercise for what was told before. */
function offerFittingExercise(turn: ProgramTurn): PartialReply | null {
  const exercise = exerciseCalledFor(turn) ?? exerciseCalledForBefore(turn);
  return exercise && offerExercises(turn, [exercise.id]);
}

const WHAT_NOW_QUESTION =
  /^(?:(?:um+|uh+|ok(?:ay)?|so|well|and|but|right|hm+)[,. ]+)*(?:and )?(?:now|what now|now what|what next|and then|what's next|what comes next)\?*$/i;
const WHEN_QUESTION = /^(?:and |so |but |ok )*when (?:do|should|can|could) i (?:do|start|begin|fit)\b/i;
const offerNextSteps = (turn: ProgramTurn): PartialReply => {
  const { text, choices } = offerWaysToGoOn(turn) ?? {
    text: turn.draw.line(lines.WHAT_NOW),
    choices: [JUST_WRITE, PICK_ONE_STEP, PLAN_ONE_THING],
  };
  return { text, ...(choices && { choices }) };
};

/** Two questions about it at once: each has its answer. */
function answerTwoQuestions({ read, draw }: ProgramTurn): PartialReply | null {
  const asked = answersToQuestionsIn(read);
  if (asked.length < 2) return null;
  return {
    text: asked.map((each) => draw.line(each.lines)).join(' '),
    choices: asked.at(-1)?.choices ?? [],
  };
}

/** The answers to the questions of a message that are about the companion. */
function answersToQuestionsIn(read: string): FixedAnswer[] {
  const intents = sentencesOf(read).flatMap((sentence) =>
    sentence.endsWith('?') ? (intentByRules(sentence) ?? []) : [],
  );
  return [...new Set(intents)].flatMap((intent) =>
    INTENTS_ABOUT_COMPANION.includes(intent) ? (FIXED_ANSWERS[intent] ?? []) : [],
  );
}
const INTENTS_ABOUT_COMPANION: readonly MessageIntent[] = [
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
export function answerComplaint(turn: ProgramTurn): PartialReply {
  const { draw, state, messages, intent, read } = turn;
  // Nothing was said yet that could have missed.
  if (messages.length === 1)
    return { text: draw.line(lines.FIRST_COMPLAINT_REPLY), choices: [JUST_LISTEN, PICK_ONE_STEP] };
  const complaints = state.complaints + 1;
  const asked = answersToQuestionsIn(read).at(-1);
  if (asked)
    return {
      text: `${draw.line(lines.APOLOGY)} ${draw.line(asked.lines)}`,
      choices: asked.choices ?? [JUST_LISTEN, PICK_ONE_STEP, PLAN_ONE_THING],
      state: { complaints },
    };
  const told = turn.afterCare === undefined && intent !== 'insult' ? toldTextIn(read) : null;
  if (told !== null && countWords(told) >= MIN_TOLD_WORDS) {
    const question = fittingQuestion(
      { ...turn, read: told, state: { ...state, complaints } },
      state.told + 1,
    );
    return {
      text: [draw.line(lines.APOLOGY), question ?? draw.line(READING_SIGNS)].join(' '),
      state: { complaints, told: state.told + 1 },
    };
  }
  const own =
    asksIfRead(read) && !draw.wasSaid(lines.DO_YOU_READ_REPLY[0] ?? '') ? lines.DO_YOU_READ_REPLY : null;
  const usual =
    complaints > 1
      ? lines.REPEATED_COMPLAINT_REPLY
      : intent === 'insult'
        ? lines.INSULT_REPLY
        : lines.COMPLAINT_REPLY;
  const fitting =
    exerciseCalledFor(turn) ?? (isLoss(turn.about) ? EXERCISES.get('unsent-letter') : undefined);
  return {
    text: draw.line(own ?? usual),
    choices:
      turn.afterCare === undefined
        ? [JUST_LISTEN, ASK_ME, fitting ? beginChoice(fitting) : PICK_ONE_STEP, PLAN_ONE_THING]
        : [JUST_LISTEN],
    state: { complaints },
  };
}
/** In words: with fewer a complaint is all that a message says. */
const MIN_TOLD_WORDS = 15;

/** A goodbye leaves what was told within reach of the page. */
export function sayGoodbye(turn: ProgramTurn): PartialReply {
  const { draw, hour, message } = turn;
  const isNight = /\b(?:night|sleep|bed)\b/i.test(message) || hour >= 22 || hour < 4;
  const page = collectOwnWords(turn, MAX_MESSAGES_ON_PAGE);
  return {
    text: withPersonsName(turn, draw.line(isNight ? lines.GOODNIGHT : lines.GOODBYE)),
    choices: page === null ? [] : [PUT_ON_PAGE_CHOICE],
    exercise: pageOnlyExerciseStep(page),
    state: { listens: 0 },
  };
}

/** What was told, with the answer to tap that puts it onto the page; null where it is not wished for. */
function answerPageWish(turn: ProgramTurn): PartialReply | null {
  const isEdit = turn.state.told > 0 && asksToEdit(turn.message);
  if (!isEdit && !asksForPage(turn.message)) return null;
  const page = collectOwnWords({ ...turn, chosen: ENOUGH_FOR_NOW }, MAX_MESSAGES_ON_PAGE) ?? turn.state.page;
  if (page === null) return { text: turn.draw.line(lines.NOTHING_TO_KEEP), choices: [GIVE_PROMPT] };
  return {
    text: turn.draw.line(isEdit ? lines.EDIT_ON_PAGE_EXPLAINED : lines.PUT_ON_PAGE_EXPLAINED),
    choices: [PUT_ON_PAGE_CHOICE],
    exercise: pageOnlyExerciseStep(page),
    state: { page },
  };
}

/** A message that is only signs, no words at all, or a word or two that say little. */
export function answerWithoutWords(turn: ProgramTurn): PartialReply | null {
  const { draw, message, length, feeling, state, mode } = turn;
  if (state.dating !== null) return null;
  if (message === '' || isUnreadable(message))
    return { text: draw.line(lines.NO_WORDS_READ), choices: openingChoices(turn) };
  if (state.listens > 0) return null;
  if (languageOf(message) === 'none')
    return {
      text: draw.line(
        /\p{Extended_Pictographic}/u.test(message) ? lines.ONLY_SIGNS_READ : lines.NO_WORDS_READ,
      ),
      choices: openingChoices(turn),
    };
  const isShort = length <= MAX_TYPED_CHOICE_WORDS && feeling.emotion === null && mode !== 'plan';
  return isShort ? { text: draw.line(lines.AFTER_SHORT_MESSAGE), choices: openingChoices(turn) } : null;
}
