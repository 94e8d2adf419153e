import { addDays, DAY_MINUTES, type FreeTime, weekdayOf } from '@inkwell/contracts';
import { minutesOf, timeOf } from '../clock.ts';
import type { PlannedEvent } from '../sources.ts';
import { DEFAULT_DAYS_AHEAD, USUAL_MINUTES } from '../suggestions/slots.ts';
import { type Availability, isAvailableAt, availabilityIn } from './limits.ts';
import { formatClockOfMinute, formatDayName } from './said-time.ts';
import type { ProgramTurn } from './turn.ts';

/** Hours that most people can use, the likeliest first. */
const WORKDAY_HOURS = [18, 19, 12, 8, 20, 16, 10, 14];
const FREE_DAY_HOURS = [10, 15, 12, 17, 9, 19];
/** So many are offered. */
const MAX_TIMES = 3;
/** Of a day of which only its events are known. */
const DEFAULT_AWAKE_HOURS = { from: '08:00', to: '21:30' };
/** Of what was written, for what it says of the days. */
const MAX_MESSAGES_READ = 12;
const MAX_READ_CHARS = 1_200;

/** What the calendar says of the coming days. */
export type CalendarWeek = {
  free: readonly FreeTime[];
  events: readonly PlannedEvent[];
  limits: Availability;
};

type DayMinute = { day: string; minute: number };

