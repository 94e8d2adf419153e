import { addDays } from '@inkwell/contracts/days';

/**
 * Whether a day can be chosen in the journal's picker: today, and other days that have something to read. Tomorrow has
 * where the person was in a zone in which it had begun.
 */
export function isSelectable(day: string, today: string, marked: ReadonlySet<string>): boolean {
  return day === today || (day <= addDays(today, 1) && marked.has(day));
}
