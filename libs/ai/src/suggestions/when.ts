import { addDays, DAY_MINUTES, mondayOf } from '@inkwell/contracts';
import type { ParsedResult } from 'chrono-node';
import type { PartOfDay } from './kinds.ts';
import type { LanguagePatterns } from './languages/words.ts';
import { EN } from './languages/en.ts';

/** When something is to happen, as far as a text says it. */
export interface TimeMention {
  /** None where no day is named. */
  days: readonly string[];
  /** Whether one of the days is meant, and not each of them: 'at the weekend', 'by Friday'. */
  isChoice: boolean;
  /** In minutes of the day, from 0 to 1439. */
  time: number | null;
  /** Whether 'at 7' may be the morning or the evening. */
  isHalfOpen: boolean;
  part: PartOfDay | null;
  minutes: number | null;
  /** How often in a week; 7 where it is daily. */
  timesAWeek: number | null;
}

/** Nobody plans more of one thing in a day. */
const MAX_MINUTES = 12 * 60;
/** What reads a text takes ever longer with its length. */
const MAX_TEXT_CHARS = 2_000;

export interface TimeReading {
  when: TimeMention;
  /** What is left of the text. */
  rest: string;
}

export interface TimeReadingOptions {
  /** Default: English. */
  words?: LanguagePatterns;
  /** What the person's clock shows, in minutes of the day. Default: 0. */
  now?: number;
}

/**
 * Reads when something is to happen: 'on Thursday at 1', 'an hour a day', 'three times a week', 'before work'.
 *
 * @param today `YYYY-MM-DD`
 */
export function readTimeMention(
  text: string,
  today: string,
  { words = EN, now = 0 }: TimeReadingOptions = {},
): TimeReading {
  let rest = words.mends.reduce(
    (mended, [pattern, mend]) =>
      typeof mend === 'string'
        ? mended.replace(pattern, mend)
        : mended.replace(pattern, (...found: string[]) => mend(found, today)),
    text.slice(0, MAX_TEXT_CHARS),
  );
  /** Takes the first match out of the text. */
  const take = (pattern: RegExp, instead = ' '): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)}${instead}${rest.slice(found.index + found[0].length)}`;
    return found;
  };

  const isDaily = take(words.daily) !== null || words.dailyPart.test(rest);
  const timesFound = take(words.timesAWeek);
  const isWeekly = take(words.weekly) !== null;
  let part: PartOfDay | null = null;
  for (const [name, pattern, instead] of words.parts) if (take(pattern, instead)) part ??= name;
  let length = 0;
  for (const [pattern, unit] of words.lengths) {
    const found = take(pattern);
    if (found) length += unit * (found[1] ? parseCount(found[1], words) + (found[2] ? 0.5 : 0) : 1);
  }
  const found = takeDates(rest, today, now, words);
  rest = found.rest;
  const choice = found.days.length > 0 ? null : chooseDayIn(take, today, words);
  const minutes = found.minutes ?? (length > 0 ? Math.min(Math.round(length), MAX_MINUTES) : null);
  const when = {
    days: choice ?? found.days,
    isChoice: choice !== null || found.isDeadline,
    ...resolveHalfOfDay(found, part),
    part,
    minutes,
    timesAWeek: isDaily
      ? 7
      : timesFound
        ? parseCount(timesFound[1] ?? timesFound[2] ?? '', words)
        : isWeekly
          ? 1
          : null,
  };
  return { when, rest };
}

const parseCount = (word: string, { numbers }: LanguagePatterns): number =>
  numbers[word.toLowerCase()] ?? Number(word.replace(',', '.'));

interface DatesReading extends Pick<TimeMention, 'time' | 'isHalfOpen' | 'minutes'> {
  days: string[];
  isDeadline: boolean;
  rest: string;
}

/** Takes the days and the hour out of a text. */
function takeDates(text: string, today: string, now: number, words: LanguagePatterns): DatesReading {
  const dates: DatesReading = {
    days: [],
    isDeadline: false,
    time: null,
    isHalfOpen: false,
    minutes: null,
    rest: '',
  };
  // In the server's own zone, in which chrono compares; only what a clock shows is read of its results.
  const reference = new Date(`${today}T00:00:00`);
  reference.setMinutes(now);
  let end = 0;
  let before: ParsedResult | null = null;
  for (const result of words.chrono.parse(text, reference, { forwardDate: true })) {
    const lead = text.slice(end, result.index);
    if (!isRealDate(result, lead, words)) continue;
    const { start, index } = result;
    const hasHour = start.isCertain('hour');
    const weeks: ParsedResult | null =
      before && isSameDayReference(before, lead, result, words) ? before : null;
    before = hasDay(result) ? result : null;
    if (weeks) {
      const [of, weekday] = WEEK_UNIT.test(weeks.text) ? [weeks, result] : [result, weeks];
      dates.days.splice(-1, 1, addDays(mondayOf(dayOfResult(of)), weekdayIndexOfResult(weekday)));
    } else if (hasDay(result)) {
      const day = dayOfResult(result);
      if (words.deadline.test(lead) && !hasHour && day >= today) {
        dates.isDeadline = true;
        for (let each = today; each <= day; each = addDays(each, 1)) dates.days.push(each);
      } else if (!dates.days.includes(day) && day >= today) dates.days.push(day);
    }
    // 'At ten past eight, so 8:10 in the morning' says the same hour once more, exactly.
    const clock = hasHour ? clockOfResult(result) : null;
    const isExact = clock !== null && !clock.isHalfOpen && dates.isHalfOpen && isSameHour(dates, clock);
    if (clock && (dates.time === null || isExact))
      Object.assign(dates, { ...clock, minutes: clock.minutes ?? dates.minutes });
    dates.rest += weeks ? ' ' : `${lead.replace(words.dayLead, '')} `;
    end = index + result.text.length;
  }
  dates.rest += text.slice(end);
  return dates;
}

const isSameHour = (one: Pick<TimeMention, 'time'>, other: Pick<TimeMention, 'time'>) =>
  (one.time ?? 0) % 720 === (other.time ?? 0) % 720;

const hasDay = ({ start }: ParsedResult) => start.isCertain('day') || start.isCertain('weekday');

const WEEK_UNIT = /\b(?:weeks?|wochen?|semaines?|semanas?)\b/i;
const LIST_WORDS = /\b(?:and|or|to|und|oder|bis|et|ou|y|o|e)\b|&/i;
/** 'In two weeks on Tuesday' is the Tuesday of that week. */
function isSameDayReference(
  before: ParsedResult,
  lead: string,
  result: ParsedResult,
  words: LanguagePatterns,
): boolean {
  const isPair = [before, result].filter(({ text }) => WEEK_UNIT.test(text)).length === 1;
  const [weekday] = WEEK_UNIT.test(before.text) ? [result] : [before];
  const isJoined =
    !LIST_WORDS.test(lead) &&
    lead
      .replace(/\ban?\s*$/i, '')
      .replace(words.dayLead, '')
      .trim() === '';
  return (
    isPair &&
    isJoined &&
    weekday !== undefined &&
    weekday.start.isCertain('weekday') &&
    !words.deadline.test(lead)
  );
}

/** From 0 for Monday. */
const weekdayIndexOfResult = ({ start }: ParsedResult) => ((start.get('weekday') ?? 1) + 6) % 7;

/** Neither 'an hour' nor 'I sat'. */
function isRealDate(result: ParsedResult, lead: string, { lookalike }: LanguagePatterns): boolean {
  if (!hasDay(result) && !result.start.isCertain('hour')) return false;
  return !lookalike.test(`${lead}|${result.text}`);
}

function dayOfResult({ start }: ParsedResult): string {
  const [month, day] = [start.get('month') ?? 1, start.get('day') ?? 1].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${start.get('year')}-${month}-${day}`;
}

