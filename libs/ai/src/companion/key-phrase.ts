import { feelingsIn } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, tidy, toYou, withoutShouting } from '../local/words.ts';
import { sentencesOf } from './reflect.ts';
import { mended } from './spelling.ts';
import { tells } from './told.ts';
import type { Turn } from './turn.ts';

/** Where one part of a sentence ends and the next begins. */
const PARTS =
  /(?<=[;:,])\s+|\s+[-–—]\s+|\s+(?=(?:but|because|cause|and (?:I|he|she|they|we|it|then|now|my|the)|so (?:I|he|she|they|we|it))\b)/i;
/** What leads into a part without belonging to it. */
const LEADS_IN = /^(?:(?:and|but|because|cause|so|then|or|well|also|ok|okay|anyway|tbh)\b[\s,]*)+/i;
/** What trails behind it. */
const TRAILS = /[\s,.;:!…]+$|\s+(?:lol|haha|tbh|i (?:think|guess|suppose|spose))$/i;

const LEAST_WORDS = 3;
const MOST_WORDS = 10;
/** Of a whole sentence more is said back than of a part. */
const MOST_WORDS_OF_SENTENCE = 14;
const ENDS_OPEN =
  /\b(?:and|or|but|to|the|a|an|my|of|in|on|at|for|with|that|is|was|so|very|because|I|it|they|he|she|we|his|her|our|their|than|as)$/i;

/**
 * What would be odd when it is quoted, or hurt: what is said to the companion, half a thought, a verdict on oneself, what
 * care answers.
 */
const NOT_QUOTED =
  /\b(?:you|your|u|ur|idk|dunno|lmao|haha|btw|sorry|thanks|thank|please|whatever|inkwell|journal\w*|diary|app|bot|ai|program|chatbot|typing|kill|die|dead|failure|idiot|good enough|my fault|as a page|write about it|stupid|useless|worthless|pathetic|horrible person|selfish|disgusting|creep|monster|bad (?:mum|mom|mother|dad|father|daughter|son|friend|person|wife|husband)|worst (?:mum|mom|mother|dad|father|daughter|son|friend|person|wife|husband)|what (?:sort|kind) of|fuck\w*|shit\w*|ok|okay)\b|don't know|not sure|no idea|["“”‘]|(?<!\w)'|'(?!\w)/i;

