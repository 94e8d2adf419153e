import type { Feeling } from '../local/feelings.ts';
import { tidy, toYou } from '../local/words.ts';
import { TELLINGS_SELF } from './prose/tellings-self.ts';
import { TELLINGS_OTHERS } from './prose/tellings-others.ts';
import { TELLINGS_WORLD } from './prose/tellings-world.ts';
import { ENDS_OPEN, sentencesOf } from './reflect.ts';
import type { Told } from './telling.ts';

const ALL = [...TELLINGS_SELF, ...TELLINGS_WORLD, ...TELLINGS_OTHERS];
const TELLINGS = [...ALL.filter(({ leads }) => leads), ...ALL.filter(({ leads }) => !leads)];

const LONGEST_SAID_BACK = 9;

/** The kinds of sentences in a message, the weightiest first. @param meant the message, its slips mended */
export function tellingsIn(meant: string, feelings: readonly Feeling[]): Told[] {
  const sentences = sentencesOf(meant);
  const found = TELLINGS.filter(
    ({ feeling }) => feeling === undefined || feelings.some(({ family }) => family === feeling),
  ).flatMap((telling): Told[] => {
    const match = sentences.map((sentence) => telling.pattern.exec(sentence)).find((each) => each !== null);
    if (!match) return [];
    return [{ telling, x: saidBack(match.groups?.['x'] ?? match.groups?.['y'] ?? '') }];
  });
  return found.filter((told, at) => found.findIndex(({ telling }) => telling === told.telling) === at);
}

/** Words of a sentence as they can be said back; null where that would be wrong or odd. */
export function saidBack(words: string, most = LONGEST_SAID_BACK): string | null {
  const [first = ''] = tidy(words).split(
    /\s*(?:[,;:()–—]|\s-\s|\b(?:but|because|cuz|so that|although|though|if|or|and (?:I|she|he|they|we|it|then|my)|cause|for some reason)\b)/i,
  );
  const said = first
    .replace(
      /\s+(?:today|anymore|lol|haha|tbh|or something|i guess|you know|right now|please|too|maybe)$/i,
      '',
    )
    .trim();
  if (said === '' || said.split(' ').length > most || ENDS_OPEN.test(said)) return null;
  if (/\b(?:you|your|yours|yourself|u|us|ours)\b/i.test(said)) return null;
  return toYou(said);
}
