import { textToCompare } from '@inkwell/ai/search';
import type { FoundMessages, SearchResults } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { type Journal, openJournal, person } from './harness.ts';

const DAY = '2026-11-20';

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());
beforeEach(() => {
  journal.chat.asked.length = 0;
  journal.chat.answer = () => ({ results: [], since: null });
  journal.clock.now = new Date(`${DAY}T12:00:00Z`);
});

type Person = ReturnType<typeof person>;

const pathOf = (query: Record<string, string>) =>
  `/api/journal-search?${new URLSearchParams(query).toString()}`;
const answerTo = async ({ get }: Person, q: string, more: Record<string, string> = {}) =>
  (await get(pathOf({ q, ...more }))).json<SearchResults>();
const datesOf = async (ann: Person, q: string, more: Record<string, string> = {}) =>
  (await answerTo(ann, q, more)).results.map(({ date }) => date);
const deliverEvent = (name: string, data: object) => deliver(journalHandlers(journal.useCases), name, data);

/** Writes pages, each on its day, and reads them in the background. */
async function write(ann: Person, pages: Record<string, string | { content: string; mood: string }>) {
  for (const [date, page] of Object.entries(pages)) {
    journal.clock.now = new Date(`${date}T12:00:00Z`);
    await ann.save({ date, ...(typeof page === 'string' ? { content: page } : page) });
    await deliverEvent('journal.analyse-entry', { userId: ann.userId, date });
  }
  journal.embeddings.asked.length = 0;
}

/** A question that has the meaning of a text, and none of its words: the harness makes one of a text's length. */
const likeInMeaning = (text: string) => 'w'.repeat(text.length - textToCompare('').length);

const message = (score: number, date = DAY): FoundMessages['results'][number] => ({
  kind: 'message',
  date,
  snippet: 'The landlord again.',
  hits: [[4, 12]],
  score,
  conversationId: 7,
  mode: 'heal',
});

describe("a search through one's own pages", () => {
  it("when a word is looked for, then one's own pages have it, marked, and nobody else's", async () => {
    const [ann, bob] = [person(journal), person(journal)];
    await write(ann, { [DAY]: 'Rain all day.\n\nThe landlord came about the roof.' });
    await write(bob, { [DAY]: 'My landlord is a saint.' });
    expect((await answerTo(ann, 'landl')).results).toEqual([
      {
        kind: 'page',
        date: DAY,
        snippet: 'Rain all day. The landlord came about the roof.',
        hits: [[18, 23]],
        score: expect.any(Number) as number,
        conversationId: null,
        mode: null,
      },
    ]);
    expect((await answerTo(bob, 'roof')).results).toEqual([]);
  });

  it.each([
    ['lodz', 'Łódź at last.', 'Łódź'],
    ['STRASSE', 'Ganz allein auf der Straße.', 'Straße'],
    ['Ærø', 'With the ferry to Aero.', 'Aero'],
    ['office', 'Late at the oﬃce.', 'oﬃce'],
  ])(
    'when %s is looked for, then a page that spells it otherwise has it, marked',
    async (q, content, found) => {
      const ann = person(journal);
      await write(ann, { [DAY]: content });
      const [result] = (await answerTo(ann, q)).results;
      const marked = result?.hits.map(([from, to]) => result.snippet.slice(from, to));
      expect(marked).toEqual([found]);
    },
  );

  it('when a paragraph fits by its meaning alone, then it is found without a mark', async () => {
    const ann = person(journal);
    await write(ann, {
      '2026-11-18': 'Rain all day.\n\nI belonged there.',
      [DAY]: 'Nothing happened at all.',
    });
    const q = likeInMeaning('I belonged there.');
    expect((await answerTo(ann, q)).results).toMatchObject([
      { date: '2026-11-18', snippet: '…I belonged there.', hits: [] },
    ]);
    expect(journal.embeddings.asked).toEqual([`My day: ${q}`]);
    expect(journal.chat.asked).toMatchObject([{ userId: ann.userId, body: { q } }]);
  });

  it('when the question names a feeling, then pages with that mood or feeling are found', async () => {
    const ann = person(journal);
    await write(ann, {
      '2026-11-16': { content: 'Soup in front of the screen.', mood: 'loneliness' },
      '2026-11-18': 'Nobody asked me to come along. I have no friends here.',
      [DAY]: 'A walk by the river.',
    });
    expect(await datesOf(ann, 'when was I lonely?')).toEqual(['2026-11-18', '2026-11-16']);
  });

  it('when the page was changed since its meaning was read, then what is gone is not found', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'I belonged there.' });
    await ann.save({ date: DAY, content: 'Something of another length.' });
    expect(await datesOf(ann, likeInMeaning('I belonged there.'))).toEqual([]);
    expect(await datesOf(ann, 'belonged')).toEqual([]);
  });

  it('when the reading server fails, then the words are found', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    vi.spyOn(journal.embeddings, 'of').mockImplementationOnce(() => {
      throw new AppError('unavailable');
    });
    expect(await datesOf(ann, 'landlord')).toEqual([DAY]);
  });

  it('when a page was written in danger, then it is found by its writer', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'I want to kill myself. The landlord came.' });
    expect(await datesOf(ann, 'landlord')).toEqual([DAY]);
  });

  it('when days, a mood or a theme are asked for, then the others are not found', async () => {
    const ann = person(journal);
    await write(ann, {
      '2026-11-01': 'Rain.',
      '2026-11-10': { content: 'More rain.', mood: 'joy' },
      [DAY]: 'Rain again.',
    });
    await journal.database
      .collection('entries')
      .updateOne({ userId: ann.userId, date: DAY }, { $set: { analysis: { themes: ['home'] } } });
    expect(await datesOf(ann, 'rain')).toEqual([DAY, '2026-11-10', '2026-11-01']);
    expect(await datesOf(ann, 'rain', { from: '2026-11-10' })).toEqual([DAY, '2026-11-10']);
    expect(await datesOf(ann, 'rain', { from: '2026-11-01', to: '2026-11-10' })).toEqual([
      '2026-11-10',
      '2026-11-01',
    ]);
    expect(await datesOf(ann, 'rain', { theme: 'home' })).toEqual([DAY]);
    journal.chat.asked.length = 0;
    expect(await answerTo(ann, 'rain', { mood: 'joy' })).toMatchObject({
      results: [{ date: '2026-11-10' }],
      conversations: true,
    });
    expect(journal.chat.asked).toEqual([]);
  });

  it('when a page is blank, or was replaced, then it is not found', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    await ann.save({ date: DAY, content: 'The roof.', keepReplaced: true });
    expect(await datesOf(ann, 'landlord')).toEqual([]);
    await ann.save({ date: DAY, content: '' });
    expect(await datesOf(ann, 'roof')).toEqual([]);
  });

  it('when the time is over, then the newest were searched, and the answer says how far', async () => {
    const ann = person(journal);
    const box = await journal.vault.open(ann.userId);
    const rows = Array.from({ length: 600 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10);
      const place = { collection: 'entries', row: `${date}.1`, field: 'content' };
      const content = box.seal(`Rain, number ${index}.`, place);
      return { userId: ann.userId, date, content, written: true, mood: null, revision: 1 };
    });
    await journal.database.collection('entries').insertMany(rows);
    expect((await answerTo(ann, 'number')).since).toBeNull();
    const begin = journal.clock.now.getTime();
    let reads = 0;
    const clock = vi
      .spyOn(journal.clock, 'now', 'get')
      .mockImplementation(() => new Date(begin + 700 * (reads += 1)));
    const { results, since } = await journal.useCases.search
      .search(ann.userId, { q: 'number' })
      .finally(() => clock.mockRestore());
    expect(results).toHaveLength(50);
    expect(since).toBe(rows[499]?.date);
  });

  it('when a person is erased, then nothing of theirs is found', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    await deliverEvent('auth.user-deleted', { userId: ann.userId });
    expect((await ann.get(pathOf({ q: 'landlord' }))).statusCode).toBe(404);
  });
});

