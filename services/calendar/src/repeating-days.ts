import {
  addDays,
  DAY_MS,
  LAST_DAY,
  readRule,
  type Rule,
  type RulePart,
  WEEKDAY_CODES,
  weekdayOf,
  writeRule,
} from '@inkwell/contracts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RRuleTemporal } from 'rrule-temporal';

/**
 * On which days an event repeats. The library is asked for days in UTC alone: it leaves out times that clocks skip,
 * and an event keeps each of its days.
 */
export interface RepeatingDays {
  recurrence: string;
  firstDay: string;
  /** No instance is later; null for a rule without an end. */
  lastDay: string | null;
}

/** Where a rule ends, it does within 100 years. */
const MAX_RULE_DAYS = 36_525;
/** How many periods are searched for the first day that fits: leap days lie up to 8 years apart. */
const SEARCHED_PERIODS: Record<string, number> = { WEEKLY: 500, MONTHLY: 100, YEARLY: 50 };
/** How many days are gone through at once: some milliseconds. */
const DAYS_PER_TURN = 1_000;

const utcMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
const earlierDay = (a: string, b: string) => (a < b ? a : b);
const laterDay = (a: string, b: string) => (a > b ? a : b);

/** @throws Error for a text that `Recurrence` does not take */
export function parseRule(recurrence: string): Rule {
  const rule = readRule(recurrence);
  if (typeof rule === 'string') throw new Error(`a rule that is none is stored: it ${rule}`);
  return rule;
}

/** The rule with some parts replaced, or taken out by null. */
export function withRuleParts(rule: Rule, parts: Partial<Record<RulePart, string | null>>): string {
  const changed = new Map(rule);
  for (const [name, value] of Object.entries(parts) as Array<[RulePart, string | null]>) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return writeRule(changed);
}

function generatorOf(recurrence: string, firstDay: string, maxIterations?: number): RRuleTemporal {
  const endless = withRuleParts(parseRule(recurrence), { COUNT: null, UNTIL: null });
  const start = firstDay.replaceAll('-', '');
  return new RRuleTemporal({
    rruleString: `DTSTART:${start}T000000Z\nRRULE:${endless}`,
    ...(maxIterations !== undefined && { maxIterations }),
  });
}

const dayOfTime = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
  new Date(epochMilliseconds).toISOString().slice(0, 10);

/** The days of instances from one day to another, both included, some years at a time: whoever asks may stop. */
function* dayPartsBetween(days: RepeatingDays, from: string, to: string): Generator<string[]> {
  const end = earlierDay(to, days.lastDay ?? LAST_DAY);
  const rule = parseRule(days.recurrence);
  const isDaily = rule.get('FREQ') === 'DAILY';
  const generator = isDaily ? null : generatorOf(days.recurrence, days.firstDay);
  let start = laterDay(from, days.firstDay);
  while (start <= end) {
    const part = earlierDay(addDays(start, DAYS_PER_TURN), end);
    yield generator
      ? generator.between(utcMidnight(start), utcMidnight(part), true).map(dayOfTime)
      : dailyDays(rule, days.firstDay, start, part);
    start = addDays(part, 1);
  }
}

/** As `dayPartsBetween`; between the parts the process does other work. */
export async function* dayPartsInTurns(
  days: RepeatingDays,
  from: string,
  to: string,
): AsyncGenerator<string[]> {
  for (const part of dayPartsBetween(days, from, to)) {
    yield part;
    await nextTurn();
  }
}

/**
 * The days of instances from one day to another, both included. For some years: see `dayPartsInTurns`.
 *
 * @param limit where there are more, some more are answered and not all
 */
export function daysBetween(days: RepeatingDays, from: string, to: string, limit = Infinity): string[] {
  const found: string[] = [];
  for (const part of dayPartsBetween(days, from, to)) {
    found.push(...part);
    if (found.length > limit) break;
  }
  return found;
}

// The library looks at each day by itself, which takes a hundred times as long.
function dailyDays(rule: Rule, firstDay: string, from: string, to: string): string[] {
  const step = Number(rule.get('INTERVAL') ?? 1) * DAY_MS;
  const list = (name: RulePart) => rule.get(name)?.split(',');
  const [months, monthDays] = [list('BYMONTH')?.map(Number), list('BYMONTHDAY')?.map(Number)];
  const weekdays = list('BYDAY');
  const [first, begin, end] = [firstDay, from, to].map((day) => utcMidnight(day).getTime()) as [
    number,
    number,
    number,
  ];
  const found: string[] = [];
  for (let at = first + Math.ceil((begin - first) / step) * step; at <= end; at += step) {
    const date = new Date(at);
    if (months && !months.includes(date.getUTCMonth() + 1)) continue;
    if (weekdays && !weekdays.includes(WEEKDAY_CODES[(date.getUTCDay() + 6) % 7] ?? '')) continue;
    if (monthDays) {
      const monthDay = date.getUTCDate();
      const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      if (!monthDays.includes(monthDay) && !monthDays.includes(monthDay - length - 1)) continue;
    }
    found.push(date.toISOString().slice(0, 10));
  }
  return found;
}

/**
 * The days of a rule that is asked for from a day on.
 *
 * @param untilDay what UNTIL means, or null without it
 * @returns null where there is no such day, and 'too_long' where its end is not within 100 years
 */
