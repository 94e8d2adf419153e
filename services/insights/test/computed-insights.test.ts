import { addDays } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { deliver, digestOf, readableIn } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { InsightDay } from '../src/compute/computed-insight.ts';
import { type Insights, openInsights, person } from './harness.ts';
import { writtenDay } from './made-up-days.ts';

// Sunday, at noon in London.
const NOON = new Date('2026-11-22T12:00:00Z');
const TODAY = '2026-11-22';

let insights: Insights;
beforeAll(async () => {
  insights = await openInsights();
});
afterEach(() => {
  setClock(NOON);
  insights.auth.answer = async () => null;
});
afterAll(() => insights.close());

const setClock = (now: Date) => {
  insights.clock.now = () => now;
};
type Person = ReturnType<typeof person>;

const newPerson = (zone = 'Europe/London') => {
  setClock(NOON);
  return person(insights, { 'x-timezone': zone });
};
const recompute = ({ userId }: Person) =>
  deliver(insights.handlers, 'insights.recompute-insights', { userId });
const shown = async (who: Person): Promise<Array<Record<string, unknown>>> =>
  (await who.get()).json().insights;
const titles = async (who: Person) => (await shown(who)).map(({ title }) => title);
const rowOf = ({ userId }: Person) =>
  insights.database.collection<{ _id: string; dueAt?: Date }>('people').findOne({ _id: userId });
const storedFor = ({ userId }: Person) => insights.database.collection('insights').find({ userId }).toArray();

/** Puts days beside those that are there, as the job of a day would. */
async function store({ userId }: Person, days: InsightDay[]): Promise<void> {
  const rows = days.map((day) => ({ userId, revision: 1, ...day }));
  if (rows.length > 0) await insights.database.collection('reflections').insertMany(rows);
  await insights.database
    .collection<{ _id: string }>('people')
    .updateOne(
      { _id: userId },
      { $set: { totals: { written: rows.length, emotions: {} }, dueAt: NOON }, $inc: { dueCount: 1 } },
      { upsert: true },
    );
}

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

/** Days up to today of somebody who is anxious on Sundays. */
const anxiousSundays = (count = 70): InsightDay[] =>
  Array.from({ length: count }, (_, at) => addDays(TODAY, at + 1 - count)).map((date) =>
    writtenDay(date, [isSunday(date) ? 'anxiety' : 'boredom']),
  );

describe('insights', () => {
  it('when days have a pattern, then it is claimed with its days, sealed on disk, and pages are told once', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    await ada.get();
    await recompute(ada);
    const [insight] = await shown(ada);
    const sundays = anxiousSundays().filter(({ date }) => isSunday(date));
    expect(insight).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'pattern',
      title: 'Sundays and anxiety',
      description: 'You felt anxious on 10 of the last 10 Sundays you wrote. On other days it was 0 of 60.',
      evidence: sundays.map(({ date }) => ({ date })),
    });
    const rows = await storedFor(ada);
    expect(rows[0]).toMatchObject({
      key: 'pattern:weekday:anxiety:sunday',
      language: 'en',
      dismissed: false,
    });
    expect(readableIn(rows)).not.toMatch(/anxious|Sundays/);
    await recompute(ada);
    await recompute(ada);
    expect(insights.announced.filter((userId) => userId === ada.userId)).toHaveLength(1);
    expect(await storedFor(ada)).toEqual(rows);
  });

  it('when the numbers change, then the insight keeps its id; when its days are gone, then it goes', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    await recompute(ada);
    const [before] = await shown(ada);
    const reflections = insights.database.collection('reflections');
    await reflections.deleteOne({ userId: ada.userId, date: TODAY });
    await recompute(ada);
    const [after] = await shown(ada);
    expect(after).toMatchObject({
      id: before?.['id'],
      description: expect.stringContaining('9 of the last 9'),
    });
    await reflections.deleteMany({ userId: ada.userId });
    await recompute(ada);
    expect(await storedFor(ada)).toEqual([]);
    // Nothing can change before something is written.
    expect(await rowOf(ada)).not.toHaveProperty('dueAt');
  });

  it('when there is nothing, or noise, then nothing is claimed', async () => {
    const ada = newPerson();
    await store(ada, []);
    await recompute(ada);
    await recompute(newPerson());
    expect(await shown(ada)).toEqual([]);
  });
});

describe('dismissing', () => {
  it('when an insight is dismissed, then it stays away for good, also with other numbers', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    await recompute(ada);
    const [insight] = await shown(ada);
    const id = String(insight?.['id']);
    expect((await person(insights).dismiss(id)).statusCode).toBe(404);
    expect((await ada.dismiss(id)).statusCode).toBe(204);
    expect((await ada.dismiss(id)).statusCode).toBe(404);
    expect(await titles(ada)).not.toContain('Sundays and anxiety');
    await insights.database.collection('reflections').deleteOne({ userId: ada.userId, date: TODAY });
    await recompute(ada);
    await recompute(ada);
    expect(await titles(ada)).not.toContain('Sundays and anxiety');
    const rows = await storedFor(ada);
    const kept = rows.find(({ key }) => key === 'pattern:weekday:anxiety:sunday');
    expect(kept).toMatchObject({ dismissed: true, evidence: [] });
    expect(kept).not.toHaveProperty('text');
  });

  it('when a pattern is dismissed, then no nudge speaks of it', async () => {
    const ada = newPerson();
    const saturday = new Date('2026-11-21T12:00:00Z');
    await store(ada, anxiousSundays().slice(0, -1));
    setClock(saturday);
    await recompute(ada);
    const nudged = await shown(ada);
    expect(nudged.map(({ title }) => title)).toEqual(['Tomorrow is Sunday', 'Sundays and anxiety']);
    await ada.dismiss(String(nudged[1]?.['id']));
    await recompute(ada);
    expect(await titles(ada)).toEqual([]);
  });
});

