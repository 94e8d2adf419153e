import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { daily, inAnyRevision, listed, nth, plan, starts, titles, weekly } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

describe('a change of one instance', () => {
  it('when it is moved and renamed, then the others stay, and it keeps its id', async () => {
    const ada = newPerson(calendar);
    await plan(ada, weekly);
    const second = await nth(ada, 1);
    const times = { startTime: '2026-11-28 15:00:00', endTime: '2026-11-28 16:00:00' };
    const saved = await ada.update(second.id, { ...weekly, ...times, title: 'Later' });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      id: second.id,
      title: 'Later',
      startTime: '2026-11-28T20:00:00.000Z',
    });
    expect(await listed(ada)).toContainEqual(saved.json());
    expect(await titles(ada)).toEqual([lunch.title, 'Later', lunch.title, lunch.title]);
    expect(await starts(ada, '?from=2026-11-27T00:00:00Z&to=2026-11-28T00:00:00Z')).toEqual([]);
    const back = { startTime: '2026-11-27 12:00:00', endTime: '2026-11-27 13:00:00' };
    expect((await ada.update(second.id, { ...weekly, ...back })).json()).toEqual(inAnyRevision(second));
  });

  it('when it is moved far away, then it is found there alone', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const first = await nth(ada, 0);
    for (const day of ['2025-02-03', '2027-06-07']) {
      await ada.update(first.id, { ...daily, startTime: `${day} 12:00:00`, endTime: `${day} 13:00:00` });
      expect(await starts(ada)).toHaveLength(4);
      expect(await starts(ada, `?from=${day}T00:00:00Z&to=${day}T23:00:00Z`)).toHaveLength(1);
    }
  });

  it('when it brings a rule of its own, then it is 400', async () => {
    const ada = newPerson(calendar);
    await plan(ada, weekly);
    const second = await nth(ada, 1);
    const refused = await ada.update(second.id, { ...weekly, recurrence: 'FREQ=DAILY' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().context.fields)).toEqual(['recurrence']);
  });

  it('when its clock comes twice and it is renamed, then it stays where it is', async () => {
    const ada = newPerson(calendar);
    const times = { startTime: '2026-10-31 00:30:00', endTime: '2026-10-31 01:30:00' };
    await plan(ada, { ...lunch, ...times, recurrence: 'FREQ=DAILY;COUNT=3' });
    const range = '?from=2026-10-25T00:00:00Z&to=2026-11-10T00:00:00Z';
    const before = await listed(ada, range);
    const night = { startTime: '2026-11-01 00:30:00', endTime: '2026-11-01 01:30:00' };
    await ada.update(before[1]?.id ?? '', { ...lunch, ...night, title: 'Dream' });
    expect(await listed(ada, range)).toEqual(
      before.map((event, at) => inAnyRevision(at === 1 ? { ...event, title: 'Dream' } : event)),
    );
  });
});

describe('a change of all', () => {
  it('when one is moved by an hour, then all are, also those that were moved before', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, daily);
    const [second, third] = [await nth(ada, 1), await nth(ada, 2)];
    const at = (day: string, from: string, to: string) => ({
      startTime: `${day} ${from}`,
      endTime: `${day} ${to}`,
    });
    await ada.update(second.id, { ...daily, ...at('2026-11-21', '15:00:00', '16:00:00'), title: 'Own' });
    const saved = await ada.update(third.id, {
      ...daily,
      ...at('2026-11-22', '13:00:00', '14:30:00'),
      color: '#E63946',
      scope: 'all',
    });
    expect(saved.json()).toMatchObject({ seriesId: id, id: `${id}_20261122T180000Z`, color: '#E63946' });
    expect(await starts(ada)).toEqual([
      '2026-11-20T18:00',
      '2026-11-21T21:00',
      '2026-11-22T18:00',
      '2026-11-23T18:00',
      '2026-11-24T18:00',
    ]);
    expect(await titles(ada)).toEqual([lunch.title, 'Own', lunch.title, lunch.title, lunch.title]);
    expect(
      (await listed(ada)).every(
        ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === 5_400_000,
      ),
    ).toBe(true);
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=WEEKLY;BYDAY=TU,SA', ['21', '24', '28', '01', '05', '08', '12']],
    ['FREQ=WEEKLY', 'FREQ=WEEKLY', ['21', '28', '05', '12']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;WKST=TU',
      ['21', '23', '05', '07'],
    ],
    ['FREQ=MONTHLY;BYDAY=3FR', 'FREQ=MONTHLY;BYDAY=3SA', ['21']],
    ['FREQ=MONTHLY;BYMONTHDAY=20,25', 'FREQ=MONTHLY;BYMONTHDAY=21,26', ['21', '26']],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=21', ['21']],
    ['FREQ=DAILY;UNTIL=20261122', 'FREQ=DAILY;UNTIL=20261123', ['21', '22', '23']],
    ['FREQ=DAILY;UNTIL=20261122T170000Z', 'FREQ=DAILY;UNTIL=20261123T170000Z', ['21', '22', '23']],
  ])('when %s moves by a day, then it is %s', async (recurrence, moved, days) => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, recurrence });
    const first = await nth(ada, 0);
    const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
    const saved = await ada.update(first.id, { ...lunch, ...times, recurrence, scope: 'all' });
    expect(saved.json()).toMatchObject({ recurrence: moved, startTime: '2026-11-21T17:00:00.000Z' });
    expect((await starts(ada)).map((start) => start.slice(8, 10))).toEqual(days);
  });

  it('when no rule says where the days go, then it is 400 until one is sent', async () => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, recurrence: 'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-2' });
    const first = await nth(ada, 0);
    const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
    const refused = await ada.update(first.id, { ...lunch, ...times, scope: 'all' });
    expect(Object.keys(refused.json().context.fields)).toEqual(['recurrence']);
    const taken = await ada.update(first.id, { ...lunch, ...times, scope: 'all', recurrence: 'FREQ=WEEKLY' });
    expect(taken.statusCode).toBe(200);
    expect(await starts(ada)).toHaveLength(4);
  });

  it('when it becomes all-day, then every instance is, and back', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const whole = { startTime: '2026-11-21 00:00:00', endTime: '2026-11-21 23:59:59' };
    await ada.update((await nth(ada, 1)).id, { ...daily, ...whole, scope: 'all' });
    expect((await listed(ada)).map(({ startDate }) => startDate?.slice(8))).toEqual([
      '20',
      '21',
      '22',
      '23',
      '24',
    ]);
    const noon = { startTime: '2026-11-22 12:00:00', endTime: '2026-11-22 12:30:00' };
    await ada.update((await nth(ada, 2)).id, { ...daily, ...noon, scope: 'all' });
    expect((await starts(ada)).map((start) => start.slice(8))).toEqual([
      '20T17:00',
      '21T17:00',
      '22T17:00',
      '23T17:00',
      '24T17:00',
    ]);
  });

  it('when the series itself is sent, then it is meant as a whole', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, daily);
    const saved = await ada.update(id, { ...daily, title: 'Every day', recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(saved.json()).toMatchObject({ id, title: 'Every day', recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(await titles(ada)).toEqual(['Every day', 'Every day']);
  });
});

