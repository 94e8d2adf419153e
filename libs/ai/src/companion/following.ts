import { ASK, ASK_ANOTHER, ENOUGH, LIST_ALL, LISTEN, LOOK, TO_PAGE, WRITE } from './choices.ts';
import { subjectsToTap } from './guide-turn.ts';
import { ASKED_FOR_HEAL, ASKED_FOR_WRITE, FIRST_ALONG } from './prose/following.ts';
import { givePrompt } from './offers.ts';
import type { Choice } from './state.ts';
import { pageOf, toldIn } from './told.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** In messages: from here on what was told can become a page, or be looked at. */
const LEAST_FOR_PAGE = 3;
const LEAST_FOR_EXERCISE = 4;

/**
 * Stays with somebody who tells: nothing is asked, and what can be done with it stands to tap. A question that would fit
 * anything shows that nothing was understood.
 *
 * @param line what was taken up
 * @param fitting what fits what was said
 */
export function followAlong(turn: Turn, line: string, fitting: readonly Choice[] = []): Said {
  const { own, draw, state, mode } = turn;
  const page = own.length >= LEAST_FOR_PAGE ? pageOf(turn) : '';
  const exercises = fitting.filter(({ does }) => does !== 'listen');
  const deeper = mode === 'heal' ? LOOK : WRITE;
  const isDue = own.length >= LEAST_FOR_EXERCISE && state.refused !== true && !wasOffered(turn, deeper);
  return {
    text: own.length === 1 ? `${line} ${draw.line(FIRST_ALONG)}` : line,
    choices: [
      ...subjectsToTap(turn),
      mode === 'plan' ? LIST_ALL : wasAsked(turn) ? ASK_ANOTHER : ASK,
      ...(exercises.length === 0 && isDue && mode !== 'plan' ? [deeper] : exercises),
      ...(page === '' ? [LISTEN] : [TO_PAGE, ENOUGH]),
    ],
    ...(page !== '' && { exercise: onPage(page) }),
    state: { isBeside: true, ...(page !== '' && { page }) },
  };
}

const wasOffered = ({ state }: Turn, { does }: Choice) =>
  state.offered?.includes(does.slice('begin '.length)) === true;

/** Whether this message answers a question that was asked for. */
const wasAsked = ({ own }: Turn) => [ASK.say, ASK_ANOTHER.say].includes(own.at(-2) ?? '');

/** In place of a mere sign of having read: a question that is worth an answer, unless the last reply asked one. */
export function inPlaceOfSign({ draw, mode, read }: Turn, sign: string): string {
  const isFree =
    mode !== 'plan' && !(draw.said.at(-1) ?? '').includes('?') && read.words >= LEAST_WORDS_TO_ASK;
  return isFree ? (nextAsked(mode, draw) ?? sign) : sign;
}

/** In words: of less nothing can be asked. */
const LEAST_WORDS_TO_ASK = 6;

function nextAsked(mode: Turn['mode'], draw: Turn['draw']): string | null {
  const asked = mode === 'heal' ? ASKED_FOR_HEAL : ASKED_FOR_WRITE;
  return asked.map((each) => draw.fresh(each.map(({ ask }) => ask))).find((ask) => ask !== null) ?? null;
}

/** A question, as it was asked for: one that is worth an answer whatever was told. */
export function askSomething(turn: Turn): Said {
  const { draw, mode } = turn;
  // Nothing was told yet that could be asked about.
  if (toldIn(turn).length === 0) return givePrompt(turn);
  const asked = mode === 'heal' ? ASKED_FOR_HEAL : ASKED_FOR_WRITE;
  const text = nextAsked(mode, draw) ?? draw.line(asked.flat().map(({ ask }) => ask));
  return { text, state: { listens: 0 } };
}

/** What is said to the answer of a question that was asked for; null where the last reply was none. */
export function hearAsked({ draw, read }: Turn): string | null {
  const last = draw.said.at(-1) ?? '';
  const asked = [...ASKED_FOR_HEAL, ...ASKED_FOR_WRITE].flat().find(({ ask }) => ask === last);
  return asked && read.act === 'tells' && !read.meant.includes('?') ? draw.fresh(asked.heard) : null;
}
