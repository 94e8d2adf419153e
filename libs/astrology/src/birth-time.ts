import data from './birth-offsets.json' with { type: 'json' };

export interface BirthInstant {
  instant: Date;
  /** `skipped`: the clocks were put forward over this time. `doubled`: they were put back, and it came twice. */
  clock: 'plain' | 'skipped' | 'doubled';
}

const DAY_MS = 86_400_000;

/**
 * The instant at which the clocks of a zone showed a local time, by the rules of that day: historical summer
 * time, war time, local mean time. A time that came twice is the earlier one; a time that the clocks skipped
 * is as much later as they were put forward, as in RFC 5545.
 *
 * @param date YYYY-MM-DD
 * @param time HH:MM, 24 hours
 * @param zone IANA name
 * @throws RangeError for what is no date, time or zone
 */
export function birthInstant(date: string, time: string, zone: string): BirthInstant {
  const local = localMs(date, time);
  // No zone changed its clocks twice within these two days.
  const before = offsetMs(zone, local - DAY_MS);
  const after = offsetMs(zone, local + DAY_MS);
  const fits = [...new Set([before, after])]
    .map((offset) => local - offset)
    .filter((utc) => utc + offsetMs(zone, utc) === local)
    .toSorted((a, b) => a - b);
  const [earliest, ...others] = fits;
  if (earliest === undefined) return { instant: new Date(local - before), clock: 'skipped' };
  return { instant: new Date(earliest), clock: others.length > 0 ? 'doubled' : 'plain' };
}

/** Whether the zone's clocks stood ahead of their time in January of that year. For zones north of the equator. */
export function isSummerTime(instant: Date, zone: string): boolean {
  const january = Date.UTC(instant.getUTCFullYear(), 0, 15);
  return offsetMs(zone, instant.getTime()) > offsetMs(zone, january);
}

/** The local time as if it were UTC. @throws RangeError */
export function localMs(date: string, time: string): number {
  const ms = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== `${date}T${time}:00.000Z`) {
    throw new RangeError('Not a date as YYYY-MM-DD and a time as HH:MM.');
  }
  return ms;
}

const MERGED: Readonly<Record<string, string>> = data.offsets;

/** How far the zone was ahead of UTC at an instant, in ms. */
function offsetMs(zone: string, utc: number): number {
  return mergedOffsetMs(zone, utc) ?? runtimeOffsetMs(zone, utc);
}

/*
 * Since 2022 the time zone database keeps the history before 1970 of some zones (Stockholm, Amsterdam, Oslo) in a
 * file apart, and runtimes that leave it out give them the history of a neighbour (Berlin, Brussels).
 */
function mergedOffsetMs(zone: string, utc: number): number | undefined {
  const numbers = MERGED[zone]?.split(' ').map(Number) ?? [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    if (utc < (numbers[at + 1] ?? 0) * 1_000) return (numbers[at] ?? 0) * 1_000;
  }
  return undefined;
}

function runtimeOffsetMs(zone: string, utc: number): number {
  const part = Object.fromEntries(
    formatter(zone)
      .formatToParts(utc)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1_000) * 1_000;
}

// Intl formatters are slow to make and there are some 600 zones at most.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, known);
  }
  return known;
}
