import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { daily, inAnyRevision, listed, nth, type Person, plan, titles } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const on = (day: string, from = '12:00:00', to = '13:00:00') => ({
  startTime: `${day} ${from}`,
  endTime: `${day} ${to}`,
});
const rowsOf = ({ userId }: Person) => calendar.database.collection('events').countDocuments({ userId });

/** Somebody with a daily event, whose second instance has a title and time of its own and whose fourth was removed. */
async function busy() {
  const ada = newPerson(calendar);
  await plan(ada, daily);
  const [second, fourth] = [await nth(ada, 1), await nth(ada, 3)];
  const own = { title: 'Second', description: 'Of its own' };
  await ada.update(second.id, { ...daily, ...on('2026-11-21', '15:00:00', '16:00:00'), ...own });
  await ada.remove(fourth.id);
  return {
    ada,
    events: (await listed(ada)).map(inAnyRevision),
    series: (await ada.list()).json<object[]>().map(inAnyRevision),
  };
}

describe('a change of several instances', () => {
  it.each([
    ['all are renamed', 2, { title: 'New', scope: 'all' }],
    ['all move to another day', 2, { ...on('2026-11-23', '09:00:00', '09:30:00'), scope: 'all' }],
    ['all become all-day', 2, { ...on('2026-11-22', '00:00:00', '23:59:59'), scope: 'all' }],
    ['all repeat otherwise', 2, { recurrence: 'FREQ=WEEKLY;BYDAY=SU', scope: 'all' }],
    ['they repeat no longer', 2, { recurrence: null, scope: 'all' }],
    ['the following are renamed', 2, { title: 'New', scope: 'following' }],
    ['the following move', 2, { ...on('2026-11-23'), scope: 'following' }],
    ['the following repeat no longer', 2, { recurrence: null, scope: 'following' }],
    ['the first and the following are renamed', 0, { title: 'New', scope: 'following' }],
  ])('when %s and it is restored, then everything is as before', async (_what, at, change) => {
    const { ada, events, series } = await busy();
    const id = events[at]?.id ?? '';
    const day = events[at]?.startTime.slice(0, 10) ?? '';
    expect((await ada.update(id, { ...daily, ...on(day), ...change })).statusCode).toBe(200);
    expect(await listed(ada)).not.toEqual(events);
    for (const answer of [await ada.restore(id), await ada.restore(id)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(events[at]);
    }
    expect(await listed(ada)).toEqual(events);
    expect((await ada.list()).json()).toEqual(series);
  });

  it('when it was restored, then the series can change on, and that can be undone too', async () => {
    const { ada, events } = await busy();
    const third = events[2]?.id ?? '';
    for (const title of ['New', 'Newer']) {
      await ada.update(third, { ...daily, ...on('2026-11-22'), title, scope: 'following' });
      expect((await titles(ada)).slice(2)).toEqual([title, title]);
      expect((await ada.restore(third)).statusCode).toBe(200);
      expect(await listed(ada)).toEqual(events);
    }
    expect((await ada.remove(third)).statusCode).toBe(204);
    expect((await ada.restore(third)).json()).toEqual(events[2]);
  });

  it.each(['following', 'all'])(
    'when %s were changed and an instance changes after that, then it is 404, and both stay',
    async (scope) => {
      const { ada, events } = await busy();
      const third = events[2]?.id ?? '';
      await ada.update(third, { ...daily, ...on('2026-11-22'), title: 'New', scope });
      const last = (await listed(ada)).at(-1);
      const renamed = await ada.update(last?.id ?? '', { ...lunch, ...on('2026-11-24'), title: 'Last' });
      expect(renamed.statusCode).toBe(200);
      const now = await listed(ada);
      expect((await ada.restore(third)).statusCode).toBe(404);
      expect(await listed(ada)).toEqual(now);
    },
  );

  it('when what became of the rest is a single event that changed or went, then it is 404', async () => {
    for (const next of ['change', 'remove']) {
      const { ada, events } = await busy();
      const third = events[2]?.id ?? '';
      const ended = { ...daily, ...on('2026-11-22'), recurrence: null, scope: 'following' };
      const single = (await ada.update(third, ended)).json<{ id: string }>();
      if (next === 'change') await ada.update(single.id, { ...lunch, ...on('2026-11-22'), title: 'Once' });
      else await ada.remove(single.id);
      const now = await listed(ada);
      expect((await ada.restore(third)).statusCode).toBe(404);
      expect(await listed(ada)).toEqual(now);
    }
  });

  it('when ten minutes have passed, or another person asks, then it is 404', async () => {
    const { ada, events } = await busy();
    const third = events[2]?.id ?? '';
    await ada.update(third, { ...daily, ...on('2026-11-22'), title: 'New', scope: 'all' });
    const now = await listed(ada);
    expect((await newPerson(calendar).restore(third)).statusCode).toBe(404);
    calendar.clock.now = new Date(calendar.clock.now.getTime() + 10 * 60_000);
    expect((await ada.restore(third)).statusCode).toBe(404);
    expect(await listed(ada)).toEqual(now);
  });

  it('when it is kept for undoing, then it is in no list, and in one row whatever happens', async () => {
    const { ada, events } = await busy();
    const third = events[2]?.id ?? '';
    const before = await rowsOf(ada);
    for (const title of ['One', 'Two', 'Three'])
      await ada.update(third, { ...daily, ...on('2026-11-22'), title, scope: 'all' });
    expect(await rowsOf(ada)).toBe(before + 1);
    expect((await ada.list()).json()).toHaveLength(1);
    expect(await listed(ada)).toHaveLength(events.length);
  });

  it('when one instance alone was changed, then a restore finds nothing', async () => {
    const { ada, events } = await busy();
    const third = events[2]?.id ?? '';
    await ada.update(third, { ...daily, ...on('2026-11-22'), title: 'New' });
    expect((await ada.restore(third)).statusCode).toBe(404);
  });
});
