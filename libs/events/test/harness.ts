import { randomUUID } from 'node:crypto';
import { connectMongo, createLog } from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createInbox } from '../src/inbox.ts';
import { createOutbox, outboxModel } from '../src/outbox.ts';
import { DEFAULT_PREFIX, openQueue, type QueueSettings } from '../src/queue.ts';
import { startRelay } from '../src/relay.ts';
import { type Handler, onEvent, onJob, startWorker } from '../src/worker.ts';

export const log = createLog({ name: 'events', level: 'silent' });

/** The journal's outbox and the insights' queue on real servers, with a prefix and a database of their own. */
export async function startBackbone(at = redisUrl()) {
  const name = `events-${randomUUID().slice(0, 8)}`;
  const connection = await connectMongo(mongoUri(name), log);
  const settings: QueueSettings = { redisUrl: at, log, prefix: `${DEFAULT_PREFIX}-${name}` };
  const outbox = createOutbox(connection, 'journal');
  const Rows = outboxModel(connection);
  await Rows.createCollection();
  await Rows.createIndexes();
  const counts = connection.collection<{ _id: string; saves: number }>('counts');
  const inbox = createInbox(connection);
  const closing: Array<() => unknown> = [() => connection.close()];

  return {
    connection,
    settings,
    outbox,
    Rows,
    counts,
    inbox,
    closing,
    relay: (autostart = false) => {
      const relay = startRelay({ ...settings, service: 'journal', connection, autostart });
      closing.push(relay.close);
      return relay;
    },
    insights: (handlers: Partial<Handlers> & { sweep?: () => Promise<void> }) => {
      const worker = startWorker({
        ...settings,
        service: 'insights',
        handlers: insightsHandlers(handlers),
        ...(handlers.sweep && { sweep: handlers.sweep }),
      });
      closing.push(worker.close);
      return worker;
    },
    queue: async () => {
      const redis = new Redis(at, { maxRetriesPerRequest: null });
      const queue = openQueue('insights', redis, settings);
      closing.push(
        () => redis.disconnect(),
        () => queue.close(),
      );
      await queue.waitUntilReady();
      return queue;
    },
    save: (userId: string, date = '2026-11-21') => emit(connection, outbox, userId, date),
    close: async () => {
      for (const close of closing.toReversed()) await close();
    },
  };
}
export type Backbone = Awaited<ReturnType<typeof startBackbone>>;

async function emit(
  connection: Connection,
  outbox: ReturnType<typeof createOutbox<'journal'>>,
  userId: string,
  date: string,
): Promise<void> {
  const session = await connection.startSession();
  await session.withTransaction(() => outbox.add(session, 'journal.entry-saved', { userId, date }));
  await session.endSession();
}

interface Handlers {
  saved: (data: { userId: string; date: string }, context: { eventId: string }) => Promise<void>;
  streak: (data: { userId: string; date: string }) => Promise<void>;
}

function insightsHandlers({ saved, streak }: Partial<Handlers>): Handler[] {
  const nothing = async () => undefined;
  return [
    onEvent('auth.user-deleted', nothing),
    onEvent('journal.entry-saved', saved ?? nothing),
    onJob('insights.update-streak', streak ?? nothing),
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
