import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { capitalised } from '../local/words.ts';
import { lineOf } from './leading.ts';
import { isOne, pronounsFor, withPronouns, type Pronouns } from './people.ts';
import {
  GATHER_HEAL,
  GATHER_PLAIN_HEAL,
  GATHER_PLAIN_WRITE,
  GATHER_WRITE,
  WAYS_ON_BLAME,
  WAYS_ON_PERSON,
  WAYS_ON_SCENE,
  WAYS_ON_WORRY,
  YOUR_TURN,
} from './prose/gathering.ts';
import type { Choice, Topic } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const LISTEN: Choice = { say: 'Just listen', does: 'listen' };
const WRITE: Choice = { say: "Let's write it", does: 'begin page-from-one-line' };
const LOOK: Choice = { say: 'Look at it with me', does: 'begin closer-look' };
const ENOUGH: Choice = { say: "That's enough for now", does: 'nothing' };

/** After so many messages to which nothing was offered a talk is led somewhere. */
const GATHERS_AFTER = 3;
/** And where each of them could be taken up. */
const GATHERS_LATER = 5;
const LEAST_MESSAGES = 4;

/** So far back a line is looked for. `given.ts` looks as far, beside the tapped answer. */
const LOOKS_BACK = 5;

/** Whether a talk has gone on long enough to be led somewhere. @param isOpen whether little is known of the message */
export const isDueToGather = ({ state, own, mode }: Turn, topic: Topic, isOpen: boolean): boolean =>
  mode !== 'plan' &&
  state.refused !== true &&
  own.length >= LEAST_MESSAGES &&
  topic.turns > 2 &&
  (state.since ?? 0) >= (isOpen ? GATHERS_AFTER : GATHERS_LATER);

/** A way on that fits what was told. */
type WayOn = {
  choice: Choice;
  lines: readonly string[];
  fits: (turn: Turn, told: readonly string[]) => boolean;
};

const OF_WORRY =
  /\b(?:what if|worr(?:y|ied|ies)|scared|afraid|nervous|dread\w*|might (?:lose|not|fail)|(?:going to|gonna|will|'ll) (?:have to|fail|lose|kill|hate|cry|be mad))\b/i;
const OF_BLAME =
  /\b(?:my fault|I should(?:n't)? have|should have known|I(?:'m| am) (?:just |such |so )*(?:an? )?(?:\p{L}+ )?(?:stupid|idiot|failure|useless|pathetic|weak|selfish|coward|bad \p{L}+|mess)|I feel (?:so )?(?:stupid|useless|pathetic|guilty|ashamed)|failing)\b/iu;
const OF_PLACE =
  /\b(?:in|on|at|under|by|over|through|behind|beside|around) (?:the|a|an|my|his|her|our) \p{L}{3,}/iu;
const OFTEN = 2;
const VERY_OFTEN = 3;

/** Somebody who is told of again and again, and of whom it is known which pronoun is theirs. */
const personTold = (told: readonly string[]): Pronouns | null => {
  const all = told.map((text) => pronounsFor(text, [])).filter((who) => who !== null && isOne(who));
  return all.length >= VERY_OFTEN && new Set(all).size === 1 ? (all[0] ?? null) : null;
};

const WAYS_ON: readonly WayOn[] = [
  {
    choice: { say: 'Look at that thought with me', does: 'begin thought-record' },
    lines: WAYS_ON_BLAME,
    fits: ({ mode }, told) => mode === 'heal' && told.some((text) => OF_BLAME.test(text)),
  },
  {
    choice: { say: 'Sort this worry with me', does: 'begin worry-tree' },
    lines: WAYS_ON_WORRY,
    fits: ({ mode }, told) => mode === 'heal' && told.some((text) => OF_WORRY.test(text)),
  },
  {
    choice: { say: "Let's write that letter", does: 'begin unsent-letter' },
    lines: WAYS_ON_PERSON,
    fits: ({ mode, state }, told) =>
      mode === 'heal' &&
      state.topic?.good !== true &&
      personTold(told) !== null &&
      !told.some((text) => /\bletters?\b/i.test(text)),
  },
  {
    choice: { say: "Let's write that minute", does: 'begin five-senses-scene' },
    lines: WAYS_ON_SCENE,
    fits: ({ mode }, told) => mode === 'write' && told.filter((text) => OF_PLACE.test(text)).length > OFTEN,
  },
];

/** Offers what fits best what was told, else to go on from the line that weighs most; nothing twice. */
export function gather(turn: Turn): Said | null {
  const { own, state } = turn;
  const told = own.slice(-LOOKS_BACK);
  const way = WAYS_ON.find(
    ({ choice, fits }) => !state.offered?.includes(choice.does.slice('begin '.length)) && fits(turn, told),
  );
  const text = way && turn.draw.fresh(way.lines);
  if (!way || !text) return gatherLine(turn);
  const page = pageOf(own);
  if (page === '') return null;
  return {
    text: withPronouns(text, personTold(told)),
    choices: [way.choice, LISTEN, { say: PUT_ON_PAGE, does: 'page' }],
    exercise: onPage(page),
    state: { page },
  };
}

const pageOf = (own: readonly string[]) =>
  own
    .slice(-8)
    .filter((text) => text.split(' ').length > 3)
    .join('\n');

/** Picks the line that weighs most, and offers to do something with it. Null where that was offered before. */
function gatherLine(turn: Turn): Said | null {
  const { draw, own, mode, state } = turn;
  const main = mode === 'heal' ? LOOK : WRITE;
  const page = pageOf(own);
  if (page === '') return null;
  const kept = { exercise: onPage(page), state: { page } };
  const toPage: Choice = { say: PUT_ON_PAGE, does: 'page' };
  if (state.offered?.includes(main.does.slice('begin '.length))) {
    const text = draw.fresh(YOUR_TURN);
    return text === null ? null : { text, choices: [LISTEN, toPage, ENOUGH], ...kept };
  }
  const line = lineOf(own.slice(-LOOKS_BACK), () => false);
  const lines =
    line === null
      ? draw.line(mode === 'heal' ? GATHER_PLAIN_HEAL : GATHER_PLAIN_WRITE)
      : draw.line(mode === 'heal' ? GATHER_HEAL : GATHER_WRITE);
  return {
    text: lines.replace('{x}', line ?? '').replace('{X}', capitalised(line ?? '')),
    choices: [main, LISTEN, toPage],
    ...kept,
  };
}
