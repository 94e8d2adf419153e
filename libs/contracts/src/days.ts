import { DAY_MS, MINUTE_MS } from './constants.ts';

/** Calendar days (`YYYY-MM-DD`) and the zone that decides what "today" is. Pure, for both sides. */

/** Where a person is: an IANA zone where it is known, else minutes as `getTimezoneOffset` gives them. */
export interface TimeZoneRef {
  zone?: string | undefined;
  /** Minutes to add to local time to get UTC: New York in winter is 300. Default 0. */
  offset?: number | undefined;
}

/** In English and lower case, Monday first. */
export const WEEKDAY_NAMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** In English and lower case. */
export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists: `2025-02-29` is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether this runtime knows the IANA zone. */
export function isZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The calendar day of an instant in the person's time zone. Default: UTC. */
export function dayOf(instant: Date, timeZone: TimeZoneRef = {}): string {
  if (timeZone.zone !== undefined) return formatter(timeZone.zone).format(instant);
  return new Date(instant.getTime() - (timeZone.offset ?? 0) * MINUTE_MS).toISOString().slice(0, 10);
}

/** The day `days` after (or, negative, before) the given one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after `from` the day `to` is; negative where it is before. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** The weekday from 0, a Monday, to 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/**
 * Tomorrow where it has an entry, otherwise today. Whoever has come back from where it is tomorrow already has written
 * it; no two places are more than one day apart.
 *
 * @param days with an entry, in any order
 */
export function latestDay(days: Iterable<string>, today: string): string {
  const tomorrow = addDays(today, 1);
  for (const day of days) if (day === tomorrow) return tomorrow;
  return today;
}

/**
 * The streak that ends today: consecutive days with an entry up to today, or up to yesterday while today
 * is still open. Where tomorrow has an entry already, it ends there: see `latestDay`. `days` may come in any order and
 * may repeat.
 *
 * @param options.restDay whether one day without an entry is forgiven in each week from Monday to Sunday: the streak
 *   goes on over it, and does not count it. Default false
 */
export function currentStreak(
  days: Iterable<string>,
  today: string,
  { restDay = false }: { restDay?: boolean } = {},
): number {
  const written = new Set(days);
  const latest = latestDay(written, today);
  let day = written.has(latest) ? latest : addDays(latest, -1);
  let streak = 0;
  let weekOfRest: string | null = null;
  for (;;) {
    if (written.has(day)) streak += 1;
    else if (restDay && mondayOf(day) !== weekOfRest) weekOfRest = mondayOf(day);
    else return streak;
    day = addDays(day, -1);
  }
}

// Formatters are slow to make and large. Senders may spell a zone in many ways, so the least recently used goes.
const MAX_FORMATTERS = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that is none */
function formatter(zone: string): Intl.DateTimeFormat {
  const found =
    formatters.get(zone) ??
    // Swedish writes dates as YYYY-MM-DD.
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // A Map keeps the order of insertion: what is used goes to its end.
  formatters.delete(zone);
  formatters.set(zone, found);
  const [oldest] = formatters.keys();
  if (formatters.size > MAX_FORMATTERS && oldest !== undefined) formatters.delete(oldest);
  return found;
}
