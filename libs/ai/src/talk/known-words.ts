import { addDays, MONTH_NAMES } from '@inkwell/contracts';

/** What stands in the conversation and the data: the names and numbers that a reply may speak of. */
export type KnownWords = {
  hasName: (word: string) => boolean;
  hasNumber: (number: string) => boolean;
  /** Whether it is the day of a month around today. */
  hasDayOfMonth: (number: string) => boolean;
};

const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
const MORE_NUMBER_WORDS: Record<string, number> = {
  thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100, once: 1, twice: 2, half: 30, quarter: 15,
  eins: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10,
  dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10,
}; // prettier-ignore

/** Days that a reply may count out by itself. */
const DAYS_AROUND = 14;

/** @param today as `YYYY-MM-DD`: the days around it are known to everybody */
export function knownWords(texts: readonly string[], today: string): KnownWords {
  const names = new Set<string>();
  const numbers = new Set<string>([String(Number(today.slice(0, 4))), '24']);
  const days = new Set<string>();
  for (let ahead = -DAYS_AROUND; ahead <= DAYS_AROUND; ahead += 1)
    days.add(String(Number(addDays(today, ahead).slice(8))));
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      names.add(fold(word));
      const number = NUMBER_WORDS[word.toLowerCase()] ?? MORE_NUMBER_WORDS[word.toLowerCase()];
      if (number !== undefined) numbers.add(String(number));
    }
    for (const [digits] of text.matchAll(/\d+/g)) {
      const number = Number(digits);
      numbers.add(String(number));
      // '18:00' is 'six'.
      if (number > 12 && number < 24) numbers.add(String(number - 12));
    }
  }
  return {
    hasName: (word) => names.has(fold(word)) || names.has(fold(word).replace(/s$/, '')),
    hasNumber: (number) => numbers.has(String(Number(number))),
    hasDayOfMonth: (number) => days.has(String(Number(number))),
  };
}

const fold = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Capitalised in English, and nobody's name. */
const NO_NAMES = new Set(
  `i i'm i'd i'll i've ok ai cbt tv inkwell monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
  wednesdays thursdays fridays saturdays sundays january february march april may june july august september october
  november december christmas easter god english german french spanish italian portuguese dutch swedish mum mom dad
  mama papa grandma grandpa nan soulprint write heal plan`.split(/\s+/),
);

/** First names that begin a sentence, where a capital says nothing. */
const FIRST_NAMES = new Set(
  `james john robert michael william david richard joseph thomas charles chris christopher daniel matthew anthony mark
  steven paul andrew joshua kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan
  stephen larry justin scott brandon benjamin ben samuel sam gregory frank alexander alex patrick jack dennis jerry tyler
  aaron jose adam nathan henry peter tom tim nick mike matt dan joe jim steve luke max leo noah liam oliver lucas ethan
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela
  anna ann anne emma olivia ava sophia isabella mia charlotte amelia harper evelyn ella lily zoe chloe nina ana maria
  lucia sofia elena marta clara eva lena hannah lea julia katie kate jane alice lucy rachel claire diana helen sara
  mira ada nora ruth rosa ines carla paula pedro carlos juan luis miguel marco lukas jonas felix paul karl hans anton`.split(
    /\s+/,
  ),
);

/** A name that stands nowhere in what is known; null where there is none. For scripts and languages that tell names by a capital. */
export function unknownName(sentence: string, known: KnownWords): string | null {
  const words = [...sentence.matchAll(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu)];
  for (const [index, { 0: word, index: at }] of words.entries()) {
    const bare = word.replace(/['’]s?$/u, '').replace(/['’]s$/u, '');
    if (!/^\p{Lu}\p{Ll}/u.test(bare) || NO_NAMES.has(word.toLowerCase().replace('’', "'"))) continue;
    const isFirst = index === 0 || /[.!?…:;"“'‘(\n—–]\s*$/u.test(sentence.slice(0, at));
    if (isFirst && !FIRST_NAMES.has(fold(bare))) continue;
    if (NO_NAMES.has(bare.toLowerCase()) || known.hasName(bare)) continue;
    return bare;
  }
  return null;
}

/** A length that is proposed and tells nothing of anybody: 'five minutes' in digits. */
const PROPOSED =
  /\b(?:1|2|3|5|10|15|20|25|30|45|60) ?(?:min(?:ute)?s?|seconds|breaths?|minuten|minutos)\b/giu;

const MONTH = `(?:${MONTH_NAMES.map((name) => name.slice(0, 3)).join('|')})\\p{Ll}*`;
/** The day of a month: '28th', '28 November', 'November 28'. */
const DAY_OF_MONTH = new RegExp(
  `\\b(?<before>\\d{1,2})(?:st|nd|rd|th)\\b|\\b(?<first>\\d{1,2})\\.? (?:of |de )?${MONTH}|\\b${MONTH} (?<last>\\d{1,2})\\b`,
  'giu',
);

/** A number in digits that stands nowhere in what is known; null where there is none. */
export function unknownNumber(sentence: string, known: KnownWords): string | null {
  const claimed = sentence
    .replace(/^\s*\d{1,2}[.)]\s/, '')
    .replaceAll(PROPOSED, ' ')
    .replaceAll(DAY_OF_MONTH, (words, before = '', first = '', last = '') =>
      known.hasDayOfMonth(`${before}${first}${last}`) ? ' ' : words,
    );
  for (const [number, minutes] of [...claimed.matchAll(/(\d+)(?::(\d{2}))?/g)].map(
    ([, hour = '', minute]) => [hour, minute] as const,
  )) {
    if (!known.hasNumber(number)) return number;
    if (minutes !== undefined && Number(minutes) % 15 !== 0 && !known.hasNumber(minutes)) return minutes;
  }
  return null;
}
