import { addDays, MAX_INSIGHT_DAYS, mondayOf } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { deliver, roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOf, type Insights, messageAt, openInsights, person } from './harness.ts';

const DAY = '2026-11-20';
const TODAY = '2026-11-22';

let insights: Insights;
beforeAll(async () => {
  insights = await openInsights();
});
beforeEach(() => {
  insights.clock.now = () => new Date(`${TODAY}T12:00:00Z`);
  insights.journal.answer = async () => null;
  insights.chat.answer = async () => [];
});
afterAll(() => insights.close());

const update = (userId: string, date = DAY) =>
  deliver(insights.handlers, 'insights.update-streak', { userId, date });
const tell = (name: string, userId: string, date = DAY) => deliver(insights.handlers, name, { userId, date });
const patternsOf = async (who: ReturnType<typeof person>) => (await who.get()).json().emotionPatterns;

describe('emotions of all time', () => {
  it('when a page, a mood and messages have emotions, then each text and the mood count once', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) =>
      entryOf(date, { emotions: ['calm', 'joy'] }, { mood: 'calm' });
    insights.chat.answer = async (_userId, date) => [
      messageAt(`${date}T08:00:00.000Z`, { emotions: ['joy'] }),
      messageAt(`${date}T08:01:00.000Z`, { emotions: ['anxiety', 'calm'] }),
    ];
    await update(ada.userId);
    expect(await patternsOf(ada)).toEqual([
      { emotion: 'calm', count: 3 },
      { emotion: 'joy', count: 2 },
      { emotion: 'anxiety', count: 1 },
    ]);
  });

  it('when the same words come again and again, in any order, then nothing is counted twice', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => entryOf(date, { emotions: ['joy'] });
    insights.chat.answer = async (_userId, date) => [messageAt(`${date}T08:00:00.000Z`)];
    const names = ['chat.message-analysed', 'journal.entry-analysed', 'journal.mood-chosen'];
    for (const name of [...names, ...names.toReversed(), 'journal.day-written']) {
      await tell(name, ada.userId);
      await update(ada.userId);
    }
    expect(await patternsOf(ada)).toEqual([
      { emotion: 'calm', count: 1 },
      { emotion: 'joy', count: 1 },
    ]);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(1);
  });

  it('when a text is read anew, a mood taken back and a message gone, then what they added is taken away', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) =>
      entryOf(date, { emotions: ['joy'] }, { mood: 'pride' });
    insights.chat.answer = async (_userId, date) => [messageAt(`${date}T08:00:00.000Z`)];
    await update(ada.userId);
    insights.journal.answer = async (_userId, date) =>
      entryOf(date, { emotions: ['sadness'] }, { revision: 2 });
    insights.chat.answer = async () => [];
    await update(ada.userId);
    expect(await patternsOf(ada)).toEqual([{ emotion: 'sadness', count: 1 }]);
  });

  it('when the messages of a day without an entry are gone, then no row stays', async () => {
    const ada = person(insights);
    insights.chat.answer = async (_userId, date) => [messageAt(`${date}T08:00:00.000Z`)];
    await update(ada.userId);
    expect(await ada.rows()).toMatchObject([{ date: DAY, written: false, emotion: 'calm', valence: 0.6 }]);
    insights.chat.answer = async () => [];
    await update(ada.userId);
    expect([await ada.rows(), await patternsOf(ada)]).toEqual([[], []]);
  });

  it('when a journal of the version before answers, then mood and analysis stay', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) =>
      entryOf(date, { emotions: ['joy'] }, { mood: 'pride' });
    await update(ada.userId);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 2 });
    await update(ada.userId);
    expect(await ada.rows()).toMatchObject([{ revision: 2, mood: 'pride', entry: { emotions: ['joy'] } }]);
  });

  it('when many days are read at once, then the totals have all of them', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => entryOf(date, { emotions: ['joy'] });
    const days = Array.from({ length: 6 }, (_, ago) => addDays(DAY, -ago));
    await Promise.all(days.map((day) => update(ada.userId, day)));
    expect(await patternsOf(ada)).toEqual([{ emotion: 'joy', count: 6 }]);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(6);
  });

  it('when days were counted before there were totals, then they count on and are read again', async () => {
    const ada = person(insights);
    const rows = Array.from({ length: 3 }, (_, ago) => ({
      userId: ada.userId,
      date: addDays(DAY, -ago),
      written: true,
      revision: 4,
    }));
    await insights.database.collection('reflections').insertMany(rows);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(3);
    expect(await ada.rows()).toMatchObject(rows.map(() => ({ dueAt: expect.any(Date) })));
    insights.journal.answer = async (_userId, date) => entryOf(date, { emotions: ['joy'] }, { revision: 4 });
    for (const { date } of rows) await update(ada.userId, date);
    expect(await patternsOf(ada)).toEqual([{ emotion: 'joy', count: 3 }]);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(3);
  });
});

