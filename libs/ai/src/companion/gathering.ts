import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { capitalised } from '../local/words.ts';
import { lineOf } from './leading.ts';
import {
  GATHER_HEAL,
  GATHER_PLAIN_HEAL,
  GATHER_PLAIN_WRITE,
  GATHER_WRITE,
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
  own.length >= LEAST_MESSAGES &&
  topic.turns > 2 &&
  (state.since ?? 0) >= (isOpen ? GATHERS_AFTER : GATHERS_LATER);

/** Picks the line that weighs most, and offers to do something with it. Null where that was offered before. */
export function gather(turn: Turn): Said | null {
  const { draw, own, mode, state } = turn;
  const main = mode === 'heal' ? LOOK : WRITE;
  const page = own
    .slice(-8)
    .filter((text) => text.split(' ').length > 3)
    .join('\n');
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
