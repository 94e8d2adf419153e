import { isLight } from '../local/feelings.ts';
import { capitalised, toYou, tidy } from '../local/words.ts';
import { HEAVY } from './prose/moves.ts';
import { ENDS_OPEN, sentencesOf } from './reflect.ts';
import { ECHOES, HAPPENED, IS_SO } from './prose/events.ts';
import type { Situation } from './situation.ts';
import type { Topic } from './state.ts';
import type { Told } from './telling.ts';
import type { Turn } from './turn.ts';

/** How a message is taken up: a short line, and the questions that go with it. */
export type Heard = {
  line: string;
  asks: readonly string[];
  exercise?: string;
  /** No question follows. */
  rests: boolean;
  /** For so many messages it listens without a question. */
  listens?: number;
};

/** Of a longer message one clause is rarely the point. In words. */
const LONGEST_SAID_BACK = 40;

/** The telling to answer, with its line: the weightiest that has something left to say. */
export function tellingOf(turn: Turn, situation: Situation | undefined, isFirst: boolean): Heard | null {
  const { read, draw } = turn;
  const tone = situation?.tone ?? null;
  for (const told of read.tellings) {
    const { telling } = told;
    if (telling.beside && !telling.beside.includes(situation?.id ?? '')) continue;
    if (isFirst && !telling.leads) continue;
    if (telling.tone === 'hard' && tone === 'good' && !read.isHeavy) continue;
    const line = lineOf(told, draw);
    if (line)
      return {
        line,
        asks: telling.asks ?? [],
        rests: telling.rests ?? false,
        listens: telling.listens ?? 0,
        ...(telling.exercise && { exercise: telling.exercise }),
      };
  }
  return null;
}

function lineOf({ telling, x }: Told, draw: Turn['draw']): string | null {
  const lines = telling.lines.filter((line) => x !== null || !/\{x\}/i.test(line));
  const naming = lines.filter((line) => /\{x\}/i.test(line));
  const line = draw.fresh(naming) ?? draw.fresh(lines);
  if (line === null) return null;
  return line.replace('{x}', x ?? '').replace('{X}', capitalised(x ?? ''));
}

/** What was said, taken up where that is certain; else a short sign of having read it. */
export function hear(turn: Turn, topic: Topic, situation: Situation | undefined): Heard {
  const { read, draw } = turn;
  const told = tellingOf(turn, situation, false);
  if (told) return told;
  const plain = (line: string, asks: readonly string[] = []): Heard => ({ line, asks, rests: false });
  if (read.felt && !draw.wasSaid(read.felt)) return plain(read.felt);
  const clause =
    read.words <= LONGEST_SAID_BACK ? read.clauses.find((each) => !draw.wasSaid(each)) : undefined;
  if (clause && topic.turns % 2 === 0) return plain(`${capitalised(clause)}.`);
  const echoed = read.words <= 3 ? echo(turn) : null;
  if (echoed) return plain(echoed);
  if (read.feelings.some(({ family }) => !isLight(family))) return plain(draw.fresh(HEAVY) ?? '');
  const asks = HAPPENED_WORDS.test(read.meant) && !GUESSED.test(read.meant) ? HAPPENED : IS_SO;
  return plain(tail(turn) ?? '', asks);
}

/** The end of a sentence, said back as a listener does: 'he walked to the bus in socks' gives 'In socks.' */
function tail({ read, draw }: Turn): string | null {
  const last = sentencesOf(read.meant).at(-1) ?? '';
  const [, end = ''] = TAIL.exec(tidy(last)) ?? [];
  if (end === '' || ENDS_OPEN.test(end) || /\b(?:you|your|me|us|him|her|them|it|this|that|there)$/i.test(end))
    return null;
  const said = `${capitalised(toYou(end))}.`;
  return draw.wasSaid(said) ? null : said;
}

const TAIL =
  /\s((?:in|on|at|without|behind|under|over|between|through|from|into|after|before|during|next to|next|every|by|alone|again)(?: (?!in\b|on\b|at\b|from\b|and\b|but\b|because\b)[\p{L}\p{N}'-]+){1,4})$/iu;

/** Something that took place, told as a scene. */
const HAPPENED_WORDS =
  /^(?:(?:and|then|so|but|well) )*(?:I|he|she|they|we|it|my \p{L}+|the \p{L}+(?: one)?|\p{Lu}\p{L}+) (?:\p{L}+ly |just |then )*(?:went|came|left|took|saw|gave|ran|sat|stood|walked|cried|looked|turned|called|fell|put|lost|found|broke|drove|met|hit|threw|started|stopped|forgot|laughed|\p{L}{3,}ed)\b/iu;
const GUESSED = /\b(?:maybe|perhaps|probably|will|would|might|could|should|if|think|guess)\b/i;

/** One to three words, said back: 'my arms' gives 'Your arms.' */
function echo({ read, draw }: Turn): string | null {
  const said = toYou(tidy(read.meant));
  if (
    said === '' ||
    /\b(?:he|she|they|it|is|are|was|not|no|don't|'s)\b|'s\b|n't\b/i.test(said) ||
    read.intent !== null ||
    /\b(?:you|I)\b/i.test(read.meant) ||
    /^\d+$/.test(said)
  )
    return null;
  const line = draw.fresh(ECHOES);
  return line ? line.replace('{X}', capitalised(said)) : null;
}