export function planDays(
  recurrence: string,
  from: string,
  untilDay: string | null,
): RepeatingDays | 'too_long' | null {
  const firstDay = firstDayFrom(recurrence, from);
  if (firstDay === null || firstDay > LAST_DAY) return null;
  if (untilDay !== null && untilDay < firstDay) return null;
  const count = parseRule(recurrence).get('COUNT');
  const lastDay = count === undefined ? untilDay : nthDay(recurrence, firstDay, Number(count));
  const latest = `${Number(firstDay.slice(0, 4)) + 100}${firstDay.slice(4)}`;
  const isTooLong = lastDay === undefined || (lastDay !== null && lastDay > latest);
  return isTooLong ? 'too_long' : { recurrence, firstDay, lastDay };
}

function firstDayFrom(recurrence: string, from: string): string | null {
  const rule = parseRule(recurrence);
  if (rule.get('FREQ') === 'DAILY') {
    const days = { recurrence, firstDay: from, lastDay: null };
    for (const [first] of dayPartsBetween(days, from, addDays(from, MAX_RULE_DAYS))) if (first) return first;
    return null;
  }
  const generator = generatorOf(recurrence, from, SEARCHED_PERIODS[rule.get('FREQ') ?? '']);
  try {
    const first = generator.next(utcMidnight(from), true);
    return first && dayOfTime(first);
  } catch (error) {
    // The library says by its message alone that it has searched long enough.
    if (error instanceof Error && error.message.startsWith('Maximum')) return null;
    throw error;
  }
}

/** @returns undefined where it is not reached within 100 years */
function nthDay(recurrence: string, firstDay: string, count: number): string | undefined {
  let left = count;
  const days = { recurrence, firstDay, lastDay: null };
  for (const part of dayPartsBetween(days, firstDay, addDays(firstDay, MAX_RULE_DAYS))) {
    const last = part[left - 1];
    if (last !== undefined) return last;
    left -= part.length;
  }
  return undefined;
}

/**
 * A rule whose days all move by as many days as one of them does: weekdays and days of the month move along, an n-th
 * weekday becomes the one that the moved instance is on.
 *
 * @param to the day on which the moved instance is now
 * @returns null where no rule says that
 */
export function moveRule(recurrence: string, by: number, to: string): string | null {
  const rule = parseRule(recurrence);
  const narrowing = [...rule.keys()].filter((name) => name.startsWith('BY'));
  if (by === 0 || narrowing.length === 0) return recurrence;
  const frequency = rule.get('FREQ') ?? '';
  const [only] = narrowing.length === 1 ? narrowing : [];
  if (only === 'BYDAY' && (frequency === 'WEEKLY' || frequency === 'DAILY')) return moveWeekdays(rule, by);
  if (only === 'BYDAY' && frequency === 'MONTHLY') return moveOrdinal(rule, to);
  if (only === 'BYMONTHDAY' && frequency === 'MONTHLY') return moveMonthDays(rule, by, to);
  if (frequency === 'YEARLY' && rule.has('BYMONTH') && narrowing.length === 2) return moveInYear(rule, to);
  return null;
}

const weekdayAfter = (weekday: string, by: number) =>
  WEEKDAY_CODES[(((WEEKDAY_CODES.indexOf(weekday) + by) % 7) + 7) % 7] ?? weekday;

function moveWeekdays(rule: Rule, by: number): string {
  const weekdays = (rule.get('BYDAY') ?? '').split(',');
  const moved = WEEKDAY_CODES.filter((each) => weekdays.includes(weekdayAfter(each, -by)));
  // Of every second week the same seven days must stay together.
  const WKST = rule.has('INTERVAL') ? weekdayAfter(rule.get('WKST') ?? 'MO', by) : (rule.get('WKST') ?? null);
  return withRuleParts(rule, { BYDAY: moved.join(','), WKST });
}

function moveOrdinal(rule: Rule, to: string): string | null {
  const [, ordinal = ''] = /^([+-]?\d+)[A-Z]{2}$/.exec(rule.get('BYDAY') ?? '') ?? [];
  if (ordinal === '') return null;
  const number = Math.ceil(Number(to.slice(8)) / 7);
  const isLast = addDays(to, 7).slice(0, 7) !== to.slice(0, 7);
  const moved = isLast && (ordinal.startsWith('-') || number === 5) ? -1 : number;
  return withRuleParts(rule, { BYDAY: `${moved}${WEEKDAY_CODES[weekdayOf(to)]}` });
}

function moveMonthDays(rule: Rule, by: number, to: string): string | null {
  const days = (rule.get('BYMONTHDAY') ?? '').split(',').map(Number);
  if (days.length === 1) return withRuleParts(rule, { BYMONTHDAY: String(Number(to.slice(8))) });
  const moved = days.map((day) => day + by);
  // Months differ in what comes after the 28th.
  const fits = [...days, ...moved].every((day) => day >= 1 && day <= 28);
  return fits ? withRuleParts(rule, { BYMONTHDAY: moved.join(',') }) : null;
}

function moveInYear(rule: Rule, to: string): string | null {
  if ((rule.get('BYMONTH') ?? '').includes(',')) return null;
  const BYMONTH = String(Number(to.slice(5, 7)));
  const hasOneDay = /^-?\d+$/.test(rule.get('BYMONTHDAY') ?? '');
  if (hasOneDay) return withRuleParts(rule, { BYMONTH, BYMONTHDAY: String(Number(to.slice(8))) });
  const moved = moveOrdinal(rule, to);
  return moved && withRuleParts(parseRule(moved), { BYMONTH });
}
