import { weekdayName } from '../memory/days.ts';
import { formatDays, type SaidTime, formatSpan } from './said-time.ts';

/** One of several days, by its place. */
export const ORDINAL_DAY = /\b(?:the|my) (first|second|third|last|other)\b/i;
const ORDINALS = ['first', 'second', 'third'];

/**
 * A change of a time with what it leaves as it was: the hour, the length, and those of several days that it does not name.
 * A part of the day without an hour leaves the hour open.
 *
 * @param text in which the change is said
 */
export function applyChange(
  before: SaidTime,
  change: SaidTime,
  { text, today }: { text: string; today: string },
) {
  const said = change.days.length === 0 ? inSameHalfOfDay(before.minute, change) : change;
  const days = daysAfterChange(before.days, said.days, text);
  // 'Half six' of what is done at 6:30 in the morning is in the morning.
  const isOtherHalf =
    said.isHalfOpen && said.minute !== null && said.minute % 720 === (before.minute ?? -1) % 720;
  const isOpen = said.minute === null && said.part !== null;
  const minute = (said.minute === null && !isOpen) || isOtherHalf ? before.minute : said.minute;
  const minutes = said.minutes ?? before.minutes;
  if (minute === null || said.isChoice) return said;
  const words = formatSpan(formatDays(days, today), { minute, minutes });
  return { ...said, days, minute, minutes, words };
}

/** 'Make it 9', of something at 8 PM, is in the evening. */
export function inSameHalfOfDay(before: number | null, said: SaidTime): SaidTime {
  if (before === null || said.minute === null || !said.isHalfOpen) return said;
  const morning = said.minute % 720;
  const isMorning = Math.abs(morning - before) <= Math.abs(morning + 720 - before);
  return { ...said, minute: isMorning ? morning : morning + 720 };
}

/** 'Thursday's no good, make that Friday. Tuesday stays': of Tuesday and Thursday that leaves Tuesday and Friday. */
function daysAfterChange(
  before: readonly string[],
  said: readonly string[],
  text: string,
): readonly string[] {
  if (before.length < 2) return said.length === 0 ? before : said;
  const added = said.filter((day) => !before.includes(day));
  const nth = ORDINAL_DAY.exec(text)?.[1]?.toLowerCase();
  const [only] = added;
  if (nth !== undefined && only !== undefined && added.length === 1) {
    const place = ORDINALS.indexOf(nth);
    return before.with(place < 0 || place >= before.length ? -1 : place, only);
  }
  const isSaid = (day: string, how: string) =>
    new RegExp(how.replaceAll('DAY', weekdayName(day)), 'i').test(text);
  const isKept = (day: string) =>
    isSaid(day, '\\bDAYs? (?:can |should )?(?:stays?|remains?)\\b|\\b(?:keep|leave)s?(?: \\w+)? DAY');
  const named = before.filter((day) => isSaid(day, '\\bDAYs?\\b'));
  if (added.length === 0) return named.length === 0 ? before : said;
  if (named.length === 0) return said;
  const replaced = named.filter((day) => !isKept(day));
  const left = replaced.length > 0 ? before.filter((day) => !replaced.includes(day)) : named;
  return [...left, ...added].toSorted();
}