function clockOfResult(result: ParsedResult): Pick<TimeMention, 'time' | 'isHalfOpen' | 'minutes'> {
  const { start, end } = result;
  const time = (start.get('hour') ?? 0) * 60 + (start.get('minute') ?? 0);
  const until = end?.isCertain('hour') ? (end.get('hour') ?? 0) * 60 + (end.get('minute') ?? 0) : null;
  const length = until === null ? null : (until - time + DAY_MINUTES) % 720 || 720;
  const isSaid = start.isCertain('meridiem') || end?.isCertain('meridiem') === true;
  return { time, isHalfOpen: !isSaid && time >= 60 && time < 780, minutes: length };
}

/** 'at 8 tonight' is 20:00. */
function resolveHalfOfDay(
  { time, isHalfOpen }: DatesReading,
  part: PartOfDay | null,
): Pick<TimeMention, 'time' | 'isHalfOpen'> {
  if (time === null || !isHalfOpen || part === null) return { time, isHalfOpen };
  const isMorning = part === 'morning' || part === 'before work';
  return {
    time: isMorning || time >= 720 ? time % (isMorning ? 720 : DAY_MINUTES) : time + 720,
    isHalfOpen: false,
  };
}

/** The days of which one is meant: of this week, of the next, of a weekend. */
function chooseDayIn(
  take: (pattern: RegExp) => RegExpExecArray | null,
  today: string,
  words: LanguagePatterns,
) {
  const monday = mondayOf(today);
  const weekend = take(words.weekend);
  if (weekend) {
    const saturday = addDays(monday, words.next.test(weekend[0]) ? 12 : 5);
    return [saturday, addDays(saturday, 1)].filter((day) => day >= today);
  }
  if (take(words.nextWeek)) return consecutiveDays(addDays(monday, 7), 7);
  return take(words.thisWeek) ? consecutiveDays(monday, 7).filter((day) => day >= today) : null;
}

const consecutiveDays = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(day, index));
