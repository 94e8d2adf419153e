import { EVENT_YEARS } from '@inkwell/contracts/constants';
import { addDays, isDay, weekdayOf } from '@inkwell/contracts/days';
import {
  LAST_DAY,
  MAX_COUNT,
  readDateTime,
  readRule,
  type Rule,
  WEEKDAY_CODES,
  writeRule,
} from '@inkwell/contracts/recurrence';
import { LOCALE } from '../../../lib/time.ts';
import { formatDay } from '../../../lib/typed-times.ts';
import { dayOfLocal, timeOfLocal, toLocalTime } from '../../../lib/wall-clock.ts';

/** How an event repeats: between a rule of RFC 5545 and what the dialog asks for. */

export type RepeatKind =
  | 'none'
  | 'daily'
  | 'weekdays'
  | 'weekly'
  | 'monthly-on-day'
  | 'monthly-on-weekday'
  | 'monthly-on-last-weekday'
  /** By a rule that the dialog has no words for; it is kept. */
  | 'other';
export type RepeatEnd = 'never' | 'day' | 'count';

/** The dialog's fields. Those that `kind` and `end` do not need keep what was in them. */
export interface Repeat {
  /** As it was chosen; `kindOf` says what it is on the start's day. */
  kind: RepeatKind;
  /** On which the event starts: the n-th days and weekdays of a month are its. */
  day: string;
  /** Of 'weekly', in their order; 0 is Monday. */
  weekdays: readonly number[];
  end: RepeatEnd;
  /** Empty while it cannot be read. */
  lastDay: string;
  /** As it is typed. */
  count: string;
  /** Of 'other'. */
  rule: Rule | null;
}

const WORKDAYS = [0, 1, 2, 3, 4];
const DEFAULT_COUNT = '10';
/** How long after the start a last day is proposed. */
const PROPOSED_DAYS = 90;

const dayOfMonth = (day: string): number => Number(day.slice(8));
/** The first seven days of a month are its first of each weekday. */
const weekOfMonth = (day: string): number => Math.ceil(dayOfMonth(day) / 7);
const isLastOfMonth = (day: string): boolean => addDays(day, 7).slice(0, 7) !== day.slice(0, 7);

/** Reads the rule of an event that starts at a local time; null for one that does not repeat. */
export function readRepeat(recurrence: string | null, start: string): Repeat {
  const day = dayOfLocal(start);
  const repeat: Repeat = {
    kind: 'none',
    day,
    weekdays: [weekdayOf(day)],
    end: 'never',
    lastDay: addDays(day, PROPOSED_DAYS),
    count: DEFAULT_COUNT,
    rule: null,
  };
  const rule = recurrence === null ? null : readRule(recurrence);
  if (rule === null || typeof rule === 'string') return repeat;
  return { ...repeat, ...readDays(rule, day), ...readEnd(rule, start) };
}

function readDays(rule: Rule, day: string): Partial<Repeat> {
  const other: Partial<Repeat> = { kind: 'other', rule };
  if ((rule.get('INTERVAL') ?? '1') !== '1') return other;
  const names = [...rule.keys()].filter((name) => name.startsWith('BY'));
  const [name] = names;
  if (names.length > 1) return other;
  const value = (name && rule.get(name)) ?? '';
  const frequency = rule.get('FREQ');
  if (frequency === 'DAILY' && !name) return { kind: 'daily' };
  if (frequency === 'WEEKLY' && !name) return { kind: 'weekly' };
  if (frequency === 'WEEKLY' && name === 'BYDAY') return readWeekdays(value);
  if (frequency !== 'MONTHLY') return other;
  const kinds = MONTHLY_KINDS.filter((kind) => !name || rulePartOf(kind, day) === `${name}=${value}`);
  return kinds[0] ? { kind: kinds[0] } : other;
}

function readWeekdays(value: string): Partial<Repeat> {
  const codes = value.split(',');
  const weekdays = WEEKDAY_CODES.flatMap((code, weekday) => (codes.includes(code) ? [weekday] : []));
  return { kind: isWorkweek(weekdays) ? 'weekdays' : 'weekly', weekdays };
}

const isWorkweek = (weekdays: readonly number[]) => weekdays.join() === WORKDAYS.join();

function readEnd(rule: Rule, start: string): Partial<Repeat> {
  const [count, until] = [rule.get('COUNT'), rule.get('UNTIL')];
  if (count !== undefined) return { end: 'count', count: String(Number(count)) };
  return until === undefined ? {} : { end: 'day', lastDay: lastDayOf(until, start) };
}

/** The last day on which an event may start by UNTIL: a day, an instant or a local time. */
function lastDayOf(until: string, start: string): string {
  const { day, time, isUtc } = readDateTime(until);
  if (time === null) return day;
  const minute = time.slice(0, 5);
  const limit = isUtc ? toLocalTime(new Date(`${day}T${minute}Z`)) : `${day}T${minute}`;
  const isOver = timeOfLocal(start) > timeOfLocal(limit);
  return isOver ? addDays(dayOfLocal(limit), -1) : dayOfLocal(limit);
}

const MONTHLY_KINDS = ['monthly-on-day', 'monthly-on-weekday', 'monthly-on-last-weekday'] as const;

function rulePartOf(kind: (typeof MONTHLY_KINDS)[number], day: string): string {
  if (kind === 'monthly-on-day') return `BYMONTHDAY=${dayOfMonth(day)}`;
  const week = kind === 'monthly-on-weekday' ? weekOfMonth(day) : -1;
  const isThere = week === -1 ? isLastOfMonth(day) : week < 5;
  return isThere ? `BYDAY=${week}${WEEKDAY_CODES[weekdayOf(day)]}` : '';
}

