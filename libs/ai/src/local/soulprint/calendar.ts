import { DAY_MINUTES } from '@inkwell/contracts/constants';

const DATE_FORMAT = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** A `YYYY-MM-DD` as an instant at midnight UTC, which is only used for counting days. */
const utcMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

export const formatLongDate = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', { ...DATE_FORMAT, year: 'numeric' });

/** Whole years between two days, negative where the second comes first. */
export function ageOn(birth: string, today: string): number {
  const [year = 0, month = 0, date = 0] = birth.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = today.split('-').map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDate < date);
  return thisYear - year - (isBefore ? 1 : 0);
}

/** A later day in words, 'February 28' where the month is shorter; with its year from twelve months on. */
export function formatLaterDay(
  today: string,
  { days = 0, months = 0 }: { days?: number; months?: number },
): string {
  const from = utcMidnight(today);
  const lastOfMonth = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const date = Math.min(from.getUTCDate(), lastOfMonth) + days;
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, date));
  return day.toLocaleDateString('en-US', months >= 12 ? { ...DATE_FORMAT, year: 'numeric' } : DATE_FORMAT);
}

/** Minutes of the day as '6:30 AM'; 1500 is 1:00 AM, and so is 60. */
export function formatClock(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hour = Math.floor(inDay / 60);
  const rest = String(inDay % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
