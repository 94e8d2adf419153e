import type { Place } from '@inkwell/contracts';

/** `YYYY-MM-DD HH:mm:ss` as a clock on the wall shows it, for years of four digits. */
export type WallTime = string;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** What a clock where the person is shows at an instant. */
export function wallTimeOf(instant: Date, place: Place): WallTime {
  const shifted = new Date(instant.getTime() + aheadMs(instant.getTime(), place));
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The instant at which a clock where the person is shows the wall time.
 *
 * A time that comes twice, when clocks go back, is its first; one that is left out, when they go forward, moves
 * on by the hour that is missing: what RFC 5545 (3.3.5) asks for, and what calendars do.
 */
export function instantOf(wall: WallTime, place: Place): Date {
  const asUtc = wallMs(wall);
  // Clocks change once a day at most, so the offset is the one of the day before or of the day after.
  const before = aheadMs(asUtc - MS_PER_DAY, place);
  const after = aheadMs(asUtc + MS_PER_DAY, place);
  const matching = [before, after]
    .map((ahead) => asUtc - ahead)
    .filter((at) => at + aheadMs(at, place) === asUtc);
  return new Date(matching.length > 0 ? Math.min(...matching) : asUtc - before);
}

/** The time between two wall times, in ms, as the clock counts it: a day has 24 hours. */
export function wallMsBetween(start: WallTime, end: WallTime): number {
  return wallMs(end) - wallMs(start);
}

function wallMs(wall: WallTime): number {
  return Date.parse(`${wall.replace(' ', 'T')}Z`);
}

/** How far the clocks of the place are ahead of UTC at an instant, in ms. */
function aheadMs(at: number, { zone, offset = 0 }: Place): number {
  if (zone === undefined) return -offset * MS_PER_MINUTE;
  const wall = formatter(zone).format(at);
  return wallMs(wall) - Math.floor(at / 1_000) * 1_000;
}

// Formatters are slow to make, and there are some 600 zones at most.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    // Swedish writes 'YYYY-MM-DD HH:mm:ss'.
    known = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(zone, known);
  }
  return known;
}
