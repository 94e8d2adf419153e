import { addDays, type Digest, type JournalPrompts, TIMEZONE_HEADER } from '@inkwell/contracts';
import { deliver, digestOf, readableIn, roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journalHandlers } from '../src/events.ts';
import { PROMPTS } from '../src/prompts/set.ts';
import { type Journal, openJournal, person } from './harness.ts';

const TODAY = '2026-11-20';
const GENTLE = new Set(PROMPTS.filter(({ isGentle }) => isGentle).map(({ id }) => id));
const NO_SIGN = { signs: [], country: null };
const SIGN = { level: 'concern', kind: 'suicide', at: `${TODAY}T10:00:00.000Z`, from: 'message' } as const;

let journal: Journal;
let other: Journal;
beforeAll(async () => {
  journal = await openJournal();
  other = await openJournal();
});
beforeEach(() => setClock(`${TODAY}T08:00:00Z`));
afterAll(() => Promise.all([journal.close(), other.close()]));

function setClock(instant: string): void {
  journal.clock.now = new Date(instant);
  other.clock.now = new Date(instant);
}

/** Somebody who is not in danger, and whose answers auth knows. */
function writer(digest: Digest | null = digestOf('Ann Lee', 'Finish my novel')) {
  const ada = person(journal, { [TIMEZONE_HEADER]: 'Europe/Stockholm' });
  journal.care.answers.set(ada.userId, NO_SIGN);
  if (digest) journal.auth.answers.set(ada.userId, digest);
  const list = async (from = journal) => {
    const headers = { [TIMEZONE_HEADER]: 'Europe/Stockholm' };
    const answer = await from.call({ userId: ada.userId }, { url: '/api/journal-prompts', headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<JournalPrompts>().prompts;
  };
  return {
    ...ada,
    list,
    write: async (date: string, content: string) => {
      const { now } = journal.clock;
      journal.clock.now = new Date(`${date}T12:00:00Z`);
      expect((await ada.save({ date, content })).statusCode).toBe(200);
      journal.clock.now = now;
    },
  };
}

const rowOf = (userId: string) =>
  journal.database
    .collection<{ _id: string; prompts?: Array<{ day: string; id: string; sealed?: unknown }> }>('people')
    .findOne({ _id: userId });

describe('the prompt of the day', () => {
  it('when a person asks, then there are twelve, and the first stays all day', async () => {
    const ada = writer();
    const prompts = await ada.list();
    expect(prompts).toHaveLength(12);
    for (const prompt of prompts)
      expect(prompt).toEqual({ id: expect.any(String), text: expect.any(String), theme: expect.any(String) });
    await ada.write(TODAY, 'My mother called. Tomorrow I want to call her back.');
    setClock(`${TODAY}T21:30:00Z`);
    expect((await ada.list())[0]).toEqual(prompts[0]);
    // In another process, as after a restart: with a stub of chat of its own.
    other.care.answers.set(ada.userId, NO_SIGN);
    expect((await ada.list(other))[0]).toEqual(prompts[0]);
    // The day is the person's: in Stockholm it is over an hour before it is in Greenwich.
    setClock(`${TODAY}T23:30:00Z`);
    expect((await ada.list())[0]).not.toEqual(prompts[0]);
    expect((await rowOf(ada.userId))?.prompts?.map(({ day }) => day)).toEqual([TODAY, addDays(TODAY, 1)]);
  });

  it('when forty days go by, then none comes twice within thirty, and thirty are remembered', async () => {
    const ada = writer();
    const ids: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      setClock(`${addDays(TODAY, index)}T08:00:00Z`);
      ids.push((await ada.list())[0]?.id ?? '');
    }
    for (const [index, id] of ids.entries())
      expect(ids.slice(Math.max(0, index - 29), index)).not.toContain(id);
    expect((await rowOf(ada.userId))?.prompts).toHaveLength(30);
  });

  it('when two devices ask at once, then both have the same', async () => {
    const ada = writer();
    other.care.answers.set(ada.userId, NO_SIGN);
    await ada.list();
    setClock(`${addDays(TODAY, 1)}T08:00:00Z`);
    const firsts = await Promise.all(
      [journal, other, journal, other].map(async (each) => (await ada.list(each))[0]),
    );
    expect(new Set(firsts.map((prompt) => prompt?.id)).size).toBe(1);
    expect((await rowOf(ada.userId))?.prompts).toHaveLength(2);
  });

  it('when it is asked for, then that takes three round trips at most, and two once it is chosen', async () => {
    const ada = writer();
    await ada.list();
    setClock(`${addDays(TODAY, 1)}T08:00:00Z`);
    expect(await roundTrips(journal.connection, () => ada.list())).toBe(3);
    expect(await roundTrips(journal.connection, () => ada.list())).toBe(2);
  });
});

describe('what the person wrote', () => {
  it('when yesterday’s page ends with an intention, then it is quoted, and stored sealed', async () => {
    const ada = writer();
    await ada.write(addDays(TODAY, -1), 'Rain.\nTomorrow I want to call Zerlina.');
    const [first] = await ada.list();
    expect(first?.text).toBe(
      'Yesterday you wrote: “Tomorrow I want to call Zerlina.” Where do you stand with it today?',
    );
    const row = await rowOf(ada.userId);
    expect(row?.prompts?.[0]).toMatchObject({ day: TODAY, sealed: expect.anything() });
    expect(readableIn(row)).not.toContain('Zerlina');
    setClock(`${TODAY}T20:00:00Z`);
    expect((await ada.list())[0]).toEqual(first);
  });

  it('when a quoted prompt is all that yesterday’s page says, then it is no open end', async () => {
    const ada = writer();
    const yesterday = addDays(TODAY, -1);
    await ada.write(
      yesterday,
      'Rain.\n> Yesterday you wrote: “I will call Ana tomorrow.” Where do you stand with it today?',
    );
    expect((await ada.list()).map(({ id }) => id)).not.toContain(`intention-${yesterday}`);
  });

  it('when the last days were about something, then prompts of it come', async () => {
    const ada = writer(null);
    for (const date of [addDays(TODAY, -1), TODAY]) {
      await ada.write(date, 'Her garden.');
      await journal.database.collection('entries').updateOne(
        { userId: ada.userId, date },
        {
          $set: {
            analysis: { emotions: [], themes: ['mother', 'loss'], sentiment: 'neutral', valence: 0 },
          },
        },
      );
    }
    // Not everybody is asked of these two. A single day is drawn by chance and may have none of them.
    const themes: string[] = [];
    for (const day of [TODAY, addDays(TODAY, 1), addDays(TODAY, 2)]) {
      setClock(`${day}T08:00:00Z`);
      themes.push(...(await ada.list()).map(({ theme }) => theme));
    }
    expect(themes).toEqual(expect.arrayContaining([expect.stringMatching(/^(?:mother|loss)$/)]));
  });

  it('when auth has written the answers, then they are copied, sealed, and go with the person', async () => {
    const ada = writer(digestOf('Ann Lee', 'Xylophones'));
    for (const name of ['auth.onboarding-completed', 'auth.soulprint-written']) {
      await deliver(journalHandlers(journal.useCases), name, { userId: ada.userId });
    }
    const row = await rowOf(ada.userId);
    expect(row).toMatchObject({ digestVersion: 2 });
    expect(readableIn(row)).not.toContain('Xylophones');
    await ada.list();
    await deliver(journalHandlers(journal.useCases), 'auth.user-deleted', { userId: ada.userId });
    expect(await rowOf(ada.userId)).toBeNull();
    const late = await ada.get('/api/journal-prompts');
    expect(late.statusCode).toBe(404);
    expect(await rowOf(ada.userId)).toBeNull();
  });

  it('when auth knows no answers, then the prompts are those of the set', async () => {
    const ada = writer(null);
    expect(await ada.list()).toHaveLength(12);
    expect(await rowOf(ada.userId)).toBeNull();
  });
});

describe('somebody who may be in danger', () => {
  const isGentle = (prompts: JournalPrompts['prompts']) =>
    prompts.length > 0 && prompts.every(({ id }) => GENTLE.has(id));

  it('when chat says so, then all are gentle, also where another was chosen before', async () => {
    const ada = writer();
    const before = await ada.list();
    expect(isGentle(before)).toBe(false);
    journal.care.answers.set(ada.userId, { ...NO_SIGN, signs: [SIGN] });
    expect(isGentle(await ada.list())).toBe(true);
    journal.care.answers.set(ada.userId, NO_SIGN);
    expect((await ada.list())[0]).toEqual(before[0]);
  });

  it('when a page of the last days shows it, then all are gentle and nothing of it is quoted', async () => {
    const ada = writer();
    await ada.write(addDays(TODAY, -1), 'I want to kill myself. Tomorrow I want to call Ana.');
    expect(isGentle(await ada.list())).toBe(true);
  });

  it('when chat cannot be asked, then they are gentle and none is stored', async () => {
    const away = await openJournal();
    await away.care.close();
    const ada = person(away);
    away.auth.answers.set(ada.userId, digestOf('Ann Lee', 'A novel'));
    const { prompts } = (await ada.get('/api/journal-prompts')).json<JournalPrompts>();
    expect(isGentle(prompts)).toBe(true);
    expect((await rowOf(ada.userId))?.prompts).toBeUndefined();
    await away.close();
  });
});

describe('a prompt that stands on a page', () => {
  const PROMPT = '> What does having enough mean to you?';

  it('when it is all there is, then the day is not written', async () => {
    const ada = writer();
    await ada.write(TODAY, `${PROMPT}\n\n`);
    expect((await ada.get('/api/journal-dates')).json()).toEqual({ dates: [] });
    expect((await ada.get(`/api/journal-entries/${TODAY}`)).json()).toMatchObject({
      content: `${PROMPT}\n\n`,
    });
  });

  it('when words follow, then the list of pages counts these alone', async () => {
    const ada = writer();
    await ada.write(TODAY, `${PROMPT}\n\nA full shelf of books.`);
    expect((await ada.get('/api/journal-pages')).json()).toMatchObject({
      pages: [{ firstLine: 'A full shelf of books.', words: 5 }],
    });
  });

  it('when the page is read in the background, then what is read is the person’s own', async () => {
    const ada = writer();
    const read: string[] = [];
    journal.screen.read = async (text) => {
      read.push(text);
      return null;
    };
    await ada.write(TODAY, `${PROMPT}\n\nA full shelf of books.\n> I have the pills on my table.`);
    await deliver(journalHandlers(journal.useCases), 'journal.analyse-entry', {
      userId: ada.userId,
      date: TODAY,
    });
    expect(read.join()).not.toContain('having enough');
    expect(read.join()).toContain('pills on my table');
    expect(journal.embeddings.asked.join()).not.toContain('having enough');
  });

  it('when the person’s own words are quoted like a prompt, then danger in them is seen', async () => {
    const ada = writer();
    await ada.write(TODAY, '> I have the pills on my table.');
    const entry = (await ada.get(`/api/journal-entries/${TODAY}`)).json<{ care: object | null }>();
    expect(entry.care).toMatchObject({ level: 'crisis' });
  });
});
