import { NOT_QUITE, RIGHT } from './choices.ts';
import { keyPhrasesIn, type KeyPhrase } from './key-phrase.ts';
import { SUMMARY } from './prose/moves.ts';
import { toldIn } from './told.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** After so many messages that told something. */
export const SUM_UP_AFTER = 6;

/** So far back it sums up. */
const MESSAGES = 12;

/** Sums up in the person's own words and asks whether that is right. Null where too little can be said back. */
export function summary({ own, draw, state }: Turn): Said | null {
  const [one, two, three] = weightiest(
    own.slice(-MESSAGES).filter((text) => !state.asides?.includes(text)),
    draw,
  );
  if (!one || !two || !three) return null;
  const line = draw.line(SUMMARY).replace('{one}', one).replace('{two}', two).replace('{three}', three);
  const page = toldIn({ own: own.slice(-MESSAGES), state }).join('\n');
  return {
    text: line,
    choices: [RIGHT, NOT_QUITE],
    state: { told: 0, page },
    exercise: onPage(page),
  };
}

const CLAUSES = 3;

/** Below this it may be a joke, or the tail of a sentence. */
const LEAST_WEIGHT = 1.25;
const LEAST_WORDS = 5;

/** 'Wanted to chuck him in a river' is no sentence to sum up a talk by. */
export const SAYS_OF_SOMEBODY =
  /^(?:I|my|we|our|he|his|she|her|they|their|there|nobody|everybody|everyone|the|only we)\b/i;

/** The whole sentences that weigh most, in their order; none that was summed up before. */
function weightiest(messages: readonly string[], { said }: Turn['draw']): string[] {
  const summaries = said.filter((reply) => SUMMARY.some((line) => reply.startsWith(beginningOf(line))));
  const phrases = keyPhrasesIn(messages).filter(
    ({ words, weight, isWhole }) =>
      isWhole &&
      SAYS_OF_SOMEBODY.test(words) &&
      weight >= LEAST_WEIGHT &&
      words.split(' ').length >= LEAST_WORDS &&
      !summaries.some((reply) => reply.includes(words)),
  );
  return heaviest(phrases, CLAUSES).map(({ words }) => words);
}

/** Those that weigh most, in their order; none twice. */
export const heaviest = <Each extends KeyPhrase & { at: number }>(
  phrases: readonly Each[],
  most: number,
): Each[] =>
  [...new Map(phrases.map((phrase) => [phrase.words, phrase])).values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);

/** What stands before the first of the person's words. */
export const beginningOf = (line: string): string => line.slice(0, line.indexOf('{'));
