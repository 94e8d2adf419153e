import type { Feeling } from '../local/feelings.ts';
import { tidy, toYou } from '../local/words.ts';
import { TELLINGS_SELF } from './prose/tellings-self.ts';
import { TELLINGS_OTHERS } from './prose/tellings-others.ts';
import { TELLINGS_DOINGS } from './prose/tellings-doings.ts';
import { TELLINGS_FEELINGS } from './prose/tellings-feelings.ts';
import { TELLINGS_PEOPLE } from './prose/tellings-people.ts';
import { TELLINGS_QUESTIONS } from './prose/tellings-questions.ts';
import { TELLINGS_WORLD } from './prose/tellings-world.ts';
import { ENDS_OPEN, sentencesOf } from './reflect.ts';
import type { Telling, Told } from './telling.ts';

const ALL: readonly Telling[] = [
  ...TELLINGS_SELF,
  ...TELLINGS_QUESTIONS,
  ...TELLINGS_WORLD,
  ...TELLINGS_OTHERS,
  ...TELLINGS_FEELINGS,
  ...TELLINGS_PEOPLE,
  ...TELLINGS_DOINGS,
];
const TELLINGS = [...ALL.filter(({ leads }) => leads), ...ALL.filter(({ leads }) => !leads)];

const LONGEST_SAID_BACK = 9;

/** The kinds of sentences in a message, the weightiest first. @param meant the message, its slips mended */
export function tellingsIn(meant: string, feelings: readonly Feeling[]): Told[] {
  const sentences = sentencesOf(meant);
  const found = TELLINGS.filter(
    ({ feeling }) => feeling === undefined || feelings.some(({ family }) => family === feeling),
  ).flatMap((telling): Told[] => {
    if (telling.isWhole && sentences.length > 1) return [];
    // Of several sentences the last one is the nearest to what comes next.
    const sentence = sentences.findLast(
      (each) => telling.pattern.test(each) && (telling.needs?.test(each) ?? true),
    );
    if (sentence === undefined) return [];
    const { x, y, z } = telling.pattern.exec(sentence)?.groups ?? {};
    const words = x ?? y ?? z ?? '';
    return [{ telling, sentence, x: telling.quotes ? quotable(words, sentence) : saidBack(words) }];
  });
  return found;
}

const MOST_QUOTED = 14;

/**
 * What somebody said, as it can be quoted: in 'she said I was never there' the person is meant, in 'he said I'll let
 * you go' the speaker. Null where it can't be told.
 */
function quotable(words: string, sentence: string): string | null {
  const said = tidy(words.split(/[;:()–—]|\s-\s|\b(?:but|because|so|and then) /i)[0] ?? '').replace(
    /["'’”]+$/,
    '',
  );
  const isOwn = /\bI (?:\w+ ){0,2}(?:said|say|answered|replied)\b/i.test(sentence);
  if (
    said === '' ||
    (said.split(' ').length < 2 && !isOwn) ||
    said.split(' ').length > MOST_QUOTED ||
    ENDS_OPEN.test(said) ||
    /^'?s\b|\b(?:lol|haha|times|smiled|nodded|laughed)\b/i.test(said)
  )
    return null;
  if (/^(?:if|whether|to|how|what|about|that|the same|it|so|so much|who|why)\b/i.test(said)) return null;
  const speaker = /\b(he|she|they)\b/i.exec(sentence)?.[1];
  // 'He said he loves me' is no quotation.
  if (speaker && new RegExp(`\\b${speaker}\\b`, 'i').test(said)) return null;
  if (
    /^(?:\W*\w+ ){0,2}I\b/.test(sentence) &&
    /\bI (?:\w+ ){0,2}(?:said|say|answered|replied|went|thought)\b|\bI (?:looked at \w+ and |\w+ )*thought\b/i.test(
      sentence,
    )
  )
    return said;
  if (/["“”]/.test(sentence) || /\b(?:you|your|yours|you're)\b/i.test(said)) return said;
  return said
    .replaceAll(/\bI was\b/g, 'you were')
    .replaceAll(/\bI'm\b|\bI am\b/g, "you're")
    .replaceAll(/\bI've\b/g, "you've")
    .replaceAll(/\bI'll\b/g, "you'll")
    .replaceAll(/\bI'd\b/g, "you'd")
    .replaceAll(/\b(?:I|me)\b/g, 'you')
    .replaceAll(/\bmy\b/gi, 'your')
    .replaceAll(/\bmyself\b/gi, 'yourself');
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
