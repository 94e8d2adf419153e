import { AppError } from '@inkwell/service';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FAILED_KEPT, JOB_DEFAULTS } from '../src/queue.ts';
import { createFailedRetries } from '../src/retry-failed.ts';
import { setAsideKeyOf } from '../src/set-aside.ts';
import { calledTimes, DAY, type Events, log, openEvents, type TestQueue } from './harness.ts';

const NAME = 'journal.day-written';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ONCE = { attempts: 1 };

let events: Events;
let queue: TestQueue;
let redis: Redis;
beforeEach(async () => {
  events = await openEvents();
  queue = await events.queue();
  redis = new Redis(events.settings.redisUrl);
});
afterEach(async () => {
  redis.disconnect();
  vi.restoreAllMocks();
  await events.close();
});

const dayOf = (userId: string) => ({ userId, date: DAY });
const waiting = () => queue.getJobCountByTypes('waiting', 'prioritized');
const openRetries = () => createFailedRetries({ queue, redis, knows: () => true, log });

/** Lets events fail for longer than their attempts last. */
async function failAll(
  userIds: string[],
  errorOf: (userId: string) => Error = () => new Error('a fault'),
): Promise<void> {
  const worker = events.insights({
    written: ({ userId }) => Promise.reject(errorOf(userId)),
    concurrency: 50,
  });
  await queue.addBulk(userIds.map((userId) => ({ name: NAME, data: dayOf(userId), opts: ONCE })));
  await vi.waitUntil(async () => (await queue.getFailedCount()) === userIds.length, {
    timeout: 30_000,
    interval: 50,
  });
  await worker.close();
  // Its start was one, after the times that the tests pretend.
  await redis.del(queue.toKey('recoveries'));
}

/** Leaves events as workers do that failed with them. */
async function leaveFailed(userIds: string[]): Promise<void> {
  await queue.pause();
  const jobs = await queue.addBulk(userIds.map((userId) => ({ name: NAME, data: dayOf(userId) })));
  const pipeline = redis.multi().del(queue.toKey('wait'));
  for (const { id = '' } of jobs) {
    pipeline.zadd(queue.toKey('failed'), 0, id);
    pipeline.hset(queue.toKey(id), { failedReason: 'internal', atm: JOB_DEFAULTS.attempts });
  }
  await pipeline.exec();
  await queue.resume();
}

/** As if the last try of all had been so long ago, and their first one longer. */
async function letPass(sinceLastTry: number, age = sinceLastTry): Promise<void> {
  const at = Date.now();
  const ids = await redis.zrange(queue.toKey('failed'), '0', '-1');
  const pipeline = redis.pipeline();
  for (const [position, id] of ids.entries()) {
    const finishedOn = at - sinceLastTry + position / 100;
    pipeline.hset(queue.toKey(id), { finishedOn: Math.floor(finishedOn), timestamp: at - age });
    pipeline.zadd(queue.toKey('failed'), finishedOn, id);
  }
  await pipeline.exec();
}

describe('after a fault', () => {
  it('when 5,000 events have failed, then all are done within 90 s, spread over the workers', async () => {
    const people = Array.from({ length: 5_000 }, (_, at) => `person-${at}`);
    const byWorker = [0, 0, 0];
    const done = calledTimes(people.length);
    for (const at of byWorker.keys()) {
      events.insights({
        written: async () => {
          byWorker[at] = (byWorker[at] ?? 0) + 1;
          done.call();
        },
      });
    }
    await vi.waitUntil(() => redis.exists(queue.toKey('recoveries')), { interval: 20 });
    await leaveFailed(people);
    await letPass(MINUTE);
    const healed = Date.now();
    await done.done;
    expect(Date.now() - healed).toBeLessThan(90_000);
    expect(byWorker.reduce((sum, count) => sum + count)).toBe(people.length);
    expect(Math.min(...byWorker)).toBeGreaterThan(people.length / 10);
  }, 100_000);

  it('when a worker starts, then it takes up at once what failed, as its start may have mended it', async () => {
    await failAll(['ann', 'bea'], () => new AppError('internal', 'a key that is missing'));
    const done = calledTimes(2);
    events.insights({ written: events.counting(done.call) });
    await done.done;
    expect([await events.daysOf('ann'), await events.daysOf('bea')]).toEqual([1, 1]);
  });

  it('when it still lasts, then some are tried, those first that waited longest; when one succeeds, all are', async () => {
    await failAll(Array.from({ length: 500 }, (_, at) => `person-${at}`));
    const [one, another] = [openRetries(), openRetries()];
    const tryBoth = () => Promise.all([one.retryDue(), another.retryDue()]);
    await tryBoth();
    expect(await waiting()).toBe(0);

    await letPass(MINUTE);
    const oldest = await redis.zrange(queue.toKey('failed'), '0', '199');
    await tryBoth();
    const tried = await queue.getJobs(['waiting', 'prioritized']);
    expect(tried.map(({ id }) => id).toSorted()).toEqual(oldest.toSorted());

    await one.noteRecovery(NAME);
    await another.retryDue();
    expect(await waiting()).toBe(500);
  });

  it('when one failed again since the others recovered, then it waits for its time', async () => {
    await failAll(['ann']);
    await letPass(MINUTE);
    const retries = openRetries();
    await retries.noteRecovery(NAME);
    await letPass(10_000);
    await retries.retryDue();
    expect(await waiting()).toBe(0);
  });
});

