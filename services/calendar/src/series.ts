import { addDays, DAY_MS, readDateTime, type TimeZoneRef } from '@inkwell/contracts';
import { instantOf, wallTimeOf, wallMsBetween } from '@inkwell/contracts/wall-clock';
import { invalidFields } from '@inkwell/service';
import type { Attendance, EventSource } from './event.model.ts';
import type { EventFields } from './event-fields.ts';
import { addToWall, type EventTimes, timesOfWall, type WallTimes } from './event-times.ts';
import { daysBetween, dayPartsInTurns, planDays, type RepeatingDays, parseRule } from './repeating-days.ts';

/** A repeating event. Its instances are computed; what differs from the rule stands in its exceptions. */
export interface Series {
  fields: EventFields;
  recurrence: string;
  /** Where it was saved: its clocks decide in every week when an instance is. */
  timeZone: TimeZoneRef;
  /** The first instance. */
  wall: WallTimes;
  allDay: boolean;
  lastDay: string | null;
  /** At most one a day. */
  exceptions: Exception[];
  source: EventSource;
}

/** An instance that was changed or removed, by the day that the rule has for it. */
export interface Exception {
  day: string;
  removed: boolean;
  /** What differs from the series. */
  fields: Partial<EventFields>;
  /** Null: those of the rule. */
  times: EventTimes | null;
  /** How the person takes part in this one, where Google says so. */
  attendance?: Attendance;
}

export interface Instance {
  day: string;
  /** When the rule has it start, which names it also after it was moved. */
  at: Date;
  fields: EventFields;
  times: EventTimes;
  attendance?: Attendance | undefined;
}

/** An all-day event starts at another instant in another zone: up to 26 hours from the one that is stored. */
export const ZONE_SHIFT_MS = 2 * DAY_MS;
// Beyond these no event lies, and ISO 8601 writes further years in another way.
const SUPPORTED_YEARS = { min: Date.UTC(1899, 0), max: Date.UTC(3001, 0) };
/** The most instances in one answer: a daily event of 27 years. */
export const MAX_INSTANCES = 10_000;

export const firstDayOf = ({ wall }: Pick<Series, 'wall'>) => wall.start.slice(0, 10);

export const repeatingDaysOf = (series: Series): RepeatingDays => ({
  recurrence: series.recurrence,
  firstDay: firstDayOf(series),
  lastDay: series.lastDay,
});

export const wallTimesOn = ({ wall }: Pick<Series, 'wall'>, day: string): WallTimes => {
  const by = wallMsBetween(`${firstDayOf({ wall })} 00:00:00`, `${day} 00:00:00`);
  return { start: addToWall(wall.start, by), end: addToWall(wall.end, by) };
};

export const timesOn = (series: Series, day: string): EventTimes =>
  timesOfWall(wallTimesOn(series, day), series.timeZone, series.allDay);

/**
 * Gives a series its days. A start that the rule does not name moves on to the first day that it does.
 *
 * @param from the day from which the first is searched. Default: that of the start
 * @throws AppError `invalid` naming `recurrence` where there is no such day, or where the end is too far
 */
export function planSeries(series: Series, from = firstDayOf(series)): Series {
  const days = planDays(series.recurrence, from, untilDayOf(series));
  if (!days) throw invalidFields({ recurrence: 'must have a day on or after the start' });
  if (days === 'too_long') {
    throw invalidFields({ recurrence: 'must end at most 100 years after the start' });
  }
  return { ...series, wall: wallTimesOn(series, days.firstDay), lastDay: days.lastDay };
}

/** The last day that UNTIL allows; null without it. A day alone, or any time for a whole day, means that day. */
function untilDayOf({ recurrence, wall, timeZone, allDay }: Series): string | null {
  const until = parseRule(recurrence).get('UNTIL');
  if (until === undefined) return null;
  const { day, time, isUtc } = readDateTime(until);
  if (allDay || time === null) return day;
  const limit = isUtc ? new Date(`${day}T${time}Z`) : instantOf(`${day} ${time}`, timeZone);
  const lastDay = wallTimeOf(limit, timeZone).slice(0, 10);
  const isOver = instantOf(`${lastDay}${wall.start.slice(10)}`, timeZone) > limit;
  return isOver ? addDays(lastDay, -1) : lastDay;
}

