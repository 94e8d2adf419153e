import { addDays, IDENTITY_HEADER } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Journal, openJournal, person } from './door.ts';

const TODAY = '2026-11-20';
const page = `/api/journal-entries/${TODAY}`;

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
beforeEach(() => {
  journal.clock.now = new Date(`${TODAY}T12:00:00Z`);
});
afterAll(() => journal.close());

const outboxOf = (userId: string) =>
  journal.connection.collection('outbox').find({ 'data.userId': userId }).toArray();

describe('a page', () => {
  it('when nothing was written, then it is 404', async () => {
    const ada = person(journal);
    for (const url of [page, `${page}/revisions`]) {
      const answer = await ada.get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    }
    expect((await ada.get('/api/journal-dates')).json()).toEqual({ dates: [] });
  });

  it('when it is saved, then it is answered, read again, announced and told to the other services', async () => {
    const ada = person(journal);
    const saved = await ada.save({ date: TODAY, content: 'Dear diary', mood: 'calm' });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({
      date: TODAY,
      content: 'Dear diary',
      mood: 'calm',
      revision: 1,
      updatedAt: `${TODAY}T12:00:00.000Z`,
    });
    expect((await ada.get(page)).json()).toEqual(saved.json());
    expect(journal.notices.filter((notice) => notice.userId === ada.userId)).toEqual([
      { userId: ada.userId, topic: 'journal' },
    ]);
    expect(await outboxOf(ada.userId)).toMatchObject([
      { name: 'journal.entry-saved', data: { userId: ada.userId, date: TODAY } },
    ]);
  });

  it('when nothing changes, then the revision stays and nobody is told', async () => {
    const ada = person(journal);
    const first = await ada.save({ date: TODAY, content: 'same \ud83d', mood: 'joy' });
    journal.clock.now = new Date(`${TODAY}T13:00:00Z`);
    const again = await ada.save({ date: TODAY, content: 'same \ud83d' });
    expect(again.json()).toEqual(first.json());
    // The answer of the first save was lost, and it is sent again as it was.
    expect((await ada.save({ date: TODAY, content: 'same \ud83d', baseRevision: 0 })).json()).toEqual(
      first.json(),
    );
    expect(await outboxOf(ada.userId)).toHaveLength(1);
    expect((await ada.get(`${page}/revisions`)).json()).toEqual({ revisions: [] });
  });

  it('when the mood is left out, then it stays; null clears it; neither replaces a text', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'one', mood: 'joy' });
    expect((await ada.save({ date: TODAY, content: 'two' })).json()).toMatchObject({
      mood: 'joy',
      revision: 2,
    });
    expect((await ada.save({ date: TODAY, content: 'two', mood: null })).json()).toMatchObject({
      mood: null,
      revision: 3,
    });
    expect((await ada.get(page)).json()).toMatchObject({ content: 'two', mood: null, revision: 3 });
    const { revisions } = (await ada.get(`${page}/revisions`)).json();
    expect(revisions).toMatchObject([{ revision: 1, content: 'one' }]);
  });

  it('when it is saved again and again, then every replaced text is there, newest first, with its own time', async () => {
    const ada = person(journal);
    for (const [at, content] of ['first', 'second', '', 'third'].entries()) {
      journal.clock.now = new Date(`${TODAY}T12:0${at}:00Z`);
      await ada.save({ date: TODAY, content });
    }
    expect((await ada.get(`${page}/revisions`)).json()).toEqual({
      revisions: [
        { revision: 3, content: '', savedAt: `${TODAY}T12:02:00.000Z` },
        { revision: 2, content: 'second', savedAt: `${TODAY}T12:01:00.000Z` },
        { revision: 1, content: 'first', savedAt: `${TODAY}T12:00:00.000Z` },
      ],
    });
  });

  it('when the history is very long, then the newest texts are answered', async () => {
    const ada = person(journal);
    for (let save = 0; save <= 41; save += 1) {
      await ada.save({ date: TODAY, content: `${save}`.padEnd(200_000, '.') });
    }
    const { revisions } = (await ada.get(`${page}/revisions`)).json();
    expect(revisions).toHaveLength(40);
    expect(revisions[0].revision).toBe(41);
  });
});

describe('the days', () => {
  it('when pages are blank, then their days are not listed; the others come in order', async () => {
    const ada = person(journal);
    for (const [days, content] of [
      [2, 'c'],
      [0, 'a'],
      [1, ' \n\t'],
      [3, 'gone'],
    ] as const) {
      journal.clock.now = new Date(`${addDays(TODAY, days)}T12:00:00Z`);
      await ada.save({ date: addDays(TODAY, days), content });
    }
    await ada.save({ date: addDays(TODAY, 3), content: '' });
    expect((await ada.get('/api/journal-dates')).json()).toEqual({ dates: [TODAY, addDays(TODAY, 2)] });
  });

  it('when they are listed, then no text is touched', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'a' });
    const plan = await journal.connection
      .collection('entries')
      .find({ userId: ada.userId, written: true }, { projection: { _id: 0, date: 1 } })
      .sort({ date: 1 })
      .explain('executionStats');
    expect(plan.executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 0 });
  });
});

