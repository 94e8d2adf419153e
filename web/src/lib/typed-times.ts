import { addDays, isDay, mondayOf, MONTH_NAMES, WEEKDAY_NAMES } from '@inkwell/contracts/days';
import { dayFormat } from './time.ts';
import { twoDigits } from './wall-clock.ts';

/** Reading and writing of days and times as people type them, in English. */

const NAMED_DAYS: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
const NAMED_TIMES: Record<string, string> = { noon: '12:00', midday: '12:00', midnight: '00:00' };
/** A day without a year that is longer ago than this is next year's. */
const MAX_DAYS_AGO = 180;

const shownDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** Formats a day as 'Mon, Nov 23, 2026'. */
export const formatDay = (day: string): string => (isDay(day) ? shownDay(day) : '');

/** Formats a time ('15:30') as '3:30 PM'. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The index of the name that the text is, or of the only one that it abbreviates with three letters or more. */
function indexOfName(names: readonly string[], text: string): number {
  return text.length < 3 ? -1 : names.findIndex((name) => name.startsWith(text));
}

/**
 * Reads a day: 'tomorrow', 'friday', 'next friday', 'in 3 days', 'nov 25', '25 November 2026', '11/25', '25.11.',
 * '2026-11-25'.
 *
 * @returns null where it is none
 */
export function parseDay(typed: string, today: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[,\s]+/g, ' ')
    .trim();
  if (isDay(text)) return text;
  const named = NAMED_DAYS[text];
  if (named !== undefined) return addDays(today, named);
  return parseWeekday(text, today) ?? parseDistance(text, today) ?? parseDate(text, today);
}

function parseWeekday(text: string, today: string): string | null {
  const [, next, name = ''] = /^(next |this |on )?([a-z]+)$/.exec(text) ?? [];
  const weekday = indexOfName(WEEKDAY_NAMES, name);
  if (weekday === -1) return null;
  const monday = mondayOf(today);
  if (next === 'next ') return addDays(monday, 7 + weekday);
  const day = addDays(monday, weekday);
  return day < today ? addDays(day, 7) : day;
}

function parseDistance(text: string, today: string): string | null {
  const [, count, unit] = /^in (\d{1,3}) (day|week)s?$/.exec(text) ?? [];
  return count === undefined ? null : addDays(today, Number(count) * (unit === 'week' ? 7 : 1));
}

function parseDate(text: string, today: string): string | null {
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text);
  if (slashed) return dateOf(Number(slashed[1]), Number(slashed[2]), slashed[3], today);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\.? ?(\d{4})?$/.exec(text);
  if (dotted) return dateOf(Number(dotted[2]), Number(dotted[1]), dotted[3], today);
  const [, weekday, rest = text] = /^([a-z]{3,9}) (.*\d.*)$/.exec(text) ?? [];
  const date = weekday !== undefined && indexOfName(WEEKDAY_NAMES, weekday) !== -1 ? rest : text;
  const [, month, day, year] = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(date) ?? [];
  if (month) return dateOf(indexOfName(MONTH_NAMES, month) + 1, Number(day), year, today);
  const turned = /^(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?([a-z]{3,9})(?: (\d{4}))?$/.exec(date);
  if (turned)
    return dateOf(indexOfName(MONTH_NAMES, turned[2] ?? '') + 1, Number(turned[1]), turned[3], today);
  return null;
}

function dateOf(month: number, day: number, year: string | undefined, today: string): string | null {
  const inYear = (each: number) => `${each}-${twoDigits(month)}-${twoDigits(day)}`;
  const thisYear = Number(today.slice(0, 4));
  const date = inYear(year === undefined ? thisYear : Number(year));
  if (!isDay(date)) return null;
  return year === undefined && date < addDays(today, -MAX_DAYS_AGO) ? inYear(thisYear + 1) : date;
}

/**
 * Reads a time: '3pm', '3:30 p.m.', '15:30', '15.30', '1530', 'noon'.
 *
 * @returns `HH:mm`, or null where it is none
 */
export function parseTime(typed: string): string | null {
  const text = typed.toLowerCase().replaceAll(/[.\s]+(?=[ap]\.?m?\.?$)|\.(?=m\.?$)|\.$/g, '');
  const named = NAMED_TIMES[text.trim()];
  if (named) return named;
  const match = /^\s*(\d{1,2}?)(?:[:.h]?([0-5]\d))?\s*([ap])?m?\s*$/.exec(text);
  if (!match) return null;
  const [, hours = '', minutes = '00', half] = match;
  const hour = Number(hours);
  if (half === undefined) return hour < 24 && !text.includes('m') ? `${twoDigits(hour)}:${minutes}` : null;
  if (hour < 1 || hour > 12) return null;
  return `${twoDigits((hour % 12) + (half === 'p' ? 12 : 0))}:${minutes}`;
}
