import { addDays } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Journal, openJournal, person } from './harness.ts';

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
  journal.database.collection('outbox').find({ 'data.userId': userId }).toArray();

describe('an entry', () => {
  it('when nothing was written, then it is 404', async () => {
    const ada = person(journal);
    for (const url of [page, `${page}/revisions`]) {
      const answer = await ada.get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    }
    expect((await ada.get('/api/journal-dates')).json()).toEqual({ dates: [] });
  });

  it('when nothing was written and the question allows for that, then it is 204', async () => {
    const ada = person(journal);
    expect((await ada.get(`${page}?optional=true`)).statusCode).toBe(204);
    await ada.save({ date: TODAY, content: 'Dear diary' });
    expect((await ada.get(`${page}?optional=true`)).json()).toMatchObject({ content: 'Dear diary' });
    expect((await ada.get(`${page}?optional=perhaps`)).statusCode).toBe(400);
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
      care: null,
    });
    expect((await ada.get(page)).json()).toEqual(saved.json());
    expect(journal.notices.filter((notice) => notice.userId === ada.userId)).toEqual([
      { userId: ada.userId, topic: 'journal' },
    ]);
    expect(await outboxOf(ada.userId)).toMatchObject([
      { name: 'journal.day-written', data: { userId: ada.userId, date: TODAY } },
      { name: 'journal.mood-chosen', data: { userId: ada.userId, date: TODAY } },
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
    expect(await outboxOf(ada.userId)).toHaveLength(2);
    expect((await ada.get(`${page}/revisions`)).json()).toEqual({ revisions: [], next: null });
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

  it('when a day becomes written or blank, then the other services are told, and not at each save', async () => {
    const ada = person(journal);
    for (const content of [' ', 'a', 'b', 'c', '', '\n', 'd']) await ada.save({ date: TODAY, content });
    const told = await outboxOf(ada.userId);
    expect(told.map(({ name }) => name)).toEqual(Array.from({ length: 3 }, () => 'journal.day-written'));
  });

  it('when another process has saved meanwhile, then the next save here starts from that', async () => {
    const ada = person(journal);
    const saveElsewhere = (content: string) =>
      journal.elsewhere.entries.save(ada.userId, { date: TODAY, content }, {});
    await ada.save({ date: TODAY, content: 'one' });
    await saveElsewhere('two');
    expect((await ada.save({ date: TODAY, content: 'one' })).json()).toMatchObject({ revision: 3 });
    await saveElsewhere('four');
    for (const baseRevision of [3, 2]) {
      expect((await ada.save({ date: TODAY, content: 'new', baseRevision })).json()).toMatchObject({
        error: 'conflict',
        context: { content: 'four', revision: 4 },
      });
    }
    expect((await ada.save({ date: TODAY, content: 'new', baseRevision: 4 })).json()).toMatchObject({
      content: 'new',
      revision: 5,
    });
  });
});

describe('the history', () => {
  const startsAt = new Date(`${TODAY}T12:00:00Z`).getTime();
  const setMinute = (minute: number) => {
    journal.clock.now = new Date(startsAt + minute * 60_000);
  };
  const historyOf = async ({ get }: ReturnType<typeof person>, query = '') =>
    (await get(`${page}/revisions${query}`)).json();
  const textsOf = async (who: ReturnType<typeof person>) =>
    (await historyOf(who)).revisions.map((text: { content: string }) => text.content);

  it('when it is written on for long, then one text in five minutes is kept, newest first, with its own time', async () => {
    const ada = person(journal);
    for (let minute = 0; minute < 12; minute += 1) {
      setMinute(minute);
      await ada.save({ date: TODAY, content: `minute ${minute}` });
    }
    const savedAt = (minute: number) => new Date(startsAt + minute * 60_000).toISOString();
    expect(await historyOf(ada)).toEqual({
      revisions: [
        { revision: 11, content: 'minute 10', savedAt: savedAt(10) },
        { revision: 6, content: 'minute 5', savedAt: savedAt(5) },
        { revision: 1, content: 'minute 0', savedAt: savedAt(0) },
      ],
      next: null,
    });
  });

  it('when a new session begins, then the last text of the one before is kept', async () => {
    const ada = person(journal);
    for (const [minute, content] of [
      [0, 'morning'],
      [1, 'morning, finished'],
      [60, 'evening'],
    ] as const) {
      setMinute(minute);
      await ada.save({ date: TODAY, content });
    }
    expect(await textsOf(ada)).toEqual(['morning, finished', 'morning']);
  });

  it('when more than 200 characters are removed, then the text is kept at any time', async () => {
    const ada = person(journal);
    const long = `start ${'x'.repeat(201)}`;
    for (const content of ['a', 'b', long, 'start ', `start ${'y'.repeat(200)}`, 'start ']) {
      await ada.save({ date: TODAY, content });
    }
    expect(await textsOf(ada)).toEqual([long, 'a']);
  });

  it('when a save asks for it, then the text it replaces is kept at any time', async () => {
    const ada = person(journal);
    for (const content of ['a', 'b']) await ada.save({ date: TODAY, content });
    await ada.save({ date: TODAY, content: 'c', keepReplaced: true });
    await ada.save({ date: TODAY, content: 'c', mood: 'joy', keepReplaced: true });
    expect(await textsOf(ada)).toEqual(['b', 'a']);
  });

  it('when a version of before has saved the entry, then the first text that is replaced is kept', async () => {
    const ada = person(journal);
    await ada.save({ date: TODAY, content: 'a' });
    await journal.elsewhere.entries.save(ada.userId, { date: TODAY, content: 'b' }, {});
    const own = { userId: ada.userId };
    await journal.database.collection('entries').updateOne(own, { $unset: { keptAt: 1 } });
    await ada.save({ date: TODAY, content: 'c' });
    expect(await textsOf(ada)).toEqual(['b', 'a']);
  });

  it('when it is read in pages, then each goes on where the one before ended', async () => {
    const ada = person(journal);
    for (let save = 0; save <= 5; save += 1) {
      setMinute(save * 5);
      await ada.save({ date: TODAY, content: `${save}` });
    }
    const pageOf = async (query: string) => {
      const { revisions, next } = await historyOf(ada, query);
      return [revisions.map(({ revision }: { revision: number }) => revision), next];
    };
    expect(await pageOf('?limit=2')).toEqual([[5, 4], 4]);
    expect(await pageOf('?limit=2&before=4')).toEqual([[3, 2], 2]);
    expect(await pageOf('?limit=2&before=2')).toEqual([[1], null]);
    expect(await pageOf('?limit=5')).toEqual([[5, 4, 3, 2, 1], null]);
    expect(await pageOf('?before=1')).toEqual([[], null]);
  });

  it('when nothing is asked for, then there are thirty', async () => {
    const ada = person(journal);
    for (let save = 0; save <= 31; save += 1) {
      setMinute(save * 5);
      await ada.save({ date: TODAY, content: `${save}` });
    }
    const { revisions, next } = await historyOf(ada);
    expect([revisions.length, next]).toEqual([30, 2]);
  });

  it('when the texts are very long, then a page ends earlier and the next one goes on', async () => {
    const ada = person(journal);
    for (let save = 0; save <= 41; save += 1) {
      await ada.save({ date: TODAY, content: `${save}`.padEnd(200_000, `${save % 10}`) });
    }
    const first = await historyOf(ada, '?limit=100');
    expect([first.revisions.length, first.revisions[0].revision, first.next]).toEqual([40, 41, 2]);
    const second = await historyOf(ada, `?limit=100&before=${first.next}`);
    expect([second.revisions.length, second.next]).toEqual([1, null]);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?before=0', 'before'],
    ['?before=-1', 'before'],
    ['?before=last', 'before'],
    ['?before=', 'before'],
    ['?before=1&before=2', 'before'],
  ])('when it is asked for by %s, then it is 400 and names %s', async (query, field) => {
    const answer = await person(journal).get(`${page}/revisions${query}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().context.fields)).toEqual([field]);
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
    const plan = await journal.database
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

  it('when twelve save at once without a base, then each had its own revision and the first text is kept', async () => {
    const ada = person(journal);
    const texts = Array.from({ length: 12 }, (_, tab) => `tab ${tab}`);
    // Past the door, whose deadline a busy machine may miss.
    const { save } = journal.useCases.entries;
    const saved = await Promise.all(texts.map((content) => save(ada.userId, { date: TODAY, content }, {})));
    expect(saved.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
      texts.map((_, at) => at + 1),
    );
    const [first, last] = [1, 12].map((wanted) => saved.find(({ revision }) => revision === wanted));
    expect((await ada.get(page)).json()).toEqual(last);
    expect((await ada.get(`${page}/revisions`)).json().revisions).toMatchObject([
      { revision: 1, content: first?.content },
    ]);
    expect(await outboxOf(ada.userId)).toHaveLength(1);
  });
});

describe('the way to the database', () => {
  const tripsOf = (save: () => Promise<{ statusCode: number }>, statusCode = 200) =>
    roundTrips(journal.connection, async () => expect((await save()).statusCode).toBe(statusCode));

  it('when the key is in memory, then a usual save costs three round trips, two after a save here', async () => {
    const ada = person(journal);
    // A save of another day brings the key into memory.
    journal.clock.now = new Date('2026-11-19T12:00:00Z');
    await ada.save({ date: '2026-11-19', content: 'yesterday' });
    const at = (minute: number) => {
      journal.clock.now = new Date(new Date(`${TODAY}T12:00:00Z`).getTime() + minute * 60_000);
    };
    const save = (payload: object) => () => ada.save({ date: TODAY, ...payload });
    at(0);
    // The first of a day tells the other services: entry, outbox, commit, check.
    expect(await tripsOf(save({ content: 'one', baseRevision: 0 }))).toBe(4);
    // One that keeps the replaced text: entry, history, commit, check.
    expect(await tripsOf(save({ content: 'two', baseRevision: 1 }))).toBe(4);
    // A usual one: entry, check; the same without a revision.
    at(1);
    expect(await tripsOf(save({ content: 'three', baseRevision: 2 }))).toBe(2);
    expect(await tripsOf(save({ content: 'four' }))).toBe(2);
    expect(await tripsOf(save({ content: 'four', mood: null }))).toBe(1);
    // One that changes the mood tells the other services: entry, outbox, commit, check.
    expect(await tripsOf(save({ content: 'four', mood: 'joy' }))).toBe(4);
    // What changes nothing is only read.
    expect(await tripsOf(save({ content: 'four', baseRevision: 5 }))).toBe(1);
    expect(await tripsOf(save({ content: 'four' }))).toBe(1);
    // One that makes the day blank and keeps its text: entry, history, outbox, commit, check.
    at(10);
    expect(await tripsOf(save({ content: '' }))).toBe(5);
    // After a save of another process: the write that finds nothing, read, entry, check.
    await journal.elsewhere.entries.save(ada.userId, { date: TODAY, content: '', mood: 'calm' }, {});
    expect(await tripsOf(save({ content: ' ' }))).toBe(4);
    expect(await tripsOf(() => ada.get(page))).toBe(1);
  });
});
