import { createSampledGauge, type RedisClient } from '@inkwell/service';
import type { Queue } from 'bullmq';
import type { Connection } from 'mongoose';
import { Counter, Histogram } from 'prom-client';
import { outboxModel } from './outbox.ts';
import { setAsideKeyOf } from './set-aside.ts';

const JOB_STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
/** Of a delayed job's score, what is below its time. See BullMQ's `getDelayedScore`. */
const SCORE_PER_MS = 0x1000;

const sampleQueueDepths = createSampledGauge({
  name: 'inkwell_queue_jobs',
  help: 'Jobs in a queue by their state. Of the failed ones a person set some aside; the others are tried again.',
  labelNames: ['queue', 'state'],
});
const sampleQueueAges = createSampledGauge({
  name: 'inkwell_queue_oldest_seconds',
  help: 'How long the oldest job that is due has waited for a worker.',
  labelNames: ['queue'],
});
const sampleOutboxRows = createSampledGauge({
  name: 'inkwell_outbox_open_rows',
  help: 'Events that some consumer has not completed yet.',
  labelNames: [],
});
const sampleOutboxAges = createSampledGauge({
  name: 'inkwell_outbox_oldest_seconds',
  help: 'The age of the oldest event that some consumer has not completed yet.',
  labelNames: [],
});

/** How jobs ended: `retried` will be tried again, `failed` will not. */
export const endedJobs = new Counter({
  name: 'inkwell_jobs_total',
  help: 'Tries of jobs that ended.',
  labelNames: ['queue', 'job', 'outcome'],
});
export const jobSeconds = new Histogram({
  name: 'inkwell_job_seconds',
  help: 'How long a try of a job took.',
  labelNames: ['queue', 'job'],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
});
export const endedSweeps = new Counter({
  name: 'inkwell_sweeps_total',
  help: 'Sweeps that ended.',
  labelNames: ['outcome'],
});
export const sweptRows = new Counter({
  name: 'inkwell_swept_rows_total',
  help: 'Rows that a sweep found due for 20 s or longer: their job was lost, or waits.',
});

/** Tells what is in a queue, until the returned function is called. */
export function measureQueue(queue: Queue, redis: RedisClient, now: () => Date): () => void {
  const labels = { queue: queue.name };
  const removers = [
    sampleQueueDepths(async () => {
      const counts = await readCounts(queue, redis);
      return Object.entries(counts).map(([state, value]) => ({ labels: { ...labels, state }, value }));
    }),
    sampleQueueAges(async () => {
      const dueAt = await oldestDueAt(queue, redis);
      return [{ labels, value: secondsBetween(dueAt, now()) }];
    }),
  ];
  return () => removers.forEach((remove) => remove());
}

async function readCounts(queue: Queue, redis: RedisClient): Promise<Record<string, number>> {
  const [counts, setAside] = await Promise.all([
    queue.getJobCounts(...JOB_STATES),
    redis.scard(setAsideKeyOf(queue)),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return {
    waiting: waiting + prioritized,
    active,
    delayed,
    failed: Math.max(0, failed - setAside),
    set_aside: setAside,
  };
}

/**
 * When the job was due that waits longest, in ms; null where none waits. One that is due later counts from then on; one
 * that is tried again has had its turn.
 */
async function oldestDueAt(queue: Queue, redis: RedisClient): Promise<number | null> {
  const [[waiting], [, score]] = await Promise.all([
    queue.getWaiting(0, 0),
    redis.zrange(queue.toKey('delayed'), '0', '0', 'WITHSCORES'),
  ]);
  const times = [
    ...(waiting ? [waiting.timestamp + (waiting.opts.delay ?? 0)] : []),
    ...(score === undefined ? [] : [Number(score) / SCORE_PER_MS]),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

/** Tells what is open in a service's outbox, until the returned function is called. */
export function measureOutbox(connection: Connection, now: () => Date): () => void {
  const Row = outboxModel(connection);
  type Open = { rows: number; oldest: Date | null };
  let reading: Promise<Open> | undefined;
  // Both gauges are asked at once, and one query answers them.
  const read = (): Promise<Open> =>
    (reading ??= query().finally(() => {
      reading = undefined;
    }));
  async function query(): Promise<Open> {
    const [open] = await Row.aggregate<Open>([
      { $match: { confirmedAt: null } },
      { $group: { _id: null, rows: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
    ]);
    return open ?? { rows: 0, oldest: null };
  }
  const removers = [
    sampleOutboxRows(async () => [{ labels: {}, value: (await read()).rows }]),
    sampleOutboxAges(async () => {
      const { oldest } = await read();
      return [{ labels: {}, value: secondsBetween(oldest?.getTime() ?? null, now()) }];
    }),
  ];
  return () => removers.forEach((remove) => remove());
}

const secondsBetween = (from: number | null, to: Date): number =>
  from === null ? 0 : Math.max(0, (to.getTime() - from) / 1_000);
