import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { daily, listed, nth, type Person, plan, RANGE, starts, titles, weekly } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

describe('a repeating event', () => {
  it('when it is listed without a range, then the series stands there alone', async () => {
    const ada = newPerson(calendar);
    const created = await ada.create(weekly);
    expect(created.statusCode).toBe(201);
    const series = created.json();
    expect(series).toMatchObject({ recurrence: weekly.recurrence, startTime: '2026-11-20T17:00:00.000Z' });
    expect(series.seriesId).toBe(series.id);
    expect((await ada.list()).json()).toEqual([series]);
    expect((await ada.list('?from=2027-11-16T05:00:00Z')).json()).toEqual([series]);
  });

  it('when a range is listed, then the instances come, each with its own id', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, weekly);
    const events = await listed(ada);
    expect(events.map((event) => event.id)).toEqual([
      `${id}_20261120T170000Z`,
      `${id}_20261127T170000Z`,
      `${id}_20261204T170000Z`,
      `${id}_20261211T170000Z`,
    ]);
    for (const event of events) {
      expect(event).toMatchObject({ seriesId: id, recurrence: weekly.recurrence, title: lunch.title });
    }
    expect(await starts(ada, '?from=2056-11-20T00:00:00Z&to=2056-11-26T00:00:00Z')).toEqual([
      '2056-11-24T17:00',
    ]);
    expect(await starts(ada, '?from=2024-11-21T00:00:00Z&to=2026-11-20T17:00:00Z')).toEqual([]);
  });

  it.each([
    ['FREQ=DAILY;COUNT=3', ['20', '21', '22']],
    ['FREQ=DAILY;INTERVAL=10', ['20', '30', '10']],
    ['FREQ=DAILY;UNTIL=20261122', ['20', '21', '22']],
    ['FREQ=DAILY;UNTIL=20261122T170000Z', ['20', '21', '22']],
    ['FREQ=DAILY;UNTIL=20261122T165959Z', ['20', '21']],
    ['FREQ=WEEKLY;BYDAY=MO,FR;COUNT=4', ['20', '23', '27', '30']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', ['20', '04']],
    ['FREQ=MONTHLY;BYDAY=-1MO', ['30']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,1', ['30', '01']],
    ['FREQ=WEEKLY;BYDAY=TU;COUNT=2', ['24', '01']],
  ])('when it repeats by %s, then it is on the days %j', async (recurrence, days) => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, recurrence });
    expect((await starts(ada)).map((start) => start.slice(8, 10))).toEqual(days);
  });

  it.each([
    ['America/New_York', '2026-11-01', ['13:00', '13:00', '14:00', '14:00'], '09:00:00'],
    ['America/New_York', '2026-03-08', ['06:30', '06:30', '05:30', '05:30'], '01:30:00', -1],
    ['Europe/Berlin', '2026-10-25', ['07:00', '07:00', '08:00', '08:00'], '09:00:00'],
    ['Australia/Lord_Howe', '2026-04-05', ['22:00', '22:00', '22:30', '22:30'], '09:00:00'],
    ['Asia/Kolkata', '2026-10-25', ['03:30', '03:30', '03:30', '03:30'], '09:00:00'],
  ])(
    'when clocks change in %s on %s, then it keeps its time: %j',
    async (zone, day, times, clock, part = 0) => {
      const ada = newPerson(calendar, { zone });
      const noon = Date.parse(`${day}T12:00:00Z`);
      const dayAt = (by: number) => new Date(noon + by * 86_400_000).toISOString();
      const first = dayAt(-2).slice(0, 10);
      const end = clock.replace(/^(\d\d):(\d\d)/, (_, hour: string) => `${hour}:59`);
      await plan(ada, {
        ...lunch,
        startTime: `${first} ${clock}`,
        endTime: `${first} ${end}`,
        recurrence: 'FREQ=DAILY;COUNT=4',
      });
      const found = (await starts(ada, `?from=${dayAt(-5)}&to=${dayAt(5)}`)).map((start) => start.slice(11));
      // 1:30 comes before the clocks change in that night.
      expect(found).toEqual(part === 0 ? times : ['06:30', '06:30', '06:30', '05:30']);
    },
  );

  it('when a time is skipped or comes twice, then it moves on by the gap, or is the first', async () => {
    const ada = newPerson(calendar);
    const night = (day: string, from: string, to: string) => ({
      ...lunch,
      startTime: `${day} ${from}`,
      endTime: `${day} ${to}`,
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    await plan(ada, night('2026-03-07', '02:30:00', '03:00:00'));
    await plan(ada, night('2026-10-31', '01:30:00', '01:45:00'));
    const times = async (range: string) =>
      (await listed(ada, range)).map(({ startTime, endTime }) => [
        startTime.slice(5, 16),
        endTime.slice(11, 16),
      ]);
    expect(await times('?from=2026-03-01T00:00:00Z&to=2026-03-20T00:00:00Z')).toEqual([
      ['03-07T07:30', '08:00'],
      ['03-08T07:30', '08:00'],
      ['03-09T06:30', '07:00'],
    ]);
    expect(await times('?from=2026-10-25T00:00:00Z&to=2026-11-10T00:00:00Z')).toEqual([
      ['10-31T05:30', '05:45'],
      ['11-01T05:30', '05:45'],
      ['11-02T06:30', '06:45'],
    ]);
  });

  it('when it is all-day, then it keeps its days wherever it is read', async () => {
    const ada = newPerson(calendar);
    const times = { startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59' };
    await plan(ada, { ...lunch, ...times, recurrence: 'FREQ=WEEKLY;UNTIL=20261204T000000Z' });
    const there = newPerson(calendar, { zone: 'Pacific/Kiritimati', userId: ada.userId });
    for (const reader of [ada, there]) {
      const days = (await listed(reader)).map(({ startDate }) => startDate);
      expect(days).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    }
    const ids = async (reader: Person) => (await listed(reader)).map(({ id }) => id);
    expect(await ids(there)).toEqual(await ids(ada));
  });

  it('when only an offset was sent, then it decides in every week', async () => {
    const ada = newPerson(calendar, { zone: 'Mars/Olympus' });
    await plan(ada, daily);
    expect(await starts(ada)).toHaveLength(5);
    expect(await starts(ada)).toContain('2026-11-24T12:00');
  });

  it('when a range holds far too many, then it is 400 and the field is named', async () => {
    const ada = newPerson(calendar);
    for (let at = 0; at < 15; at += 1) await plan(ada, { ...lunch, recurrence: 'FREQ=DAILY' });
    const answer = await ada.list('?from=2027-01-01T00:00:00Z&to=2029-01-01T00:00:00Z');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().context.fields)).toEqual(['to']);
    expect(await starts(ada, '?from=2027-01-01T00:00:00Z&to=2028-10-01T00:00:00Z')).not.toEqual([]);
  });

  it('when a single event is given a rule and loses it, then it is a series and then one event again', async () => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada, lunch);
    const made = await ada.update(id, { ...lunch, recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(made.json()).toMatchObject({ id, seriesId: id, recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(await starts(ada)).toHaveLength(2);
    expect((await ada.update(id, { ...lunch, title: 'Still' })).json()).toMatchObject({ seriesId: id });
    expect(await titles(ada)).toEqual(['Still', 'Still']);
    const ended = await ada.update(id, { ...lunch, recurrence: null });
    expect(ended.json()).toMatchObject({ id, seriesId: null, recurrence: null });
    expect((await listed(ada)).map((event) => event.id)).toEqual([id]);
  });
});

describe('limits', () => {
  it('when an id names no instance, then it is 404, and so is another person’s on each verb', async () => {
    const [ada, eve] = [newPerson(calendar), newPerson(calendar)];
    const { id } = await plan(ada, weekly);
    const single = await plan(ada, lunch);
    const real = `${id}_20261127T170000Z`;
    const wrong = [
      `${id}_20261128T170000Z`,
      `${id}_20261127T170001Z`,
      `${id}_20261113T170000Z`,
      `${id}_99999999T999999Z`,
    ];
    for (const each of [...wrong, `${single.id}_20261120T170000Z`]) {
      for (const scope of ['one', 'following', 'all']) {
        expect((await ada.update(each, { ...weekly, scope })).statusCode, each).toBe(404);
        expect((await ada.remove(each, `?scope=${scope}`)).statusCode, each).toBe(404);
      }
      expect((await ada.restore(each)).statusCode, each).toBe(404);
    }
    await ada.remove(real);
    for (const scope of ['one', 'following', 'all']) {
      expect((await eve.update(`${id}_20261204T170000Z`, { ...weekly, scope })).statusCode).toBe(404);
      expect((await eve.remove(`${id}_20261204T170000Z`, `?scope=${scope}`)).statusCode).toBe(404);
    }
    expect((await eve.restore(real)).statusCode).toBe(404);
    expect((await listed(ada)).length).toBe(4);
  });

  it('when the scope is none, then it is 400 and named', async () => {
    const ada = newPerson(calendar);
    await plan(ada, weekly);
    const { id } = await nth(ada, 1);
    for (const answer of [
      await ada.update(id, { ...weekly, scope: 'some' }),
      await ada.remove(id, '?scope=some'),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().context.fields)).toEqual(['scope']);
    }
  });

  it('when instances are changed at the same time, then no change is lost', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const events = await listed(ada);
    const [, second, third, fourth] = events.map(({ id }) => id);
    const at = (day: string) => ({
      startTime: `2026-11-${day} 12:00:00`,
      endTime: `2026-11-${day} 13:00:00`,
    });
    await Promise.all([
      ada.update(second ?? '', { ...daily, ...at('21'), title: 'Second' }),
      ada.update(third ?? '', { ...daily, ...at('22'), title: 'Third' }),
      ada.remove(fourth ?? ''),
    ]);
    expect(await titles(ada)).toEqual([lunch.title, 'Second', 'Third', lunch.title]);
  });

  it('when a series is read or changed, then it takes three round trips at most', async () => {
    const ada = newPerson(calendar);
    await plan(ada, { ...lunch, recurrence: 'FREQ=DAILY' });
    const ids = (await listed(ada)).map(({ id }) => id);
    const { connection } = calendar;
    const at = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
    const one = { ...weekly, recurrence: undefined, ...at, title: 'One' };
    expect(await roundTrips(connection, () => ada.list(RANGE))).toBe(1);
    expect(await roundTrips(connection, () => ada.update(ids[1] ?? '', one))).toBe(2);
    expect(await roundTrips(connection, () => ada.update(ids[1] ?? '', { ...one, scope: 'all' }))).toBe(3);
    expect(await roundTrips(connection, () => ada.update(ids[1] ?? '', { ...one, scope: 'following' }))).toBe(
      3,
    );
    const [first] = await listed(ada);
    expect(await roundTrips(connection, () => ada.remove(first?.id ?? ''))).toBe(3);
    expect(await roundTrips(connection, () => ada.restore(first?.id ?? ''))).toBe(3);
  });
});
