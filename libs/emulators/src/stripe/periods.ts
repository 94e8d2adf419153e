import type { Price } from './objects.ts';

/** Months later at the same time of day, on the month's last day where it is too short. Unix seconds. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** The end of the period that runs at `start`, counted from the billing cycle's anchor so that day 31 comes back. */
export function periodEnd(price: Price, anchor: number, start: number): number {
  const step = price.recurring?.interval_count ?? 1;
  for (let count = step; ; count += step) {
    const end = addIntervals(price.recurring?.interval ?? 'month', anchor, count);
    if (end > start) return end;
  }
}

function addIntervals(interval: string, from: number, count: number): number {
  const day = 86_400;
  if (interval === 'day') return from + count * day;
  if (interval === 'week') return from + count * 7 * day;
  return addMonths(from, interval === 'year' ? count * 12 : count);
}
