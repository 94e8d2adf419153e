import { MAX_CHOICES } from '@inkwell/contracts';
import { ENGLISH_EXERCISES } from '../exercises/exercises.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { isSame } from '../exercises/progress.ts';
import type { Choice } from '../state.ts';
import { ASK_ME, ENOUGH, TO_PAGE, WRITE_ON } from './choices.ts';
import { isGood, isHard } from './feeling.ts';
import { intentByRules } from './intents.ts';
import { LABELS } from './labels.ts';
import { CANNOT_KNOW, GO_ON, GOOD_TO_KEEP, LISTENING, LISTENS, OFFER_TWO, SILENCE, SORRY } from './lines.ts';
import { NAMINGS, SIGNS } from './namings.ts';
import { questionFor } from './questions.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** After so many messages that told something, exercises are offered. */
const OFFERS_AFTER = { write: 3, heal: 2, plan: 2 } as const;
/** So many of their own messages go onto the page with what they tell. */
const MOST_ON_PAGE = 12;
const MOST_OF_LABEL = 60;

/** A message that tells: one sentence that is surely right, then a question, or two exercises that fit. */
export function answerTelling(turn: Turn): Said {
  const { mode, feeling, draw, state } = turn;
  if (state.listens > 0) return goOnListening(turn);
  const received = receive(turn);
  const told = state.told + 1;
  if (told >= OFFERS_AFTER[mode]) {
    const offered = isGood(feeling) ? offerPage(turn) : offerExercises(turn);
    if (offered)
      return { ...offered, text: `${received} ${offered.text}`, state: { ...offered.state, told: 0 } };
  }
  const question = questionFor(turn.about, draw);
  const isFirst = !turn.messages.some(({ role }) => role === 'assistant');
  if (question === null)
    return { text: `${received} ${draw.line(GO_ON)}`, choices: [WRITE_ON], state: { told } };
  return { text: `${received} ${question}`, choices: isFirst ? [WRITE_ON] : [], state: { told } };
}

/** A sentence that is surely right: the feeling where it is sure, else a plain sign of having read. */
function receive({ feeling, draw, read }: Turn): string {
  // Somebody who asks it of their life is told first that there is no answer here.
  if (/\?["'”’)]?\s*$/.test(read.trim())) return draw.line(CANNOT_KNOW);
  const sorry = feeling.themes[0] === 'loss' ? draw.fresh(SORRY) : null;
  const naming = feeling.emotion && draw.fresh(NAMINGS[feeling.emotion]);
  return sorry ?? naming ?? draw.line(SIGNS);
}

const isIn = ([from, until]: readonly [number, number], hour: number) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** Those that fit best, none that was offered in this conversation. */
export function fittingExercises({ mode, about, hour, draw }: Turn): Exercise[] {
  const scoreOf = ({ modes, fits }: Exercise) =>
    (about.emotion && fits.feelings?.includes(about.emotion) ? 4 : 0) +
    (fits.hours ? (isIn(fits.hours, hour) ? 1 : -2) : 0) +
    (modes[0] === mode ? 1 : 0);
  return ENGLISH_EXERCISES.filter(({ modes, title }) => modes.includes(mode) && !draw.wasSaid(title))
    .map((exercise) => ({ exercise, score: scoreOf(exercise) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ exercise }) => exercise);
}

export const beginChoice = ({ begin, id }: Exercise): Choice => ({ say: begin, does: `begin ${id}` });
export const inWords = ({ title, minutes }: Exercise) => `${title} (${minutes} minutes)`;

function offerExercises(turn: Turn): Said | null {
  const { draw } = turn;
  // Without a sure feeling nothing is known that would fit.
  if (!isHard(turn.about)) return null;
  const [one, two] = fittingExercises(turn);
  if (!one || !two) return null;
  const text = draw.line(OFFER_TWO).replace('{one}', inWords(one)).replace('{two}', inWords(two));
  return { text, choices: [beginChoice(one), beginChoice(two), WRITE_ON] };
}

function offerPage(turn: Turn): Said | null {
  const page = ownWords(turn, MOST_ON_PAGE);
  if (page === null) return null;
  return {
    text: turn.draw.line(GOOD_TO_KEEP),
    choices: [TO_PAGE, ASK_ME],
    exercise: onPage(page),
    state: { page },
  };
}

/** Neither an answer to tap, nor a question or a wish, nor a word or two. */
const tells = (text: string): boolean =>
  text.split(/\s+/).length > 2 &&
  (text.length > MOST_OF_LABEL || !LABELS.some((label) => isSame(label, text))) &&
  intentByRules(text) === null;

/** What the person told in their last messages, as they wrote it; null where that is nothing. */
export function ownWords({ messages, chosen }: Turn, most: number): string | null {
  const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content.trim()] : []));
  const told = (chosen ? own.slice(0, -1) : own).slice(-most).filter(tells);
  return told.length === 0 ? null : told.join('\n\n');
}

/** Asked to listen, it asks nothing more. */
export const listen = ({ draw }: Turn): Said => ({
  text: draw.line(LISTENS),
  state: { listens: 1, told: 0 },
});

/** Short signs, then hardly anything; what was written can go onto the page. */
function goOnListening(turn: Turn): Said {
  const { state, draw } = turn;
  const sign = state.listens <= LISTENING.length ? draw.fresh(LISTENING) : null;
  const page = state.listens > 1 ? ownWords(turn, Math.min(state.listens, MOST_ON_PAGE)) : null;
  return {
    text: sign ?? draw.line(SILENCE),
    choices: (page === null ? [] : [TO_PAGE, ASK_ME, ENOUGH]).slice(0, MAX_CHOICES),
    exercise: onPage(page),
    state: { listens: state.listens + 1, page },
  };
}
