import { ModelError } from '@inkwell/ai';
import { IDENTITY_HEADER, TIMEZONE_HEADER, type Entry } from '@inkwell/contracts';
import { deliver, readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { ANALYSIS_DELAY_MS, type Journal, openJournal, person } from './harness.ts';

const TODAY = '2026-11-20';
const PILLS = 'I have the pills on my table.';

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
beforeEach(() => {
  journal.clock.now = new Date(`${TODAY}T12:00:00Z`);
  journal.screen.read = () => Promise.resolve(null);
});
afterAll(() => journal.close());

const later = (ms: number) => {
  journal.clock.now = new Date(journal.clock.now.getTime() + ms);
};
const rowOf = (userId: string) => journal.database.collection('entries').findOne({ userId });
const told = (userId: string) =>
  journal.database
    .collection('outbox')
    .countDocuments({ name: 'journal.entry-analysed', 'data.userId': userId });
const analyse = (userId: string) =>
  deliver(journalHandlers(journal.useCases), 'journal.analyse-entry', { userId, date: TODAY });

function writer() {
  const ada = person(journal, { [TIMEZONE_HEADER]: 'Europe/Stockholm' });
  return {
    ...ada,
    write: async (content: string): Promise<Entry> => (await ada.save({ date: TODAY, content })).json(),
    read: async (): Promise<Entry> => (await ada.get(`/api/journal-entries/${TODAY}`)).json(),
    sign: async () => {
      const headers = { [IDENTITY_HEADER]: journal.signAsChat({ userId: ada.userId }) };
      const answer = await journal.app.inject({ url: `/internal/entries/${TODAY}/care`, headers });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ sign: object | null }>().sign;
    },
  };
}

describe('the rules at each save', () => {
  it('when a page shows danger, then its save and its reading carry the lines, and chat is told once', async () => {
    const ada = writer();
    expect((await ada.write('Rain all day.')).care).toBeNull();
    const { care } = await ada.write(`Rain all day. ${PILLS}`);
    expect(care).toMatchObject({ level: 'crisis', kind: 'suicide', country: 'SE' });
    expect(care?.resources[1]).toMatchObject({ tel: '112', emergency: true });
    expect((await ada.write(`Rain all day. ${PILLS} Still here.`)).care).toEqual(care);
    expect((await ada.read()).care).toEqual(care);
    expect(await told(ada.userId)).toBe(1);
    expect(await ada.sign()).toMatchObject({ level: 'crisis', kind: 'suicide' });
  });

  it('when the row is read in the database, then neither level nor kind is there in clear', async () => {
    const ada = writer();
    await ada.write(PILLS);
    expect(readableIn(await rowOf(ada.userId))).not.toMatch(/crisis|suicide/);
  });

  it('when the page is emptied, then it shows nothing any more', async () => {
    const ada = writer();
    await ada.write(PILLS);
    expect((await ada.write('')).care).toBeNull();
    expect(await ada.sign()).toBeNull();
  });

  it('when a concern becomes a crisis, then chat is told again', async () => {
    const ada = writer();
    expect((await ada.write('Sometimes I wish I was dead.')).care).toMatchObject({ level: 'concern' });
    expect((await ada.write(`Sometimes I wish I was dead. ${PILLS}`)).care).toMatchObject({
      level: 'crisis',
    });
    expect(await told(ada.userId)).toBe(2);
  });
});

describe('the reading in the background', () => {
  it('when the page has rested, then its job is queued, and not before', async () => {
    const ada = writer();
    const enqueue = vi.spyOn(journal.jobs, 'enqueue');
    await ada.write('Rain.');
    const queued = () => enqueue.mock.calls.filter(([, data]) => data.userId === ada.userId).length;
    later(ANALYSIS_DELAY_MS - 1);
    await journal.useCases.analysis.tick();
    expect(queued()).toBe(0);
    await ada.write('Rain. Then sun.');
    later(ANALYSIS_DELAY_MS);
    await journal.useCases.analysis.tick();
    await journal.useCases.analysis.tick();
    expect(queued()).toBe(1);
    // A job that was lost.
    later(60_000);
    await journal.useCases.analysis.tick();
    expect(queued()).toBe(2);
    enqueue.mockRestore();
  });

  it('when the head sees what no rule says, then the page carries it, chat is told, and nothing is due', async () => {
    const ada = writer();
    await ada.write('There is a letter for each of them in the drawer.');
    journal.screen.read = () => Promise.resolve({ level: 'crisis', kind: 'suicide' });
    for (const _ of [1, 2]) await analyse(ada.userId);
    expect((await ada.read()).care).toMatchObject({ level: 'crisis' });
    expect(await told(ada.userId)).toBe(1);
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
    expect(journal.notices.filter(({ userId }) => userId === ada.userId)).toHaveLength(2);
  });

  it('when the page is written on after that, then what the head saw stays, and only a new sign is told', async () => {
    const ada = writer();
    const letters = 'There is a letter for each of them in the drawer.';
    await ada.write(letters);
    journal.screen.read = () => Promise.resolve({ level: 'crisis', kind: 'suicide' });
    await analyse(ada.userId);
    const { care } = await ada.read();
    expect((await ada.write(`${letters} Rain.`)).care).toEqual(care);
    expect((await ada.write(`${letters} Sometimes I wish I was dead.`)).care).toEqual(care);
    expect(await told(ada.userId)).toBe(1);
  });

  it('when the text is a harmless one by then, then the page shows nothing any more', async () => {
    const ada = writer();
    await ada.write(PILLS);
    await ada.write('Rain.');
    expect((await ada.read()).care).toMatchObject({ level: 'crisis' });
    await analyse(ada.userId);
    expect((await ada.read()).care).toBeNull();
  });

  it('when it is changed while it is read, then it stays due and the older reading counts for nothing', async () => {
    const ada = writer();
    await ada.write('Rain.');
    journal.screen.read = async () => {
      await ada.write('Rain, and then sun.');
      return { level: 'crisis', kind: 'suicide' };
    };
    await analyse(ada.userId);
    expect((await ada.read()).care).toBeNull();
    expect(await rowOf(ada.userId)).toHaveProperty('analysisDueAt');
  });

  it('when the reading server is away, then the page stays as it is and due, for a day', async () => {
    const ada = writer();
    await ada.write(PILLS);
    journal.screen.read = () => Promise.reject(new ModelError('unavailable', 'away'));
    await analyse(ada.userId);
    expect((await ada.read()).care).toMatchObject({ level: 'crisis' });
    expect(await rowOf(ada.userId)).toHaveProperty('analysisDueAt');
    later(25 * 60 * 60_000);
    await analyse(ada.userId);
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
    expect((await ada.read()).care).toMatchObject({ level: 'crisis' });
  });

  it('when the person is erased meanwhile, then nothing comes back', async () => {
    const ada = writer();
    await ada.write('Rain.');
    journal.screen.read = async () => {
      await journal.useCases.entries.eraseUser(ada.userId);
      return { level: 'crisis', kind: 'suicide' };
    };
    await analyse(ada.userId);
    expect(await rowOf(ada.userId)).toBeNull();
    expect(await told(ada.userId)).toBe(0);
    await analyse(ada.userId);
  });
});
