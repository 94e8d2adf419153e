import { EVENT_YEARS } from './constants.ts';
import { isDay } from './days.ts';

/** Rules of repeating events, https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10, as far as an event may have them. */

export const MAX_RECURRENCE_CHARS = 500;
const MAX_INTERVAL = 999;
export const MAX_COUNT = 1_000;

/** No instance is later. */
export const LAST_DAY = `${EVENT_YEARS.max}-12-31`;
/** As BYDAY and WKST name the weekdays, Monday first. */
export const WEEKDAY_CODES: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const RULE_PARTS = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYMONTH',
  'BYWEEKNO',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYSETPOS',
  'WKST',
] as const;
export type RulePart = (typeof RULE_PARTS)[number];

/** The parts of a rule in the order in which they stand. */
export type Rule = ReadonlyMap<RulePart, string>;

const TIME_OF_DAY_PARTS = new Set(['BYHOUR', 'BYMINUTE', 'BYSECOND']);
const isPart = (name: string): name is RulePart => (RULE_PARTS as readonly string[]).includes(name);

/**
 * Reads a rule. The prefix `RRULE:` and lower case are taken.
 *
 * @returns its parts, or what is wrong with it as the end of a sentence
 */
export function readRule(text: string): Rule | string {
  if (text.length > MAX_RECURRENCE_CHARS) return `must be at most ${MAX_RECURRENCE_CHARS} characters`;
  const upper = text.trim().toUpperCase();
  if (upper.includes('DTSTART')) return 'must not hold DTSTART: the event’s start is the start';
  const rule = new Map<RulePart, string>();
  for (const part of upper.replace(/^RRULE:/, '').split(';')) {
    const [, name = '', value = ''] = /^([A-Z-]+)=([0-9A-Z,+-]+)$/.exec(part) ?? [];
    if (TIME_OF_DAY_PARTS.has(name)) return 'must not hold times of the day: the event’s start decides';
    if (!isPart(name)) return 'must be a rule as FREQ=WEEKLY;BYDAY=MO';
    if (rule.has(name)) return `must hold ${name} once`;
    rule.set(name, value);
  }
  return wrongPart(rule) ?? wrongCombination(rule) ?? rule;
}

export const writeRule = (rule: Rule): string =>
  [...rule].map(([name, value]) => `${name}=${value}`).join(';');

/**
 * Takes a date or a date with a time apart: `20301201`, `20301201T090000`, or with `Z` in UTC.
 *
 * @returns `2030-12-01`, and `09:00:00` or null
 */
export function readDateTime(text: string): { day: string; time: string | null; isUtc: boolean } {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const time = `${text.slice(9, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}`;
  return { day, time: text.length === 8 ? null : time, isUtc: text.endsWith('Z') };
}

/** The days of a period, which BYSETPOS counts. */
const DAYS_OF_PERIOD: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

const isNumber = (text: string, min: number, max: number) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
const isSigned = (text: string, max: number) =>
  /^[+-]?\d{1,3}$/.test(text) && isNumber(text.replace(/^[+-]/, ''), 1, max);
const allItems = (test: (text: string) => boolean) => (list: string) => list.split(',').every(test);
const isWeekday = (code: string) => WEEKDAY_CODES.includes(code);

const PART_CHECKS: Record<RulePart, (value: string) => boolean> = {
  FREQ: (value) => /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: (value) => isNumber(value, 1, MAX_INTERVAL),
  COUNT: (value) => isNumber(value, 1, MAX_COUNT),
  UNTIL: isUntil,
  BYMONTH: allItems((value) => isNumber(value, 1, 12)),
  BYWEEKNO: allItems((value) => isSigned(value, 53)),
  BYYEARDAY: allItems((value) => isSigned(value, 366)),
  BYMONTHDAY: allItems((value) => isSigned(value, 31)),
  BYDAY: allItems((value) => {
    const [, ordinal = '', day = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(value) ?? [];
    return isWeekday(day) && (ordinal === '' || isSigned(ordinal, 53));
  }),
  BYSETPOS: allItems((value) => isSigned(value, 366)),
  WKST: isWeekday,
};

function isUntil(value: string): boolean {
  if (!/^\d{8}(?:T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/.test(value)) return false;
  const { day } = readDateTime(value);
  return isDay(day) && isNumber(day.slice(0, 4), EVENT_YEARS.min, EVENT_YEARS.max);
}

function wrongPart(rule: Rule): string | undefined {
  const frequency = rule.get('FREQ');
  if (frequency === undefined) return 'must name FREQ';
  if (!PART_CHECKS.FREQ(frequency)) return 'must repeat daily, weekly, monthly or yearly';
  const wrong = [...rule].find(([name, value]) => !PART_CHECKS[name](value));
  return wrong && `must hold ${wrong[0]} as RFC 5545 has it`;
}

// What the RFC forbids, and the one pair that no person means and that costs a search of 400 years.
function wrongCombination(rule: Rule): string | undefined {
  if (rule.has('COUNT') && rule.has('UNTIL')) return 'must not hold both COUNT and UNTIL';
  const frequency = rule.get('FREQ');
  const isYearly = frequency === 'YEARLY';
  if (!isYearly && (rule.has('BYWEEKNO') || rule.has('BYYEARDAY'))) {
    return 'must hold BYWEEKNO and BYYEARDAY with FREQ=YEARLY alone';
  }
  if (rule.has('BYWEEKNO') && rule.has('BYYEARDAY')) return 'must not hold both BYWEEKNO and BYYEARDAY';
  if (frequency === 'WEEKLY' && rule.has('BYMONTHDAY')) return 'must not hold BYMONTHDAY with FREQ=WEEKLY';
  const hasOrdinal = /\d/.test(rule.get('BYDAY') ?? '');
  if (hasOrdinal && ((!isYearly && frequency !== 'MONTHLY') || rule.has('BYWEEKNO'))) {
    return 'must number the days of BYDAY with FREQ=MONTHLY or FREQ=YEARLY alone';
  }
  const position = Math.max(
    ...(rule.get('BYSETPOS') ?? '0').split(',').map((each) => Math.abs(Number(each))),
  );
  if (position > (DAYS_OF_PERIOD[frequency ?? ''] ?? 0))
    return 'must hold BYSETPOS within the days of its FREQ';
  const narrows = [...rule.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS');
  return rule.has('BYSETPOS') && !narrows ? 'must hold another BY part beside BYSETPOS' : undefined;
}
