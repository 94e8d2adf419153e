import { DAY_MS, MINUTE_MS } from './constants.ts';
import { Temporal } from 'temporal-polyfill';
import type { TimeZoneRef } from './days.ts';

/**
 * Converts between instants and wall times in a time zone. For services: the browser loads no time zone
 * arithmetic, and `index.ts` does not export this file.
 */

/** `YYYY-MM-DD HH:mm:ss` as a clock on the wall shows it, for years of four digits. */
export type WallTime = string;

/** How far clocks are ahead of UTC at an instant, both in ms. */
export type OffsetAt = (instantMs: number) => number;

/** A wall time as an instant. `skipped`: clocks went forward over it. `doubled`: clocks went back, and it came twice. */
export interface ResolvedWallTime {
  instant: Date;
  clock: 'plain' | 'skipped' | 'doubled';
}

/**
 * How far the clocks of a zone are ahead of UTC at an instant, both in ms.
 *
 * @param zone IANA name
 * @throws RangeError for a zone that is none
 */
export function zoneOffsetMs(zone: string, instantMs: number): number {
  const day = Math.floor(instantMs / DAY_MS);
  const offset = offsetAtStartOf(zone, day);
  // Clocks change once in two days at most: where they show the same before and after a day, they did not change in it.
  return offset === offsetAtStartOf(zone, day + 1) ? offset : findOffsetMs(zone, instantMs);
}

/** A person's years in several zones. */
const MAX_CACHED_OFFSETS = 20_000;
const offsetCache = new Map<string, number>();

/** Each instance of a series asks several times, and finding an offset takes a hundred times as long as knowing it. */
function offsetAtStartOf(zone: string, day: number): number {
  const key = `${day} ${zone}`;
  const before = offsetCache.get(key);
  if (before !== undefined) return before;
  const offset = findOffsetMs(zone, day * DAY_MS);
  if (offsetCache.size >= MAX_CACHED_OFFSETS) offsetCache.clear();
  offsetCache.set(key, offset);
  return offset;
}

function findOffsetMs(zone: string, instantMs: number): number {
  // Local mean time of before 1900 has seconds, and so has the offset; the clock's own fractions do not matter.
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(
    Math.floor(instantMs / 1_000) * 1_000,
  ).toZonedDateTimeISO(zone);
  return offsetNanoseconds / 1_000_000;
}

/** What a clock where the person is shows at an instant. */
export function wallTimeOf(instant: Date, timeZone: TimeZoneRef): WallTime {
  const shown = new Date(instant.getTime() + offsetInTimeZone(timeZone)(instant.getTime()));
  return shown.toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant at which a clock where the person is shows the wall time, as `resolveWallTime` finds it. */
export function instantOf(wall: WallTime, timeZone: TimeZoneRef): Date {
  return resolveWallTime(wallMs(wall), offsetInTimeZone(timeZone)).instant;
}

/**
 * The instant of a wall time. One that comes twice is its first; one that is skipped moves on by the time that is
 * missing: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 *
 * @param wallMs the wall time as if it were UTC, in ms
 */
export function resolveWallTime(wallMs: number, offsetAt: OffsetAt): ResolvedWallTime {
  // Clocks change once in two days at most, so the offset is the one of the day before or of the day after.
  const before = offsetAt(wallMs - DAY_MS);
  const after = offsetAt(wallMs + DAY_MS);
  const matching = [...new Set([before, after])]
    .map((offset) => wallMs - offset)
    .filter((instantMs) => instantMs + offsetAt(instantMs) === wallMs);
  if (matching.length === 0) return { instant: new Date(wallMs - before), clock: 'skipped' };
  return {
    instant: new Date(Math.min(...matching)),
    clock: matching.length > 1 ? 'doubled' : 'plain',
  };
}

/** The time between two wall times, in ms, as the clock counts it: a day has 24 hours. */
export function wallMsBetween(start: WallTime, end: WallTime): number {
  return wallMs(end) - wallMs(start);
}

function wallMs(wall: WallTime): number {
  return Date.parse(`${wall.replace(' ', 'T')}Z`);
}

function offsetInTimeZone({ zone, offset = 0 }: TimeZoneRef): OffsetAt {
  if (zone === undefined) return () => -offset * MINUTE_MS;
  return (instantMs) => zoneOffsetMs(zone, instantMs);
}