/** How long after its start an instance may touch a day, in whole days; clocks and zones take two more. */
const reachInDays = ({ wall }: Series) => Math.ceil(wallMsBetween(wall.start, wall.end) / DAY_MS) + 2;

/** The instances that may touch a range of instants in ms, and some about it; not all where they are too many. */
export function instancesAbout(series: Series, from: number, to: number): Instance[] {
  const dayOf = (ms: number) =>
    new Date(Math.min(Math.max(ms, SUPPORTED_YEARS.min), SUPPORTED_YEARS.max)).toISOString().slice(0, 10);
  const first = addDays(dayOf(from), -reachInDays(series));
  const days = daysBetween(repeatingDaysOf(series), first, addDays(dayOf(to), 2), MAX_INSTANCES);
  const exceptions = new Map(series.exceptions.map((exception) => [exception.day, exception]));
  const byRule = new Set(days);
  const touches = ({ startTime, endTime }: EventTimes) =>
    startTime.getTime() < to + ZONE_SHIFT_MS && endTime.getTime() > from - ZONE_SHIFT_MS;
  const moved = series.exceptions.filter(({ day, times }) => times && touches(times) && !byRule.has(day));
  const instances = [...days, ...moved.map(({ day }) => day)].flatMap(
    (day) => instanceOf(series, day, exceptions.get(day)) ?? [],
  );
  // Where a whole day was skipped, two days of the rule are one.
  return [...new Map(instances.map((instance) => [instance.at.getTime(), instance])).values()];
}

function instanceOf(series: Series, day: string, exception: Exception | undefined): Instance | null {
  if (exception?.removed) return null;
  const byRule = timesOn(series, day);
  return {
    day,
    at: byRule.startTime,
    fields: { ...series.fields, ...exception?.fields },
    times: exception?.times ?? byRule,
    attendance: exception?.attendance,
  };
}

export function instanceOn(series: Series, day: string): Instance | null {
  if (daysBetween(repeatingDaysOf(series), day, day).length === 0) return null;
  return instanceOf(
    series,
    day,
    series.exceptions.find((exception) => exception.day === day),
  );
}

/** The instance that the rule has start then; null where there is none or it was removed. */
export function instanceAt(series: Series, at: Date): Instance | null {
  const day = wallTimeOf(at, series.timeZone).slice(0, 10);
  // A start that clocks skip may move on past midnight.
  for (const each of [day, addDays(day, -1)]) {
    const instance = instanceOn(series, each);
    if (instance?.at.getTime() === at.getTime()) return instance;
  }
  return null;
}

/** The series' first instance as the rule has it. */
export function firstRuledInstance(series: Series): Instance {
  const times = timesOn(series, firstDayOf(series));
  return { day: firstDayOf(series), at: times.startTime, fields: series.fields, times };
}

/** Whether any instance is left, up to a day where one is given. */
export async function hasInstances(series: Series, before: string | null = null): Promise<boolean> {
  const last = before === null ? series.lastDay : addDays(before, -1);
  if (last === null) return true;
  const removed = new Set(
    series.exceptions.flatMap(({ day, removed: isRemoved }) => (isRemoved ? [day] : [])),
  );
  for await (const days of dayPartsInTurns(repeatingDaysOf(series), firstDayOf(series), last)) {
    if (days.some((day) => !removed.has(day))) return true;
  }
  return false;
}

/** From the first moment of a series to its last, moved instances included; `to` is null without an end. */
export function seriesSpan(series: Series): { from: Date; to: Date | null } {
  const moved = series.exceptions.flatMap(({ times }) => times ?? []);
  const first = firstRuledInstance(series).times.startTime.getTime();
  const from = new Date(Math.min(first, ...moved.map(({ startTime }) => startTime.getTime())));
  if (series.lastDay === null) return { from, to: null };
  const last = timesOn(series, series.lastDay).endTime.getTime();
  return { from, to: new Date(Math.max(last, ...moved.map(({ endTime }) => endTime.getTime()))) };
}
