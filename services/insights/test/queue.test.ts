import { createJobs, createOutbox, startBackbone, startRelay } from '@inkwell/events';
import { outboxMigrations } from '@inkwell/events/migrations';
import {
  AppError,
  type Closers,
  connectMongo,
  createClosers,
  inTransaction,
  migrate,
} from '@inkwell/service';
import { deliver, mongoUri } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insightsEvents } from '../src/events.ts';
import { type Insights, openInsights, person } from './door.ts';

const DAY = '2026-11-20';

let insights: Insights;
let closers: Closers;
let emit: (userId: string, date: string) => Promise<void>;
let emitRaw: (data: object) => Promise<void>;
const failedForGood = vi.fn<(line: unknown, message: string) => void>();

beforeAll(async () => {
  insights = await openInsights();
  closers = createClosers();
  const { log, queue } = insights;
  vi.spyOn(log, 'error').mockImplementation((line: unknown, message?: string) =>
    failedForGood(line, message ?? ''),
  );

  // The journal's outbox, in a database of its own.
  const journal = await connectMongo(mongoUri('journal'), log);
  closers.add(() => journal.close());
  const outbox = createOutbox(journal, 'journal');
  await migrate(journal, outboxMigrations, { log });
  emit = (userId, date) =>
    inTransaction(journal, (session) => outbox.add(session, 'journal.entry-saved', { userId, date }));
  emitRaw = async (data) => {
    const row = { name: 'journal.entry-saved', data, createdAt: new Date(), relayedAt: null };
    await journal.collection('outbox').insertOne(row);
  };

  startBackbone({
    ...queue,
    service: 'insights',
    connection: insights.connection,
    closers,
    handlers: insights.handlers,
  });
  const relay = startRelay({ ...queue, service: 'journal', connection: journal });
  closers.add(relay.close);
});
afterAll(async () => {
  await closers.close();
  await insights.close();
});

describe('the queue', () => {
  it('when a page is saved and its event comes twice, then the day counts once', async () => {
    const ada = person(insights);
    insights.journal.answer = async (_userId, date) => ({ date, written: true, revision: 1 });
    const changed = insights.changed(ada.userId);
    await emit(ada.userId, DAY);
    await emit(ada.userId, DAY);
    await changed;
    expect(await ada.rows()).toEqual([{ date: DAY, written: true, revision: 1 }]);
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
    expect(await failed).toMatchObject({ job: 'journal.entry-saved', attempt: 1, reason: 'invalid' });
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

  it('when the job cannot be queued, then the event throws so that it is tried again', async () => {
    const jobs = createJobs('insights', { ...insights.queue, redisUrl: 'redis://127.0.0.1:1' });
    const handlers = insightsEvents({ reflections: insights.reflections, jobs });
    const event = { userId: person(insights).userId, date: DAY };
    await expect(deliver(handlers, 'journal.entry-saved', event)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await jobs.close();
  });
});
