/** Whether a day can be chosen in the journal's picker: today, and earlier days with an entry. */
export function isSelectable(day: string, today: string, written: ReadonlySet<string>): boolean {
  return day === today || (day < today && written.has(day));
}