/** Null where the calendar cannot be read. @param asked other days that are asked about */
export async function readWeek(
  { sources, today, messages }: ProgramTurn,
  ...asked: readonly (string | undefined)[]
): Promise<CalendarWeek | null> {
  const last = addDays(today, DEFAULT_DAYS_AHEAD);
  const later = laterDaysOf(asked, last);
  const [times, events, laterEvents] = await Promise.all([
    sources?.readFreeTimes?.() ?? null,
    sources?.readEvents(today, last) ?? null,
    later ? (sources?.readEvents(later.from, later.to) ?? null) : [],
  ]);
  if (times === null && events === null) return null;
  const known = [...(events ?? []), ...(laterEvents ?? [])];
  const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const days = Array.from({ length: DEFAULT_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return {
    // Where the hours of sleep did not come in time, the events alone tell what is free.
    free: [
      ...(times ?? days.flatMap((each) => freeTimesBesideEvents(known, each))),
      ...(laterEvents === null ? [] : (later?.days ?? [])).flatMap((each) =>
        freeTimesBesideEvents(known, each),
      ),
    ],
    events: known,
    limits: availabilityIn(
      own.slice(-MAX_MESSAGES_READ).map((text) => text.slice(0, MAX_READ_CHARS)),
      today,
    ),
  };
}

/** The days after the coming ones, as far as a week after the first of them. */
function laterDaysOf(asked: readonly (string | undefined)[], last: string) {
  const days = asked.flatMap((day) => (day !== undefined && day > last ? [day] : [])).toSorted();
  const [from] = days;
  if (from === undefined) return null;
  const near = days.filter((day) => day <= addDays(from, DEFAULT_DAYS_AHEAD));
  return { days: near, from, to: near.at(-1) ?? from };
}

/** What the events of a day leave free of it. */
function freeTimesBesideEvents(events: readonly PlannedEvent[], day: string): FreeTime[] {
  const taken = events
    .filter((event) => event.day === day && event.start !== null)
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
  const free: FreeTime[] = [];
  let { from } = DEFAULT_AWAKE_HOURS;
  for (const event of taken) {
    const { start, end } = eventSpan(event);
    if (start > minutesOf(from))
      free.push({ day, from, to: timeOf(Math.min(start, minutesOf(DEFAULT_AWAKE_HOURS.to))) });
    if (end > minutesOf(from)) from = timeOf(end);
  }
  if (minutesOf(from) < minutesOf(DEFAULT_AWAKE_HOURS.to))
    free.push({ day, from, to: DEFAULT_AWAKE_HOURS.to });
  return free.filter(({ from: begin, to }) => minutesOf(to) - minutesOf(begin) >= USUAL_MINUTES);
}

/** One that ends after midnight ends with its day; one without a length is as one without an end. */
function eventSpan({ start, end }: PlannedEvent): { start: number; end: number } {
  const from = minutesOf(start ?? '0:00');
  const to = end === null || end === start ? from + USUAL_MINUTES : minutesOf(end);
  return { start: from, end: to > from ? to : DAY_MINUTES };
}

const isFree = (week: CalendarWeek, { day, minute }: DayMinute, minutes: number): boolean =>
  eventAtSlot(week, { day, minute }, minutes) === null &&
  week.free.some(
    ({ day: of, from, to }) => of === day && minutesOf(from) <= minute && minute + minutes <= minutesOf(to),
  );

/** Nothing is suggested for an hour that has nearly begun. */
const isStillAhead = ({ today, hour }: ProgramTurn, { day, minute }: DayMinute) =>
  day > today || minute > (hour + 1) * 60;

/** Something planned as the calendar tells it. */
export const plannedEventAt = (
  title: string,
  { day, minute }: DayMinute,
  minutes: number | null,
): PlannedEvent => ({
  title,
  day,
  start: timeOf(minute),
  end: timeOf(Math.min(minute + (minutes ?? USUAL_MINUTES), 1_439)),
});

/** The event that stands at a time; null where none does. */
export function eventAtSlot(
  { events }: CalendarWeek,
  { day, minute }: DayMinute,
  minutes: number,
): PlannedEvent | null {
  return (
    events.find((event) => {
      if (event.day !== day || event.start === null) return false;
      const { start, end } = eventSpan(event);
      return start < minute + minutes && end > minute;
    }) ?? null
  );
}

/**
 * Free times of the coming week, one a day, within what was said of the days: 'Tomorrow at 6 PM'. Several of a day where
 * no other day is free.
 */
export function freeTimes(
  week: CalendarWeek,
  turn: ProgramTurn,
  {
    day,
    part,
    minutes = USUAL_MINUTES,
  }: { day?: string; part?: string | null; minutes?: number | null } = {},
): string[] {
  const days = day === undefined ? [...new Set(week.free.map((time) => time.day))].toSorted() : [day];
  const byDay = days.map((each) => {
    const weekday = weekdayOf(each);
    return (weekday >= 5 ? FREE_DAY_HOURS : WORKDAY_HOURS)
      .map((hour) => ({ day: each, minute: hour * 60 }))
      .filter(
        (slot) =>
          isStillAhead(turn, slot) &&
          isInPart(slot.minute, part ?? (day === undefined ? week.limits.parts[weekday] : null)) &&
          isFree(week, slot, minutes ?? USUAL_MINUTES) &&
          (day !== undefined || isAvailableAt(week.limits, { ...slot, weekday })),
      );
  });
  const first = byDay.flatMap(([slot]) => (slot ? [slot] : []));
  const more = byDay.flatMap((slots) => slots.slice(1));
  return [...first, ...more]
    .slice(0, MAX_TIMES)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.minute - b.minute)
    .map((slot) => formatSlot(slot, turn));
}

const PART_RANGES: Record<string, readonly [from: number, to: number]> = {
  morning: [0, 720],
  midday: [690, 840],
  afternoon: [720, 1_080],
  evening: [1_020, DAY_MINUTES],
};
function isInPart(minute: number, part: string | null | undefined): boolean {
  const [from, to] = PART_RANGES[part ?? ''] ?? [0, DAY_MINUTES];
  return minute >= from && minute < to;
}

const formatSlot = ({ day, minute }: DayMinute, { today }: ProgramTurn) =>
  `${formatDayName(day, today)} at ${formatClockOfMinute(minute)}`;

const GRID_MINUTES = 30;
/** Free times of a day around one that is taken: one before it, and the next full hours after it. */
export function freeAround(
  week: CalendarWeek,
  turn: ProgramTurn,
  { day, minute }: DayMinute,
  minutes: number,
): string[] {
  const starts = (from: number, to: number, step: number) =>
    Array.from({ length: Math.max(Math.floor((to - from) / step), 0) }, (_, index) => from + index * step)
      .map((start) => ({ day, minute: start }))
      .filter((slot) => isStillAhead(turn, slot) && isFree(week, slot, minutes));
  const before = starts(0, minute, GRID_MINUTES).at(-1);
  const after = starts((Math.floor(minute / 60) + 1) * 60, DAY_MINUTES, 60).slice(0, before ? 2 : 3);
  return [...(before ? [before] : []), ...after].map((slot) => formatSlot(slot, turn));
}