describe('a search through conversations', () => {
  it('when messages fit, then they stand among the pages by their score', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    journal.chat.answer = () => ({ results: [message(9), message(0.4)], since: '2024-05-01' });
    const { results, conversations, since } = await answerTo(ann, 'landlord');
    expect(results.map(({ kind }) => kind)).toEqual(['message', 'page', 'message']);
    expect(results[0]).toEqual(message(9));
    expect({ conversations, since }).toEqual({ conversations: true, since: '2024-05-01' });
  });

  it('when chat says how well its messages fit, then pages and messages are ranked together', async () => {
    const ann = person(journal);
    await write(ann, { '2026-11-18': 'I belonged there.', [DAY]: 'Nothing of it.' });
    const fitting = (words: number, cosine: number | null) => ({
      ...message(0.02),
      fit: { words, whole: 0, cosine },
    });
    journal.chat.answer = () => ({ results: [fitting(0, 0.12), fitting(0.5, null)], since: null });
    const { results } = await answerTo(ann, likeInMeaning('I belonged there.'));
    expect(results).toMatchObject([
      { kind: 'page', score: 1 / 61 },
      { kind: 'message', score: 0.5 / 61 },
    ]);
    expect(results[0]).not.toHaveProperty('fit');
  });

  it('when there are more than fifty, then the best fifty are answered', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    journal.chat.answer = () => ({ results: Array.from({ length: 50 }, () => message(9)), since: null });
    const { results } = await answerTo(ann, 'landlord');
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 50 }, () => 'message'));
  });

  it('when chat is away, then the pages are found, and the answer says so', async () => {
    const ann = person(journal);
    await write(ann, { [DAY]: 'The landlord came.' });
    journal.chat.answer = () => {
      throw new AppError('unavailable');
    };
    expect(await answerTo(ann, 'landlord')).toMatchObject({ results: [{ date: DAY }], conversations: false });
  });
});

describe('what is typed', () => {
  it.each([
    ['', 'q'],
    ['   ', 'q'],
    ['x'.repeat(201), 'q'],
    ['x'.repeat(2_000), 'q'],
    ['a\u0000b', 'q'],
    ['a\u001bb', 'q'],
  ])('when the question is %j, then it is refused with its field', async (q, field) => {
    const answer = await person(journal).get(pathOf({ q }));
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(`"${field}"`);
    expect(answer.body).not.toContain('xxx');
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ mood: 'purple' }, 'mood'],
    [{ theme: 'purple' }, 'theme'],
  ])('when %j is asked for, then it is refused with its field', async (more, field) => {
    const answer = await person(journal).get(pathOf({ q: 'rain', ...more }));
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(`"${field}"`);
  });

  it.each([
    '{"$gt":""}',
    '$where',
    '.*',
    '(?:a+)+$',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '🎉',
    '東京',
  ])('when %j is typed, then it is text like any other', async (q) => {
    const ann = person(journal);
    await write(ann, {
      '2026-11-19': 'Rain, as ever, and a bus that was late for half of an hour.',
      [DAY]: `She wrote ${q} there.`,
    });
    expect(await datesOf(ann, q)).toEqual([DAY]);
  });

  it('when nobody is signed in, then it is refused', async () => {
    expect((await journal.app.inject({ url: pathOf({ q: 'rain' }) })).statusCode).toBe(401);
  });
});
