import { randomUUID } from 'node:crypto';
import { checkHandlers, type Handler } from '@inkwell/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarHandlers } from '../src/events.ts';
import { type Calendar, lunch, openCalendar, person } from './door.ts';

let calendar: Calendar;
let handlers: Handler[];
beforeAll(async () => {
  calendar = await openCalendar();
  handlers = calendarHandlers(calendar);
});
afterAll(() => calendar.close());

const deliver = async (data: unknown) => {
  const handler = handlers.find((one) => one.name === 'auth.user-deleted');
  await handler?.run(data, { eventId: randomUUID(), signal: new AbortController().signal });
};
const rowsOf = (userId: string) => calendar.connection.collection('events').countDocuments({ userId });

it('when events are kept, then neither title nor description can be read in the database', async () => {
  const ada = person(calendar);
  const { id } = (await ada.create({ ...lunch, title: 'zanzibar', description: 'timbuktu' })).json();
  await ada.update(id, { ...lunch, title: 'samarkand', description: 'ouagadougou' });
  const collections = await calendar.connection.listCollections();
  const documents = await Promise.all(
    collections.map(({ name }) => calendar.connection.collection(name).find({}, { raw: true }).toArray()),
  );
  const bytes = Buffer.concat(documents.flat() as unknown as Buffer[]);
  expect(bytes.includes(ada.userId)).toBe(true);
  for (const text of ['zanzibar', 'timbuktu', 'samarkand', 'ouagadougou']) {
    expect(bytes.includes(text), text).toBe(false);
  }
});

describe('erasing', () => {
  it('when each event has its handler, then the boot check is content', () => {
    expect(() => checkHandlers('calendar', handlers)).not.toThrow();
  });

  it('when a person is erased, once or twice, then their events are gone and the others stay', async () => {
    const ada = person(calendar);
    const bob = person(calendar);
    for (const somebody of [ada, bob]) await somebody.create();
    await deliver({ userId: ada.userId });
    await deliver({ userId: ada.userId });
    expect(await rowsOf(ada.userId)).toBe(0);
    expect((await bob.list()).json()).toHaveLength(1);
  });

  it('when an event comes late, then it is 404 and brings nothing back', async () => {
    const ada = person(calendar);
    const { id } = (await ada.create()).json();
    await deliver({ userId: ada.userId });
    expect((await ada.create()).statusCode).toBe(404);
    expect((await ada.update(id, lunch)).statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toBe(0);
  });

  it('when the person is erased between a write’s look and its commit, then nothing is left', async () => {
    const ada = person(calendar);
    calendar.beforeCommit.step = (userId) => deliver({ userId });
    const answer = await ada.create();
    calendar.beforeCommit.step = async () => undefined;
    expect(answer.statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toBe(0);
  });

  it('when the payload is not what its name promises, then it is refused for good', async () => {
    await expect(deliver({ userId: { $gt: '' } })).rejects.toMatchObject({ code: 'invalid' });
  });
});
