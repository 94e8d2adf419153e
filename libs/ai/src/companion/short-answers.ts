import { ENOUGH, LISTEN, PROMPT } from './choices.ts';
import { lastQuestion } from './answered.ts';
import {
  AFTER_SHORT,
  AGREED,
  BEGIN_ANYWHERE,
  DECLINED,
  DONE,
  NO_THEN,
  NODS,
  TOOK_BACK,
  WAITING,
} from './prose/moves.ts';
import { INVITATIONS } from './prose/by-tone.ts';
import type { Situation } from './situation.ts';
import type { Choice } from './state.ts';
import type { Said, Turn } from './turn.ts';

const NOTHING_SAID = /^(?:agree|disagree|unsure|pause|done|thanks)$/;

const FILLER =
  /^\W*(?:(?:good|fair|interesting|hm+ good) (?:question|point)|ok|okay|k|kk|fine|good|nice|cool|great|yes|no|h+m+|so|well|sure|and|why|what|true|right|maybe|lol|\p{L}{1,2}|\d+)?\W*$/iu;

const YES_OR_NO =
  /(?:^|[,:;] |\. )(?:and |but |so |or )?(?:is|are|was|were|do|does|did|can|could|will|would|has|have|should) (?!you (?:like|want))/i;

/** 'ok', 'idk', 'yes': what tells nothing by itself. */
export const isShort = ({ read }: Turn) =>
  (NOTHING_SAID.test(read.intent ?? '') && !read.tellings.some(({ telling }) => telling.leads)) ||
  (FILLER.test(read.meant) && read.feelings.length === 0 && !read.situation && read.tellings.length === 0);

/** Read against what was offered; after two in a row fewer questions and more choices. */
export function answerShort(turn: Turn, situation: Situation | undefined, fitting: readonly Choice[]): Said {
  const { draw, state, read } = turn;
  const [exercise] = fitting;
  const choices = [...(exercise ? [exercise] : []), LISTEN, PROMPT, ENOUGH];
  if (read.intent === 'done') return { text: draw.line(DONE), choices: [PROMPT, ENOUGH] };
  if (state.short >= 4) return { text: draw.line(WAITING), choices: [PROMPT, ENOUGH] };
  const asked = lastQuestion(turn);
  if (read.intent === 'disagree' && /^not\b/i.test(read.meant) && asked === null && state.topic)
    return { text: draw.line(TOOK_BACK) };
  if (read.intent === 'disagree' && asked !== null && YES_OR_NO.test(asked) && state.topic)
    return { text: `${draw.line(NO_THEN)} ${draw.line(INVITATIONS)}` };
  if (read.intent === 'disagree' || read.intent === 'pause')
    return { text: draw.line(DECLINED), choices: [LISTEN, PROMPT, ENOUGH] };
  if (!state.topic)
    return { text: draw.line(BEGIN_ANYWHERE), choices: state.short >= 2 ? [PROMPT, ENOUGH] : [] };
  if (/\b(?:question|point)\b/i.test(read.meant)) return { text: draw.line(WAITING) };
  if (state.short >= 2 || read.intent === 'unsure') return { text: draw.line(AFTER_SHORT), choices };
  if (read.intent === 'agree') return { text: draw.line(AGREED), choices: choices.slice(0, 2) };
  const question = draw.fresh(situation?.deeper ?? []) ?? draw.line(INVITATIONS);
  return { text: `${draw.line(NODS)} ${question}` };
}
