import { tidy } from '../local/words.ts';
import { TO_PAGE } from './choices.ts';
import { keyPhrasesIn } from './key-phrase.ts';
import { ANSWERS } from './prose/answers.ts';
import {
  CLOSING_IDEA,
  CLOSING_LIST,
  CLOSING_PAGE,
  FAREWELL_QUOTES,
  GOODBYE,
  GOODNIGHT,
  THANKS_AFTER_GOOD,
  THANKS_AFTER_HARD,
} from './prose/moves.ts';
import { planTakenAlong } from './plan-standing.ts';
import { sentencesOf } from './reflect.ts';
import { SITUATIONS } from './situations.ts';
import { mended } from './spelling.ts';
import { heaviest, SAYS_OF_SOMEBODY } from './summary.ts';
import { tellingsIn } from './tellings.ts';
import { toldBefore, toldIn } from './told.ts';
import { named, onPage, type Said, type Turn } from './turn.ts';

/** What can be given back at the end: something to hold on to, no verdict. */
const WORTH_KEEPING = ['wish', 'might-do', 'might-talk', 'will-do', 'made-up'];
/** From one hour to the other one says good night. */
const LATE = 22;
const EARLY = 4;
const LEAST_WORDS = 4;
const MOST_WORDS = 14;

/** Says goodbye, and gives back one thing that the person wrote. */
export function farewell(turn: Turn): Said {
  const { draw, read, hour } = turn;
  const isNight = /night|bed|sleep/i.test(read.text) || hour >= LATE || hour < EARLY;
  const bye = named(turn, draw.line(isNight ? GOODNIGHT : GOODBYE));
  const quote = toldBefore(turn)
    .flatMap((text) => sentencesOf(mended(text)))
    .findLast(isWorthKeeping);
  const line = quote && draw.fresh(FAREWELL_QUOTES);
  const left = {
    progress: turn.progress && { ...turn.progress, paused: true },
    state: { topic: null, told: 0, listens: 0, plan: null },
  };
  const closing = turn.mode === 'plan' ? listToKeep(turn) : closingPage(turn, quote);
  if (closing)
    return {
      ...left,
      ...closing,
      text: `${closing.text}\n\n${bye}`,
      state: { ...left.state, ...closing.state },
    };
  const before = planTakenAlong(turn) ?? line?.replace('{quote}', tidy(quote ?? ''));
  return { ...left, text: before ? `${before} ${bye}` : bye };
}

const MOST_LINES = 4;
const LEAST_LINES = 2;
/** A side remark is nothing to take along. */
const LEAST_WEIGHT = 1;

/** The list of a talk about plans, with its page to tap; null where there is none. */
function listToKeep({ state, draw }: Turn): Said | null {
  const page = (state.list ?? []).join('\n');
  return page === '' || state.plan?.stands === true
    ? null
    : { text: draw.line(CLOSING_LIST), choices: [TO_PAGE], exercise: onPage(page), state: { page } };
}

/** What was told, in the person's own lines, with its page to tap. Null where that is little. */
function closingPage(turn: Turn, idea: string | undefined): Said | null {
  const { draw } = turn;
  const told = toldBefore(turn);
  const lines = heaviest(
    keyPhrasesIn(told).filter(
      ({ isWhole, weight, words }) => isWhole && weight >= LEAST_WEIGHT && SAYS_OF_SOMEBODY.test(words),
    ),
    MOST_LINES,
  ).filter(({ words }) => !idea?.includes(words));
  const opening = lines.length < LEAST_LINES ? null : draw.fresh(CLOSING_PAGE);
  if (opening === null) return null;
  return {
    text: [
      opening,
      lines.map(({ words }) => `- ${words}`).join('\n'),
      ...(idea === undefined ? [] : [draw.line(CLOSING_IDEA).replace('{quote}', tidy(idea))]),
    ].join('\n\n'),
    choices: [TO_PAGE],
    exercise: onPage(told.join('\n')),
    state: { page: told.join('\n') },
  };
}

/** From so many messages on thanks are for the talk. */
const LONG_TALK = 4;

/** Takes thanks, by what was told; a plan that was talked about is said once more. */
export function acceptThanks(turn: Turn): Said {
  const { state, draw, own } = turn;
  const plan = planTakenAlong(turn);
  const { topic } = state;
  const lines =
    own.length < LONG_TALK || plan !== null || !topic
      ? (ANSWERS.thanks?.lines ?? [])
      : topic.hard || SITUATIONS.get(topic.situation ?? '')?.tone === 'hard'
        ? THANKS_AFTER_HARD
        : THANKS_AFTER_GOOD;
  const text = [named(turn, draw.line(lines)), plan].filter(Boolean).join(' ');
  const page = toldIn(turn).join('\n');
  if (own.length < LONG_TALK || plan !== null || page === '') return { text };
  return { text, choices: [TO_PAGE], exercise: onPage(page), state: { page } };
}

function isWorthKeeping(sentence: string): boolean {
  const words = sentence.split(' ').length;
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    !sentence.endsWith('?') &&
    !/n't\b|\b(?:you|your|fuck\w*|shit\w*|kill|die|dead|mean|hate|but|not|never|run away|scream)\b/i.test(
      sentence,
    ) &&
    tellingsIn(sentence, []).some(({ telling }) => WORTH_KEEPING.includes(telling.id))
  );
}
