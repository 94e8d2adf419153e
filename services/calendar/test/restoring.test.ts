import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarHandlers } from '../src/events.ts';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { inAnyRevision } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

interface Shown {
  id: string;
  title: string;
}
type Person = ReturnType<typeof newPerson>;

const daily = { ...lunch, recurrence: 'FREQ=DAILY;COUNT=5' };
const RANGE = '?from=2026-11-16T05:00:00Z&to=2026-12-14T05:00:00Z';
const listed = async (ada: Person) => (await ada.list(RANGE)).json<Shown[]>();
const later = (ms: number) => {
  calendar.clock.now = new Date(calendar.clock.now.getTime() + ms);
};
const rowsOf = (userId: string) => calendar.database.collection('events').countDocuments({ userId });

/** Somebody with a daily event, whose second instance was renamed and fourth removed. */
async function busy() {
  const ada = newPerson(calendar);
  const series = (await ada.create(daily)).json<Shown>();
  const [, second, , fourth] = await listed(ada);
  const times = { startTime: '2026-11-21 15:00:00', endTime: '2026-11-21 16:00:00' };
  await ada.update(second?.id ?? '', { ...daily, ...times, title: 'Second', description: 'Of its own' });
  await ada.remove(fourth?.id ?? '');
  return { ada, series: inAnyRevision(series), events: (await listed(ada)).map(inAnyRevision) };
}

