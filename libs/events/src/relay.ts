import { randomUUID } from 'node:crypto';
import { type EventName, EVENTS, HOUR_MS, MINUTE_MS, type Service } from '@inkwell/contracts';
import { traceWait, type RedisClient } from '@inkwell/service';
import type { Queue } from 'bullmq';
import type { Connection, Types } from 'mongoose';
import { watchInserts } from './insert-watch.ts';
import { createLoop } from './loop.ts';
import { measureOutbox } from './metrics.ts';
import { createOutageLog } from './outage.ts';
import { outboxModel, type OutboxRow } from './outbox.ts';
import {
  assertReady,
  connectProducer,
  eventQueueOf,
  MAX_FAILED_KEPT,
  openQueue,
  type QueueSettings,
  withTrace,
} from './queue.ts';
import { createUnknownWork } from './unknown-work.ts';

const POLL_MS = 1_000;
const BATCH_SIZE = 200;
// Longer than a batch takes. With the last check of a row and the poll it stays below the 90 s within which lost
// work must be found, also where the process that claimed it was killed.
const LEASE_MS = 10_000;
const FIRST_CHECK_MS = 2_000;
const MAX_CHECK_INTERVAL_MS = 60_000;
const COUNT_UNKNOWN_EVERY_MS = 60_000;
// Rows that an older version has relayed are not confirmed by anybody: those of the last minutes are checked.
const UNCONFIRMED_CHECK_MS = 10 * MINUTE_MS;
const ADOPT_BATCH = 1_000;
// A queue that is full of failed jobs has dropped others. They wait in the outbox: put back at once, each would push
// out the next.
const DROPPED_WAIT_MS = HOUR_MS;

const consumersOf = (name: string): readonly Service[] => EVENTS[name as EventName].to;
const jobIdOf = (row: { _id: Types.ObjectId }) => `event-${row._id.toHexString()}`;

/**
 * Copies the outbox to the consumers' queues, and checks each row until every consumer has completed its event.
 * Any number may run: each row belongs to one of them at a time, and one that goes twice is harmless.
 */
export interface Relay {
  /** Relays and confirms all that is due now. Rejects when MongoDB or Redis is away. */
  flush: () => Promise<void>;
  /** How many rows waited for a newer version when they were last counted, each minute. */
  unknownRows: () => number;
  close: () => Promise<void>;
}

export interface RelayOptions extends QueueSettings {
  service: Service;
  connection: Connection;
  /** False for tests that drive `flush` themselves. Default true. */
  autostart?: boolean;
  /** Default: the clock. */
  now?: () => Date;
}

type JobState = 'completed' | 'unfinished' | 'missing';
interface CheckedRow {
  row: OutboxRow;
  /** Consumers whose queue has to be given the event. */
  put: Service[];
  /** Consumers that have not completed it. */
  pending: Service[];
}

/**
 * Starts the relay of one service's outbox: a poll each second finds everything, a change stream only makes it
 * faster. A row is checked 2 s after it was put into the queues, then after each doubling of its age, at
 * least once a minute, until every consumer has completed it. Where Redis has lost the job it is put there again,
 * under the same id.
 */
