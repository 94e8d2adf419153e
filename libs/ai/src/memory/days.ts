import { addDays, mondayOf, MONTH_NAMES, WEEKDAY_NAMES, weekdayOf } from '@inkwell/contracts';

const WEEKDAY_PATTERN = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH_PATTERN = `(${MONTH_NAMES.join('|')})`;

const createDateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const LONG_DAY_FORMAT = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const DATE_WITH_YEAR_FORMAT = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY_FORMAT = createDateFormat({ weekday: 'long' });
const utcNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** 'Friday, 27 November'. */
export const longDay = (day: string) => LONG_DAY_FORMAT.format(utcNoon(day)).replace(/^(\p{L}+) /u, '$1, ');

/** 'Friday'. */
export const weekdayName = (day: string) => WEEKDAY_FORMAT.format(utcNoon(day));

/** A day of the past as one says it: 'Today', 'Yesterday', 'On Tuesday', 'On 3 March', with the year where it is another. */
export function formatPastDay(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day > addDays(today, -7)) return `On ${weekdayName(day)}`;
  return day.slice(0, 4) === today.slice(0, 4)
    ? `On ${DATE_WITH_YEAR_FORMAT.format(utcNoon(day)).replace(/ \d{4}$/, '')}`
    : `On ${DATE_WITH_YEAR_FORMAT.format(utcNoon(day))}`;
}

const weekdayByPrefix = (stem: string) =>
  WEEKDAY_NAMES.findIndex((name) => name.startsWith(stem.toLowerCase()));

const COMING_DAY_PATTERN = new RegExp(
  `\\b(?:(today|tonight|this (?:morning|afternoon|evening))|(tomorrow)|(?:on |this |next )?${WEEKDAY_PATTERN}(?! mornings| afternoons| evenings)|(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_PATTERN}|${MONTH_PATTERN} (\\d{1,2})(?:st|nd|rd|th)?)\\b`,
  'i',
);

/**
 * The first day from today on that a text names: 'tomorrow', 'on Friday', '3 May'. A weekday is the next of its name.
 *
 * @returns the day, and where in the text it is named, by which words; null where none is
 */
export function comingDayIn(
  text: string,
  today: string,
): { day: string; index: number; words: string } | null {
  const found = COMING_DAY_PATTERN.exec(text);
  if (!found) return null;
  const [, now, tomorrow, weekday, dayFirst, monthAfter, monthFirst, dayAfter] = found;
  const at = (day: string) => ({ day, index: found.index, words: found[0] });
  if (now) return at(today);
  if (tomorrow) return at(addDays(today, 1));
  if (weekday) {
    const ahead = (weekdayByPrefix(weekday) - weekdayOf(today) + 7) % 7;
    return at(addDays(today, ahead === 0 ? 7 : ahead));
  }
  const day = dayOfParts(
    Number(dayFirst ?? dayAfter),
    monthAfter ?? monthFirst ?? '',
    Number(today.slice(0, 4)),
  );
  if (day === null) return null;
  if (day >= today) return at(day);
  const next = dayOfParts(
    Number(day.slice(8)),
    monthAfter ?? monthFirst ?? '',
    Number(today.slice(0, 4)) + 1,
  );
  return next === null ? null : at(next);
}

function dayOfParts(day: number, month: string, year: number): string | null {
  const index = MONTH_NAMES.findIndex((name) => name === month.toLowerCase());
  const date = new Date(Date.UTC(year, index, day));
  return date.getUTCMonth() === index && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** Days from `from` to `to`, both included. */
export type DayPeriod = { from: string; to: string };

const PAST_PERIOD_PATTERNS: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, today: string) => DayPeriod | null,
])[] = [
  [/\bthe day before yesterday\b/i, (_, today) => oneDayPeriod(addDays(today, -2))],
  [/\byesterday\b/i, (_, today) => oneDayPeriod(addDays(today, -1))],
  [/\b(?:today|this morning|earlier)\b/i, (_, today) => oneDayPeriod(today)],
  [/\b(\d{1,3}|a|one|two|three|four|five|six) (day|week|month|year)s? ago\b/i, periodAgo],
  [
    /\blast week\b/i,
    (_, today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  ],
  [/\bthis week\b/i, (_, today) => ({ from: mondayOf(today), to: today })],
  [/\blast month\b/i, (_, today) => previousMonthPeriod(today)],
  [/\bthis month\b/i, (_, today) => ({ from: `${today.slice(0, 7)}-01`, to: today })],
  [/\blast year\b/i, (_, today) => yearPeriod(Number(today.slice(0, 4)) - 1)],
  [
    new RegExp(`\\b(?:last |on |this )${WEEKDAY_PATTERN}\\b`, 'i'),
    ([, stem = ''], today) => {
      const back = (weekdayOf(today) - weekdayByPrefix(stem) + 7) % 7;
      return oneDayPeriod(addDays(today, back === 0 ? -7 : -back));
    },
  ],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_PATTERN}\\b`, 'i'),
    ([, day = '', month = ''], today) => lastSuchDay(Number(day), month, today),
  ],
  [
    new RegExp(`\\b${MONTH_PATTERN} (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i'),
    ([, month = '', day = ''], today) => lastSuchDay(Number(day), month, today),
  ],
  [
    new RegExp(`\\b(?:in|since|during|last) ${MONTH_PATTERN}\\b`, 'i'),
    ([, month = ''], today) => lastSuchMonth(month, today),
  ],
];

/** The days of the past that a question names: 'yesterday', 'last week', 'in March'. Null where it names none. */
export function pastPeriodIn(text: string, today: string): DayPeriod | null {
  for (const [pattern, periodOf] of PAST_PERIOD_PATTERNS) {
    const found = pattern.exec(text);
    if (found) return periodOf(found, today);
  }
  return null;
}

const oneDayPeriod = (day: string): DayPeriod => ({ from: day, to: day });

const NUMBER_WORDS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

function periodAgo([, count = '', unit = '']: RegExpExecArray, today: string): DayPeriod {
  const number = NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase()] ?? 1;
  const day = addDays(today, -number * days);
  // 'A week ago' is not meant to the day.
  const about = Math.floor(days / 3);
  return { from: addDays(day, -about), to: addDays(day, about) };
}

function previousMonthPeriod(today: string): DayPeriod {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const yearPeriod = (year: number): DayPeriod => ({ from: `${year}-01-01`, to: `${year}-12-31` });

function lastSuchDay(day: number, month: string, today: string): DayPeriod | null {
  const year = Number(today.slice(0, 4));
  const found = [dayOfParts(day, month, year), dayOfParts(day, month, year - 1)].find(
    (date) => date !== null && date <= today,
  );
  return found ? oneDayPeriod(found) : null;
}

function lastSuchMonth(month: string, today: string): DayPeriod | null {
  const year = Number(today.slice(0, 4));
  const first = [dayOfParts(1, month, year), dayOfParts(1, month, year - 1)].find(
    (date) => date !== null && date <= today,
  );
  if (!first) return null;
  const next = addDays(first, 32);
  return { from: first, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}
