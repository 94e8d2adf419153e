import { addDays, dayOf, IDENTITY_HEADER, mondayOf } from '@inkwell/contracts';
import { AppError, createIdentitySigner } from '@inkwell/service';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Insights, openInsights, person } from './harness.ts';

const DAY = '2026-11-20';

let insights: Insights;
beforeAll(async () => {
  insights = await openInsights();
});
beforeEach(() => {
  insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
});
afterAll(() => insights.close());

const update = (userId: string, date: string) =>
  deliver(insights.handlers, 'insights.update-streak', { userId, date });

describe('the answer', () => {
  it('when nothing was written, then everything is empty', async () => {
    const answer = await person(insights).get();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      insights: [],
      emotionPatterns: [],
      weeklyStats: { totalEntries: 0, totalDaysAllTime: 0, positiveEntries: 0, currentStreak: 0, themes: [] },
      restDay: false,
    });
  });

  it('when days were written, then the week, all days and the streak are counted', async () => {
    const ada = person(insights);
    const bob = person(insights);
    const today = dayOf(new Date());
    const days = [0, -1, -2, -9].map((ago) => addDays(today, ago));
    for (const day of days) await update(ada.userId, day);
    await update(bob.userId, today);
    const { weeklyStats } = (await ada.get()).json();
    const sinceMonday = days.filter((day) => day >= mondayOf(today));
    expect(weeklyStats).toMatchObject({
      totalEntries: sinceMonday.length,
      totalDaysAllTime: 4,
      currentStreak: 3,
    });
    expect((await bob.get()).json().weeklyStats).toMatchObject({ totalDaysAllTime: 1, currentStreak: 1 });
  });

  it('when a person is far to the east, then their own today decides', async () => {
    const now = new Date();
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'];
    const ada = person(insights, { 'x-timezone': east });
    // More than a day lies between the two: what was yesterday there is no streak here any more.
    await update(ada.userId, dayOf(now, { zone: east }));
    expect((await ada.get()).json().weeklyStats.currentStreak).toBe(1);
    const bob = person(insights, { 'x-timezone': east });
    await update(bob.userId, addDays(dayOf(now, { zone: west }), -1));
    expect((await bob.get()).json().weeklyStats.currentStreak).toBe(0);
  });

  it.each([
    ['on a Thursday', '2026-11-26', 2],
    ['on a Sunday, whose tomorrow is of the next week', '2026-11-29', 1],
  ])(
    'when a page was written where it is tomorrow already, then it counts at home, too: %s',
    async (_, home, inWeek) => {
      const tomorrow = addDays(home, 1);
      const bob = person(insights);
      const ada = person(insights);
      for (const date of [home, tomorrow]) await update(ada.userId, date);
      await update(bob.userId, tomorrow);
      insights.clock.now = () => new Date(`${tomorrow}T01:00:00Z`);
      const statsOf = async ({ userId }: typeof ada, zone: string) =>
        (await insights.call({ userId }, { url: '/api/insights', headers: { 'x-timezone': zone } })).json()
          .weeklyStats;
      for (const zone of ['Pacific/Honolulu', 'Australia/Sydney']) {
        expect(await statsOf(ada, zone)).toMatchObject({ currentStreak: 2, totalEntries: inWeek });
        expect(await statsOf(bob, zone)).toMatchObject({ currentStreak: 1, totalEntries: 1 });
      }
      insights.clock.now = () => new Date();
    },
  );

  it('when an insight is dismissed that is not there, then it is 404', async () => {
    for (const id of ['6740a8a1f0a1b2c3d4e5f607', '1', '%7B%22$gt%22:%22%22%7D']) {
      const answer = await person(insights).dismiss(id);
      expect(answer.statusCode, id).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    }
  });

  it('when the identity is missing or made up, then it is 401', async () => {
    const forged = createIdentitySigner({ caller: 'gateway', audience: 'insights', secret: 'x'.repeat(40) });
    for (const token of [undefined, 'nonsense', forged({ userId: 'ada' })]) {
      const headers = token === undefined ? {} : { [IDENTITY_HEADER]: token };
      expect((await insights.app.inject({ url: '/api/insights', headers })).statusCode).toBe(401);
      const removal = await insights.app.inject({ method: 'DELETE', url: '/api/insights/1', headers });
      expect(removal.statusCode).toBe(401);
    }
  });
});