export function startRelay(options: RelayOptions): Relay {
  const { connection, log, now = () => new Date() } = options;
  const Row = outboxModel(connection);
  const redis = connectProducer(options);
  const queues = new Map<Service, Queue>();
  const queueOf = (service: Service) => {
    const queue = queues.get(service) ?? openQueue(eventQueueOf(service), redis, options);
    queues.set(service, queue);
    return queue;
  };
  const relayId = randomUUID();
  const known = Object.keys(EVENTS);
  let claims = 0;
  let adopted = false;

  async function flush(): Promise<void> {
    await assertReady(redis);
    await adoptUnconfirmed();
    await countUnknown();
    for (;;) {
      const { found, claimed } = await claimDue();
      if (claimed.length > 0) await relay(claimed);
      if (found < BATCH_SIZE) return;
    }
  }

  /** Takes due rows for this relay alone. A relay that dies leaves them to the others when the lease is over. */
  async function claimDue(): Promise<{ found: number; claimed: OutboxRow[] }> {
    const at = now();
    const due = { confirmedAt: null, checkAt: { $not: { $gt: at } } };
    const rows = await Row.find({ ...due, name: { $in: known } })
      .sort({ checkAt: 1, _id: 1 })
      .limit(BATCH_SIZE)
      .lean();
    if (rows.length === 0) return { found: 0, claimed: [] };
    const claim = `${relayId}-${(claims += 1)}`;
    const ids = rows.map((row) => row._id);
    const { modifiedCount } = await Row.updateMany(
      { _id: { $in: ids }, ...due },
      { $set: { claim, checkAt: new Date(at.getTime() + LEASE_MS) } },
    );
    const claimed =
      modifiedCount === rows.length
        ? rows.map((row) => ({ ...row, claim }))
        : await Row.find({ _id: { $in: ids }, claim }).lean();
    return { found: rows.length, claimed };
  }

  async function relay(rows: OutboxRow[]): Promise<void> {
    const checked = await checkRows(rows);
    const traces = new Map(
      checked
        .filter(({ put }) => put.length > 0)
        .map(({ row }) => [row, traceWait(`outbox ${row.name}`, row.createdAt, row.traceparent)]),
    );
    for (const consumer of new Set(checked.flatMap(({ put }) => put))) {
      await queueOf(consumer).addBulk(
        checked
          .filter(({ put }) => put.includes(consumer))
          .map(({ row }) => ({
            name: row.name,
            data: row.data,
            opts: { jobId: jobIdOf(row), ...withTrace(traces.get(row)) },
          })),
      );
    }
    const lost = checked.filter(({ row, put }) => row.relayedAt !== null && put.length > 0).length;
    if (lost > 0) log.warn({ rows: lost }, 'redis had lost jobs of events; they are queued again');
    const at = now();
    await Row.bulkWrite(
      checked.map((one) => ({
        updateOne: { filter: { _id: one.row._id, claim: one.row.claim }, update: rowUpdateOf(one, at) },
      })),
      { ordered: false },
    );
  }

  /** Asks the queues of the consumers, in one round trip, what has become of the rows that were put there before. */
  async function checkRows(rows: OutboxRow[]): Promise<CheckedRow[]> {
    const asked = rows
      .filter((row) => row.relayedAt !== null)
      .flatMap((row) =>
        (row.pending ?? consumersOf(row.name)).map((consumer) => ({
          key: `${jobIdOf(row)} ${consumer}`,
          queue: queueOf(consumer),
          jobId: jobIdOf(row),
        })),
      );
    const { states, full } = await readStates(redis, asked);
    const at = now().getTime();
    return rows.map((row) => {
      const before = row.pending ?? consumersOf(row.name);
      const stateOf = (consumer: Service) => states.get(`${jobIdOf(row)} ${consumer}`) ?? 'missing';
      const isDropped = (consumer: Service) =>
        full.has(queueOf(consumer)) &&
        row.relayedAt !== null &&
        at - row.relayedAt.getTime() < DROPPED_WAIT_MS;
      return {
        row,
        put: before.filter((consumer) => stateOf(consumer) === 'missing' && !isDropped(consumer)),
        pending: before.filter((consumer) => stateOf(consumer) !== 'completed'),
      };
    });
  }

  // An older version neither confirms its rows nor sets when they are checked. What it relayed some time ago
  // counts as completed: a week of them must not go again.
  async function adoptUnconfirmed(): Promise<void> {
    if (adopted) return;
    const relayedBefore = { $lt: new Date(now().getTime() - UNCONFIRMED_CHECK_MS) };
    for (;;) {
      const rows = await Row.find({ confirmedAt: null, checkAt: null, relayedAt: relayedBefore }, { _id: 1 })
        .limit(ADOPT_BATCH)
        .lean();
      await Row.updateMany(
        { _id: { $in: rows.map((row) => row._id) }, confirmedAt: null, relayedAt: relayedBefore },
        [{ $set: { confirmedAt: '$relayedAt' } }],
        { updatePipeline: true },
      );
      if (rows.length < ADOPT_BATCH) break;
    }
    adopted = true;
  }

  const unknown = createUnknownWork(log, 'events of an unknown name wait for a newer version', now);
  let unknownRows = 0;
  let countedAt = 0;
  async function countUnknown(): Promise<void> {
    if (now().getTime() - countedAt < COUNT_UNKNOWN_EVERY_MS) return;
    countedAt = now().getTime();
    const names = await Row.aggregate<{ _id: string; rows: number }>([
      { $match: { confirmedAt: null, name: { $nin: known } } },
      { $group: { _id: '$name', rows: { $sum: 1 } } },
    ]);
    for (const { _id, rows } of names) unknown.add(_id, rows);
    unknownRows = names.reduce((sum, { rows }) => sum + rows, 0);
  }

  const unmeasure = measureOutbox(connection, now);
  const outage = createOutageLog(log, 'the relay of the outbox');
  const loop = createLoop({
    everyMs: POLL_MS,
    work: async () => {
      await flush();
      outage.succeeded();
    },
    onError: outage.failed,
  });
  const watch = options.autostart === false ? null : watchInserts(Row.collection, loop.runSoon, log);
  if (options.autostart !== false) loop.start();

  return {
    flush,
    unknownRows: () => unknownRows,
    close: async () => {
      unmeasure();
      await loop.stop();
      await watch?.close();
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}

function rowUpdateOf({ row, put, pending }: CheckedRow, at: Date) {
  if (pending.length === 0) {
    return {
      $set: { confirmedAt: at },
      $unset: { checkAt: 1 as const, claim: 1 as const, pending: 1 as const },
    };
  }
  const relayedAt = put.length > 0 || row.relayedAt === null ? at : row.relayedAt;
  const age = at.getTime() - relayedAt.getTime();
  const wait = Math.min(Math.max(age, FIRST_CHECK_MS), MAX_CHECK_INTERVAL_MS);
  return {
    $set: {
      relayedAt,
      checkAt: new Date(at.getTime() + wait),
      ...(pending.length < consumersOf(row.name).length && { pending }),
    },
    $unset: { claim: 1 as const },
  };
}

async function readStates(
  redis: RedisClient,
  asked: Array<{ key: string; queue: Queue; jobId: string }>,
): Promise<{ states: Map<string, JobState>; full: Set<Queue> }> {
  const states = new Map<string, JobState>();
  const full = new Set<Queue>();
  // The nodes of a cluster take a pipeline of one queue each.
  await Promise.all(
    [...new Set(asked.map(({ queue }) => queue))].map(async (queue) => {
      const ofQueue = asked.filter((each) => each.queue === queue);
      const pipeline = redis.pipeline();
      for (const { jobId } of ofQueue) {
        pipeline.zscore(queue.toKey('completed'), jobId);
        pipeline.exists(queue.toKey(jobId));
      }
      pipeline.zcard(queue.toKey('failed'));
      const replies = (await pipeline.exec()) ?? [];
      const failed = replies.find(([error]) => error !== null);
      if (failed || replies.length < ofQueue.length * 2 + 1) throw failed?.[0] ?? new Error('redis is away');
      for (const [at, { key }] of ofQueue.entries()) {
        const [completedAt, exists] = [replies[2 * at]?.[1], replies[2 * at + 1]?.[1]];
        states.set(key, completedAt !== null ? 'completed' : exists === 1 ? 'unfinished' : 'missing');
      }
      if (Number(replies.at(-1)?.[1]) >= MAX_FAILED_KEPT) full.add(queue);
    }),
  );
  return { states, full };
}
