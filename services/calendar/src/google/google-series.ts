import { readDateTime, readRule, writeRule } from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError } from '@inkwell/service';
import type { EventFields } from '../event-fields.ts';
import { parseRule, withRuleParts } from '../repeating-days.ts';
import { type Exception, firstDayOf, planSeries, type Series, timesOn } from '../series.ts';
import type { GoogleEvent } from './google-calls.ts';
import { timesOfGoogle } from './google-fields.ts';

const COMPACT_TIME_MARKS = /[-:]|\.\d+/g;
const COMPACT_DAY = /^(\d{4})(\d\d)(\d\d)$/;

/**
 * A series of Google's as one of ours.
 *
 * @returns null for one that this calendar cannot hold: with days beside its rule, with several rules, or with one
 *   whose first day is none of its days
 */
export function seriesOfGoogle(
  event: GoogleEvent,
  fields: EventFields,
  source: Series['source'],
): Series | null {
  const times = timesOfGoogle(event);
  const lines = event.recurrence ?? [];
  const [rule, ...otherRules] = lines.filter((line) => /^RRULE:/i.test(line));
  const excluded = lines.filter((line) => /^EXDATE\b/i.test(line));
  const isPlain = otherRules.length === 0 && excluded.length + 1 === lines.length;
  if (!times || rule === undefined || !isPlain) return null;
  const parts = readRule(rule);
  if (typeof parts === 'string') return null;
  const timeZone = { zone: times.zone ?? 'UTC' };
  const wall = times.wall ?? {
    start: wallTimeOf(times.startTime, timeZone),
    end: wallTimeOf(times.endTime, timeZone),
  };
  try {
    const series = planSeries({
      fields,
      recurrence: writeRule(parts),
      timeZone,
      wall,
      allDay: times.wall !== null,
      lastDay: null,
      exceptions: excluded.flatMap((line) => excludedDays(line, timeZone.zone)).map(removedException),
      source,
    });
    return series.wall.start === wall.start ? series : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const removedException = (day: string): Exception => ({ day, removed: true, fields: {}, times: null });

/** The days of `EXDATE;TZID=Europe/Berlin:20301201T090000,…`, in the zone of the series. */
function excludedDays(line: string, zone: string): string[] {
  const values = line.slice(line.indexOf(':') + 1).split(',');
  return values.map((value) => {
    const { day, time, isUtc } = readDateTime(value);
    if (!isUtc) return day;
    return wallTimeOf(new Date(`${day}T${time}Z`), { zone }).slice(0, 10);
  });
}

/** The zone of a series' clocks as Google takes it; null for an offset that has no name. */
export function googleZone({ timeZone }: Series): string | null {
  if (timeZone.zone !== undefined) return timeZone.zone;
  const hours = (timeZone.offset ?? 0) / 60;
  if (!Number.isInteger(hours)) return null;
  if (hours === 0) return 'UTC';
  // These names count the other way round: Etc/GMT+5 is five hours behind.
  return hours > 0 ? `Etc/GMT+${hours}` : `Etc/GMT${hours}`;
}

/** How a series repeats, as Google takes it. An end is a day for whole days, else the instant of the last start. */
export function toGoogleRecurrence(series: Series): string[] {
  const rule = parseRule(series.recurrence);
  const until = rule.has('UNTIL') && series.lastDay !== null ? series.lastDay : null;
  const UNTIL = until && (series.allDay ? until.replaceAll('-', '') : instanceStartOn(series, until));
  const removed = series.exceptions.filter((exception) => exception.removed).map(({ day }) => day);
  return [
    `RRULE:${withRuleParts(rule, UNTIL ? { UNTIL } : {})}`,
    ...removed.map((day) =>
      series.allDay
        ? `EXDATE;VALUE=DATE:${day.replaceAll('-', '')}`
        : `EXDATE:${instanceStartOn(series, day)}`,
    ),
  ];
}

const instanceStartOn = (series: Series, day: string) =>
  timesOn(series, day).startTime.toISOString().replaceAll(COMPACT_TIME_MARKS, '');

/** How a series repeats in words that are the same on both sides. */
export function recurrenceText({ recurrence, lastDay }: Series): string {
  const rule = parseRule(recurrence);
  const sorted = [...rule].filter(([name]) => name !== 'UNTIL').toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted, rule.has('UNTIL') ? lastDay : null]);
}

/** The id of an instance at Google: that of its series, and its start by the rule. */
export function googleInstanceId(seriesId: string, series: Series, day: string): string {
  return `${seriesId}_${series.allDay ? day.replaceAll('-', '') : instanceStartOn(series, day)}`;
}

/** The day on which the rule has an instance that stands apart at Google; null where that is not said. */
export function dayOfInstance(
  { id, originalStartTime }: Pick<GoogleEvent, 'id' | 'originalStartTime'>,
  { timeZone, allDay }: Series,
): string | null {
  const { date, dateTime } = originalStartTime ?? {};
  if (date) return date;
  const at = dateTime ? new Date(dateTime) : instantOfId(id ?? '');
  if (at === null) return allDay ? dayOfId(id ?? '') : null;
  return wallTimeOf(at, timeZone).slice(0, 10);
}

function instantOfId(id: string): Date | null {
  const [, year, month, day, hour, minute, second] =
    /_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function dayOfId(id: string): string | null {
  const [, year, month, day] = COMPACT_DAY.exec(id.slice(id.lastIndexOf('_') + 1)) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** What is left of exceptions when their series changes: those that are still on the same start. */
export function keptExceptions(before: Series, after: Series): Exception[] {
  return before.exceptions.filter(({ day }) => {
    if (day < firstDayOf(after) || (after.lastDay !== null && day > after.lastDay)) return false;
    return before.allDay && after.allDay
      ? true
      : timesOn(before, day).startTime.getTime() === timesOn(after, day).startTime.getTime();
  });
}
