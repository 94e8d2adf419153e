import { ModelError } from '@inkwell/ai';
import { createFeelingsReader, type FeelingsReader } from '@inkwell/ai/feelings';
import { addDays, type EntryState, IDENTITY_HEADER } from '@inkwell/contracts';
import { createLog, createTokenBudget } from '@inkwell/service';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { migrations } from '../src/migrations.ts';
import { ANALYSIS_DELAY_MS, type Journal, openJournal, person, TOKEN_BUDGET } from './harness.ts';

const TODAY = '2026-11-20';
const WORRIED = 'I am so worried about the rent.';
const GRATEFUL = 'I am so grateful for my sister.';
const BY_WORDS = createFeelingsReader();
const log = createLog({ name: 'migrations', level: 'silent' });

let journal: Journal;
beforeAll(async () => {
  journal = await openJournal();
});
beforeEach(() => {
  journal.clock.now = new Date(`${TODAY}T12:00:00Z`);
  journal.feelings.read = BY_WORDS.read;
});
afterAll(() => journal.close());

const later = (ms: number) => {
  journal.clock.now = new Date(journal.clock.now.getTime() + ms);
};
const rowOf = (userId: string) => journal.database.collection('entries').findOne({ userId });
const eventsOf = async (userId: string, name: string) =>
  journal.database.collection('outbox').countDocuments({ 'data.userId': userId, name });

function writer() {
  const ada = person(journal);
  return {
    ...ada,
    write: (content: string) => ada.save({ date: TODAY, content }),
    analyse: () =>
      deliver(journalHandlers(journal.useCases), 'journal.analyse-entry', {
        userId: ada.userId,
        date: TODAY,
      }),
    state: async (): Promise<EntryState> => {
      const headers = { [IDENTITY_HEADER]: journal.signAsInsights({ userId: ada.userId }) };
      return (await journal.app.inject({ url: `/internal/entries/${TODAY}`, headers })).json();
    },
  };
}

const NONE = { date: TODAY, written: false, revision: 0, mood: null, updatedAt: null, analysis: null };

it('when a page is written, blanked or missing, then insights learns that and no text', async () => {
  const ada = writer();
  expect(await ada.state()).toEqual(NONE);
  const { updatedAt } = (await ada.save({ date: TODAY, content: 'a', mood: 'joy' })).json();
  const state = { ...NONE, mood: 'joy', updatedAt };
  expect(await ada.state()).toEqual({ ...state, written: true, revision: 1 });
  await ada.write(' ');
  expect(await ada.state()).toEqual({ ...state, revision: 2 });
  await ada.write('\u200B\uFE0F');
  expect(await ada.state()).toEqual({ ...state, revision: 3 });
});

describe('what a page says of its writer', () => {
  it('when it was read, then insights learns names and numbers, and is told once', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    expect((await ada.state()).analysis).toBeNull();
    for (const _ of [1, 2]) await ada.analyse();
    const { analysis } = await ada.state();
    expect(analysis).toMatchObject({ emotions: ['anxiety'], themes: ['money'], sentiment: 'negative' });
    expect(analysis?.valence).toBeLessThan(0);
    expect(await eventsOf(ada.userId, 'journal.entry-analysed')).toBe(1);
  });

  it('when another text is read, then it stands in place of the one before; until then that one stays', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    await ada.analyse();
    await ada.write(GRATEFUL);
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['anxiety'] });
    await ada.analyse();
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['gratitude'], sentiment: 'positive' });
  });

  it('when the text is changed while it is read, then the older reading counts for nothing', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    journal.feelings.read = async (text) => {
      await ada.write(GRATEFUL);
      return BY_WORDS.read(text);
    };
    await ada.analyse();
    expect(await rowOf(ada.userId)).toHaveProperty('analysisDueAt');
    expect((await ada.state()).analysis).toBeNull();
    journal.feelings.read = BY_WORDS.read;
    await ada.analyse();
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['gratitude'] });
  });

  it('when the page is emptied, then it says nothing at once, and after it was read', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    await ada.analyse();
    await ada.write(' \n');
    expect((await ada.state()).analysis).toBeNull();
    await ada.analyse();
    const row = await rowOf(ada.userId);
    expect(row).not.toHaveProperty('analysis');
    expect(row).not.toHaveProperty('analysisDueAt');
  });

  it('when the text shows danger, then its feelings are read as well', async () => {
    const ada = writer();
    await ada.write('I am so sad. I have the pills on my table.');
    await ada.analyse();
    expect(await rowOf(ada.userId)).toMatchObject({ analysis: { sentiment: 'negative' } });
  });

  it('when somebody else asks for the day, then they learn nothing of it', async () => {
    const [ada, bob] = [writer(), writer()];
    await ada.write(WORRIED);
    await ada.analyse();
    expect(await bob.state()).toEqual(NONE);
  });
});

