import { AppError } from '@inkwell/service';
import { register } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { enqueueDueWork } from '../src/due-work.ts';
import { calledTimes, DAY, type Events, gate, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

let events: Events;
afterEach(() => events.close());

/** The value of a metric with exactly these labels. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const metrics = await register.getMetricsAsJSON();
  const metric = metrics.find((each) => each.name === name);
  const asked = Object.entries(labels);
  return metric?.values.find(
    (each) =>
      asked.length === Object.keys(each.labels).length &&
      asked.every(([key, value]) => each.labels[key] === value),
  )?.value;
}

const ann = { userId: 'ann', date: DAY };

it('when jobs wait, run, are delayed and fail, then the queue tells how many and for how long', async () => {
  events = await openEvents();
  const jobs = events.jobs();
  const queue = await events.queue('insights-jobs');
  const [running, held] = [calledTimes(1), gate()];
  events.insights({
    concurrency: 1,
    streak: async ({ userId }) => {
      if (userId === 'bad') throw new AppError('invalid');
      running.call();
      await held.passed;
    },
  });
  await jobs.enqueue('insights.update-streak', { ...ann, userId: 'bad' });
  await jobsIn(queue, 'failed', 1);
  await jobs.enqueue('insights.update-streak', ann);
  await running.done;
  await queue.add('insights.update-streak', ann, { timestamp: Date.now() - 90_000, delay: 0 });
  await jobs.enqueue('insights.update-streak', ann, { delayMs: 3_600_000 });

  const depth = (state: string) => valueOf('inkwell_queue_jobs', { queue: 'insights-jobs', state });
  expect(await depth('failed')).toBe(1);
  expect(await depth('active')).toBe(1);
  expect(await depth('waiting')).toBe(1);
  expect(await depth('delayed')).toBe(1);
  const age = await valueOf('inkwell_queue_oldest_seconds', { queue: 'insights-jobs' });
  expect(age).toBeGreaterThanOrEqual(90);
  expect(age).toBeLessThan(150);
  expect(await valueOf('inkwell_queue_oldest_seconds', { queue: 'insights' })).toBe(0);
  const ended = { queue: 'insights-jobs', job: 'insights.update-streak' };
  expect(await valueOf('inkwell_jobs_total', { ...ended, outcome: 'failed' })).toBe(1);

  held.open();
  await expect.poll(() => valueOf('inkwell_jobs_total', { ...ended, outcome: 'completed' })).toBe(2);
});

it('when no worker is there to make a delayed job due, then its wait counts all the same', async () => {
  events = await openEvents();
  const queue = await events.queue('insights-jobs');
  const worker = events.insights({});
  await queue.pause();
  await queue.add('insights.update-streak', ann, { delay: 30_000, timestamp: Date.now() - 90_000 });
  const age = () => valueOf('inkwell_queue_oldest_seconds', { queue: 'insights-jobs' });
  // Until the worker's connection is up there is no value.
  await expect.poll(age).toBeGreaterThanOrEqual(60);
  expect(await age()).toBeLessThan(120);
  await worker.close();
  expect(await valueOf('inkwell_queue_oldest_seconds', { queue: 'insights-jobs' })).toBeUndefined();
});

it('when events are open in the outbox, then how many and since when is told', async () => {
  events = await openEvents();
  const relay = events.relay();
  await events.save('ann');
  await events.save('bea');
  events.pass(45_000);
  expect(await valueOf('inkwell_outbox_open_rows')).toBe(2);
  const age = await valueOf('inkwell_outbox_oldest_seconds');
  expect(age).toBeGreaterThanOrEqual(44);
  expect(age).toBeLessThan(60);
  await events.Rows.updateMany({}, { $set: { confirmedAt: new Date() } });
  expect(await valueOf('inkwell_outbox_open_rows')).toBe(0);
  expect(await valueOf('inkwell_outbox_oldest_seconds')).toBe(0);
  await relay.close();
});

it('when sweeps end, then they are counted, with the rows that they found', async () => {
  events = await openEvents();
  const before = (await valueOf('inkwell_swept_rows_total')) ?? 0;
  const swept = calledTimes(1);
  events.insights({
    sweep: async () => {
      await enqueueDueWork({
        find: async function* find() {
          yield 'one';
          yield 'two';
        },
        enqueue: async () => true,
      });
      swept.call();
    },
  });
  await swept.done;
  expect(await valueOf('inkwell_swept_rows_total')).toBe(before + 2);
  await expect.poll(() => valueOf('inkwell_sweeps_total', { outcome: 'completed' })).toBeGreaterThan(0);
});
