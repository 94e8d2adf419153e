import { pronounsFor } from './people.ts';
import { isQuestion } from './questions.ts';
import type { FoundReply, WrittenReply } from './retrieval.ts';
import type { Heard } from './telling.ts';
import { SARCASM } from './tone.ts';
import type { Turn } from './turn.ts';

/** So likely right a reply must be. Chosen by reading: see docs/decisions/008-companion.md. */
const MIN_FIT = 0.75;
/** And one of another tone than what the talk is about. */
const MIN_FIT_AGAINST_TONE = 0.85;
/** An answer that was written for a question like it; all that could be said else is that nothing is known. */
const MIN_FIT_OF_ANSWER = 0.5;
/** An embedding of three words or fewer is near to much. */
const FEW_WORDS = 3;
const MIN_FIT_OF_FEW = 0.93;

/** From here on a reply is still right more often than it must be to stand in for a mere sign of having read. */
export const MIN_FIT_FOR_SIGN = 0.67;

/**
 * A reply that was written for messages like this one, and was not said yet. Null where none is likely enough.
 *
 * @param least how likely right it must be
 */
export function hearWritten(turn: Turn, least = MIN_FIT): (Heard & { tone: WrittenReply['tone'] }) | null {
  const { read, own, draw } = turn;
  if (isQuestion(read.meant) && ASKS_YOU.test(read.meant) && read.act !== 'asks-view') return null;
  const reply = read.written.find(
    (found) => fits(found, turn, least) && !draw.wasSaid(found.reply.line),
  )?.reply;
  if (!reply) return null;
  return {
    line: reply.line,
    asks: reply.ask === null ? [] : [reply.ask],
    rests: false,
    x: null,
    who: pronounsFor(read.meant, own.slice(0, -1)),
    tone: reply.tone,
    isWritten: true,
    ...(reply.tone === 'hard' && { ofKind: true }),
    ...(reply.exercise !== null && { exercise: reply.exercise }),
  };
}

const ASKS_YOU = /\b(?:you|u|your)\b/i;

function fits(
  { reply: { tone, mode }, fit, answers }: FoundReply,
  { read, mode: here, state }: Turn,
  least: number,
): boolean {
  if (mode !== 'any' && mode !== here) return false;
  if (read.act === 'asks-view') return answers && fit >= MIN_FIT_OF_ANSWER;
  if (tone === 'good' ? read.isHeavy || SARCASM.test(read.meant) : tone === 'hard' && read.isLight)
    return false;
  const isAgainst = tone !== 'hard' && state.topic?.hard === true;
  return fit >= (read.words <= FEW_WORDS ? MIN_FIT_OF_FEW : isAgainst ? MIN_FIT_AGAINST_TONE : least);
}
