import { once } from 'node:events';
import { openRedis } from '@inkwell/service';
import { startRedisCluster, type TestCluster } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventQueueOf, jobQueueOf } from '../src/queue.ts';
import { startRelay } from '../src/relay.ts';
import { calledTimes, DAY, type Events, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

let cluster: TestCluster;
let events: Events;
beforeAll(async () => {
  cluster = await startRedisCluster();
});
beforeEach(async () => {
  events = await openEvents(cluster.url);
});
afterEach(() => events.close());
afterAll(() => cluster?.remove());

const openRows = () => events.Rows.countDocuments({ confirmedAt: null });
const ann = { userId: 'ann', date: DAY };

it('when the queues are in a cluster, then events and jobs are worked off as with one Redis', async () => {
  const relay = events.relay();
  const done = calledTimes(2);
  const streaks = calledTimes(1);
  events.insights({ written: events.counting(done.call), streak: async () => streaks.call() });
  await events.save('ann');
  await events.save('bea');
  // Six consumers, whose queues are at different nodes.
  await events.Rows.create([{ name: 'auth.user-deleted', data: { userId: 'eve' } }]);
  await relay.flush();
  await done.done;
  expect(await events.jobs().enqueue('insights.update-streak', ann, { id: 'ann' })).toBe(true);
  await streaks.done;
  await jobsIn(await events.queue(), 'completed', 3);
  events.pass(2_000);
  await relay.flush();
  expect([await events.daysOf('ann'), await events.daysOf('bea')]).toEqual([1, 1]);
  // The other consumers of the third have no worker here.
  expect(await openRows()).toBe(1);
});

it('when jobs in a cluster have failed, then a worker that starts does them', async () => {
  const queue = await events.queue();
  const failing = events.insights({ written: () => Promise.reject(new Error('a fault')) });
  const opts = { attempts: 2, backoff: { type: 'fixed', delay: 0 } };
  await queue.addBulk(
    ['ann', 'bea'].map((userId) => ({ name: 'journal.day-written', data: { userId, date: DAY }, opts })),
  );
  await jobsIn(queue, 'failed', 2);
  await failing.close();
  const done = calledTimes(2);
  events.insights({ written: events.counting(done.call) });
  await done.done;
  expect([await events.daysOf('ann'), await events.daysOf('bea')]).toEqual([1, 1]);
});

it('when the node of a queue is lost, then a replica takes over and what was queued is worked off', async () => {
  const queue = await events.queue();
  const relay = events.relay();
  const worker = events.insights({ written: events.counting(() => undefined) });
  await events.save('ann');
  await relay.flush();
  await jobsIn(queue, 'completed', 1);

  const lost = await cluster.nodeOf(queue.toKey('meta'));
  await lost.kill();
  await events.save('bea');
  // As the poll of each second does: what it does not get through stays in the outbox.
  const until = Date.now() + 40_000;
  for (let isThrough = false; !isThrough && Date.now() < until;) {
    isThrough = await relay.flush().then(
      () => true,
      () => false,
    );
    events.pass(10_000);
  }
  // The replica may not have had the end of the first one, which then comes again.
  const both = () => Promise.all([events.daysOf('ann'), events.daysOf('bea')]);
  await expect.poll(both).toEqual([1, 1]);
  await worker.close();
  await lost.start();
}, 90_000);

it('when a connection has ended, then a command to it fails', async () => {
  const redis = openRedis(cluster.url, {}, { maxRedirections: 16, retryDelayMs: 100 });
  if (!('nodes' in redis)) throw new Error('not a cluster');
  // A worker's second connection, as BullMQ makes it.
  const blocking = redis.duplicate();
  await once(blocking, 'ready');
  const nodes = blocking.nodes();
  await Promise.all(nodes.map((node) => node.ping()));
  const ends = nodes.map((node) => once(node, 'end'));
  blocking.disconnect();
  await Promise.all(ends);
  await expect(blocking.get('anything')).rejects.toThrow('Connection is closed');
  redis.disconnect();
});

it('when an installation moves from one Redis to a cluster, then what was queued there is queued here', async () => {
  const before = await openEvents();
  const { connection } = before;
  await before.save('ann');
  await before.relay().flush();
  expect(await (await before.queue()).getWaitingCount()).toBe(1);

  const relay = startRelay({
    ...events.settings,
    service: 'journal',
    connection,
    autostart: false,
    now: () => new Date(Date.now() + 60_000),
  });
  await relay.flush();
  const queue = await events.queue();
  expect((await queue.getWaiting()).map(({ data }) => data)).toEqual([ann]);
  await relay.close();
  await before.close();
});

it('when queues are in a cluster, then each has a slot of its own', async () => {
  const keys = [await events.queue(), await events.queue('insights-jobs')].map((queue) =>
    queue.toKey('wait'),
  );
  expect(keys[0]).toMatch(new RegExp(`^{inkwell-.*-${eventQueueOf('insights')}}:insights:wait$`));
  expect(keys[1]).toMatch(new RegExp(`^{inkwell-.*-${jobQueueOf('insights')}}:insights-jobs:wait$`));
});
