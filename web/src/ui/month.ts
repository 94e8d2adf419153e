import { addDays, mondayOf } from '@inkwell/contracts/days';

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `months` after (or, negative, before) the given one. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The same day of another month, or its last day where it is shorter. */
export function sameDayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same <= last ? same : last;
}

/** The weeks of a month, Monday first; null for days of other months. */
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

/** The day that a key moves the focus to, at most the last; undefined for a key that moves nothing. */
export function focusAfterKey(day: string, key: string, last: string | undefined): string | undefined {
  const target = dayAfterKey(day, key);
  return target !== undefined && last !== undefined && target > last ? last : target;
}

function dayAfterKey(day: string, key: string): string | undefined {
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
      return sameDayInMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return sameDayInMonth(day, addMonths(monthOf(day), 1));
    default:
      return undefined;
  }
}
