import { startRedis, type TestServer } from '@inkwell/testing';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calledTimes, DAY, type Events, log, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

let redis: TestServer;
let events: Events;
beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(async () => {
  events = await openEvents(redis.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await events.close();
});
afterAll(() => redis.remove());

const openRows = () => events.Rows.countDocuments({ confirmedAt: null });
const days = async () => [await events.daysOf('ann'), await events.daysOf('bea')];

/** Everything in Redis is gone, as where it is replaced. */
const loseEverything = () => redis.flush();
/** Only what was written last is gone, as where a replica takes over: the rest of the queue is there. */
async function loseTheLastJobs(): Promise<void> {
  const queue = await events.queue();
  for (const job of await queue.getJobs(['waiting', 'completed'])) {
    if (job.data.userId === 'bea') await job.remove();
  }
}

describe.each([
  ['everything', loseEverything],
  ['the last jobs', loseTheLastJobs],
])('when Redis loses %s', (_, lose) => {
  it('after the relay and before a worker, then the events are found within a minute and happen once', async () => {
    const relay = events.relay();
    await events.save('ann');
    await events.save('bea');
    await relay.flush();
    await lose();
    const arrived = calledTimes(2);
    events.insights({ written: events.counting(arrived.call) });
    events.pass(60_000);
    await relay.flush();
    await arrived.done;
    expect(await days()).toEqual([1, 1]);
    await jobsIn(await events.queue(), 'completed', 2);
    events.pass(60_000);
    await relay.flush();
    expect(await openRows()).toBe(0);
  });

  it('after a worker and before the confirmation, then the events may go again and happen once', async () => {
    const relay = events.relay();
    const done = calledTimes(2);
    events.insights({ written: events.counting(done.call) });
    await events.save('ann');
    await events.save('bea');
    await relay.flush();
    await done.done;
    const queue = await events.queue();
    await jobsIn(queue, 'completed', 2);
    await lose();
    events.pass(60_000);
    await relay.flush();
    await jobsIn(queue, 'completed', 2);
    events.pass(60_000);
    await relay.flush();
    expect(await openRows()).toBe(0);
    expect(await days()).toEqual([1, 1]);
  });

  it('after the confirmation, then nothing goes again', async () => {
    const relay = events.relay();
    const done = calledTimes(2);
    events.insights({ written: events.counting(done.call) });
    await events.save('ann');
    await events.save('bea');
    await relay.flush();
    await done.done;
    await jobsIn(await events.queue(), 'completed', 2);
    events.pass(2_000);
    await relay.flush();
    expect(await openRows()).toBe(0);
    const sent = vi.spyOn(Queue.prototype, 'addBulk');
    await lose();
    for (let minute = 0; minute < 3; minute += 1) {
      events.pass(60_000);
      await relay.flush();
    }
    expect(sent).not.toHaveBeenCalled();
    expect(await days()).toEqual([1, 1]);
  });
});

describe('when a user was deleted and Redis forgets it', () => {
  it('then each service whose effect is not there is told again, and the others are not', async () => {
    const relay = events.relay();
    await events.Rows.create([{ name: 'auth.user-deleted', data: { userId: 'ann' } }]);
    await relay.flush();
    const worker = events.insights({});
    await jobsIn(await events.queue(), 'completed', 1);
    events.pass(2_000);
    await relay.flush();
    await worker.close();
    await redis.flush();
    const sent = vi.spyOn(Queue.prototype, 'addBulk');
    events.pass(60_000);
    await relay.flush();
    const told = sent.mock.contexts.map((queue) => (queue as Queue).name);
    expect(told.toSorted()).toEqual(['auth', 'billing', 'calendar', 'chat', 'journal']);
  });
});

describe('when Redis is away', () => {
  it('then nothing is lost, a request does not wait for it, and one line tells of the outage', async () => {
    const [warned, informed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
    const told = (spy: typeof warned) =>
      spy.mock.calls.filter((call) =>
        call.some((part) => String(part).startsWith('the relay of the outbox')),
      );
    events.insights({ written: events.counting(() => undefined) });
    const jobs = events.jobs();
    const relay = events.relay(true);
    await events.save('ann');
    await vi.waitUntil(() => events.Rows.exists({ relayedAt: { $ne: null } }), { interval: 20 });
    await redis.stop();

    await events.save('bea');
    const began = performance.now();
    expect(await jobs.enqueue('insights.update-streak', { userId: 'bea', date: DAY })).toBe(false);
    // It would wait until Redis is back, which it is not in this while.
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(relay.flush()).rejects.toThrow();
    // Each change is a round of its own.
    for (const userId of ['cia', 'dan']) await events.save(userId);
    await vi.waitUntil(() => told(warned).length > 0, { interval: 20 });

    await redis.start();
    const everybody = () => Promise.all(['ann', 'bea', 'cia', 'dan'].map((userId) => events.daysOf(userId)));
    await expect.poll(everybody).toEqual([1, 1, 1, 1]);
    await vi.waitUntil(() => told(informed).length > 0, { interval: 20 });
    expect([told(warned).length, told(informed).length]).toEqual([1, 1]);
  });
});