describe('servers that are slow or away', () => {
  const away = () => Promise.reject(new ModelError('unavailable', 'away'));

  it('when the reading server is away, then the page stays due for a day, and its words are read in the end', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    journal.feelings.read = away;
    await ada.analyse();
    expect((await ada.state()).analysis).toBeNull();
    const row = await rowOf(ada.userId);
    expect(row).toHaveProperty('analysisDueAt');
    // What was read before the feelings is kept.
    expect(row).toHaveProperty('vectors');
    later(25 * 60 * 60_000);
    await ada.analyse();
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['anxiety'] });
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
  });

  it('when it refuses the text, then the words of the page are read at once, and it is not tried again', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    const { read } = journal.screen;
    journal.screen.read = () => Promise.reject(new ModelError('refused', 'too long', { status: 413 }));
    await ada.analyse();
    journal.screen.read = read;
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['anxiety'] });
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
  });

  it('when it is away, then saves and readings of the page go on', async () => {
    const ada = writer();
    journal.feelings.read = away;
    await ada.write(WORRIED);
    await ada.analyse();
    expect((await ada.write(GRATEFUL)).statusCode).toBe(200);
    expect((await ada.get(`/api/journal-entries/${TODAY}`)).json()).toMatchObject({ content: GRATEFUL });
  });

  it('when danger was found before the feelings could be read, then it is stored and told', async () => {
    const ada = writer();
    await ada.write('There is a letter for each of them in the drawer.');
    journal.feelings.read = away;
    const { read } = journal.screen;
    journal.screen.read = () => Promise.resolve({ level: 'crisis', kind: 'suicide' });
    await ada.analyse();
    journal.screen.read = read;
    expect(await rowOf(ada.userId)).toMatchObject({
      care: expect.anything(),
      analysisDueAt: expect.any(Date),
    });
    expect(await eventsOf(ada.userId, 'journal.entry-analysed')).toBe(1);
  });
});

describe('the language model', () => {
  /** A reader that a model costs so much, and what it was asked for. */
  function costs(tokens: number) {
    const people: Array<Parameters<FeelingsReader['read']>[1]> = [];
    journal.feelings.read = async (text, who) => {
      people.push(who);
      who?.onTokens?.(tokens);
      return BY_WORDS.read(text);
    };
    return people;
  }

  it('when it reads a page, then the provider learns a hash, and its tokens count for the person and the day until none are left', async () => {
    const ada = writer();
    const people = costs(TOKEN_BUDGET / 2);
    for (const content of ['One', 'Two', 'Three']) {
      await ada.write(content);
      await ada.analyse();
    }
    const askedFor = (userId: string) => ({
      safetyIdentifier: `hash of ${userId}`,
      onTokens: expect.any(Function),
    });
    expect(people).toEqual([askedFor(ada.userId), askedFor(ada.userId), undefined]);
    expect(await rowOf(ada.userId)).not.toHaveProperty('tokens');

    const eve = writer();
    await eve.write('One');
    await eve.analyse();
    later(24 * 60 * 60_000);
    await ada.save({ date: addDays(TODAY, 1), content: 'Another day' });
    later(ANALYSIS_DELAY_MS);
    await journal.useCases.analysis.analyse(ada.userId, addDays(TODAY, 1));
    expect(people.slice(3)).toEqual([askedFor(eve.userId), askedFor(ada.userId)]);
  });

  it('when another service has used up the day, then it is not asked', async () => {
    const ada = writer();
    const people = costs(1);
    const { redis, clock } = journal;
    const ofChat = createTokenBudget({ redis, limit: TOKEN_BUDGET, log, now: () => clock.now });
    await ofChat.add(ada.userId, TOKEN_BUDGET);
    await ada.write('One');
    await ada.analyse();
    expect(people).toEqual([undefined]);
  });

  it('when a page is an old one, then it is not asked', async () => {
    const ada = writer();
    await ada.write('One');
    later(25 * 60 * 60_000);
    const people = costs(1);
    await ada.analyse();
    expect(people).toEqual([undefined]);
  });
});