describe('a change of this and the following', () => {
  it('when one is moved, then the old series ends before it and a new one begins', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, daily);
    const last = await nth(ada, 4);
    const lastTimes = { startTime: '2026-11-24 12:00:00', endTime: '2026-11-24 13:00:00' };
    await ada.update(last.id, { ...daily, ...lastTimes, title: 'Last' });
    const third = await nth(ada, 2);
    const times = { startTime: '2026-11-22 13:00:00', endTime: '2026-11-22 14:00:00' };
    const saved = (await ada.update(third.id, { ...daily, ...times, scope: 'following' })).json();
    expect(saved).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=3', startTime: '2026-11-22T18:00:00.000Z' });
    expect(saved.seriesId).not.toBe(id);
    expect((await starts(ada)).map((start) => start.slice(8))).toEqual([
      '20T17:00',
      '21T17:00',
      '22T18:00',
      '23T18:00',
      '24T18:00',
    ]);
    expect((await titles(ada)).at(-1)).toBe('Last');
    expect((await ada.list()).json()).toMatchObject([
      { id, recurrence: 'FREQ=DAILY;COUNT=2' },
      { id: saved.seriesId },
    ]);
    expect((await ada.update(third.id, daily)).statusCode).toBe(404);
  });

  it('when the first is changed, then the series stays one', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, weekly);
    await ada.update((await nth(ada, 0)).id, { ...weekly, title: 'All', scope: 'following' });
    expect((await ada.list()).json()).toMatchObject([{ id, title: 'All' }]);
  });

  it('when they repeat no longer, then this one is left as a single event', async () => {
    const ada = newPerson(calendar);
    await plan(ada, weekly);
    const second = await nth(ada, 1);
    const times = { startTime: '2026-11-27 12:00:00', endTime: '2026-11-27 13:00:00' };
    const saved = await ada.update(second.id, { ...weekly, ...times, recurrence: null, scope: 'following' });
    expect(saved.json()).toMatchObject({ recurrence: null, seriesId: null });
    expect((await starts(ada)).map((start) => start.slice(8, 10))).toEqual(['20', '27']);
  });
});

describe('a rule for this and the following', () => {
  it('when it keeps the count of the series, then as many are left as there were', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const third = await nth(ada, 2);
    const rarer = {
      ...daily,
      startTime: '2026-11-22 12:00:00',
      endTime: '2026-11-22 13:00:00',
      recurrence: 'FREQ=WEEKLY;COUNT=5',
      scope: 'following',
    };
    expect((await ada.update(third.id, rarer)).json()).toMatchObject({ recurrence: 'FREQ=WEEKLY;COUNT=3' });
    expect((await starts(ada)).map((start) => start.slice(5, 10))).toEqual([
      '11-20',
      '11-21',
      '11-22',
      '11-29',
      '12-06',
    ]);
  });

  it('when it has a count of its own, then that holds', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const third = await nth(ada, 2);
    const own = {
      ...daily,
      startTime: '2026-11-22 12:00:00',
      endTime: '2026-11-22 13:00:00',
      recurrence: 'FREQ=DAILY;COUNT=7',
      scope: 'following',
    };
    expect((await ada.update(third.id, own)).json()).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=7' });
    expect(await starts(ada)).toHaveLength(9);
  });
});
