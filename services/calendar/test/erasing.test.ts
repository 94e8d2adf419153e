import { checkHandlers, type Handler } from '@inkwell/events';
import { deliver, roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarHandlers } from '../src/events.ts';
import { type Calendar, lunch, startCalendar, newPerson } from './harness.ts';

let calendar: Calendar;
let other: Calendar;
let handlers: Handler[];
beforeAll(async () => {
  calendar = await startCalendar();
  other = await startCalendar();
  handlers = calendarHandlers(calendar);
});
afterAll(() => Promise.all([calendar.close(), other.close()]));

const erase = (data: unknown) => deliver(handlers, 'auth.user-deleted', data);
const rowsOf = (userId: string) => calendar.database.collection('events').countDocuments({ userId });

it('when events are kept, then neither title nor description can be read in the database', async () => {
  const ada = newPerson(calendar);
  const { id } = (await ada.create({ ...lunch, title: 'zanzibar', description: 'timbuktu' })).json();
  await ada.update(id, { ...lunch, title: 'samarkand', description: 'ouagadougou' });
  const collections = await calendar.database.collections();
  const documents = await Promise.all(collections.map((rows) => rows.find({}, { raw: true }).toArray()));
  const bytes = Buffer.concat(documents.flat() as unknown as Buffer[]);
  expect(bytes.includes(ada.userId)).toBe(true);
  for (const text of ['zanzibar', 'timbuktu', 'samarkand', 'ouagadougou']) {
    expect(bytes.includes(text), text).toBe(false);
  }
});

describe('erasing', () => {
  it('when each event has its handler, then the boot check passes', () => {
    expect(() => checkHandlers('calendar', handlers)).not.toThrow();
  });

  it('when a person is erased, once or twice, then their events are gone and the others stay', async () => {
    const ada = newPerson(calendar);
    const bob = newPerson(calendar);
    for (const somebody of [ada, bob]) await somebody.create();
    await erase({ userId: ada.userId });
    await erase({ userId: ada.userId });
    expect(await rowsOf(ada.userId)).toBe(0);
    expect((await bob.list()).json()).toHaveLength(1);
  });

  it('when an event comes late, then it is 404 and brings nothing back', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json();
    await erase({ userId: ada.userId });
    expect((await ada.create()).statusCode).toBe(404);
    expect((await ada.update(id, lunch)).statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toBe(0);
  });

  it('when another process erased the person and this one still has the key, then nothing comes back', async () => {
    const ada = newPerson(calendar);
    await ada.create();
    await other.events.eraseUser(ada.userId);
    expect((await ada.create()).statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toBe(0);
  });

  it('when writing and erasing overlap in two processes, then nothing is left', async () => {
    const people = Array.from({ length: 10 }, () => newPerson(calendar));
    for (const { create } of people) await create();
    await Promise.all(
      people.flatMap(({ userId, create }) => [create(), other.events.eraseUser(userId), create()]),
    );
    for (const { userId } of people) expect(await rowsOf(userId)).toBe(0);
  });

  it('when the payload is not what its name promises, then it is refused for good', async () => {
    await expect(erase({ userId: { $gt: '' } })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('round trips', () => {
  it('when the key is in memory, then an event costs two round trips, and a change two', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json();
    expect(await roundTrips(calendar.connection, () => ada.create())).toBe(2);
    expect(await roundTrips(calendar.connection, () => ada.update(id, lunch))).toBe(2);
    expect(await roundTrips(calendar.connection, () => ada.list())).toBe(1);
  });
});
