import { describe, expect, it } from 'vitest';
import { Recurrence } from './calendar.ts';
import { readDateTime } from './recurrence.ts';

const wrongOf = (text: string) => Recurrence.safeParse(text).error?.issues[0]?.message ?? null;

describe('the rule of a repeating event', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=5',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;WKST=SU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20400229T120000Z',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
  ])('when it is %s, then it is kept as it is', (text) => {
    expect(Recurrence.parse(text)).toBe(text);
  });

  it('when it is written with its prefix and in lower case, then it is kept in the standard form', () => {
    expect(Recurrence.parse(' rrule:freq=weekly;byday=mo ')).toBe('FREQ=WEEKLY;BYDAY=MO');
  });

  it.each([
    ['', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['every day', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY;', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY;COLOUR=RED', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY\nEXDATE:20260106T093000Z', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['RSCALE=CHINESE;FREQ=YEARLY', 'must be a rule as FREQ=WEEKLY;BYDAY=MO'],
    ['BYDAY=MO', 'must name FREQ'],
    ['FREQ=HOURLY', 'must repeat daily, weekly, monthly or yearly'],
    ['FREQ=DAILY;FREQ=WEEKLY', 'must hold FREQ once'],
    ['FREQ=DAILY;BYHOUR=9,17', 'must not hold times of the day: the event’s start decides'],
    ['DTSTART:20260101T000000Z\nRRULE:FREQ=DAILY', 'must not hold DTSTART: the event’s start is the start'],
    ['FREQ=DAILY;COUNT=5;UNTIL=20270101', 'must not hold both COUNT and UNTIL'],
    ['FREQ=DAILY;COUNT=0', 'must hold COUNT as RFC 5545 has it'],
    ['FREQ=DAILY;COUNT=1e3', 'must hold COUNT as RFC 5545 has it'],
    ['FREQ=DAILY;INTERVAL=0', 'must hold INTERVAL as RFC 5545 has it'],
    ['FREQ=DAILY;UNTIL=20260230', 'must hold UNTIL as RFC 5545 has it'],
    ['FREQ=DAILY;UNTIL=18991231', 'must hold UNTIL as RFC 5545 has it'],
    ['FREQ=DAILY;UNTIL=30000101', 'must hold UNTIL as RFC 5545 has it'],
    ['FREQ=DAILY;UNTIL=20270101T240000', 'must hold UNTIL as RFC 5545 has it'],
    ['FREQ=DAILY;UNTIL=TOMORROW', 'must hold UNTIL as RFC 5545 has it'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'must hold BYMONTHDAY as RFC 5545 has it'],
    ['FREQ=MONTHLY;BYDAY=0MO', 'must hold BYDAY as RFC 5545 has it'],
    ['FREQ=WEEKLY;BYDAY=XX', 'must hold BYDAY as RFC 5545 has it'],
    ['FREQ=WEEKLY;BYDAY=2MO', 'must number the days of BYDAY with FREQ=MONTHLY or FREQ=YEARLY alone'],
    ['FREQ=WEEKLY;BYMONTHDAY=2', 'must not hold BYMONTHDAY with FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYWEEKNO=2', 'must hold BYWEEKNO and BYYEARDAY with FREQ=YEARLY alone'],
    ['FREQ=YEARLY;BYWEEKNO=2;BYYEARDAY=200', 'must not hold both BYWEEKNO and BYYEARDAY'],
    ['FREQ=WEEKLY;BYDAY=MO;BYSETPOS=8', 'must hold BYSETPOS within the days of its FREQ'],
    ['FREQ=DAILY;COUNT=1001', 'must hold COUNT as RFC 5545 has it'],
    ['FREQ=MONTHLY;BYSETPOS=1', 'must hold another BY part beside BYSETPOS'],
    [`FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(250)}1`, 'must be at most 500 characters'],
  ])('when it is %j, then it is refused: %s', (text, message) => {
    expect(wrongOf(text)).toBe(message);
  });
});

describe('a date of a rule', () => {
  it.each([
    ['20301201', { day: '2030-12-01', time: null, isUtc: false }],
    ['20301201T093015', { day: '2030-12-01', time: '09:30:15', isUtc: false }],
    ['20301201T093015Z', { day: '2030-12-01', time: '09:30:15', isUtc: true }],
  ])('when it is %s, then it is taken apart', (text, parts) => {
    expect(readDateTime(text)).toEqual(parts);
  });
});
