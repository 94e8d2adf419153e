import { type FoundParagraphs, IDENTITY_HEADER } from '@inkwell/contracts';
import { deliver, readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { type Journal, openJournal, person } from './harness.ts';

const DAY = '2026-11-20';

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

const headersOf = (userId: string) => ({ [IDENTITY_HEADER]: journal.signAsChat({ userId }) });
const query = (words: string[], more: object = {}) => ({
  words,
  vector: null,
  from: null,
  to: null,
  order: 'best',
  ...more,
});
const search = async (userId: string, payload: object) =>
  (
    await journal.app.inject({
      method: 'POST',
      url: '/internal/paragraphs',
      headers: headersOf(userId),
      payload,
    })
  ).json<FoundParagraphs>().found;
const analyse = (userId: string) =>
  deliver(journalHandlers(journal.useCases), 'journal.analyse-entry', { userId, date: DAY });

it("when words are looked for, then the paragraphs of one's own pages are found, and nobody else's", async () => {
  const [ann, bob] = [person(journal), person(journal)];
  await ann.save({ date: DAY, content: 'Rain all day.\n\nThe landlord came about the roof.' });
  await bob.save({ date: DAY, content: 'My landlord is a saint.' });
  expect(await search(ann.userId, query(['landlord']))).toMatchObject([
    { quote: 'The landlord came about the roof', date: DAY, isByWord: true },
  ]);
  expect(await search(ann.userId, query(['landlord'], { to: '2026-11-01' }))).toEqual([]);
});

it('when a page was analysed, then it is found by meaning alone too', async () => {
  const { userId, save } = person(journal);
  const text = 'The landlord came about the roof.';
  await save({ date: DAY, content: text });
  await analyse(userId);
  const found = await search(userId, query(['zzz'], { vector: journal.embeddings.of(text) }));
  expect(found).toMatchObject([{ isByWord: false }]);
  const row = await journal.database.collection('entries').findOne({ userId });
  expect(readableIn(row?.['vectors'])).not.toContain('landlord');
});

it('when a page is analysed again, then only what was added is read anew', async () => {
  const { userId, save } = person(journal);
  await save({ date: DAY, content: 'First paragraph here.' });
  await analyse(userId);
  await save({ date: DAY, content: 'First paragraph here.\nSecond paragraph here.' });
  journal.embeddings.asked.length = 0;
  await analyse(userId);
  expect(journal.embeddings.asked).toEqual(['Second paragraph here.']);
});

it('when a page shows danger, then it is neither searched nor told without saying so', async () => {
  const { userId, save } = person(journal);
  await save({ date: DAY, content: 'I want to kill myself. The landlord came.' });
  expect(await search(userId, query(['landlord']))).toEqual([]);
  const page = await journal.app.inject({
    url: `/internal/entries/${DAY}/page`,
    headers: headersOf(userId),
  });
  expect(page.json()).toMatchObject({ isCared: true });
});

it('when another service asks, or the query is none, then it is refused', async () => {
  const { userId } = person(journal);
  const headers = { [IDENTITY_HEADER]: journal.signAsInsights({ userId }) };
  const url = `/internal/entries/${DAY}/page`;
  expect((await journal.app.inject({ url, headers })).statusCode).toBe(401);
  const wrong = await journal.app.inject({
    method: 'POST',
    url: '/internal/paragraphs',
    headers: headersOf(userId),
    payload: { words: 'landlord' },
  });
  expect(wrong.statusCode).toBe(400);
});
