import { addDays, mondayOf } from '@inkwell/contracts/days';

/** The route of the events of a day's week. */
export function weekRoute(day: string): string {
  const monday = mondayOf(day);
  const midnight = (each: string) => new Date(`${each}T00:00`).toISOString();
  const range = new URLSearchParams({ from: midnight(monday), to: midnight(addDays(monday, 7)) });
  return `GET /api/calendar/events?${range}`;
}