/** What somebody else said, word for word. */
const SPEECH =
  /\b(?:said|says|goes|told me|asked|wrote|shouted|texted|screamed|yelled|answered|replied|looked at me and said)(?: to me| me| like| back)?[:,]?\s+['"“](?<words>[^"“”]{8,90}?)['"”](?=\s|[.,!?]|$)/i;
const NEVER_QUOTED =
  /\b(?:kill|die|dead|fuck\w*|shit\w*|stupid|useless|worthless|pathetic|idiot|ugly|fat|disgusting)\b/i;
const WEIGHT_OF_SPEECH = 1.5;
const LEAST_WORDS_OF_SPEECH = 4;

/** What was said to somebody is mostly what the message is about. */
function speechIn(message: string): KeyPhrase | null {
  if (/\bI (?:\w+ )?(?:said|told|wrote|asked|shouted|texted|answered|replied)\b/i.test(message)) return null;
  const words = tidy(SPEECH.exec(message)?.groups?.['words'] ?? '').replace(/[.!]+$/, '');
  const count = words.split(' ').length;
  const fits = count >= LEAST_WORDS_OF_SPEECH && count <= MOST_WORDS_OF_SENTENCE;
  return fits && !NEVER_QUOTED.test(words)
    ? { words: capitalised(words), weight: WEIGHT_OF_SPEECH, isWhole: false }
    : null;
}

/** A sentence of a message, or a part of one, that can be quoted, and where it stands. */
type Candidate = { words: string; at: number; of: number; isWhole: boolean; before: string };

function candidatesIn(message: string): Candidate[] {
  const sentences = sentencesOf(withoutShouting(mended(message)));
  const found = sentences.flatMap((sentence, at): Candidate[] => {
    if (sentence.endsWith('?')) return [];
    const parts = sentence.split(PARTS);
    const whole = { words: bareOf(sentence), at: at + 1, of: sentences.length, isWhole: true, before: '' };
    if (parts.length === 1) return [whole];
    return [
      whole,
      ...parts.map((part, index) => ({
        words: bareOf(part),
        at: at + (index + 1) / parts.length,
        of: sentences.length,
        isWhole: false,
        before: parts[index + 1] ?? '',
      })),
    ];
  });
  return found.filter(({ words, isWhole }) => {
    const count = words.split(' ').length;
    const most = isWhole ? MOST_WORDS_OF_SENTENCE : MOST_WORDS;
    return count >= LEAST_WORDS && count <= most && !NOT_QUOTED.test(words) && !ENDS_OPEN.test(words);
  });
}

function bareOf(text: string): string {
  let words = tidy(text).replace(LEADS_IN, '');
  for (let before = ''; before !== words;) [before, words] = [words, words.replace(TRAILS, '')];
  return words;
}

const DENIES = /n't\b|\b(?:not|no|never|nobody|nothing|without)\b/i;
/** Says only when, why or what for. */
const DEPENDS = /^(?:so|when|while|if|until|till|as|which|where|who|to)\b/i;
const TAKES_BACK = /^(?:but|though|although|if|unless|except)\b/i;
const VAGUE = /\b(?:know|think|guess|maybe)\b/i;

/**
 * How well a part would be taken for the key phrase of its message: weights of a linear model of 800 messages, for each of
 * which a reader had marked the words that a friend would say back. See docs/decisions/008-companion.md.
 */
function weightOf({ words, at, of, isWhole, before }: Candidate): number {
  const count = words.split(' ').length;
  const feelings = Math.min(2, feelingsIn(words, isRelation).length);
  return (
    0.75 * (at / of) +
    (at === of ? 0.4 : 0) +
    (count >= 5 && count <= 8 ? 0.4 : 0) +
    0.4 * feelings +
    (/\blike an? /i.test(words) ? 0.45 : 0) +
    (/\bmy\b/i.test(words) ? 0.4 : 0) +
    (DENIES.test(words) ? 0.1 : 0) +
    (isWhole ? 0.3 : 0) -
    (count === LEAST_WORDS ? 0.3 : 0) -
    (/\d/.test(words) ? 0.6 : 0) -
    (/^(?:in|on|at|with|for|to|of|from|by|about)\b/i.test(words) ? 0.5 : 0) -
    (VAGUE.test(words) ? 0.45 : 0) -
    (DEPENDS.test(words) ? 0.5 : 0) -
    (TAKES_BACK.test(before) ? 0.4 : 0) -
    (/^(?:it|its|it's|this|that|there)\b/i.test(words) ? 0.25 : 0)
  );
}

/** The words of a message that matter most, and how sure that is. */
export type KeyPhrase = {
  words: string;
  weight: number;
  /** Whether it is a whole sentence. */
  isWhole: boolean;
};

/** The few words of a message that a friend would say back, as they were written; null where none can be quoted. */
export function keyPhraseOf(message: string): KeyPhrase | null {
  const speech = speechIn(message);
  if (speech) return speech;
  return candidatesIn(message)
    .map((candidate): KeyPhrase => ({
      words: capitalised(candidate.words),
      weight: weightOf(candidate),
      isWhole: candidate.isWhole,
    }))
    .reduce<KeyPhrase | null>(
      (best, each) => (best === null || each.weight > best.weight ? each : best),
      null,
    );
}

/** Below this it may as well be a side remark. */
const LEAST_WEIGHT = 0.9;
const QUOTES = /^'[^']/;

/**
 * The key phrase of the last message, quoted and left at that: what is added to it was rarely right. Null where there is
 * none, where the person does not want to hear their own words, and right after another quote: from the third in a row
 * on one hears the machine.
 */
export function quoteKeyPhrase({ own, draw, state, read }: Turn): string | null {
  if (read.act !== 'tells' || QUOTES.test(draw.said.at(-1) ?? '') || (state.complaints ?? 0) > 0) return null;
  const last = own.at(-1) ?? '';
  const phrase = tells(last) ? keyPhraseOf(last) : null;
  return phrase === null || phrase.weight < LEAST_WEIGHT || draw.wasSaid(phrase.words)
    ? null
    : `'${phrase.words}.'`;
}

/** One's own sentence, said back in the second person. */
const TURNS_WELL =
  /^(?:I|my|he|she|they|there|nobody|everybody|everyone|the|his|her)\b(?!'d\b)(?!.*\b(?:you|your|if|would|could|we|us|our|(?:who|what|why|how) (?:am|are|is))\b)/i;
const LEAST_WEIGHT_TURNED = 1.1;

function turnedOf(message: string): string | null {
  const phrase = tells(message) ? keyPhraseOf(message) : null;
  if (!phrase?.isWhole || phrase.weight < LEAST_WEIGHT_TURNED || !TURNS_WELL.test(phrase.words)) return null;
  const turned = toYou(phrase.words);
  // Without anything to turn it is an echo.
  return turned === phrase.words ? null : `${capitalised(turned)}.`;
}

/**
 * The key phrase in the second person: it reads as heard, where a quote reads as copied. Null where it would read oddly,
 * and right after another one.
 */
export function turnKeyPhrase({ own, draw, read }: Turn): string | null {
  if (read.act !== 'tells') return null;
  const before = draw.said.at(-1) ?? '';
  const turnedBefore = turnedOf(own.at(-2) ?? '');
  if (turnedBefore !== null && before.startsWith(turnedBefore)) return null;
  const turned = turnedOf(own.at(-1) ?? '');
  return turned === null || draw.wasSaid(turned) ? null : turned;
}

/** The key phrases of messages that tell something, in their order. @param messages oldest first */
export const keyPhrasesIn = (messages: readonly string[]): (KeyPhrase & { at: number })[] =>
  messages.flatMap((message, at) => {
    const phrase = tells(message) ? keyPhraseOf(message) : null;
    return phrase && phrase.weight >= LEAST_WEIGHT ? [{ ...phrase, at }] : [];
  });
