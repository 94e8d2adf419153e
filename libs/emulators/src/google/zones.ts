const dayMs = 86_400_000;
const formatCache = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const known = formatCache.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatCache.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    zoneFormat(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The time that a clock in the zone shows, as the instant at which a clock in UTC shows it. In ms. */
export function wallTime(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The instant of a wall time: a time that clocks skip moves on by the gap, of a doubled one it is the first. */
export function instantOf(wall: number, zone: string): number {
  const offsetAt = (instant: number) => wallTime(instant, zone) - instant;
  const before = wall - offsetAt(wall - dayMs);
  if (wallTime(before, zone) === wall) return before;
  const after = wall - offsetAt(wall + dayMs);
  return wallTime(after, zone) === wall ? after : before;
}

/** As RFC 3339, with the zone's offset: `2030-05-01T09:00:00+02:00`. */
export function formatDateTime(instant: number, zone: string): string {
  const seconds = Math.floor(instant / 1000) * 1000;
  const wall = wallTime(seconds, zone);
  const text = new Date(wall).toISOString().slice(0, 19);
  const minutes = Math.round((wall - seconds) / 60_000);
  if (minutes === 0) return `${text}Z`;
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${text}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
