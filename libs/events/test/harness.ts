import { randomUUID } from 'node:crypto';
import { connectMongo, createLog, openRedis } from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';

import { onEvent, onJob, type Handler } from '../src/handlers.ts';
import { createInbox } from '../src/inbox.ts';
import { createJobs } from '../src/jobs.ts';
import { createOutbox, outboxModel } from '../src/outbox.ts';
import { DEFAULT_PREFIX, openQueue, type QueueSettings } from '../src/queue.ts';
import { startRelay } from '../src/relay.ts';
import { startWorker } from '../src/worker.ts';

export const log = createLog({ name: 'events', level: 'silent' });

export const DAY = '2026-11-21';

type Data = { userId: string; date: string };
type OnDayWritten = (data: Data, context: { eventId: string }) => Promise<void>;

interface InsightsOptions {
  written?: OnDayWritten;
  streak?: (data: Data) => Promise<void>;
  /** Handlers of a newer version. */
  more?: Handler[];
  sweep?: () => Promise<void>;
  tick?: () => Promise<void>;
  concurrency?: number;
}

/**
 * The journal's outbox and the queues of insights on real servers, with a prefix and a database of their own, and a
 * clock that a test moves.
 */
export async function openEvents(at = redisUrl()) {
  const name = `events-${randomUUID().slice(0, 8)}`;
  const uri = mongoUri(name);
  const connection = await connectMongo(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`, log);
  const settings: QueueSettings = { redisUrl: at, log, prefix: `${DEFAULT_PREFIX}-${name}` };
  const outbox = createOutbox(connection, 'journal');
  const Rows = outboxModel(connection);
  await Rows.createCollection();
  await Rows.createIndexes();
  const counts = connection.collection<{ _id: string; days: number }>('counts');
  const inbox = createInbox(connection);
  const clock = { now: new Date() };
  const closing: Array<() => unknown> = [() => connection.close()];

  return {
    connection,
    settings,
    outbox,
    Rows,
    clock,
    closing,
    /** Lets time pass for the relays and workers of this test. */
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    relay: (autostart = false) => {
      const now = autostart ? () => new Date() : () => clock.now;
      const relay = startRelay({ ...settings, service: 'journal', connection, autostart, now });
      closing.push(relay.close);
      return relay;
    },
    insights: ({ written, streak, more = [], ...options }: InsightsOptions) => {
      const handlers = [...insightsHandlers({ written, streak }), ...more];
      const worker = startWorker({ ...settings, ...options, service: 'insights', handlers });
      closing.push(worker.close);
      return worker;
    },
    jobs: () => {
      const jobs = createJobs('insights', settings);
      closing.push(jobs.close);
      return jobs;
    },
    queue: async (of: 'insights' | 'insights-jobs' = 'insights') => {
      const redis = openRedis(at, { maxRetriesPerRequest: null }, { maxRedirections: 16, retryDelayMs: 100 });
      const queue = openQueue(of, redis, settings);
      closing.push(
        () => redis.disconnect(),
        () => queue.close(),
      );
      await queue.waitUntilReady();
      return queue;
    },
    /** Commits a change with its event. */
    save: async (userId: string, date = DAY) => {
      const session = await connection.startSession();
      await session.withTransaction(() => outbox.add(session, 'journal.day-written', { userId, date }));
      await session.endSession();
    },
    /** A handler that counts days of a person once an event, as a consumer would, and then calls. */
    counting:
      (call: () => void): OnDayWritten =>
      async ({ userId }, { eventId }) => {
        await inbox.once(eventId, async (session) => {
          await counts.updateOne({ _id: userId }, { $inc: { days: 1 } }, { upsert: true, session });
        });
        call();
      },
    daysOf: async (userId: string) => (await counts.findOne({ _id: userId }))?.days ?? 0,
    close: async () => {
      for (const close of closing.toReversed()) await close();
    },
  };
}
export type Events = Awaited<ReturnType<typeof openEvents>>;
export type TestQueue = Awaited<ReturnType<Events['queue']>>;

export function insightsHandlers({
  written,
  streak,
}: Pick<InsightsOptions, 'written' | 'streak'>): Handler[] {
  const nothing = async () => undefined;
  return [
    onEvent('auth.user-deleted', nothing),
    onEvent('auth.onboarding-completed', nothing),
    onEvent('auth.soulprint-written', nothing),
    onEvent('chat.message-analysed', nothing),
    onEvent('journal.day-written', written ?? nothing),
    onEvent('journal.mood-chosen', nothing),
    onEvent('journal.entry-analysed', nothing),
    onEvent('journal.entry-saved', nothing),
    onJob('insights.update-streak', streak ?? nothing),
    onJob('insights.recompute-insights', nothing),
  ];
}

/** Resolves once it was called `times` times. */
export function calledTimes(times: number): { call: () => void; done: Promise<void> } {
  let left = times;
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    done,
    call: () => {
      left -= 1;
      if (left === 0) finish();
    },
  };
}

/** A promise that the test resolves. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
