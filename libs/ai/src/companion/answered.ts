import { capitalised, tidy, toYou, withoutShouting } from '../local/words.ts';
import { ANSWERED_QUESTIONS } from './prose/asked.ts';
import { ASKED_KINDS, NO_ANSWER } from './prose/asked-kinds.ts';
import { isQuestion } from './questions.ts';
import { sentencesOf } from './reflect.ts';
import type { Heard } from './telling.ts';
import type { Turn } from './turn.ts';

/** A longer message tells more than was asked. In words. */
const LONGEST_ANSWER = 18;

/** A sentence to be finished asks, too. */
const ASKS = /\?$|…['’]$/;

/** The question at the end of the last reply; null where there was none. */
export function lastQuestion({ messages }: Pick<Turn, 'messages'>): string | null {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asked = sentencesOf(last).findLast((sentence) => ASKS.test(sentence));
  // Without what is quoted before it.
  return asked?.replace(/^.*[.!?]['’]\s+/, '') ?? null;
}

/** Takes a message as the answer to the companion's own last question. Null where it is none. */
export function takeAnswer(turn: Turn): Heard | null {
  const { read, draw } = turn;
  const question = lastQuestion(turn);
  if (question === null || read.words > LONGEST_ANSWER || read.meant.endsWith('?')) return null;
  for (const { asked, answer, lines, asks, rests = false } of ANSWERED_QUESTIONS) {
    const match = asked.test(question) ? answer.exec(read.meant) : null;
    if (!match) continue;
    const line = draw.fresh(lines);
    if (line === null) continue;
    return { line: filled(line, read.meant, match.groups?.['x']), asks, rests, who: null, x: null };
  }
  return null;
}

/** What is no answer: it asks, turns to something else, or takes the question back. */
const NO_ANSWER_BEGINS =
  /^(?:no,|nope|wait|anyway|btw|by the way|also|sorry|actually|what do you|huh|stop|and (?:then|now|today)|but (?:then|now|today))\b|^no\b(?! one\b)/i;
/** What was offered stands there: the next message may be about anything. */
const OFFERS_A_WAY =
  /\b(?:shall we|tell on|go on telling|would you rather go on|write it out|a page: shall|write it with me|better today|be good now|do something with it|put it down for today)\b/i;
const SAYS_NOTHING =
  /^(?:(?:just|well|honestly|hm+|i guess|idk) )*(?:nothing|none|no idea|not really|not sure|(?:i )?(?:don't|do not) (?:really )?know|hard to say|can't say)(?: (?:really|honestly|tbh|much|i guess))*\W*$/i;

/** Takes what was said as the answer to the last question, by what that asked for. Null where it may be none. */
export function takeAsked({ messages, read, draw, mode }: Turn): string | null {
  const question = lastQuestion({ messages });
  if (question === null || read.words > LONGEST_ANSWER || isQuestion(read.meant)) return null;
  if (OFFERS_A_WAY.test(question)) return null;
  if (SAYS_NOTHING.test(read.meant)) return draw.fresh(NO_ANSWER);
  if (NO_ANSWER_BEGINS.test(read.meant)) return null;
  const kind = ASKED_KINDS.find(
    ({ asked, isOfWriting }) => asked.test(question) && (mode === 'write' || !isOfWriting),
  );
  if (!kind || kind.answer?.test(read.meant) === false) return null;
  return draw.fresh(kind.lines);
}

/** @param word the word of the answer that counts */
function filled(line: string, meant: string, word = ''): string {
  const bare = withoutShouting(tidy(meant));
  const said = toYou(bare).replace(/^(?:(?:only|just|maybe|probably|mostly|i think|i guess) )+/i, '');
  return line
    .replace('{x}', said)
    .replace('{X}', capitalised(said))
    .replace('{G}', capitalised(word.toLowerCase()));
}