describe('a deleted event', () => {
  it('when it is restored, once or twice, then it is the same event, and announced', async () => {
    const ada = newPerson(calendar);
    const event = (await ada.create()).json<Shown>();
    await ada.remove(event.id);
    expect(await listed(ada)).toEqual([]);
    later(9 * 60_000);
    for (const answer of [await ada.restore(event.id), await ada.restore(event.id)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(inAnyRevision(event));
    }
    expect(await listed(ada)).toEqual([inAnyRevision(event)]);
    expect((await ada.update(event.id, { ...lunch, title: 'Again' })).statusCode).toBe(200);
    expect((await ada.remove(event.id)).statusCode).toBe(204);
    expect((await ada.restore(event.id)).json()).toMatchObject({ title: 'Again' });
  });

  it('when ten minutes have passed, then it is 404, and so is one that was never deleted', async () => {
    const ada = newPerson(calendar);
    const event = (await ada.create()).json<Shown>();
    expect((await ada.restore(event.id)).statusCode).toBe(404);
    await ada.remove(event.id);
    later(10 * 60_000);
    expect((await ada.restore(event.id)).statusCode).toBe(404);
    expect(await listed(ada)).toEqual([]);
  });

  it('when it can no longer be restored, then MongoDB removes it', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json<Shown>();
    await ada.remove(id);
    const events = calendar.database.collection<{ _id: string; expiresAt?: Date }>('events');
    const restorableUntil = new Date(calendar.clock.now.getTime() + 10 * 60_000);
    expect(await events.findOne({ _id: id })).toMatchObject({ expiresAt: restorableUntil });
    expect(await events.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('when the person is erased, then nothing is kept of it', async () => {
    const { ada, events } = await busy();
    await ada.remove(events[0]?.id ?? '', '?scope=all');
    await deliver(calendarHandlers(calendar), 'auth.user-deleted', { userId: ada.userId });
    expect(await rowsOf(ada.userId)).toBe(0);
    expect((await ada.restore(events[0]?.id ?? '')).statusCode).toBe(404);
  });

  it('when it is kept, then its texts cannot be read in the database', async () => {
    const ada = newPerson(calendar);
    await ada.create({ ...daily, title: 'zanzibar', description: 'timbuktu' });
    const [first, second] = await listed(ada);
    const times = { startTime: '2026-11-21 15:00:00', endTime: '2026-11-21 16:00:00' };
    const own = { title: 'samarkand', description: 'ouagadougou' };
    await ada.update(second?.id ?? '', { ...daily, ...times, ...own });
    await ada.remove(second?.id ?? '');
    await ada.remove(first?.id ?? '', '?scope=all');
    const rows = await calendar.database
      .collection('events')
      .find({ userId: ada.userId }, { raw: true })
      .toArray();
    const bytes = Buffer.concat(rows as unknown as Buffer[]);
    expect(bytes.includes(ada.userId)).toBe(true);
    for (const text of ['zanzibar', 'timbuktu', 'samarkand', 'ouagadougou']) {
      expect(bytes.includes(text), text).toBe(false);
    }
  });
});

describe('deleted instances', () => {
  it.each([
    ['one', 1, ['Lunch with Mira', 'Lunch with Mira', 'Lunch with Mira']],
    ['following', 1, ['Lunch with Mira']],
    ['following', 2, ['Lunch with Mira', 'Second']],
    ['following', 0, []],
    ['all', 2, []],
  ])('when %s is deleted from place %i, then %j is left until it is restored', async (scope, at, left) => {
    const { ada, events } = await busy();
    const id = events[at]?.id ?? '';
    expect((await ada.remove(id, `?scope=${scope}`)).statusCode).toBe(204);
    expect((await listed(ada)).map(({ title }) => title)).toEqual(left);
    expect((await ada.remove(id, `?scope=${scope}`)).statusCode).toBe(404);
    for (const answer of [await ada.restore(id), await ada.restore(id)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(events[at]);
    }
    expect(await listed(ada)).toEqual(events);
  });

  it('when no scope is given, then one goes', async () => {
    const { ada, events } = await busy();
    await ada.remove(events[0]?.id ?? '');
    expect(await listed(ada)).toEqual(events.slice(1));
  });

  it('when the last that is left goes, then the series goes, and comes back with it', async () => {
    const { ada, series, events } = await busy();
    for (const { id } of events) await ada.remove(id);
    expect((await ada.list()).json()).toEqual([]);
    const last = events.at(-1);
    expect((await ada.restore(last?.id ?? '')).json()).toEqual(last);
    expect((await ada.list()).json()).toMatchObject([{ id: series.id }]);
    expect(await listed(ada)).toEqual([last]);
  });

  it('when others were changed meanwhile, then they keep that', async () => {
    const { ada, events } = await busy();
    await ada.remove(events[2]?.id ?? '');
    const times = { startTime: '2026-11-20 12:00:00', endTime: '2026-11-20 13:00:00' };
    await ada.update(events[0]?.id ?? '', { ...daily, ...times, title: 'First' });
    expect((await ada.restore(events[2]?.id ?? '')).statusCode).toBe(200);
    const titles = (await listed(ada)).map(({ title }) => title);
    expect(titles).toEqual(['First', 'Second', 'Lunch with Mira', 'Lunch with Mira']);
  });

  it('when the series has moved meanwhile, or ten minutes have passed, then it is 404', async () => {
    const { ada, events } = await busy();
    const [first, , third] = events.map(({ id }) => id);
    await ada.remove(third ?? '', '?scope=following');
    const times = { startTime: '2026-11-20 13:00:00', endTime: '2026-11-20 14:00:00' };
    await ada.update(first ?? '', { ...daily, ...times, recurrence: undefined, scope: 'all' });
    expect((await ada.restore(third ?? '')).statusCode).toBe(404);
    const now = await listed(ada);
    await ada.remove(now[0]?.id ?? '');
    later(10 * 60_000);
    expect((await ada.restore(now[0]?.id ?? '')).statusCode).toBe(404);
    expect(await listed(ada)).toEqual(now.slice(1).map(inAnyRevision));
  });

  it('when the whole series was deleted by its own id, then it comes back with all it had', async () => {
    const { ada, series, events } = await busy();
    await ada.remove(series.id);
    expect((await ada.update(events[0]?.id ?? '', daily)).statusCode).toBe(404);
    expect((await ada.restore(series.id)).json()).toEqual(series);
    expect(await listed(ada)).toEqual(events);
  });
});
