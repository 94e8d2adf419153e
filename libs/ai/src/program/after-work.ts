import { weekdayOf } from '@inkwell/contracts';
import type { CalendarWeek } from './free-times.ts';
import { formatDayName, type SaidTime, formatSpan } from './said-time.ts';

/** In minutes: later than that after work, the morning is likelier meant. */
const MAX_MINUTES_AFTER_WORK = 120;
/** What has its hour from others, who keep the hours of the day. */
const OFFICE_HOUR_THINGS =
  /\b(?:appointments?|dentist|doctors?|gp|nurse|therapist|therapy|psychologist|psychiatrist|vet|physio\w*|optician|lawyer|solicitor|accountant|notary|hairdressers?|haircut|barber|check-?ups?|interview|driving (?:lesson|test)|blood test|eye test|vaccination|x-?ray|scan|surgery|operation|clinic|hospital|pharmacy|bank|insurance|insurer|council|town hall|embassy|consulate|agency|authority|landlord|school|university|library|plumber|electrician|mechanic|delivery|viewing|(?<!\b(?:in|at) the )office)\b/i;

/**
 * 'Monday at 7', of somebody who works until six, is in the evening.
 *
 * @param of what is to be then, and the day it is
 */
export function moveToAfterWork(
  week: CalendarWeek | null,
  said: SaidTime,
  of: { what: string; today: string },
): SaidTime {
  const { days, minute: morning } = said;
  const [day] = days;
  const from = week?.limits.from ?? null;
  if (!said.isHalfOpen || morning === null || morning >= 720 || days.length !== 1) return said;
  if (from === null || day === undefined || weekdayOf(day) > 4 || OFFICE_HOUR_THINGS.test(of.what))
    return said;
  const minute = morning + 720;
  const isSoonAfter = minute >= from && minute <= from + MAX_MINUTES_AFTER_WORK;
  return isSoonAfter
    ? { ...said, minute, words: formatSpan(formatDayName(day, of.today), { ...said, minute }) }
    : said;
}
