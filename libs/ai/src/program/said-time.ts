import { activityIn, TASK } from '../suggestions/activities.ts';
import { withoutSmallWords } from '../suggestions/clauses.ts';
import { EN } from '../suggestions/languages/en.ts';
import { minuteOfWish } from '../suggestions/place-wish.ts';
import { readWhen, type When } from '../suggestions/when.ts';
import { addDays, DAY_MINUTES } from '@inkwell/contracts';
import { capitalised, shorten, tidy } from '../local/words.ts';
import { longDay, weekdayName } from '../memory/days.ts';
import { clock } from './look-up.ts';

/** A time that somebody named. */
export type SaidTime = Pick<When, 'days' | 'isChoice' | 'part' | 'minutes' | 'isHalfOpen'> & {
  /** In minutes of the day, as it is most likely meant. */
  minute: number | null;
  /** Whether nothing else is said. */
  isWhole: boolean;
  /** As it stands in a plan. */
  words: string;
};

type Now = { today: string; hour: number };

const LONGEST = 60;
/** Of a message; nobody says in more when something is to be. */
const LONGEST_READ = 400;
/** Where something else may begin than the time. */
const CLAUSES =
  /(?<![ap]\.m)[.!?;]+\s+|,\s+(?=(?:and )?(?:i|i'm|i've|it's|he|she|we|they|but|because|before|so|though|since|if)\b)|\s+(?=because\b|but\b|though\b)/i;

/** The time that a message names, first where a day and an hour stand together; null where it names none. */
export function readTime(message: string, what: string, now: Now): SaidTime | null {
  const text = message.slice(0, LONGEST_READ).replaceAll('’', "'").trim();
  const clauses = text.split(CLAUSES);
  const read = (part: string) => ({ part, ...readWhen(part, now.today, { now: now.hour * 60 }) });
  const { part, when, rest } =
    clauses.map(read).find(({ when: each }) => each.days.length > 0 && each.time !== null) ?? read(text);
  if (when.days.length === 0 && when.time === null && when.part === null && when.timesAWeek === null)
    return null;
  const minute = when.time === null ? null : meant(when, what, now);
  const isWhole = !/[\p{L}\p{N}]/u.test(rest) && part === text;
  const isExact = isWhole && !when.isHalfOpen && when.days.length < 2;
  const kept = capitalised(
    tidy(part).replace(/^(?:on|for)\s+|\s+(?:would|could|might|will) (?:be|work|suit|do)\b.*$/gi, ''),
  );
  return {
    days: when.days,
    isChoice: when.isChoice,
    part: when.part,
    minutes: when.minutes,
    isHalfOpen: when.isHalfOpen,
    minute,
    isWhole,
    words:
      isExact || when.isChoice || when.timesAWeek !== null
        ? shorten(kept, LONGEST)
        : inWords(when, minute, now),
  };
}

/** 'Lunch at 1' is in the afternoon. */
function meant(when: When, what: string, { today, hour }: Now): number {
  const activity = activityIn(withoutSmallWords(what, EN), EN) ?? TASK;
  const isToday = when.days.length === 0 || when.days[0] === today;
  return minuteOfWish({ when, activity, title: what }, (minute) => isToday && minute <= hour * 60);
}

/** 'Saturday, 10 AM to 12 PM'. */
function inWords({ days, part, minutes }: When, minute: number | null, { today }: Now): string {
  const names = daysInWords(days, today);
  if (minute === null)
    return [names, part === 'midday' ? 'at midday' : (part ?? '')].filter(Boolean).join(' ');
  return spanInWords(names, { minute, minutes });
}

/** 'Tomorrow', 'Tuesday and Friday'; empty where there are none. */
export const daysInWords = (days: readonly string[], today: string): string =>
  days
    .map((day) => (days.length > 1 && day <= addDays(today, 7) ? weekdayName(day) : dayName(day, today)))
    .join(' and ');

/** @param name of the day; empty where none is named */
export function spanInWords(name: string, { minute, minutes }: Pick<SaidTime, 'minute' | 'minutes'>): string {
  const start = clockOf(minute ?? 0);
  if (minutes === null) return name === '' ? `at ${start}` : `${name} at ${start}`;
  return [name, `${start} to ${clockOf(((minute ?? 0) + minutes) % DAY_MINUTES)}`].filter(Boolean).join(', ');
}

/** 'Today', 'Tomorrow', 'Saturday', 'Saturday, 5 December'. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day < addDays(today, 7) ? weekdayName(day) : longDay(day);
}

/** Minutes of the day as '9:30 AM'. */
export const clockOf = (minute: number): string => clock(`${Math.floor(minute / 60)}:${minute % 60}`);
