/** Whether a day can be chosen in the journal's picker: today, and earlier days that have something to read. */
export function isSelectable(day: string, today: string, marked: ReadonlySet<string>): boolean {
  return day === today || (day < today && marked.has(day));
}
