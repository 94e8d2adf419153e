import { addDays, isDay, weekdayOf } from '@inkwell/contracts/days';
import { readRule, WEEKDAY_CODES } from '@inkwell/contracts/recurrence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  firstDayOf,
  isRepeatValid,
  isSameRepeat,
  kindOf,
  kindsOn,
  moveRepeat,
  readRepeat,
  toRule,
  withEnding,
  type Repeat,
} from './repeat-rule.ts';
import { describeRepeat } from './repeat-words.ts';

/** A Tuesday, the third of its month. */
const TUESDAY = '2026-11-17';
const AT_NOON = `${TUESDAY}T12:00`;
const none = readRepeat(null, AT_NOON);

const days = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('2000-01-01', after));
const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });

/** Fields of an event that repeats, without errors. */
const repeats: fc.Arbitrary<Repeat> = fc
  .record({
    day: days,
    weekdays,
    after: fc.integer({ min: 7, max: 4_000 }),
    count: fc.integer({ min: 1, max: 1_000 }),
  })
  .chain(({ day, weekdays: chosen, after, count }) =>
    fc.record({
      kind: fc.constantFrom(...kindsOn(day, null).filter((kind) => kind !== 'none')),
      day: fc.constant(day),
      weekdays: fc.constant(chosen),
      end: fc.constantFrom('never', 'day', 'count'),
      lastDay: fc.constant(addDays(day, after)),
      count: fc.constant(String(count)),
      rule: fc.constant(null),
    }),
  );

const byDay = fc.subarray([...WEEKDAY_CODES], { minLength: 1 }).map((codes) => `;BYDAY=${codes.join()}`);
const numberedDay = fc
  .tuple(fc.constantFrom(-2, -1, 1, 2, 3, 4, 5), fc.constantFrom(...WEEKDAY_CODES))
  .map(([week, code]) => `;BYDAY=${week}${code}`);
const monthDay = fc.integer({ min: 1, max: 31 }).map((day) => `;BYMONTHDAY=${day}`);
const month = fc.integer({ min: 1, max: 12 }).map((each) => `;BYMONTH=${each}`);
const nothing = fc.constant('');

/** Rules of all kinds that the server takes, also those that the dialog does not ask for. */
const rules = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constant('FREQ=DAILY'), fc.oneof(nothing, byDay, month)),
      fc.tuple(fc.constant('FREQ=WEEKLY'), fc.oneof(nothing, byDay, month)),
      fc.tuple(fc.constant('FREQ=MONTHLY'), fc.oneof(nothing, byDay, numberedDay, monthDay)),
      fc.tuple(fc.constant('FREQ=YEARLY'), nothing),
      fc.tuple(fc.constant('FREQ=YEARLY'), month, fc.oneof(monthDay, numberedDay)),
    ),
    fc.oneof(
      nothing,
      fc.integer({ min: 1, max: 9 }).map((interval) => `;INTERVAL=${interval}`),
    ),
    fc.oneof(
      nothing,
      fc.integer({ min: 1, max: 1_000 }).map((count) => `;COUNT=${count}`),
      days.map((day) => `;UNTIL=${day.replaceAll('-', '')}`),
      days.map((day) => `;UNTIL=${day.replaceAll('-', '')}T235959`),
    ),
  )
  .map(([parts, interval, end]) => [...parts, interval, end].join(''));

/** A rule's parts without those that say nothing. */
function meaningOf(text: string, day: string) {
  const rule = readRule(text);
  if (typeof rule === 'string') throw new Error(`${text} ${rule}`);
  const parts = new Map<string, string>(rule);
  if (parts.get('INTERVAL') === '1') parts.delete('INTERVAL');
  const [until] = (parts.get('UNTIL') ?? '').split('T');
  if (until) parts.set('UNTIL', until);
  const code = WEEKDAY_CODES[weekdayOf(day)] ?? '';
  const isPlain = ![...parts.keys()].some((name) => name.startsWith('BY'));
  if (isPlain && parts.get('FREQ') === 'WEEKLY') parts.set('BYDAY', code);
  if (isPlain && parts.get('FREQ') === 'MONTHLY') parts.set('BYMONTHDAY', String(Number(day.slice(8))));
  return Object.fromEntries(parts);
}