/** Writes the rule of fields without errors; null for an event that does not repeat. */
export function toRule(repeat: Repeat): string | null {
  const { end, lastDay, count, rule } = repeat;
  const kind = kindOf(repeat);
  if (kind === 'none') return null;
  if (kind === 'other') return rule && writeRule(rule);
  const ends = { never: '', day: `;UNTIL=${lastDay.replaceAll('-', '')}`, count: `;COUNT=${Number(count)}` };
  return `${daysRuleOf(kind, repeat)}${ends[end]}`;
}

function daysRuleOf(kind: Exclude<RepeatKind, 'none' | 'other'>, { day, weekdays }: Repeat): string {
  const weekly = (days: readonly number[]) =>
    `FREQ=WEEKLY;BYDAY=${days.map((each) => WEEKDAY_CODES[each]).join()}`;
  if (kind === 'daily') return 'FREQ=DAILY';
  if (kind === 'weekdays') return weekly(WORKDAYS);
  return kind === 'weekly' ? weekly(weekdays) : `FREQ=MONTHLY;${rulePartOf(kind, day)}`;
}

/** Whether two states of the fields say the same. */
export const isSameRepeat = (one: Repeat, other: Repeat): boolean => keyOf(one) === keyOf(other);

function keyOf(repeat: Repeat): string {
  const { end, lastDay, count, rule } = repeat;
  const kind = kindOf(repeat);
  if (kind === 'none' || kind === 'other') return kind + (rule ? writeRule(rule) : '');
  // What is typed counts before it can be written as a rule.
  const ends = { never: '', day: lastDay, count };
  return `${daysRuleOf(kind, repeat)} ${end} ${ends[end]}`;
}

/** The fields of an event whose start moves to a day: a week's only day and a month's days go along. */
export function moveRepeat(repeat: Repeat, day: string): Repeat {
  if (!isDay(day) || day === repeat.day) return repeat;
  const isOnlyDay = repeat.weekdays.join() === String(weekdayOf(repeat.day));
  return { ...repeat, day, weekdays: isOnlyDay ? [weekdayOf(day)] : repeat.weekdays };
}

export const kindOf = ({ kind, day }: Repeat): RepeatKind => kindOn(kind, day);

/** A fifth weekday is the last one; a last one that is not there any more is the n-th. */
function kindOn(kind: RepeatKind, day: string): RepeatKind {
  if (kind === 'monthly-on-weekday' && weekOfMonth(day) === 5) return 'monthly-on-last-weekday';
  if (kind === 'monthly-on-last-weekday' && !isLastOfMonth(day)) return 'monthly-on-weekday';
  return kind;
}

/** Which kinds an event on a day may have; `other` is the rule that is kept. */
export function kindsOn(day: string, other: Repeat | null): RepeatKind[] {
  const monthly = MONTHLY_KINDS.filter((kind) => kindOn(kind, day) === kind);
  const kept: RepeatKind[] = other ? ['other'] : [];
  return ['none', ...kept, 'daily', 'weekdays', 'weekly', ...monthly];
}

/** Chooses where it ends. A last day that is before the start gives way to one after it. */
export function withEnding(repeat: Repeat, end: RepeatEnd): Repeat {
  const isOver = end === 'day' && repeat.lastDay < repeat.day;
  return { ...repeat, end, lastDay: isOver ? addDays(repeat.day, PROPOSED_DAYS) : repeat.lastDay };
}

/** The first day on which it is: that of the start, or the next of the chosen weekdays. */
export function firstDayOf({ kind, day, weekdays }: Repeat): string {
  const chosen = kind === 'weekdays' ? WORKDAYS : kind === 'weekly' ? weekdays : [];
  const next = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(day, days));
  return next.find((each) => chosen.includes(weekdayOf(each))) ?? day;
}

export interface RepeatErrors {
  weekdays?: string;
  lastDay?: string;
  count?: string;
}

/** What is wrong, by field. A last day that cannot be read is said by its field itself. */
export function errorsOf(repeat: Repeat): RepeatErrors {
  const { kind, weekdays, end, lastDay, count } = repeat;
  if (kind === 'none' || kind === 'other') return {};
  const errors: RepeatErrors = {};
  if (kind === 'weekly' && weekdays.length === 0) errors.weekdays = 'Choose at least one day';
  const first = firstDayOf(repeat);
  if (end === 'day' && lastDay !== '') {
    if (lastDay < first) errors.lastDay = `Must be ${formatDay(first)} or later`;
    if (lastDay > LAST_DAY) errors.lastDay = `Must be before the year ${EVENT_YEARS.max + 1}`;
  }
  if (end === 'count' && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= MAX_COUNT)) {
    errors.count = `Write a number from 1 to ${MAX_COUNT.toLocaleString(LOCALE)}`;
  }
  return errors;
}

export const isRepeatValid = (repeat: Repeat): boolean =>
  Object.keys(errorsOf(repeat)).length === 0 &&
  (repeat.kind === 'none' || repeat.kind === 'other' || repeat.end !== 'day' || isDay(repeat.lastDay));

/** The parts of the fields' rule, to be put into words; null where it does not repeat or has no day yet. */
export function partsOf(repeat: Repeat): Rule | null {
  if (repeat.kind === 'other') return repeat.rule;
  const rule = readRule(toRule({ ...repeat, end: 'never' }) ?? '');
  return typeof rule === 'string' ? null : rule;
}