describe('a day', () => {
  it('when it is read twice, then there is one row and one announcement', async () => {
    const ada = person(insights);
    await update(ada.userId, DAY);
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([{ date: DAY, written: true, revision: 1 }]);
    expect(insights.announced.filter((userId) => userId === ada.userId)).toHaveLength(1);
  });

  it('when it is blanked, then it counts no more', async () => {
    const ada = person(insights);
    await update(ada.userId, DAY);
    insights.journal.answer = async (_userId, date) => ({ date, written: false, revision: 2 });
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([{ date: DAY, written: false, revision: 2 }]);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(0);
  });

  it('when an older word comes last, then the newer one stays', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => ({ date, written: false, revision: 5 });
    await update(ada.userId, DAY);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 4 });
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([{ date: DAY, written: false, revision: 5 }]);
  });

  it('when many words of a new day come at once, then the newest one stays', async () => {
    const ada = person(insights);
    let asked = 0;
    insights.journal.answer = async (_userId, date) => {
      asked += 1;
      return { date, written: asked % 2 === 1, revision: asked };
    };
    await Promise.all(Array.from({ length: 7 }, () => update(ada.userId, DAY)));
    expect(await ada.rows()).toEqual([{ date: DAY, written: true, revision: 7 }]);
  });

  it('when the journal has no such page, then nothing happens', async () => {
    const ada = person(insights);
    insights.journal.answer = async () => null;
    await update(ada.userId, DAY);
    insights.journal.answer = async (_userId, date) => ({ date, written: false, revision: 0 });
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([]);
  });
});

describe('a day that is due', () => {
  const written = (userId: string) =>
    deliver(insights.handlers, 'journal.day-written', { userId, date: DAY });
  const enqueuedFor = (userId: string) => insights.enqueued.filter((job) => job.userId === userId).length;
  const sweepAfter = async (seconds: number) => {
    insights.clock.now = () => new Date(Date.now() + seconds * 1_000);
    await insights.useCases.reflections.sweep();
    insights.clock.now = () => new Date();
  };

  it('when Redis is away at its event, then its row tells, and the sweep queues it until it is done', async () => {
    const ada = person(insights);
    insights.redis.isUp = false;
    await written(ada.userId);
    insights.redis.isUp = true;
    expect(await ada.rows()).toEqual([{ date: DAY, written: false, revision: 0, dueAt: expect.any(Date) }]);
    expect((await ada.get()).json().weeklyStats.totalDaysAllTime).toBe(0);
    expect(enqueuedFor(ada.userId)).toBe(1);
    // Younger work has its job in the queue.
    await sweepAfter(10);
    expect(enqueuedFor(ada.userId)).toBe(1);
    await sweepAfter(30);
    expect(enqueuedFor(ada.userId)).toBe(2);
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([{ date: DAY, written: true, revision: 1 }]);
    await sweepAfter(30);
    expect(enqueuedFor(ada.userId)).toBe(2);
  });

  it('when the journal does not know it, then no row stays', async () => {
    const ada = person(insights);
    await written(ada.userId);
    insights.journal.answer = async () => null;
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([]);
  });

  it('when the journal is away, then it stays due', async () => {
    const ada = person(insights);
    await written(ada.userId);
    insights.journal.answer = () => Promise.reject(new AppError('unavailable'));
    await expect(update(ada.userId, DAY)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await ada.rows()).toMatchObject([{ dueAt: expect.any(Date) }]);
  });

  it('when its person is erased, then its event leaves no row', async () => {
    const ada = person(insights);
    await deliver(insights.handlers, 'auth.user-deleted', { userId: ada.userId });
    await written(ada.userId);
    expect([await ada.rows(), enqueuedFor(ada.userId)]).toEqual([[], 0]);
  });
});

describe('erasing', () => {
  const erase = (userId: string) => deliver(insights.handlers, 'auth.user-deleted', { userId });

  it('when a person is erased, once or twice, then their rows are gone and the others stay', async () => {
    const ada = person(insights);
    const bob = person(insights);
    for (const { userId } of [ada, bob]) await update(userId, DAY);
    await erase(ada.userId);
    await erase(ada.userId);
    expect(await ada.rows()).toEqual([]);
    expect(await bob.rows()).toHaveLength(1);
  });

  it('when a word comes late, then it brings nobody back', async () => {
    const ada = person(insights);
    await erase(ada.userId);
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([]);
  });

  it('when the person is erased while the journal is asked, then nothing is left', async () => {
    const ada = person(insights);
    insights.journal.answer = async (userId, date) => {
      await erase(userId);
      return { date, written: true, revision: 1 };
    };
    await update(ada.userId, DAY);
    expect(await ada.rows()).toEqual([]);
  });
});
