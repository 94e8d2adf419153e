import { addDays, mondayOf } from '@inkwell/contracts/days';

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `months` after (or, negative, before) the given one. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same <= last ? same : last;
}

/** The weeks of a month, Monday first; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  const end = `${addMonths(month, 1)}-01`;
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}

/** Whether the picker lets a day be chosen: today, and the earlier days that have an entry. */
export function isSelectable(day: string, today: string, written: ReadonlySet<string>): boolean {
  return day === today || (day < today && written.has(day));
}

/** Where a key moves the focus from a day; undefined for a key that moves nothing. Not past today. */
export function moveFocus(day: string, key: string, today: string): string | undefined {
  const target = targetOf(day, key);
  if (target === undefined) return undefined;
  return target > today ? today : target;
}

function targetOf(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
}
