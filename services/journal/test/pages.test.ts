import { addDays } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Journal, openJournal, person } from './harness.ts';

const FIRST_DAY = '2026-01-01';
const dayNumber = (index: number) => addDays(FIRST_DAY, index);

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
afterAll(() => journal.close());

/** Somebody with a page on each of the first days of a year. */
async function writerOf(texts: readonly string[]) {
  const ada = person(journal);
  for (const [index, content] of texts.entries()) {
    const date = dayNumber(index);
    journal.clock.now = new Date(`${date}T12:00:00Z`);
    const saved = await ada.save({ date, content, ...(index === 0 && { mood: 'joy' }) });
    expect(saved.statusCode).toBe(200);
  }
  return ada;
}

describe('the list of pages', () => {
  it('when nothing is written, then it is empty', async () => {
    expect((await person(journal).get('/api/journal-pages')).json()).toEqual({ pages: [], next: null });
  });

  it('when pages are written, then they come newest first, without blank ones and other people’s', async () => {
    await writerOf(['Another person’s page']);
    const ada = await writerOf(['\n  The sea.\nAll day long.', ' ', 'Rain']);
    expect((await ada.get('/api/journal-pages')).json()).toEqual({
      pages: [
        { date: dayNumber(2), firstLine: 'Rain', mood: null, words: 1 },
        { date: FIRST_DAY, firstLine: 'The sea.', mood: 'joy', words: 5 },
      ],
      next: null,
    });
  });

  it('when there are more than the limit, then the next part goes on before the last day, to the end', async () => {
    const ada = await writerOf(['One', 'Two', 'Three', 'Four', 'Five']);
    const parts: string[][] = [];
    let next: string | null = '';
    while (next !== null) {
      const answer = await ada.get(`/api/journal-pages?limit=2${next && `&before=${next}`}`);
      const part = answer.json<{ pages: Array<{ firstLine: string }>; next: string | null }>();
      parts.push(part.pages.map(({ firstLine }) => firstLine));
      next = part.next;
    }
    expect(parts).toEqual([['Five', 'Four'], ['Three', 'Two'], ['One']]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['before=2026-02-30', 'before'],
  ])('when it is asked for with %s, then that is refused by name', async (query, field) => {
    const answer = await person(journal).get(`/api/journal-pages?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ context: { fields: object } }>().context.fields)).toEqual([field]);
  });

  it('when a whole part is read, then it costs three round trips at most', async () => {
    const ada = await writerOf(Array.from({ length: 12 }, (_, index) => `Page ${index}`));
    const read = async () => expect((await ada.get('/api/journal-pages')).statusCode).toBe(200);
    expect(await roundTrips(journal.connection, read)).toBeLessThanOrEqual(3);
  });
});
