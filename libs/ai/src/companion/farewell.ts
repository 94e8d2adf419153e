import { tidy } from '../local/words.ts';
import { ANSWERS } from './prose/answers.ts';
import { FAREWELL_QUOTES, GOODBYE, GOODNIGHT, THANKS_AFTER_GOOD, THANKS_AFTER_HARD } from './prose/moves.ts';
import { planTakenAlong } from './plan-standing.ts';
import { sentencesOf } from './reflect.ts';
import { SITUATIONS } from './situations.ts';
import { mended } from './spelling.ts';
import { tellingsIn } from './tellings.ts';
import { named, type Said, type Turn } from './turn.ts';

/** What can be given back at the end: something to hold on to, no verdict. */
const WORTH_KEEPING = ['wish', 'might-do', 'might-talk', 'will-do', 'made-up'];
const LEAST_WORDS = 4;
const MOST_WORDS = 14;

/** Says goodbye, and gives back one thing that the person wrote. */
export function farewell(turn: Turn): Said {
  const { draw, own, read } = turn;
  const isNight = /night|bed|sleep/i.test(read.text);
  const bye = named(turn, draw.line(isNight ? GOODNIGHT : GOODBYE));
  const quote = own
    .slice(0, -1)
    .flatMap((text) => sentencesOf(mended(text)))
    .findLast(isWorthKeeping);
  const line = quote && draw.fresh(FAREWELL_QUOTES);
  const before = planTakenAlong(turn) ?? line?.replace('{quote}', tidy(quote ?? ''));
  return {
    text: before ? `${before} ${bye}` : bye,
    progress: turn.progress && { ...turn.progress, paused: true },
    state: { topic: null, told: 0, listens: 0, plan: null },
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
  return { text: [named(turn, draw.line(lines)), plan].filter(Boolean).join(' ') };
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