describe('a job that failed for good', () => {
  it.each([
    ['was refused', new AppError('invalid'), 59 * MINUTE, 61 * MINUTE, 2 * MINUTE],
    ['has failed for two days', new Error('a bug'), 5 * HOUR, 7 * HOUR, 48 * HOUR],
  ])('when it %s, then it is tried again, but slowly', async (_, error, early, late, age) => {
    await failAll(['ann'], () => error);
    const retries = openRetries();
    await letPass(early, early + age);
    await retries.retryDue();
    expect(await waiting()).toBe(0);
    await letPass(late, late + age);
    await retries.retryDue();
    expect(await waiting()).toBe(1);
  });

  it('when others of its name recover, then one of an unknown cause is tried again and a refused one is not', async () => {
    await failAll(['ann', 'bea'], (userId) =>
      userId === 'ann' ? new Error('a bug') : new AppError('invalid'),
    );
    await letPass(2 * HOUR, 72 * HOUR);
    const retries = openRetries();
    await retries.noteRecovery(NAME);
    await retries.retryDue();
    const left = await queue.getFailed();
    expect(left.map(({ failedReason }) => failedReason)).toEqual(['invalid']);
  });
});

describe('a job that a person has set aside', () => {
  it('when its time comes, then it stays; when it is tried again by hand, then that is over', async () => {
    await failAll(['ann']);
    const [job] = await queue.getFailed();
    await redis.sadd(setAsideKeyOf(queue), job?.id ?? '');
    await letPass(7 * HOUR);
    const retries = openRetries();
    await retries.noteRecovery();
    await retries.retryDue();
    expect(await queue.getFailedCount()).toBe(1);

    await job?.retry('failed');
    await retries.retryDue();
    expect(await redis.exists(setAsideKeyOf(queue))).toBe(0);
  });

  it('when failed jobs are counted, then it is counted apart', async () => {
    await failAll(['ann', 'bea', 'cia'], () => new AppError('invalid'));
    const [job] = await queue.getFailed();
    await redis.sadd(setAsideKeyOf(queue), job?.id ?? '');
    events.insights({});
    const read = async (state: string) => {
      const metric = await register.getSingleMetric('inkwell_queue_jobs')?.get();
      return metric?.values.find(({ labels }) => labels['queue'] === 'insights' && labels['state'] === state)
        ?.value;
    };
    await expect.poll(() => read('set_aside')).toBe(1);
    expect(await read('failed')).toBe(2);
  });
});

describe('events that keep failing', () => {
  it('when a new event comes, then it does not wait for another try of theirs', async () => {
    const order: string[] = [];
    const done = calledTimes(1);
    events.insights({
      concurrency: 1,
      written: async ({ userId }) => {
        order.push(userId);
        if (userId === 'new') return done.call();
        if (order.filter((each) => each === 'ann').length === 2 && !order.includes('new')) {
          await queue.add(NAME, dayOf('new'));
        }
        throw new Error('a fault');
      },
    });
    const opts = { backoff: { type: 'fixed', delay: 0 } };
    await queue.addBulk(['ann', 'bea', 'cia'].map((userId) => ({ name: NAME, data: dayOf(userId), opts })));
    await done.done;
    expect(order).toEqual(['ann', 'bea', 'cia', 'ann', 'new']);
  });

  it('when a queue is full of failed jobs, then no more are kept, and what was dropped waits in the outbox', async () => {
    const relay = events.relay();
    await events.save('ann');
    await relay.flush();
    const [job] = await queue.getWaiting();
    const hourAgo = Date.now() - HOUR;
    const others = Array.from({ length: MAX_FAILED_KEPT }, (_, at) => [hourAgo + at, `other-${at}`]).flat();
    await redis.zadd(queue.toKey('failed'), ...others);
    events.insights({ written: () => Promise.reject(new AppError('invalid')) });
    await vi.waitUntil(() => job?.isFailed(), { interval: 20 });
    expect(await queue.getFailedCount()).toBe(MAX_FAILED_KEPT);

    await job?.remove();
    await redis.zadd(queue.toKey('failed'), hourAgo, 'other-0');
    const added = vi.spyOn(queue.constructor.prototype, 'addBulk');
    events.pass(MINUTE);
    await relay.flush();
    expect(added).not.toHaveBeenCalled();
    events.pass(HOUR);
    await relay.flush();
    expect(added).toHaveBeenCalledTimes(1);
  });
});
