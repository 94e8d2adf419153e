import { randomUUID } from 'node:crypto';
import { EVENTS, type Service } from '@inkwell/contracts';
import { isMongoAway } from '@inkwell/service';
import type { Queue } from 'bullmq';
import type { Connection } from 'mongoose';
import { createLoop } from './loop.ts';
import { OUTBOX_KEPT_SECONDS, outboxModel } from './outbox.ts';
import { assertReady, connectProducer, DEFAULT_PREFIX, openQueue, type QueueSettings } from './queue.ts';

const POLL_MS = 1_000;
const BATCH = 200;

/** Copies the outbox to the consumers' queues. Any number of them may run: a row that goes twice is harmless. */
export interface Relay {
  /** Relays all that waits now. Rejects when MongoDB or Redis is away. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

export interface RelayOptions extends QueueSettings {
  service: Service;
  connection: Connection;
  /** Called when Redis was found emptied or replaced: jobs are gone, so the sweep should run. */
  onRedisReplaced?: () => void;
  /** False for tests that drive `flush` themselves. Default true. */
  autostart?: boolean;
}

/**
 * Starts the relay of one service's outbox: a poll each second is the truth, a change stream only its doorbell.
 * Rows are marked once every consumer's queue has them, so that a crash in between sends them again under the
 * same job id.
 */
export function startRelay(options: RelayOptions): Relay {
  const { service, connection, log } = options;
  const Row = outboxModel(connection);
  const redis = connectProducer(options);
  const queues = new Map<Service, Queue>();
  const queueOf = (name: Service) => {
    const queue = queues.get(name) ?? openQueue(name, redis, options);
    queues.set(name, queue);
    return queue;
  };
  const marker = createMarker(connection, service);

  async function flush(): Promise<void> {
    await assertReady(redis);
    await refeedWhenReplaced();
    for (;;) {
      const rows = await Row.find({ relayedAt: null }).sort({ _id: 1 }).limit(BATCH).lean();
      if (rows.length === 0) return;
      for (const consumer of new Set(rows.flatMap((row) => EVENTS[row.name].to as readonly Service[]))) {
        const own = rows.filter((row) => (EVENTS[row.name].to as readonly Service[]).includes(consumer));
        await queueOf(consumer).addBulk(
          own.map((row) => ({
            name: row.name,
            data: row.data,
            opts: { jobId: `event-${row._id.toHexString()}` },
          })),
        );
      }
      await Row.updateMany(
        { _id: { $in: rows.map((row) => row._id) }, relayedAt: null },
        { $set: { relayedAt: new Date() } },
      );
      if (rows.length < BATCH) return;
    }
  }

  // A marker in Redis tells whether this is the Redis that was fed. If not, all rows of these days go again.
  async function refeedWhenReplaced(): Promise<void> {
    const value = await marker.value();
    const key = `${options.prefix ?? DEFAULT_PREFIX}:marker:${service}`;
    const found = await redis.get(key);
    if (found === value) return;
    // Of these days only: an older row's inbox may be gone.
    const oldest = new Date(Date.now() - OUTBOX_KEPT_SECONDS * 1_000);
    const { modifiedCount } = await Row.updateMany(
      { relayedAt: { $ne: null }, createdAt: { $gt: oldest } },
      { $set: { relayedAt: null } },
    );
    await redis.set(key, value);
    if (modifiedCount > 0) log.warn({ rows: modifiedCount }, 'redis is new: feeding the outbox again');
    options.onRedisReplaced?.();
  }

  const loop = createLoop({
    everyMs: POLL_MS,
    work: flush,
    onError: (error) =>
      log.debug({ err: error }, isMongoAway(error) ? 'relay waits for mongodb' : 'relay waits'),
  });
  const doorbell = options.autostart === false ? null : openDoorbell(Row, loop.ring);
  if (options.autostart !== false) loop.start();

  return {
    flush,
    close: async () => {
      await loop.stop();
      await doorbell?.close();
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}

/** Rings at each new row. Where it breaks, the poll still finds everything and a new one is opened. */
function openDoorbell(Row: ReturnType<typeof outboxModel>, ring: () => void): { close: () => Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let stream: ReturnType<typeof watch> | undefined;
  function watch() {
    const opened = Row.collection.watch([{ $match: { operationType: 'insert' } }]);
    opened.on('change', ring);
    opened.on('error', () => {
      if (closed) return;
      void opened.close();
      timer = setTimeout(() => (stream = watch()), POLL_MS);
    });
    return opened;
  }
  stream = watch();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await stream?.close();
    },
  };
}

function createMarker(connection: Connection, service: Service) {
  const states = connection.collection<{ _id: string; value: string }>('relay_state');
  let known: string | undefined;
  return {
    value: async (): Promise<string> => {
      if (known !== undefined) return known;
      await states.updateOne({ _id: service }, { $setOnInsert: { value: randomUUID() } }, { upsert: true });
      const row = await states.findOne({ _id: service });
      if (!row) throw new Error('the relay has lost its state');
      known = row.value;
      return known;
    },
  };
}
