import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { beginExercise } from '../exercises/lead.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { shortenAtWord, tidyText } from '../local/words.ts';
import type { Choice } from '../state.ts';
import { PLAN_ONE_THING, JUST_WRITE } from './choices.ts';
import * as lines from './lines.ts';
import { tellWhatIsPlanned, answerFromMemory } from './look-up.ts';
import { planOneThing, withFreeTimes } from './plan.ts';
import { aimIn, ASKS_FOR_PLAN } from './plan-words.ts';
import { beginChoice, fittingExercises, formatExercise, startListening } from './telling.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';
import type { MessageWish } from './wishes.ts';

const ECHO_QUESTION = /^what did i (?:say|tell|write)\b/i;
/** Exercises in which somebody else is spoken to: a question there is for them. */
const EXERCISES_TO_OTHERS: readonly string[] = ['unsent-letter', 'prepared-talk'];
const EXERCISE_REQUEST_WORDS = /\b(?:exercises?|give me|do you have|have you got|something|anything)\b/i;
const REQUEST_INSTEAD =
  /\b(?:can|could|shall|let'?s|i want|i need|i'?d like|instead|rather|give me|please)\b/i;
/** In plan mode more words tell what is to be planned. */
const MAX_NEED_CHARS_IN_PLAN = 160;

/** 'I said I'd run a 10k. How do I begin?': a thing is told with it. */
const tellsWhatToPlan = (read: string) => ASKS_FOR_PLAN.test(read) && aimIn(read).aim !== '';

/** Whether a wish is one at this place: inside an exercise much that sounds like one is an answer. */
function isWishHere({ wish, progress, mode, read }: ProgramTurn): boolean {
  if (!wish) return false;
  if (wish.kind === 'repeat' && mode !== 'plan') return false;
  // There the plan takes it.
  if (wish.kind === 'to-calendar' && mode === 'plan') return false;
  const inside = progress && !progress.paused ? progress.exercise : null;
  if (inside === null) {
    const isPlan = mode === 'plan' && wish.kind === 'need' && !/\bexercises?\b/i.test(read);
    return (
      !isPlan || (read.length <= MAX_NEED_CHARS_IN_PLAN && !/\bplan\b/i.test(read) && !tellsWhatToPlan(read))
    );
  }
  if (EXERCISES_TO_OTHERS.includes(inside)) return wish.kind === 'menu';
  switch (wish.kind) {
    case 'begin':
      return wish.id !== inside && REQUEST_INSTEAD.test(read);
    case 'calm':
      return inside !== 'paced-breathing';
    case 'need':
      return EXERCISE_REQUEST_WORDS.test(read) && REQUEST_INSTEAD.test(read);
    case 'remind':
    case 'plan':
    case 'listen':
      return false;
    default:
      return true;
  }
}

/** What a message asks for, before all that it tells; null where it asks for nothing. */
export async function answerWish(turn: ProgramTurn): Promise<PartialReply | null> {
  const { wish, complains, draw, state } = turn;
  // 'What did I say? I just told you.'
  if (!wish || !isWishHere(turn) || (complains && wish.kind === 'find' && ECHO_QUESTION.test(wish.words)))
    return null;
  const said = await fulfilWish(turn, wish);
  if (!complains) return said;
  return {
    ...said,
    text: `${draw.line(lines.APOLOGY)} ${said.text}`,
    state: { ...said.state, complaints: state.complaints + 1 },
  };
}

