import { addDays, mondayOf, MONTH_NAMES, WEEKDAY_NAMES, weekdayOf } from '@inkwell/contracts';

const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = `(${MONTH_NAMES.join('|')})`;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const LONG = format({ weekday: 'long', day: 'numeric', month: 'long' });
const WITH_YEAR = format({ day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY_ONLY = format({ weekday: 'long' });
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** 'Friday, 27 November'. */
export const longDay = (day: string) => LONG.format(noonOf(day)).replace(/^(\p{L}+) /u, '$1, ');

/** 'Friday'. */
export const weekdayName = (day: string) => WEEKDAY_ONLY.format(noonOf(day));

/** A day of the past as one says it: 'Today', 'Yesterday', 'On Tuesday', 'On 3 March', with the year where it is another. */
export function saidDay(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day > addDays(today, -7)) return `On ${weekdayName(day)}`;
  return day.slice(0, 4) === today.slice(0, 4)
    ? `On ${WITH_YEAR.format(noonOf(day)).replace(/ \d{4}$/, '')}`
    : `On ${WITH_YEAR.format(noonOf(day))}`;
}

const weekdayAt = (stem: string) => WEEKDAY_NAMES.findIndex((name) => name.startsWith(stem.toLowerCase()));

const COMING = new RegExp(
  `\\b(?:(today|tonight|this (?:morning|afternoon|evening))|(tomorrow)|(?:on |this |next )?${WEEKDAY}(?! mornings| afternoons| evenings)|(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)\\b`,
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
  const found = COMING.exec(text);
  if (!found) return null;
  const [, now, tomorrow, weekday, dayFirst, monthAfter, monthFirst, dayAfter] = found;
  const at = (day: string) => ({ day, index: found.index, words: found[0] });
  if (now) return at(today);
  if (tomorrow) return at(addDays(today, 1));
  if (weekday) {
    const ahead = (weekdayAt(weekday) - weekdayOf(today) + 7) % 7;
    return at(addDays(today, ahead === 0 ? 7 : ahead));
  }
  const day = dateOf(Number(dayFirst ?? dayAfter), monthAfter ?? monthFirst ?? '', Number(today.slice(0, 4)));
  if (day === null) return null;
  if (day >= today) return at(day);
  const next = dateOf(Number(day.slice(8)), monthAfter ?? monthFirst ?? '', Number(today.slice(0, 4)) + 1);
  return next === null ? null : at(next);
}

function dateOf(day: number, month: string, year: number): string | null {
  const index = MONTH_NAMES.findIndex((name) => name === month.toLowerCase());
  const date = new Date(Date.UTC(year, index, day));
  return date.getUTCMonth() === index && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** Days from `from` to `to`, both included. */
export type Period = { from: string; to: string };

const PAST: readonly (readonly [RegExp, (found: RegExpExecArray, today: string) => Period | null])[] = [
  [/\bthe day before yesterday\b/i, (_, today) => one(addDays(today, -2))],
  [/\byesterday\b/i, (_, today) => one(addDays(today, -1))],
  [/\b(?:today|this morning|earlier)\b/i, (_, today) => one(today)],
  [/\b(\d{1,3}|a|one|two|three|four|five|six) (day|week|month|year)s? ago\b/i, ago],
  [
    /\blast week\b/i,
    (_, today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  ],
  [/\bthis week\b/i, (_, today) => ({ from: mondayOf(today), to: today })],
  [/\blast month\b/i, (_, today) => monthBefore(today)],
  [/\bthis month\b/i, (_, today) => ({ from: `${today.slice(0, 7)}-01`, to: today })],
  [/\blast year\b/i, (_, today) => yearOf(Number(today.slice(0, 4)) - 1)],
  [
    new RegExp(`\\b(?:last |on |this )${WEEKDAY}\\b`, 'i'),
    ([, stem = ''], today) => {
      const back = (weekdayOf(today) - weekdayAt(stem) + 7) % 7;
      return one(addDays(today, back === 0 ? -7 : -back));
    },
  ],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b`, 'i'),
    ([, day = '', month = ''], today) => lastOn(Number(day), month, today),
  ],
  [
    new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i'),
    ([, month = '', day = ''], today) => lastOn(Number(day), month, today),
  ],
  [
    new RegExp(`\\b(?:in|since|during|last) ${MONTH}\\b`, 'i'),
    ([, month = ''], today) => lastMonthOf(month, today),
  ],
];

/** The days of the past that a question names: 'yesterday', 'last week', 'in March'. Null where it names none. */
export function pastPeriodIn(text: string, today: string): Period | null {
  for (const [pattern, periodOf] of PAST) {
    const found = pattern.exec(text);
    if (found) return periodOf(found, today);
  }
  return null;
}

const one = (day: string): Period => ({ from: day, to: day });

const NUMBERS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

function ago([, count = '', unit = '']: RegExpExecArray, today: string): Period {
  const number = NUMBERS[count.toLowerCase()] ?? Number(count);
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase()] ?? 1;
  const day = addDays(today, -number * days);
  // 'A week ago' is not meant to the day.
  const about = Math.floor(days / 3);
  return { from: addDays(day, -about), to: addDays(day, about) };
}

function monthBefore(today: string): Period {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const yearOf = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

function lastOn(day: number, month: string, today: string): Period | null {
  const year = Number(today.slice(0, 4));
  const found = [dateOf(day, month, year), dateOf(day, month, year - 1)].find(
    (date) => date !== null && date <= today,
  );
  return found ? one(found) : null;
}

function lastMonthOf(month: string, today: string): Period | null {
  const year = Number(today.slice(0, 4));
  const first = [dateOf(1, month, year), dateOf(1, month, year - 1)].find(
    (date) => date !== null && date <= today,
  );
  if (!first) return null;
  const next = addDays(first, 32);
  return { from: first, to: addDays(`${next.slice(0, 7)}-01`, -1) };
}
