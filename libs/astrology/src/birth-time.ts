import { type ResolvedWallTime, resolveWallTime, zoneOffsetMs } from '@inkwell/contracts/wall-clock';
import data from './birth-offsets.json' with { type: 'json' };

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
export function birthInstant(date: string, time: string, zone: string): ResolvedWallTime {
  return resolveWallTime(localMs(date, time), (instantMs) => offsetMs(zone, instantMs));
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
  return mergedOffsetMs(zone, utc) ?? zoneOffsetMs(zone, utc);
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