describe('today', () => {
  it('when the day is another one, then it cannot be written', async () => {
    const ada = person(journal);
    for (const date of ['2026-11-19', '2026-11-21']) {
      const answer = await ada.save({ date, content: 'x' });
      expect(answer.statusCode, date).toBe(403);
      expect(answer.json()).toMatchObject({ error: 'not_today' });
    }
  });

  it('when the person is in New York, then their evening is what counts, by zone and by offset', async () => {
    journal.clock.now = new Date('2026-11-21T03:00:00Z');
    for (const [name, value] of [
      ['x-timezone', 'America/New_York'],
      ['x-timezone-offset', '300'],
    ] as const) {
      const ada = person(journal, { [name]: value });
      expect((await ada.save({ date: TODAY, content: 'late' })).statusCode).toBe(200);
      expect((await ada.save({ date: '2026-11-21', content: 'early' })).statusCode).toBe(403);
    }
  });

  it('when midnight was nine minutes ago, then the last sentence is kept; after ten it is too late', async () => {
    const ada = person(journal);
    journal.clock.now = new Date('2026-11-21T00:09:59Z');
    expect((await ada.save({ date: TODAY, content: 'the last sentence' })).statusCode).toBe(200);
    journal.clock.now = new Date('2026-11-21T00:10:00Z');
    expect((await ada.save({ date: TODAY, content: 'too late' })).statusCode).toBe(403);
    expect((await ada.get(page)).json()).toMatchObject({ content: 'the last sentence' });
  });
});

describe('two tabs', () => {
  it('when one saves on an old text, then it gets the newer one and nothing is replaced', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'start', baseRevision: 0 });
    const theirs = await ada.save({ date: TODAY, content: 'from the phone', baseRevision: 1 });
    const stale = await ada.save({ date: TODAY, content: 'from the desk', baseRevision: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      error: 'conflict',
      context: { content: 'from the phone', revision: 2, updatedAt: theirs.json().updatedAt },
    });
    expect((await ada.save({ date: TODAY, content: 'both', baseRevision: 2 })).json().revision).toBe(3);
  });

  it('when a save names a revision of a page that is not there, then it is a conflict with nothing', async () => {
    const stale = await person(journal).save({ date: TODAY, content: 'x', baseRevision: 3 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().context).toEqual({ content: '', revision: 0, updatedAt: null });
  });

  it('when twelve save at once on the same text, then one wins and the others are told', async () => {
    const ada = person(journal);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, tab) =>
        ada.save({ date: TODAY, content: `tab ${tab}`, baseRevision: 0 }),
      ),
    );
    const codes = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    const winner = answers.find((answer) => answer.statusCode === 200);
    expect((await ada.get(page)).json()).toEqual(winner?.json());
    expect(await outboxOf(ada.userId)).toHaveLength(1);
  });

  it('when twelve save at once without a base, then no text is lost and each had its own revision', async () => {
    const ada = person(journal);
    const texts = Array.from({ length: 12 }, (_, tab) => `tab ${tab}`);
    const answers = await Promise.all(texts.map((content) => ada.save({ date: TODAY, content })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(texts.map(() => 200));
    const current = (await ada.get(page)).json();
    const { revisions } = (await ada.get(`${page}/revisions`)).json();
    const kept = [current, ...revisions].map((text: { content: string }) => text.content);
    expect(kept.toSorted()).toEqual(texts.toSorted());
    expect(revisions.map((text: { revision: number }) => text.revision)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(await outboxOf(ada.userId)).toHaveLength(12);
  });
});

describe('the way to the database', () => {
  const tripsOf = (save: () => Promise<{ statusCode: number }>, statusCode = 200) =>
    roundTrips(journal.connection, async () => expect((await save()).statusCode).toBe(statusCode));

  it('when the key is in memory, then a save costs no more round trips than its writes, its commit and the look', async () => {
    const ada = person(journal);
    // A page of another day brings the key into memory.
    journal.clock.now = new Date('2026-11-19T12:00:00Z');
    await ada.save({ date: '2026-11-19', content: 'yesterday' });
    journal.clock.now = new Date(`${TODAY}T12:00:00Z`);
    const save = (payload: object) => () => ada.save({ date: TODAY, ...payload });
    // Page, outbox, commit, look; then the replaced text too.
    expect(await tripsOf(save({ content: 'one', baseRevision: 0 }))).toBe(4);
    expect(await tripsOf(save({ content: 'two', baseRevision: 1 }))).toBe(5);
    expect(await tripsOf(save({ content: 'two', mood: 'joy', baseRevision: 2 }))).toBe(4);
    // Without a revision the page is read first.
    expect(await tripsOf(save({ content: 'three' }))).toBe(6);
    // What changes nothing is tried and taken back, or only read.
    expect(await tripsOf(save({ content: 'three', baseRevision: 4 }))).toBe(2);
    expect(await tripsOf(save({ content: 'three' }))).toBe(1);
    expect(await tripsOf(() => ada.get(page))).toBe(1);
  });
});

describe('the fact for insights', () => {
  const factOf = async (userId: string) => {
    const headers = { [IDENTITY_HEADER]: journal.signAsInsights({ userId }) };
    const answer = await journal.app.inject({ url: `/internal/entries/${TODAY}`, headers });
    return answer.json();
  };

  it('when a page is written, blanked or missing, then insights learns that and no text', async () => {
    const ada = person(journal);
    expect(await factOf(ada.userId)).toEqual({ date: TODAY, written: false, revision: 0 });
    await ada.save({ date: TODAY, content: 'a', mood: 'joy' });
    expect(await factOf(ada.userId)).toEqual({ date: TODAY, written: true, revision: 1 });
    await ada.save({ date: TODAY, content: ' ' });
    expect(await factOf(ada.userId)).toEqual({ date: TODAY, written: false, revision: 2 });
  });
});

describe('prompts', () => {
  it('when a person asks, then there are five of their day', async () => {
    const { prompts } = (await person(journal).get('/api/journal-prompts')).json();
    expect(prompts).toHaveLength(5);
    for (const prompt of prompts) {
      expect(prompt).toEqual({
        id: expect.any(String),
        text: expect.stringMatching(/.{20,}/),
        theme: expect.any(String),
      });
    }
  });
});
