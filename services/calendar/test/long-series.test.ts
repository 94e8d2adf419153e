import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayPartsInTurns } from '../src/repeating-days.ts';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { listed, nth, plan } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const LONG_AGO = { startTime: '1900-01-01 12:00:00', endTime: '1900-01-01 13:00:00' };
const LATE = '?from=2990-01-01T00:00:00Z&to=2990-01-03T00:00:00Z';

describe('a rule with an end', () => {
  it.each([
    ['FREQ=DAILY;UNTIL=29900101', 400],
    ['FREQ=DAILY;UNTIL=20000102', 400],
    ['FREQ=DAILY;UNTIL=20000101', 201],
    ['FREQ=YEARLY;COUNT=101', 201],
    ['FREQ=YEARLY;COUNT=102', 400],
    ['FREQ=MONTHLY;INTERVAL=999;COUNT=3', 400],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=1000', 400],
  ])('when it is %s from 1900 on, then the answer is %i', async (recurrence, status) => {
    const answer = await newPerson(calendar).create({ ...lunch, ...LONG_AGO, recurrence });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(Object.keys(answer.json().context.fields)).toEqual(['recurrence']);
  });

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=-30',
    'FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31',
    'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYMONTH=6',
    'FREQ=SECONDLY;COUNT=1000',
    'FREQ=MINUTELY',
    'FREQ=DAILY;COUNT=1000000000',
    'FREQ=DAILY;INTERVAL=1000000',
  ])('when it is %s, which has no day here, then it is 400', async (recurrence) => {
    const answer = await newPerson(calendar).create({ ...lunch, recurrence });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().context.fields)).toEqual(['recurrence']);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=7', 4],
    ['FREQ=DAILY;BYDAY=SA,SU', 8],
    ['FREQ=DAILY;BYMONTH=12', 13],
    ['FREQ=DAILY;BYMONTHDAY=-1,1', 2],
    ['FREQ=DAILY;INTERVAL=2;BYDAY=FR', 2],
    ['FREQ=DAILY;BYDAY=MO;BYSETPOS=-1', 3],
  ])('when it is %s, then it has %i days in four weeks', async (recurrence, count) => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, recurrence });
    expect(await listed(ada)).toHaveLength(count);
  });
});

describe('a daily series of many hundred years', () => {
  const days = { recurrence: 'FREQ=DAILY', firstDay: '1900-01-01', lastDay: null };

  it('when it is gone through, then other work has its turn after some years each', async () => {
    const lengths: number[] = [];
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; turns += 1) await nextTurn();
    })();
    for await (const part of dayPartsInTurns(days, '1900-01-01', '2899-12-31')) lengths.push(part.length);
    isOver = true;
    await others;
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_001);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(365_243);
    expect(turns).toBeGreaterThanOrEqual(lengths.length);
  });

  it('when a late instance is changed or removed, then the others stay', async () => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, ...LONG_AGO, recurrence: 'FREQ=DAILY' });
    const { id } = (await listed(ada, LATE))[1] ?? { id: '' };
    expect((await ada.remove(id)).statusCode).toBe(204);
    expect(await listed(ada, LATE)).toHaveLength(1);
    expect((await ada.remove((await listed(ada, LATE))[0]?.id ?? '', '?scope=following')).statusCode).toBe(
      204,
    );
    expect(await listed(ada, LATE)).toEqual([]);
    expect(await nth(ada, 0)).toMatchObject({ startTime: '2026-11-16T17:00:00.000Z' });
  });
});

describe('a range', () => {
  it.each([
    ['from=2026-01-01T00:00:00Z&to=2028-01-01T00:00:00Z', 200],
    ['from=2026-01-01T00:00:00Z&to=2028-01-02T00:00:00Z', 400],
    ['from=1900-01-01T00:00:00Z&to=2999-01-01T00:00:00Z', 400],
  ])('when it is %s, then the answer is %i', async (query, status) => {
    const answer = await newPerson(calendar).list(`?${query}`);
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(Object.keys(answer.json().context.fields)).toEqual(['from', 'to']);
  });

  it('when none is asked for, then the year before and after today is listed, a series by itself', async () => {
    const ada = newPerson(calendar);
    const on = (day: string) => ({ ...lunch, startTime: `${day} 12:00:00`, endTime: `${day} 13:00:00` });
    for (const day of ['2025-11-01', '2025-12-01', '2027-11-01', '2027-12-01', '2099-01-01']) {
      await ada.create({ ...on(day), title: day });
    }
    await ada.create({ ...on('2001-01-01'), title: 'over', recurrence: 'FREQ=DAILY;COUNT=3' });
    await ada.create({ ...on('2001-01-01'), title: 'going on', recurrence: 'FREQ=DAILY' });
    const titlesOf = async (query: string) =>
      (await ada.list(query)).json<Array<{ title: string }>>().map(({ title }) => title);
    expect(await titlesOf('')).toEqual(['going on', '2025-12-01', '2027-11-01']);
    expect(await titlesOf('?from=2027-10-01T00:00:00Z')).toEqual(['going on', '2027-11-01', '2027-12-01']);
    expect(await titlesOf('?to=2026-01-01T00:00:00Z')).toEqual(['going on', '2025-11-01', '2025-12-01']);
  });
});

describe('a list of nearly as many instances as one may have', () => {
  const TWO_YEARS = '?from=2026-01-01T00:00:00Z&to=2027-12-31T00:00:00Z';

  it('when it is read, then other requests have their turn in between, and it is as it is in parts', async () => {
    const ada = newPerson(calendar);
    for (let at = 0; at < 13; at += 1)
      await plan(ada, {
        ...lunch,
        startTime: '2025-12-01 12:00:00',
        endTime: '2025-12-01 13:00:00',
        recurrence: 'FREQ=DAILY',
      });
    // In time of the processor: what else runs on the machine counts for nothing.
    let longest = 0;
    let all = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        const before = process.cpuUsage();
        await nextTurn();
        const { user, system } = process.cpuUsage(before);
        longest = Math.max(longest, user + system);
        all += user + system;
      }
    })();
    const answer = await ada.list(TWO_YEARS);
    isOver = true;
    await others;
    const day = await ada.list('?from=2026-11-16T00:00:00Z&to=2026-11-17T00:00:00Z');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toHaveLength(13 * 729);
    expect(day.json()).toHaveLength(13);
    expect(answer.json()).toEqual(expect.arrayContaining(day.json()));
    expect(longest).toBeLessThan(all / 3);
  });
});
