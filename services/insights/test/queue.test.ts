import { addDays, mondayOf } from '@inkwell/contracts';
import { createOutbox, startBackgroundWork, startRelay } from '@inkwell/events';
import { outboxMigrations } from '@inkwell/events/migrations';
import {
  AppError,
  type Closers,
  connectMongo,
  createClosers,
  inTransaction,
  runMigrationsInOrder,
} from '@inkwell/service';
import { checkedUri, deliver } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Insights, openInsights, person } from './harness.ts';
import { writtenDay } from './made-up-days.ts';

const DAY = '2026-11-20';

let insights: Insights;
let closers: Closers;
let emit: (userId: string, date: string) => Promise<void>;
let emitRaw: (data: object, name?: string) => Promise<void>;
const failedForGood = vi.fn<(line: unknown, message: string) => void>();

beforeAll(async () => {
  insights = await openInsights();
  closers = createClosers();
  const { log, queue } = insights;
  vi.spyOn(log, 'error').mockImplementation((line: unknown, message?: string) =>
    failedForGood(line, message ?? ''),
  );

  // The journal's outbox, in a database of its own.
  const journal = await connectMongo(checkedUri('journal'), log);
  closers.add(() => journal.close());
  const outbox = createOutbox(journal, 'journal');
  await runMigrationsInOrder(journal, outboxMigrations, { log });
  emit = (userId, date) =>
    inTransaction(journal, (session) => outbox.add(session, 'journal.day-written', { userId, date }));
  emitRaw = async (data, name = 'journal.day-written') => {
    const row = { name, data, createdAt: new Date(), relayedAt: null };
    await journal.collection('outbox').insertOne(row);
  };

  startBackgroundWork({
    ...queue,
    service: 'insights',
    connection: insights.connection,
    closers,
    handlers: insights.handlers,
    sweep: insights.useCases.reflections.sweep,
    tick: insights.useCases.recomputation.tick,
  });
  const relay = startRelay({ ...queue, service: 'journal', connection: journal });
  closers.add(relay.close);
});
afterAll(async () => {
  await closers.close();
  await insights.close();
});

// The job tells the person's pages before it clears its mark.
const untilRowsAre = (who: ReturnType<typeof person>, rows: object[]) =>
  vi.waitFor(async () => expect(await who.rows()).toEqual(rows), { timeout: 10_000, interval: 20 });

describe('the queue', () => {
  it('when a page is saved and its event comes twice, then the day counts once', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    const changed = insights.changed(ada.userId);
    await emit(ada.userId, DAY);
    await emit(ada.userId, DAY);
    await changed;
    await untilRowsAre(ada, [{ date: DAY, written: true, revision: 1 }]);
  });

  it('when a payload is poisoned, then it fails once, for good, and the others flow on', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    const failed = new Promise<unknown>((resolve) => {
      failedForGood.mockImplementation((line) => resolve(line));
    });
    const changed = insights.changed(ada.userId);
    await emitRaw({ userId: { $gt: '' }, date: 'whenever' });
    await emit(ada.userId, DAY);
    expect(await failed).toMatchObject({ job: 'journal.day-written', attempt: 1, reason: 'invalid' });
    await changed;
    expect(await ada.rows()).toHaveLength(1);
    expect(failedForGood).toHaveBeenCalledTimes(1);
  });

  it('when the journal is away at first, then the day is counted once it is back', async () => {
    const ada = person(insights);
    let asked = 0;
    insights.journal.answer = async (_userId, date) => {
      asked += 1;
      if (asked === 1) throw new AppError('unavailable');
      return { date, written: true, revision: 1 };
    };
    const changed = insights.changed(ada.userId);
    await emit(ada.userId, DAY);
    await changed;
    expect(asked).toBe(2);
    expect(await ada.rows()).toHaveLength(1);
  });

  it('when a version of before has told of a save, then its day counts as well', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    const changed = insights.changed(ada.userId);
    await emitRaw({ userId: ada.userId, date: DAY }, 'journal.entry-saved');
    await changed;
    await untilRowsAre(ada, [{ date: DAY, written: true, revision: 1 }]);
  });

  it('when a day changes again while its job runs, then it is read again', async () => {
    const ada = person(insights);
    let revision = 0;
    insights.journal.answer = async (userId, date) => {
      revision += 1;
      const answer = { date, written: revision === 1, revision };
      if (revision === 1) await deliver(insights.handlers, 'journal.day-written', { userId, date });
      return answer;
    };
    await emit(ada.userId, DAY);
    await untilRowsAre(ada, [{ date: DAY, written: false, revision: 2 }]);
  });

  it('when a day changes, then the insights are computed again, and pages are told', async () => {
    const ada = person(insights);
    const days = Array.from({ length: 70 }, (_, ago) => addDays(DAY, -ago)).map((date) =>
      writtenDay(date, [mondayOf(date) === date ? 'anxiety' : 'boredom']),
    );
    await insights.database
      .collection('reflections')
      .insertMany(days.map((day) => ({ ...day, userId: ada.userId, revision: 1 })));
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    await emit(ada.userId, addDays(DAY, 1));
    const titles = async () => (await ada.get()).json().insights.map(({ title }: { title: string }) => title);
    await vi.waitFor(async () => expect(await titles()).toContain('Mondays and anxiety'), {
      timeout: 10_000,
      interval: 100,
    });
  });
});
