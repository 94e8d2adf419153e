import { weekdayOf } from '@inkwell/contracts';
import type { Week } from './free-times.ts';
import { dayName, type SaidTime, spanInWords } from './said-time.ts';

/** In minutes: later than that after work, the morning is likelier meant. */
const SOON_AFTER = 120;
/** What has its hour from others, who keep the hours of the day. */
const HAS_OFFICE_HOURS =
  /\b(?:appointments?|dentist|doctors?|gp|nurse|therapist|therapy|psychologist|psychiatrist|vet|physio\w*|optician|lawyer|solicitor|accountant|notary|hairdressers?|haircut|barber|check-?ups?|interview|driving (?:lesson|test)|blood test|eye test|vaccination|x-?ray|scan|surgery|operation|clinic|hospital|pharmacy|bank|insurance|insurer|council|town hall|embassy|consulate|agency|authority|landlord|school|university|library|plumber|electrician|mechanic|delivery|viewing|(?<!\b(?:in|at) the )office)\b/i;

/**
 * 'Monday at 7', of somebody who works until six, is in the evening.
 *
 * @param of what is to be then, and the day it is
 */
export function afterWork(week: Week | null, said: SaidTime, of: { what: string; today: string }): SaidTime {
  const { days, minute: morning } = said;
  const [day] = days;
  const from = week?.limits.from ?? null;
  if (!said.isHalfOpen || morning === null || morning >= 720 || days.length !== 1) return said;
  if (from === null || day === undefined || weekdayOf(day) > 4 || HAS_OFFICE_HOURS.test(of.what)) return said;
  const minute = morning + 720;
  const isSoonAfter = minute >= from && minute <= from + SOON_AFTER;
  return isSoonAfter
    ? { ...said, minute, words: spanInWords(dayName(day, of.today), { ...said, minute }) }
    : said;
}
