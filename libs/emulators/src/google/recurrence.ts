import { RRuleTemporal } from 'rrule-temporal';
import { invalidValue } from './errors.ts';
import { instantOfTime } from './event-times.ts';
import type { EventTime, GoogleEvent } from './store.ts';
import { formatDateTime, instantOf, wallTime } from './zones.ts';

/** An instance as the rule has it. */
export interface Occurrence {
  /** What follows the id of the series in the id of the instance: `_20300501T070000Z`, or `_20300501`. */
  suffix: string;
  start: EventTime;
  end: EventTime;
  startsAt: number;
  endsAt: number;
}

/** The last end of a series without an end; JSON has no infinity. */
export const FOREVER = 8.64e15;

const dayMs = 86_400_000;
/** How far a series with an end is followed to find it. */
const MAX_FOLLOWED_MS = 100 * 365 * dayMs;

const compactTime = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

interface ParsedRecurrence {
  rules: string[];
  /** Instants. */
  extra: number[];
  excluded: Set<number>;
}

/** What the wall times of a series are in; all-day series have theirs in UTC. */
const zoneOf = ({ start }: Pick<GoogleEvent, 'start'>) =>
  start.date === undefined ? (start.timeZone ?? 'UTC') : 'UTC';

/**
 * The instances of a series that lie in a range, even in part, the earliest first. The library is asked for wall times
 * in UTC: it leaves out what clocks skip, and an event keeps each of its days.
 *
 * @param from with `to`, in ms since the epoch
 * @throws GoogleError 400 for a rule that is none
 */
export function occurrencesOf(
  series: Pick<GoogleEvent, 'start' | 'end' | 'recurrence'>,
  calendarZone: string,
  [from, to]: readonly [number, number],
): Occurrence[] {
  const zone = zoneOf(series);
  const isAllDay = series.start.date !== undefined;
  const firstWall = isAllDay
    ? Date.parse(`${series.start.date}T00:00:00Z`)
    : wallTime(instantOfTime(series.start, calendarZone), zone);
  const length = isAllDay
    ? Date.parse(`${series.end.date}T00:00:00Z`) - firstWall
    : instantOfTime(series.end, calendarZone) - instantOfTime(series.start, calendarZone);
  const { rules, extra, excluded } = readRecurrence(series.recurrence ?? [], zone);
  // A day on both sides, since wall times are up to 14 hours from the instants.
  const range = [Math.max(firstWall, from - length - dayMs), Math.min(to, FOREVER - dayMs) + dayMs] as const;
  const walls = new Set<number>();
  if (range[0] <= range[1]) {
    walls.add(firstWall);
    for (const rule of rules) for (const wall of wallsOf(rule, firstWall, range)) walls.add(wall);
  }
  for (const instant of extra) walls.add(wallTime(instant, zone));
  return [...walls]
    .toSorted((a, b) => a - b)
    .map((wall) => occurrenceAt(wall, { isAllDay, zone, calendarZone, length }))
    .filter(({ startsAt, endsAt, start }) => {
      const moment = start.date === undefined ? startsAt : Date.parse(`${start.date}T00:00:00Z`);
      return !excluded.has(moment) && startsAt < to && Math.max(endsAt, startsAt + 1) > from;
    });
}

function occurrenceAt(
  wall: number,
  {
    isAllDay,
    zone,
    calendarZone,
    length,
  }: { isAllDay: boolean; zone: string; calendarZone: string; length: number },
): Occurrence {
  if (isAllDay) {
    const [date, endDate] = [wall, wall + length].map((ms) => new Date(ms).toISOString().slice(0, 10));
    return {
      suffix: `_${compactTime(wall).slice(0, 8)}`,
      start: { date },
      end: { date: endDate },
      startsAt: instantOf(wall, calendarZone),
      endsAt: instantOf(wall + length, calendarZone),
    };
  }
  const startsAt = instantOf(wall, zone);
  const endsAt = startsAt + length;
  return {
    suffix: `_${compactTime(startsAt)}Z`,
    start: { dateTime: formatDateTime(startsAt, calendarZone), timeZone: zone },
    end: { dateTime: formatDateTime(endsAt, calendarZone), timeZone: zone },
    startsAt,
    endsAt,
  };
}

function wallsOf(rule: string, firstWall: number, [from, to]: readonly [number, number]): number[] {
  try {
    const generator = new RRuleTemporal({
      rruleString: `DTSTART:${compactTime(firstWall)}Z\nRRULE:${rule}`,
      includeDtstart: true,
      strict: true,
    });
    return generator
      .between(new Date(from), new Date(to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (error) {
    // The library has no error of its own for a rule that it refuses.
    if (!(error instanceof Error)) throw error;
    throw invalidValue('Invalid recurrence rule.');
  }
}

function readRecurrence(lines: string[], zone: string): ParsedRecurrence {
  const found: ParsedRecurrence = { rules: [], extra: [], excluded: new Set() };
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^(RRULE|EXDATE|RDATE)((?:;[^:]*)?):(.+)$/.exec(line) ?? [];
    if (name === '') throw invalidValue('Invalid recurrence rule.');
    if (name === 'RRULE') {
      found.rules.push(withWallUntil(value, zone));
      continue;
    }
    const own = /;TZID=([^;]+)/.exec(parameters)?.[1] ?? zone;
    for (const moment of value.split(',').map((text) => momentOf(text, own))) {
      if (name === 'EXDATE') found.excluded.add(moment);
      else found.extra.push(moment);
    }
  }
  return found;
}

/** UNTIL is an instant; what the library is asked for are wall times. */
function withWallUntil(rule: string, zone: string): string {
  return rule.replace(/UNTIL=([^;]+)/, (_whole, until: string) => {
    const isDay = /^\d{8}$/.test(until);
    const wall = isDay ? momentOf(until, 'UTC') + dayMs - 1000 : wallTime(momentOf(until, zone), zone);
    return `UNTIL=${compactTime(wall)}Z`;
  });
}

/** The instant of a time such as `20300501T090000Z`, of one without `Z` in the zone, or of a day in UTC. */
function momentOf(text: string, zone: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text);
  if (match === null) throw invalidValue('Invalid recurrence rule.');
  const [, year, month, day, hour = '0', minute = '0', second = '0', utc = 'Z'] = match;
  const [y, m, d, h, i, s] = [year, month, day, hour, minute, second].map(Number);
  const wall = Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, i, s);
  return utc === 'Z' ? wall : instantOf(wall, zone);
}

/**
 * When a series ends, in ms.
 *
 * @throws GoogleError 400 for a rule that is none, or without an instance
 */
export function endOfSeries(
  series: Pick<GoogleEvent, 'start' | 'end' | 'recurrence'>,
  calendarZone: string,
): number {
  const startsAt = instantOfTime(series.start, calendarZone);
  const rules = (series.recurrence ?? []).filter((line) => line.startsWith('RRULE'));
  const isEndless = rules.some((rule) => !/(COUNT|UNTIL)=/.test(rule));
  const followed = isEndless ? 366 * dayMs : MAX_FOLLOWED_MS;
  const last = occurrencesOf(series, calendarZone, [startsAt, startsAt + followed]).at(-1);
  if (isEndless) return FOREVER;
  if (last === undefined) throw invalidValue('Invalid recurrence rule.');
  return last.endsAt;
}
