import { activityIn, TASK_ACTIVITY } from '../suggestions/activities.ts';
import { withoutSmallWords } from '../suggestions/clauses.ts';
import { EN } from '../suggestions/languages/en.ts';
import { minuteOfWish } from '../suggestions/place-wish.ts';
import { readTimeMention, type TimeMention } from '../suggestions/when.ts';
import { addDays, DAY_MINUTES } from '@inkwell/contracts';
import { capitalise, shortenAtWord, tidyText } from '../local/words.ts';
import { longDay, weekdayName } from '../memory/days.ts';
import { formatClock } from './look-up.ts';

/** A time that somebody named. */
export type SaidTime = Pick<TimeMention, 'days' | 'isChoice' | 'part' | 'minutes' | 'isHalfOpen'> & {
  /** In minutes of the day, as it is most likely meant. */
  minute: number | null;
  /** Whether nothing else is said. */
  isWhole: boolean;
  /** As it stands in a plan. */
  words: string;
};

type DayAndHour = { today: string; hour: number };

const MAX_TIME_CHARS = 60;
/** Of a message; nobody says in more when something is to be. */
const MAX_READ_CHARS = 400;
/** Where something else may begin than the time. */
const CLAUSE_BREAK =
  /(?<![ap]\.m)[.!?;]+\s+|,\s+(?=(?:and )?(?:i|i'm|i've|it's|he|she|we|they|but|because|before|so|though|since|if)\b)|\s+(?=because\b|but\b|though\b)/i;

/** The time that a message names, first where a day and an hour stand together; null where it names none. */
export function readSaidTime(message: string, what: string, now: DayAndHour): SaidTime | null {
  const text = message.slice(0, MAX_READ_CHARS).replaceAll('’', "'").trim();
  const clauses = text.split(CLAUSE_BREAK);
  const read = (part: string) => ({ part, ...readTimeMention(part, now.today, { now: now.hour * 60 }) });
  const { part, when, rest } =
    clauses.map(read).find(({ when: each }) => each.days.length > 0 && each.time !== null) ?? read(text);
  if (when.days.length === 0 && when.time === null && when.part === null && when.timesAWeek === null)
    return null;
  const minute = when.time === null ? null : resolveMeantHour(when, what, now);
  const isWhole = !/[\p{L}\p{N}]/u.test(rest) && part === text;
  const isExact = isWhole && !when.isHalfOpen && when.days.length < 2;
  const kept = capitalise(
    tidyText(part).replace(/^(?:on|for)\s+|\s+(?:would|could|might|will) (?:be|work|suit|do)\b.*$/gi, ''),
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
        ? shortenAtWord(kept, MAX_TIME_CHARS)
        : formatTime(when, minute, now),
  };
}

/** 'Lunch at 1' is in the afternoon. */
function resolveMeantHour(when: TimeMention, what: string, { today, hour }: DayAndHour): number {
  const activity = activityIn(withoutSmallWords(what, EN), EN) ?? TASK_ACTIVITY;
  const isToday = when.days.length === 0 || when.days[0] === today;
  return minuteOfWish({ when, activity, title: what }, (minute) => isToday && minute <= hour * 60);
}

/** 'Saturday, 10 AM to 12 PM'. */
function formatTime(
  { days, part, minutes }: TimeMention,
  minute: number | null,
  { today }: DayAndHour,
): string {
  const names = formatDays(days, today);
  if (minute === null)
    return [names, part === 'midday' ? 'at midday' : (part ?? '')].filter(Boolean).join(' ');
  return formatSpan(names, { minute, minutes });
}

/** 'Tomorrow', 'Tuesday and Friday'; empty where there are none. */
export const formatDays = (days: readonly string[], today: string): string =>
  days
    .map((day) =>
      days.length > 1 && day <= addDays(today, 7) ? weekdayName(day) : formatDayName(day, today),
    )
    .join(' and ');

/** @param name of the day; empty where none is named */
export function formatSpan(name: string, { minute, minutes }: Pick<SaidTime, 'minute' | 'minutes'>): string {
  const start = formatClockOfMinute(minute ?? 0);
  if (minutes === null) return name === '' ? `at ${start}` : `${name} at ${start}`;
  return [name, `${start} to ${formatClockOfMinute(((minute ?? 0) + minutes) % DAY_MINUTES)}`]
    .filter(Boolean)
    .join(', ');
}

/** 'Today', 'Tomorrow', 'Saturday', 'Saturday, 5 December'. */
export function formatDayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day < addDays(today, 7) ? weekdayName(day) : longDay(day);
}

/** Minutes of the day as '9:30 AM'. */
export const formatClockOfMinute = (minute: number): string =>
  formatClock(`${Math.floor(minute / 60)}:${minute % 60}`);