async function fulfilWish(turn: ProgramTurn, wish: MessageWish): Promise<PartialReply> {
  const { draw } = turn;
  switch (wish.kind) {
    case 'begin':
      return withFreeTimes(turn, beginExercise(wish.id, turn, wish.to === null ? {} : { to: wish.to }));
    case 'calm':
      return beginExercise(
        turn.state.past.includes('paced-breathing') ? 'five-four-three-two-one' : 'paced-breathing',
        turn,
      );
    case 'need': {
      // Somebody who wanted none asks for one now.
      const wereAllUsed = ENGLISH_EXERCISES.every(({ id }) => turn.state.past.includes(id));
      const from = wereAllUsed ? { ...turn, state: { ...turn.state, past: [] } } : turn;
      const said = offerExercises(from, wish.ids) ?? chooseExercise(from);
      return wereAllUsed ? { ...said, state: { past: [] } } : said;
    }
    case 'menu':
      return listAllExercises(turn);
    case 'find':
      return answerFromMemory({ ...turn, read: wish.words });
    case 'week':
      return tellWhatIsPlanned({ ...turn, read: wish.words });
    case 'in-calendar': {
      const { text, choices = [] } = await tellWhatIsPlanned(turn);
      return { text: `${lines.NOT_IN_CALENDAR}\n\n${text}`, choices };
    }
    case 'remind':
      return {
        text: draw.line(lines.CANNOT_REMIND),
        choices: [wish.what === '' ? PLAN_ONE_THING : planChoice(wish.what), JUST_WRITE],
      };
    case 'to-calendar':
      return { text: lines.TO_CALENDAR_EXPLAINED, choices: [PLAN_ONE_THING, JUST_WRITE] };
    case 'repeat':
      return { text: lines.REPEAT_EXPLAINED };
    case 'plan':
      return planOneThing(turn, wish.what);
    case 'listen':
      return startListening(turn);
  }
}

/** Read as if it had been typed. */
const planChoice = (what: string): Choice => ({
  say: shortenAtWord(`Plan: ${tidyText(what)}`, MAX_CHOICE_LENGTH),
  does: 'talk',
});

/** One or two exercises for what somebody asks help with; null where none is left. */
export function offerExercises({ draw, state }: ProgramTurn, ids: readonly string[]): PartialReply | null {
  const [one, two] = ids.flatMap((id) => (state.past.includes(id) ? [] : (EXERCISES.get(id) ?? [])));
  if (!one) return null;
  const text = two
    ? draw
        .line(lines.TWO_EXERCISES_FIT)
        .replace('{one}', formatExercise(one))
        .replace('{two}', formatExercise(two))
    : draw.line(lines.ONE_EXERCISE_FITS).replace('{one}', formatExercise(one));
  return { text, choices: [beginChoice(one), ...(two ? [beginChoice(two)] : []), JUST_WRITE] };
}

/** Some that fit, each in a line. */
export function chooseExercise(turn: ProgramTurn): PartialReply {
  const fitting = fittingExercises(turn);
  const isOpen = ({ id, modes }: Exercise) => modes.includes(turn.mode) && !turn.state.past.includes(id);
  const shown = (fitting.length >= 2 ? fitting : ENGLISH_EXERCISES.filter(isOpen)).slice(0, 3);
  return {
    text: `${turn.draw.line(lines.CHOOSE_EXERCISE)}\n\n${shown.map(({ title, offer }) => `- ${title}: ${offer}`).join('\n')}`,
    choices: [...shown.map(beginChoice), JUST_WRITE],
  };
}

/** All of them, by what they are for. */
const EXERCISES_BY_NEED: readonly (readonly [string, readonly string[]])[] = [
  ['To be calmer', ['paced-breathing', 'five-four-three-two-one']],
  ['For worries, and thoughts that go round', ['worry-tree', 'thought-record', 'bedtime-unload']],
  ['For guilt, shame, and feelings without a name', ['self-compassion-break', 'naming-what-is-felt']],
  ['For something with somebody', ['unsent-letter', 'prepared-talk']],
  ['For an urge', ['urge-and-wave']],
  ['To begin and to plan', ['small-step', 'goal-into-steps', 'if-then-plan', 'weekly-plan']],
  ['To look back', ['three-good-things', 'day-review']],
];

function listAllExercises(turn: ProgramTurn): PartialReply {
  const list = EXERCISES_BY_NEED.map(
    ([need, ids]) => `- ${need}: ${ids.map((id) => EXERCISES.get(id)?.title ?? '').join('; ')}`,
  );
  return {
    text: `${list.join('\n')}\n\n${lines.MENU_ENDING}`,
    choices: [...fittingExercises(turn).slice(0, 2).map(beginChoice), JUST_WRITE],
  };
}
