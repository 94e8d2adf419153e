import { addDays, MONTH_NAMES } from '@inkwell/contracts';
import { weekdayName } from '../memory/days.ts';
import { foldName, CRISIS_LINE_NAME_WORDS } from './names.ts';
import { digitRunsIn, withoutAmounts } from './telephone-numbers.ts';

/** What stands in the conversation and the data: the names and numbers that a reply may speak of. */
export type KnownWords = {
  hasName: (word: string) => boolean;
  hasNumber: (number: string) => boolean;
  /** Whether it is the day of a month around today. @param month from 0 */
  hasDayOfMonth: (number: string, month?: number) => boolean;
  /** Whether the calendar has that weekday on that day of the coming months. */
  hasWeekday: (weekday: string, month: string | undefined, day: number) => boolean;
  /** A weekday with a day that the calendar has otherwise; null where there is none. */
  wrongWeekdayIn: (text: string) => string | null;
  /** Whether it lies between two hours that stand there: '08:00-22:00'. */
  isWithinHours: (hour: number) => boolean;
  /** Whether it stands there as a whole, however its digits are set apart. */
  hasTelephone: (digits: string) => boolean;
};

const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
const MORE_NUMBER_WORDS: Record<string, number> = {
  thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100, once: 1, twice: 2, half: 30, quarter: 15,
  eins: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12,
  uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12,
  dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, doze: 12,
}; // prettier-ignore

/** Days that a reply may count out by itself. */
const KNOWN_DAYS_AROUND = 14;
/** Weekdays that it may name with their day. */
const KNOWN_WEEKDAYS_AHEAD = 200;

/**
 * @param today as `YYYY-MM-DD`: the days around it are known to everybody
 */
export function collectKnownWords(texts: readonly string[], today: string): KnownWords {
  const names = new Set<string>(CRISIS_LINE_NAME_WORDS);
  const numbers = new Set<string>([String(Number(today.slice(0, 4))), '24']);
  const days = new Set<string>();
  const ranges = texts.flatMap((text) =>
    [...text.matchAll(/\b(\d{2}):\d{2} ?(?:[-–]|to|until) ?(\d{2}):\d{2}\b/g)].map(
      ([, from, to]) => [Number(from), Number(to)] as const,
    ),
  );
  const telephones = new Set<string>();
  for (let ahead = -KNOWN_DAYS_AROUND; ahead <= KNOWN_DAYS_AROUND; ahead += 1)
    days.add(addDays(today, ahead));
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      names.add(foldName(word));
      // 'The two Bens' tells of a Ben.
      for (const one of singularsOf(foldName(word))) names.add(one);
      const number = NUMBER_WORDS[word.toLowerCase()] ?? MORE_NUMBER_WORDS[word.toLowerCase()];
      if (number !== undefined) numbers.add(String(number));
    }
    for (const digits of [...digitRunsIn(text), ...digitRunsIn(withoutAmounts(text))]) telephones.add(digits);
    for (const [digits] of withoutPunctuatedThousands(text).matchAll(/\d+/g)) {
      const number = Number(digits);
      numbers.add(String(number));
      // '18:00' is 'six'.
      if (number > 12 && number < 24) numbers.add(String(number - 12));
    }
  }
  const hasWeekday: KnownWords['hasWeekday'] = (weekday, month, day) =>
    daysAhead(today).some(
      (each) =>
        Number(each.slice(8)) === day &&
        weekdayName(each).toLowerCase() === weekday.toLowerCase() &&
        (month === undefined || monthName(each).startsWith(month.slice(0, 3).toLowerCase())),
    );
  return {
    hasName: (word) => names.has(foldName(word)) || names.has(foldName(word).replace(/s$/, '')),
    hasNumber: (number) => numbers.has(String(Number(number))),
    hasDayOfMonth: (number, month) =>
      [...days].some(
        (day) =>
          Number(day.slice(8)) === Number(number) &&
          (month === undefined || Number(day.slice(5, 7)) === month + 1),
      ),
    hasWeekday,
    wrongWeekdayIn: (text) => {
      for (const { groups = {} } of text.matchAll(WEEKDAY_AND_DAY)) {
        const { weekday = '', month, day = '' } = groups;
        // Of a month that is not told the day may have been said.
        if (month === undefined && numbers.has(day)) continue;
        if (!hasWeekday(weekday, month, Number(day))) return day;
      }
      return null;
    },
    isWithinHours: (hour) => ranges.some(([from, to]) => from <= hour && hour <= to),
    hasTelephone: (digits) => telephones.has(digits),
  };
}

/** '6,900' as 6900. */
export const withoutPunctuatedThousands = (text: string): string =>
  text.replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (number) => number.replaceAll(',', ''));

const daysAhead = (today: string): string[] =>
  Array.from({ length: KNOWN_WEEKDAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
const monthName = (day: string): string => (MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '').toLowerCase();

const singularsOf = (word: string): string[] =>
  [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ''));

const MONTH_SOURCE = `(?:${MONTH_NAMES.map((name) => name.slice(0, 3)).join('|')})\\p{Ll}*`;
/** 'Monday 16:30', 'Sunday 12 km': no day of a month. */
const HOUR_OR_AMOUNT = String.raw`\d{1,2}(?:[:.h]\d| ?[-–%]| ?(?:to|till?|until|am|pm|a\.m|p\.m|uhr|o'clock|min\p{L}*|h|hrs?|hours?|stunden?|km?|m|g|kg|miles?|pages?|seiten|words?|times|x)(?!\p{L}))`;
/** 'Saturday, December 19': whoever counts may say it, where the calendar has it. */
export const WEEKDAY_AND_DAY = new RegExp(
  `\\b(?<weekday>(?:sun|mon|tues|wednes|thurs|fri|satur)day),? (?:the )?(?:(?<month>${MONTH_SOURCE}) |(?!${HOUR_OR_AMOUNT}))(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b`,
  'giu',
);

/** Of a word or digits; NaN where it is neither. */
export const toNumber = (word: string): number =>
  /^\d+$/.test(word)
    ? Number(word)
    : (NUMBER_WORDS[word.toLowerCase()] ?? MORE_NUMBER_WORDS[word.toLowerCase()] ?? NaN);

/** Whether a number is what two others of the sentence come to: '5 boxes on 4 Sundays make 20'. */
export function isComputedFromSentence(number: string, sentence: string, known: KnownWords): boolean {
  const others = [...sentence.matchAll(/\p{L}+|\d+/gu)]
    .map(([word]) => toNumber(word))
    .filter((each) => !Number.isNaN(each) && each !== Number(number) && known.hasNumber(String(each)));
  return others.some((a, at) =>
    others.some(
      (b, other) => other !== at && [a + b, a - b, a * b, Math.round(a / b)].includes(Number(number)),
    ),
  );
}