describe('a chat that does not answer', () => {
  it('when an entry is told of, then it is taken, and the day stays due until chat is back', async () => {
    const ada = person(insights);
    await tell('journal.entry-analysed', ada.userId);
    insights.journal.answer = async (_userId, date) => entryOf(date, { emotions: ['joy'] });
    insights.chat.answer = () => Promise.reject(new AppError('unavailable'));
    await expect(update(ada.userId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await patternsOf(ada)).toEqual([{ emotion: 'joy', count: 1 }]);
    expect(await ada.rows()).toMatchObject([{ dueAt: expect.any(Date) }]);
    insights.chat.answer = async (_userId, date) => [messageAt(`${date}T08:00:00.000Z`)];
    await update(ada.userId);
    expect(await patternsOf(ada)).toEqual([
      { emotion: 'calm', count: 1 },
      { emotion: 'joy', count: 1 },
    ]);
    expect((await ada.rows())[0]).not.toHaveProperty('dueAt');
  });

  it('when it is away after messages were known, then they stay', async () => {
    const ada = person(insights);
    insights.chat.answer = async (_userId, date) => [messageAt(`${date}T08:00:00.000Z`)];
    await update(ada.userId);
    insights.chat.answer = () => Promise.reject(new AppError('unavailable'));
    await expect(update(ada.userId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await patternsOf(ada)).toEqual([{ emotion: 'calm', count: 1 }]);
  });
});

describe('this week', () => {
  it('when its days were analysed, then positive ones and themes are counted', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => entryOf(date, { themes: ['work', 'sleep'] });
    insights.chat.answer = async (_userId, date) => [
      messageAt(`${date}T08:00:00.000Z`, { themes: ['mother', 'work'] }),
    ];
    await update(ada.userId, mondayOf(TODAY));
    await update(ada.userId, addDays(mondayOf(TODAY), -1));
    expect((await ada.get()).json().weeklyStats).toMatchObject({
      totalEntries: 1,
      positiveEntries: 1,
      totalDaysAllTime: 2,
      themes: ['work', 'mother', 'sleep'],
    });
  });

  it('when it is answered, then MongoDB is asked three times, however long the journal', async () => {
    const ada = person(insights, { 'x-timezone': 'Etc/UTC' });
    const rows = Array.from({ length: 400 }, (_, ago) => ({
      userId: ada.userId,
      date: addDays(TODAY, -2 * ago),
      written: true,
      revision: 1,
    }));
    await insights.database.collection('reflections').insertMany(rows);
    await ada.get();
    expect(await roundTrips(insights.connection, () => ada.get())).toBe(3);
  });
});

describe('the streak', () => {
  it('when it is years long, then all of it counts', async () => {
    const ada = person(insights);
    const rows = Array.from({ length: 1_100 }, (_, ago) => ({
      userId: ada.userId,
      date: addDays(TODAY, -ago),
      written: true,
      revision: 1,
    }));
    await insights.database.collection('reflections').insertMany(rows.toSpliced(1_090, 1));
    expect((await ada.get()).json().weeklyStats.currentStreak).toBe(1_090);
  });

  it('when a rest day is switched on, then one missing day a week is forgiven; switched off, it is not', async () => {
    const ada = person(insights);
    const bob = person(insights);
    insights.journal.answer = async (_userId, date) => entryOf(date);
    for (const { userId } of [ada, bob])
      for (const ago of [1, 2, 4]) await update(userId, addDays(TODAY, -ago));
    const streakOf = async (who: typeof ada) => (await who.get()).json().weeklyStats.currentStreak;
    expect(await streakOf(ada)).toBe(2);
    const answer = await ada.change({ restDay: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { restDay: true }]);
    expect((await ada.get()).json()).toMatchObject({ restDay: true, weeklyStats: { currentStreak: 3 } });
    expect((await bob.get()).json()).toMatchObject({ restDay: false, weeklyStats: { currentStreak: 2 } });
    await ada.change({ restDay: false });
    expect(await streakOf(ada)).toBe(2);
  });

  it('when a setting is none, then it is 400', async () => {
    for (const body of [{}, { restDay: 'yes' }]) {
      const answer = await person(insights).change(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().context.fields).toHaveProperty('restDay');
    }
  });
});

describe('the days', () => {
  it('when days were read, then each has its main feeling, ascending, and the others are left out', async () => {
    const ada = person(insights);
    await person(insights).get();
    const entries = new Map([
      ['2026-11-16', entryOf('2026-11-16', { emotions: ['sadness'], valence: -0.8 })],
      ['2026-11-17', entryOf('2026-11-17', { emotions: ['joy'], valence: 0.9 }, { mood: 'fatigue' })],
      ['2026-11-18', { date: '2026-11-18', written: true, revision: 1 }],
      ['2026-11-19', entryOf('2026-11-19', { emotions: [], valence: 0 })],
      ['2026-11-20', entryOf('2026-11-20', {}, { written: false, analysis: null, mood: 'calm' })],
    ]);
    insights.journal.answer = async (_userId, date) => entries.get(date) ?? null;
    for (const date of [...entries.keys()].toReversed()) await update(ada.userId, date);
    const answer = await ada.days('2026-11-16', '2026-11-22');
    expect(answer.json().days).toEqual([
      { date: '2026-11-16', emotion: 'sadness', valence: -0.8 },
      { date: '2026-11-17', emotion: 'fatigue', valence: 0.25 },
      { date: '2026-11-19', emotion: null, valence: 0 },
      { date: '2026-11-20', emotion: 'calm', valence: 0.6 },
    ]);
    expect((await person(insights).days('2026-11-16', '2026-11-22')).json()).toEqual({ days: [] });
  });

  it('when the range is a year, then it is answered; longer or turned round, it is 400 and names the field', async () => {
    const ada = person(insights);
    const last = addDays('2024-01-01', MAX_INSIGHT_DAYS - 1);
    expect((await ada.days('2024-01-01', last)).statusCode).toBe(200);
    for (const [from, to, field] of [
      ['2024-01-01', addDays(last, 1), 'to'],
      ['2024-01-02', '2024-01-01', 'from'],
      ['2025-02-29', '2025-03-01', 'from'],
      ['2025-02-28', 'tomorrow', 'to'],
    ] as const) {
      const answer = await ada.days(from, to);
      expect(answer.statusCode, `${from} to ${to}`).toBe(400);
      expect(answer.json().context.fields).toHaveProperty(field);
    }
  });
});