describe('nights and hours', () => {
  it('when a nudge was made, then it is shown on its day alone, where the person is', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays().slice(0, -1));
    setClock(new Date('2026-11-21T12:00:00Z'));
    await recompute(ada);
    expect(await titles(ada)).toContain('Tomorrow is Sunday');
    setClock(new Date('2026-11-21T23:59:00Z'));
    expect(await titles(ada)).toContain('Tomorrow is Sunday');
    setClock(new Date('2026-11-22T00:01:00Z'));
    expect(await titles(ada)).not.toContain('Tomorrow is Sunday');
  });

  it('when a person is somewhere, then the next time is their peak hour, then a little after their midnight', async () => {
    const ada = newPerson('America/New_York');
    await store(ada, anxiousSundays());
    await ada.get();
    // Seven in the morning: the peak is at eight.
    await recompute(ada);
    expect((await rowOf(ada))?.dueAt).toEqual(new Date('2026-11-22T13:00:00Z'));
    setClock(new Date('2026-11-22T13:00:00Z'));
    await recompute(ada);
    expect((await rowOf(ada))?.dueAt).toEqual(new Date('2026-11-23T05:15:00Z'));
  });

  it('when a zone changes, then it is known, and the insights are due', async () => {
    const ada = newPerson('America/New_York');
    await store(ada, anxiousSundays());
    await ada.get();
    await recompute(ada);
    await person(insights).get();
    const elsewhere = { userId: ada.userId };
    await insights.call(elsewhere, { url: '/api/insights', headers: { 'x-timezone': 'Asia/Tokyo' } });
    expect(await rowOf(ada)).toMatchObject({ zone: 'Asia/Tokyo', dueAt: new Date('2026-11-22T12:00:02Z') });
  });

  it('when people are due, then the tick queues each once, and again after a minute without the job', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    const queued = () => insights.enqueued.filter(({ userId }) => userId === ada.userId).length;
    await insights.useCases.recomputation.tick();
    await insights.useCases.recomputation.tick();
    expect(queued()).toBe(1);
    setClock(new Date(NOON.getTime() + 61_000));
    await insights.useCases.recomputation.tick();
    expect(queued()).toBe(2);
    await recompute(ada);
    await insights.useCases.recomputation.tick();
    expect(queued()).toBe(2);
  });

  it('when a day changes, then its person is due within seconds', async () => {
    const ada = newPerson();
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    await deliver(insights.handlers, 'insights.update-streak', { userId: ada.userId, date: TODAY });
    expect(await rowOf(ada)).toMatchObject({ dueAt: new Date('2026-11-22T12:00:02Z') });
  });
});

describe('the digest', () => {
  const aboutWork = () =>
    Array.from({ length: 7 }, (_, ago) => writtenDay(addDays(TODAY, -ago), ['calm'], ['work']));

  it('when auth tells of it, then it is kept sealed, and the aims count', async () => {
    const ada = newPerson();
    insights.auth.answer = async () => digestOf('Ada Byron', 'Get promoted at work');
    await deliver(insights.handlers, 'auth.onboarding-completed', { userId: ada.userId });
    await deliver(insights.handlers, 'auth.soulprint-written', { userId: ada.userId });
    expect(readableIn(await rowOf(ada))).not.toContain('promoted');
    insights.auth.answer = () => Promise.reject(new AppError('unavailable'));
    await store(ada, aboutWork());
    await recompute(ada);
    expect(await titles(ada)).toContain('Your aim and work');
  });

  it('when it is not known yet, then auth is asked; when auth is away, then the rest is claimed', async () => {
    const ada = newPerson();
    await store(ada, [
      ...anxiousSundays(63).map((day) => ({ ...day, date: addDays(day.date, -7) })),
      ...aboutWork(),
    ]);
    insights.auth.answer = () => Promise.reject(new AppError('unavailable'));
    await recompute(ada);
    expect(await titles(ada)).toContain('Sundays and anxiety');
    expect(await titles(ada)).not.toContain('Your aim and work');
    insights.auth.answer = async () => digestOf('Ada Byron', 'Get promoted at work');
    await recompute(ada);
    expect(await titles(ada)).toContain('Your aim and work');
  });
});

describe('erasing', () => {
  const erase = ({ userId }: Person) => deliver(insights.handlers, 'auth.user-deleted', { userId });

  it('when a person is erased, then days, insights and digest are gone, and nothing late brings them back', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    await recompute(ada);
    await erase(ada);
    await recompute(ada);
    insights.auth.answer = async () => digestOf('Ada Byron', 'Get promoted at work');
    await deliver(insights.handlers, 'auth.soulprint-written', { userId: ada.userId });
    for (const answer of [await ada.get(), await ada.change({ restDay: true })])
      expect(answer.statusCode).toBe(404);
    expect([await ada.rows(), await storedFor(ada), await rowOf(ada)]).toEqual([[], [], null]);
  });

  it('when it happens while insights are computed, then nothing is left', async () => {
    const ada = newPerson();
    await store(ada, anxiousSundays());
    insights.auth.answer = async () => {
      await erase(ada);
      return null;
    };
    await recompute(ada);
    expect([await ada.rows(), await storedFor(ada), await rowOf(ada)]).toEqual([[], [], null]);
  });
});
