import { DAY_MS, HOUR_MS, MINUTE_MS, type TimeZoneRef } from '@inkwell/contracts';
import { zoneOffsetMs } from '@inkwell/contracts/wall-clock';

/**
 * Tells which hour, from 0 to 23, a clock in a time zone shows. Reading a time zone is slow: it is done once a day, and for
 * each instant only on the days on which the clocks change.
 */
export function createClock({ zone, offset = 0 }: TimeZoneRef): (instant: Date) => number {
  const offsets = new Map<number, number>();
  const offsetAt = (ms: number): number =>
    zone === undefined ? -offset * MINUTE_MS : zoneOffsetMs(zone, ms);
  const offsetAtStartOf = (day: number): number => {
    const known = offsets.get(day) ?? offsetAt(day * DAY_MS);
    offsets.set(day, known);
    return known;
  };
  return (instant) => {
    const ms = instant.getTime();
    const day = Math.floor(ms / DAY_MS);
    const start = offsetAtStartOf(day);
    const isSame = start === offsetAtStartOf(day + 1);
    return Math.floor((ms + (isSame ? start : offsetAt(ms))) / HOUR_MS) % 24;
  };
}