describe('rules and fields', () => {
  it.each([
    ['FREQ=DAILY', { kind: 'daily', end: 'never' }, 'Every day'],
    ['FREQ=DAILY;COUNT=1', { kind: 'daily', end: 'count', count: '1' }, 'Every day, once'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', { kind: 'weekdays' }, 'Every weekday (Monday to Friday)'],
    ['FREQ=WEEKLY', { kind: 'weekly', weekdays: [1] }, 'Every week on Tuesday'],
    [
      'FREQ=WEEKLY;WKST=SU;UNTIL=20261224;BYDAY=FR,TU',
      { kind: 'weekly', weekdays: [1, 4], end: 'day', lastDay: '2026-12-24' },
      'Every week on Tuesday and Friday, until Thu, Dec 24, 2026',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=17;COUNT=6',
      { kind: 'monthly-on-day', count: '6' },
      'Every month on day 17, 6 times',
    ],
    ['FREQ=MONTHLY;BYDAY=3TU', { kind: 'monthly-on-weekday' }, 'Every month on the third Tuesday'],
    // What the dialog does not ask for.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', { kind: 'other' }, 'Every 2 weeks on Tuesday'],
    ['FREQ=MONTHLY;BYMONTHDAY=20', { kind: 'other' }, 'Every month on day 20'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', { kind: 'other' }, 'Every month on days 1 and 15'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { kind: 'other' }, 'Every month on the last day'],
    ['FREQ=MONTHLY;BYDAY=-1TU', { kind: 'other' }, 'Every month on the last Tuesday'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=17', { kind: 'other' }, 'Every year on November 17'],
    [
      'FREQ=YEARLY;BYDAY=4TH;BYMONTH=11;COUNT=3',
      { kind: 'other' },
      'Every year on the fourth Thursday of November, 3 times',
    ],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', { kind: 'other' }, 'Every month, on days of its own'],
    ['FREQ=WEEKLY;BYMONTH=5', { kind: 'other' }, 'Every week, on days of its own'],
  ])('when the rule is %s, then the fields are %o and it reads %j', (rule, fields, words) => {
    const repeat = readRepeat(rule, AT_NOON);
    expect(repeat).toMatchObject(fields);
    expect(describeRepeat(repeat)).toBe(words);
  });

  it.each([
    ['20261224T120000', '2026-12-24'],
    ['20261224T115900', '2026-12-23'],
    ['20261224', '2026-12-24'],
  ])('when UNTIL is %s and the event starts at noon, then its last day is %s', (until, day) => {
    expect(readRepeat(`FREQ=DAILY;UNTIL=${until}`, AT_NOON).lastDay).toBe(day);
  });

  it('when UNTIL is the instant of the last start, then its last day is that in the browser’s zone', () => {
    const until = new Date('2026-12-24T12:00').toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(readRepeat(`FREQ=DAILY;UNTIL=${until}`, AT_NOON).lastDay).toBe('2026-12-24');
  });

  it('when fields are written and read, then they are the same, and the server takes the rule', () => {
    fc.assert(
      fc.property(repeats, (repeat) => {
        expect(isRepeatValid(repeat)).toBe(true);
        const rule = toRule(repeat) ?? '';
        expect(readRule(rule)).toBeInstanceOf(Map);
        const read = readRepeat(rule, `${repeat.day}T09:30`);
        expect(isSameRepeat(read, repeat)).toBe(true);
        expect(toRule(read)).toBe(rule);
        expect(describeRepeat(read)).toBe(describeRepeat({ ...repeat, kind: read.kind }));
      }),
    );
  });

  it('when a rule is read and written, then it means the same', () => {
    fc.assert(
      fc.property(rules, days, (rule, day) => {
        const repeat = readRepeat(rule, `${day}T09:30`);
        const written = toRule(repeat) ?? '';
        if (repeat.kind === 'other') expect(written).toBe(rule);
        else expect(meaningOf(written, day)).toEqual(meaningOf(rule, day));
        expect(describeRepeat(repeat)).toMatch(/^Every (\d+ )?(day|week|month|year)/);
        expect(describeRepeat(repeat)).not.toMatch(/undefined|NaN| {2}|on $/);
      }),
    );
  });

  it('when the start moves to and fro, then the fields are as before, and the first day fits on the way', () => {
    fc.assert(
      fc.property(repeats, days, (repeat, day) => {
        const moved = moveRepeat(repeat, day);
        expect(kindsOn(day, null)).toContain(kindOf(moved));
        expect(firstDayOf(moved) >= day && firstDayOf(moved) < addDays(day, 7)).toBe(true);
        expect(isDay(firstDayOf(moved))).toBe(true);
        // Several days of a week stay; the only one goes along.
        if (repeat.weekdays.length > 1) expect(moveRepeat(moved, repeat.day)).toEqual(repeat);
      }),
    );
  });
});

describe('fields', () => {
  it('when an event does not repeat, then it has no rule', () => {
    expect(toRule(none)).toBeNull();
    expect(describeRepeat(none)).toBe('Does not repeat');
  });

  it('when the start is the fifth Tuesday, then it is offered as the last one alone', () => {
    expect(kindsOn('2026-12-29', null)).toEqual([
      'none',
      'daily',
      'weekdays',
      'weekly',
      'monthly-on-day',
      'monthly-on-last-weekday',
    ]);
    expect(kindsOn('2026-11-24', null)).toContain('monthly-on-weekday');
    expect(kindsOn('2026-11-24', null)).toContain('monthly-on-last-weekday');
    const third: Repeat = { ...none, kind: 'monthly-on-weekday' };
    expect(toRule(moveRepeat(third, '2026-12-29'))).toBe('FREQ=MONTHLY;BYDAY=-1TU');
    expect(toRule(moveRepeat(moveRepeat(third, '2026-12-29'), TUESDAY))).toBe('FREQ=MONTHLY;BYDAY=3TU');
  });

  it('when a date is half typed, then the days stay', () => {
    expect(moveRepeat({ ...none, kind: 'weekly' }, '')).toEqual({ ...none, kind: 'weekly' });
  });

  it.each<[string, Partial<Repeat>, object]>([
    ['no weekday is chosen', { kind: 'weekly', weekdays: [] }, { weekdays: 'Choose at least one day' }],
    [
      'it ends before it starts',
      { kind: 'daily', end: 'day', lastDay: '2026-11-16' },
      { lastDay: 'Must be Tue, Nov 17, 2026 or later' },
    ],
    [
      'it ends before its first weekday',
      { kind: 'weekly', weekdays: [0], end: 'day', lastDay: '2026-11-22' },
      { lastDay: 'Must be Mon, Nov 23, 2026 or later' },
    ],
    [
      'it ends too late',
      { kind: 'daily', end: 'day', lastDay: '3000-01-01' },
      { lastDay: 'Must be before the year 3000' },
    ],
    ...['', '0', '1001', '-1', '2.5', 'ten'].map((count): [string, Partial<Repeat>, object] => [
      `the number of times is '${count}'`,
      { kind: 'daily', end: 'count', count },
      { count: 'Write a number from 1 to 1,000' },
    ]),
  ])('when %s, then that is said and cannot be saved', (_what, fields, errors) => {
    const repeat = { ...none, ...fields };
    expect(errorsOf(repeat)).toEqual(errors);
    expect(isRepeatValid(repeat)).toBe(false);
  });

  it('when the last day cannot be read, then it cannot be saved', () => {
    expect(isRepeatValid({ ...none, kind: 'daily', end: 'day', lastDay: '' })).toBe(false);
    expect(isRepeatValid({ ...none, end: 'day', lastDay: '' })).toBe(true);
  });

  it('when an end on a day is chosen after the start has moved past it, then another day is proposed', () => {
    const moved = moveRepeat({ ...none, kind: 'daily' }, '2028-01-01');
    expect(withEnding(moved, 'day').lastDay).toBe('2028-03-31');
    expect(withEnding({ ...none, lastDay: '2026-12-01' }, 'day').lastDay).toBe('2026-12-01');
  });
});
