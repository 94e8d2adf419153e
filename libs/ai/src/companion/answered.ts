import { capitalised, tidy, toYou, withoutShouting } from '../local/words.ts';
import { ANSWERED_QUESTIONS } from './prose/asked.ts';
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

/** @param word the word of the answer that counts */
function filled(line: string, meant: string, word = ''): string {
  const bare = withoutShouting(tidy(meant));
  const said = toYou(bare).replace(/^(?:(?:only|just|maybe|probably|mostly|i think|i guess) )+/i, '');
  return line
    .replace('{x}', said)
    .replace('{X}', capitalised(said))
    .replace('{G}', capitalised(word.toLowerCase()));
}
