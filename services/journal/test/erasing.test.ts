import { checkHandlers, type Handler } from '@inkwell/events';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { type Journal, openJournal, person } from './harness.ts';

const TODAY = '2026-11-20';

let journal: Journal;
let other: Journal;
let handlers: Handler[];
beforeAll(async () => {
  journal = await openJournal();
  other = await openJournal();
  handlers = journalHandlers(journal.useCases);
});
afterAll(() => Promise.all([journal.close(), other.close()]));

const erase = (data: unknown) => deliver(handlers, 'auth.user-deleted', data);

const rowsOf = async (userId: string) => {
  const counts = ['entries', 'revisions'].map((name) =>
    journal.database.collection(name).countDocuments({ userId }),
  );
  return Promise.all(counts);
};

/** Every byte the database holds, as the server stores it. */
async function everyByte(): Promise<Buffer> {
  const collections = await journal.database.collections();
  const documents = await Promise.all(collections.map((rows) => rows.find({}, { raw: true }).toArray()));
  return Buffer.concat(documents.flat() as unknown as Buffer[]);
}

describe('what the database holds', () => {
  it('when texts were saved and replaced, then none of them can be read in it', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'zanzibar in the morning' });
    await ada.save({ date: TODAY, content: 'timbuktu in the evening' });
    const bytes = await everyByte();
    expect(bytes.includes(ada.userId)).toBe(true);
    for (const secret of ['zanzibar', 'timbuktu', 'evening']) expect(bytes.includes(secret)).toBe(false);
  });

  it('when an old text is put back in the place of the new one, then it does not open', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'old' });
    await ada.save({ date: TODAY, content: 'new' });
    const own = { userId: ada.userId };
    const old = await journal.database.collection('revisions').findOne(own);
    await journal.database.collection('entries').updateOne(own, { $set: { content: old?.content } });
    expect((await ada.get(`/api/journal-entries/${TODAY}`)).statusCode).toBe(500);
  });
});

describe('erasing', () => {
  it('when each event has its handler, then the boot check is content', () => {
    expect(() => checkHandlers('journal', handlers)).not.toThrow();
  });

  it('when a person is erased, once or twice, then nothing of theirs is left and the others stay', async () => {
    const ada = person(journal);
    const bob = person(journal);
    for (const content of ['one', 'two']) {
      await ada.save({ date: TODAY, content });
      await bob.save({ date: TODAY, content });
    }
    await erase({ userId: ada.userId });
    expect(await rowsOf(ada.userId)).toEqual([0, 0]);
    await erase({ userId: ada.userId });
    expect(await rowsOf(ada.userId)).toEqual([0, 0]);
    expect(await rowsOf(bob.userId)).toEqual([1, 1]);
    expect((await bob.get(`/api/journal-entries/${TODAY}`)).json()).toMatchObject({ content: 'two' });
  });

  it('when a save comes late, then it is 404 and brings nothing back', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'one' });
    await erase({ userId: ada.userId });
    const late = await ada.save({ date: TODAY, content: 'two' });
    expect(late.statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toEqual([0, 0]);
  });

  it('when another process erased the person and this one still has the key, then a save brings nothing back', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'one' });
    await other.useCases.entries.eraseUser(ada.userId);
    expect((await ada.save({ date: TODAY, content: 'two' })).statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toEqual([0, 0]);
  });

  it('when the person is erased between a save’s writes and their commit, then nothing is left', async () => {
    const ada = person(journal);
    journal.beforeCommit.step = (userId) => erase({ userId });
    const answer = await ada.save({ date: TODAY, content: 'just then' });
    journal.beforeCommit.step = async () => undefined;
    expect(answer.statusCode).toBe(404);
    expect(await rowsOf(ada.userId)).toEqual([0, 0]);
  });

  it('when saving and erasing overlap in two processes, then nothing is left', async () => {
    const people = Array.from({ length: 10 }, () => person(journal));
    for (const { save } of people) await save({ date: TODAY, content: 'one' });
    // Past the door, whose deadline does not wait for the end of a save.
    const { save } = journal.useCases.entries;
    await Promise.allSettled(
      people.flatMap(({ userId }) => [
        save(userId, { date: TODAY, content: 'two' }, {}),
        other.useCases.entries.eraseUser(userId),
        save(userId, { date: TODAY, content: 'three' }, {}),
      ]),
    );
    for (const { userId } of people) expect(await rowsOf(userId)).toEqual([0, 0]);
  });

  it('when the payload is not what its name promises, then it is refused for good', async () => {
    await expect(erase({ userId: 7 })).rejects.toMatchObject({ code: 'invalid' });
    await expect(erase(null)).rejects.toMatchObject({ code: 'invalid' });
  });
});