describe('the mood', () => {
  const moods = (userId: string) => eventsOf(userId, 'journal.mood-chosen');
  const dates = async ({ get }: ReturnType<typeof writer>) => (await get('/api/journal-dates')).json().dates;

  it('when a page has only a mood, then it is kept, and the day is not a written one', async () => {
    const ada = writer();
    const saved = await ada.save({ date: TODAY, content: '', mood: 'calm' });
    expect(saved.json()).toMatchObject({ content: '', mood: 'calm', revision: 1 });
    expect((await ada.get(`/api/journal-entries/${TODAY}`)).json()).toEqual(saved.json());
    expect(await dates(ada)).toEqual([]);
    expect((await ada.get('/api/journal-pages')).json()).toEqual({ pages: [], next: null });
    expect(await ada.state()).toMatchObject({ written: false, mood: 'calm', analysis: null });
    expect(await eventsOf(ada.userId, 'journal.day-written')).toBe(0);
    // There is nothing to be read.
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
  });

  it('when it is chosen, changed and taken back, then it is told each time, and the text is not read again', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    await ada.analyse();
    expect(await moods(ada.userId)).toBe(0);
    for (const [mood, told] of [
      ['joy', 1],
      ['joy', 1],
      ['hurt', 2],
      [null, 3],
      [null, 3],
    ] as const) {
      const saved = await ada.save({ date: TODAY, content: WORRIED, mood });
      expect(saved.json()).toMatchObject({ mood });
      expect(await moods(ada.userId)).toBe(told);
    }
    expect(await rowOf(ada.userId)).not.toHaveProperty('analysisDueAt');
    expect((await ada.state()).analysis).toMatchObject({ emotions: ['anxiety'] });
  });

  it('when it is chosen while the text is read, then the text stays due and is read again', async () => {
    const ada = writer();
    await ada.write(WORRIED);
    journal.feelings.read = async (text) => {
      await ada.save({ date: TODAY, content: WORRIED, mood: 'joy' });
      return BY_WORDS.read(text);
    };
    await ada.analyse();
    expect(await rowOf(ada.userId)).toHaveProperty('analysisDueAt');
  });

  it('when it is none of the list, then it is 400 and names the field', async () => {
    const answer = await writer().save({ date: TODAY, content: '', mood: 'angst' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().context.fields)).toEqual(['mood']);
  });
});

it('when pages were written before there were analyses, then a migration makes them due, and no others', async () => {
  const { database: db } = journal;
  const [old, blank, read] = [writer(), writer(), writer()];
  await old.write(WORRIED);
  await blank.save({ date: TODAY, content: ' ', mood: 'joy' });
  await read.write(GRATEFUL);
  await read.analyse();
  const rows = journal.database.collection('entries');
  await rows.updateMany({ userId: { $in: [old.userId, blank.userId] } }, { $unset: { analysisDueAt: 1 } });
  const step = migrations.find(({ name }) => name === '003-analyses');
  await step?.up({ db, log, signal: new AbortController().signal });
  expect(await rowOf(old.userId)).toHaveProperty('analysisDueAt');
  expect(await rowOf(blank.userId)).not.toHaveProperty('analysisDueAt');
  expect(await rowOf(read.userId)).not.toHaveProperty('analysisDueAt');
  await old.analyse();
  expect((await old.state()).analysis).toMatchObject({ emotions: ['anxiety'] });
});

it('when the person is erased while the page is read, then nothing of it is left', async () => {
  const ada = writer();
  await ada.write(WORRIED);
  journal.feelings.read = async (text, who) => {
    who?.onTokens?.(7);
    await journal.useCases.entries.eraseUser(ada.userId);
    return BY_WORDS.read(text);
  };
  await ada.analyse();
  expect(await rowOf(ada.userId)).toBeNull();
  expect(await eventsOf(ada.userId, 'journal.entry-analysed')).toBe(0);
});
