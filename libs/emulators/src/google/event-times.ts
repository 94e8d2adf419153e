import { GoogleError, invalidValue, missingValue } from './errors.ts';
import type { EventTime } from './store.ts';
import { formatDateTime, instantOf, isZone } from './zones.ts';

/** The begin and the end of an event, read from what a client sent. */
export interface EventTimes {
  start: EventTime;
  end: EventTime;
  startsAt: number;
  endsAt: number;
}

interface ReadTime {
  time: EventTime;
  at: number;
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/i;

/**
 * @param calendarZone in which times are answered, and days begin
 * @throws GoogleError 400
 */
export function readTimes(fields: Record<string, unknown>, calendarZone: string): EventTimes {
  const isSeries = fields['recurrence'] !== undefined;
  const start = readTime(fields['start'], 'start', { calendarZone, isSeries });
  const end = readTime(fields['end'], 'end', { calendarZone, isSeries });
  if ((start.time.date === undefined) !== (end.time.date === undefined)) {
    throw invalidValue('Start and end times must either both be date or both be dateTime.');
  }
  if (end.at < start.at) {
    throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      domain: 'calendar',
    });
  }
  return { start: start.time, end: end.time, startsAt: start.at, endsAt: end.at };
}

function readTime(
  value: unknown,
  name: 'start' | 'end',
  { calendarZone, isSeries }: { calendarZone: string; isSeries: boolean },
): ReadTime {
  if (typeof value !== 'object' || value === null) throw missingValue(`Missing ${name} time.`);
  const [date, dateTime, timeZone] = ['date', 'dateTime', 'timeZone'].map((field) => textOf(value, field));
  if (timeZone !== undefined && !isZone(timeZone)) {
    throw invalidValue(`Invalid time zone definition for ${name} time.`);
  }
  if (date !== undefined && dateTime !== undefined) throw invalidValue(`Invalid ${name} time.`);
  if (date !== undefined) return { time: { date }, at: dayInstant(date, calendarZone) };
  if (dateTime === undefined) throw missingValue(`Missing ${name} time.`);
  const offset = instantPattern.exec(dateTime)?.[3];
  if (timeZone === undefined && (offset === undefined || isSeries)) {
    throw missingValue(`Missing time zone definition for ${name} time.`);
  }
  const at =
    offset === undefined && timeZone !== undefined
      ? instantOf(parseDateTime(`${dateTime}Z`), timeZone)
      : parseDateTime(dateTime);
  return {
    time: { dateTime: formatDateTime(at, calendarZone), timeZone: timeZone ?? calendarZone },
    at,
  };
}

function textOf(value: object, field: string): string | undefined {
  const text: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  if (text === undefined || text === null) return undefined;
  if (typeof text !== 'string') throw invalidValue(`Invalid value for: ${field}`);
  return text;
}

function parseDateTime(dateTime: string): number {
  const at = instantPattern.test(dateTime) ? Date.parse(dateTime) : Number.NaN;
  if (Number.isNaN(at)) throw invalidValue(`Invalid value for: Invalid format: "${dateTime}"`);
  return at;
}

function dayInstant(date: string, zone: string): number {
  const wall = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // `Date.parse` makes 2 March of 30 February.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) {
    throw invalidValue(`Invalid value for: Invalid format: "${date}"`);
  }
  return instantOf(wall, zone);
}

/** The instant of a stored time, in ms. */
export function instantOfTime(time: EventTime, calendarZone: string): number {
  return time.date === undefined ? Date.parse(time.dateTime ?? '') : dayInstant(time.date, calendarZone);
}

/** The instant that a query names. @throws GoogleError 400 for a text without an offset */
export function readInstant(text: string, parameter: string): number {
  if (instantPattern.exec(text)?.[3] === undefined)
    throw new GoogleError(400, 'badRequest', 'Bad Request', { parameter });
  return parseDateTime(text);
}
