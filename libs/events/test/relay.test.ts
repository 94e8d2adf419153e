import { EVENTS } from '@inkwell/contracts';
import { Queue } from 'bullmq';
import type { mongo } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calledTimes, DAY, type Events, log, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

let events: Events;
afterEach(async () => {
  vi.restoreAllMocks();
  await events.close();
});

const openRows = () => events.Rows.countDocuments({ confirmedAt: null });

describe('the way of an event', () => {
  it('when a change is committed, then its consumer has it soon, by the change stream', async () => {
    events = await openEvents();
    const arrived = calledTimes(1);
    events.insights({ written: events.counting(arrived.call) });
    events.relay(true);
    await events.save('ann');
    await arrived.done;
    expect(await events.daysOf('ann')).toBe(1);
  });

  it('when the transaction is rolled back, then there is no event', async () => {
    events = await openEvents();
    const session = await events.connection.startSession();
    await expect(
      session.withTransaction(async () => {
        await events.outbox.add(session, 'journal.day-written', { userId: 'ann', date: DAY });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await session.endSession();
    expect(await events.Rows.countDocuments()).toBe(0);
  });

  it('when the process dies between commit and enqueue, then the next relay sends it', async () => {
    events = await openEvents();
    await events.save('ann');
    const arrived = calledTimes(1);
    events.insights({ written: events.counting(arrived.call) });
    await events.relay().flush();
    await arrived.done;
    expect(await events.daysOf('ann')).toBe(1);
  });

  it('when it dies between enqueue and mark, then it goes again after the lease and happens once', async () => {
    events = await openEvents();
    await events.save('ann');
    const relay = events.relay();
    vi.spyOn(events.Rows, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
    await expect(relay.flush()).rejects.toThrow('killed');
    const arrived = calledTimes(2);
    events.insights({ written: events.counting(arrived.call) });
    const queue = await events.queue();
    await jobsIn(queue, 'completed', 1);
    // As if Redis had forgotten the finished job as well.
    await queue.clean(0, 100, 'completed');
    events.pass(10_000);
    await relay.flush();
    await arrived.done;
    expect(await events.daysOf('ann')).toBe(1);
  });

  it('when a payload is poisoned, then it fails once and the others flow', async () => {
    events = await openEvents();
    const arrived = calledTimes(2);
    events.insights({ written: events.counting(arrived.call) });
    await events.save('ann');
    await events.Rows.create([{ name: 'journal.day-written', data: { userId: 7, date: 'yesterday' } }]);
    await events.save('bea');
    await events.relay().flush();
    await arrived.done;
    const queue = await events.queue();
    await jobsIn(queue, 'failed', 1);
    const [failed] = await queue.getFailed();
    expect(failed).toMatchObject({ attemptsMade: 1, failedReason: 'invalid' });
  });

  it('when there is more than a batch, then all of it goes in one flush', async () => {
    events = await openEvents();
    await insertRows(450);
    await events.relay().flush();
    expect(await (await events.queue()).getWaitingCount()).toBe(450);
  });
});

describe('confirmation', () => {
  it('when every consumer has completed the event, then its row is closed and kept for a week', async () => {
    events = await openEvents();
    const relay = events.relay();
    await events.save('ann');
    await relay.flush();
    events.insights({});
    await jobsIn(await events.queue(), 'completed', 1);
    await relay.flush();
    expect(await openRows()).toBe(1);
    events.pass(2_000);
    await relay.flush();
    expect(await openRows()).toBe(0);
    const [row] = await events.Rows.find().lean();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      '_id',
      'confirmedAt',
      'createdAt',
      'data',
      'name',
      'relayedAt',
    ]);
    const indexes = await events.Rows.collection.indexes();
    const seven = { key: { confirmedAt: 1 }, expireAfterSeconds: 7 * 86_400 };
    expect(indexes).toContainEqual(expect.objectContaining(seven));
  });

  it('when one consumer of several has completed it, then only the others are waited for', async () => {
    events = await openEvents();
    const relay = events.relay();
    await events.Rows.create([{ name: 'auth.user-deleted', data: { userId: 'ann' } }]);
    await relay.flush();
    events.insights({});
    const queue = await events.queue();
    await jobsIn(queue, 'completed', 1);
    events.pass(2_000);
    await relay.flush();
    const [row] = await events.Rows.find().lean();
    expect(row?.pending?.toSorted()).toEqual(['auth', 'billing', 'calendar', 'chat', 'journal']);
    // What was completed stays completed, also when its job is old and gone.
    await queue.clean(0, 100, 'completed');
    events.pass(60_000);
    await relay.flush();
    expect(await queue.getJobCountByTypes('waiting', 'active', 'completed')).toBe(0);
  });

  it('when an event has failed for good, then its row is looked at once a minute and is not sent again', async () => {
    events = await openEvents();
    const relay = events.relay();
    await events.Rows.create([{ name: 'journal.day-written', data: {} }]);
    events.insights({});
    const sent = vi.spyOn(Queue.prototype, 'addBulk');
    const looks: number[] = [];
    await relay.flush();
    await jobsIn(await events.queue(), 'failed', 1);
    for (let look = 0; look < 8; look += 1) {
      const [row] = await events.Rows.find().lean();
      const wait = (row?.checkAt?.getTime() ?? 0) - events.clock.now.getTime();
      looks.push(wait / 1_000);
      events.pass(wait);
      await relay.flush();
    }
    expect(looks).toEqual([2, 2, 4, 8, 16, 32, 60, 60]);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await openRows()).toBe(1);
  });
});

describe('several relays', () => {
  it('when they flush at once, then each row is sent by one of them', async () => {
    events = await openEvents();
    await insertRows(1_000);
    const sent = vi.spyOn(Queue.prototype, 'addBulk');
    const relays = [events.relay(), events.relay(), events.relay()];
    await Promise.all(relays.map((relay) => relay.flush()));
    await Promise.all(relays.map((relay) => relay.flush()));
    const ids = sent.mock.calls.flatMap(([jobs]) => jobs.map((job) => job.opts?.jobId));
    expect(ids).toHaveLength(1_000);
    expect(new Set(ids).size).toBe(1_000);
  });

  it('when one dies with rows it has claimed, then another sends them once the lease is over', async () => {
    events = await openEvents();
    await events.save('ann');
    const sent = vi.spyOn(Queue.prototype, 'addBulk').mockRejectedValueOnce(new Error('killed'));
    await expect(events.relay().flush()).rejects.toThrow('killed');
    const other = events.relay();
    await other.flush();
    expect(sent).toHaveBeenCalledTimes(1);
    events.pass(10_000);
    await other.flush();
    expect(await (await events.queue()).getWaitingCount()).toBe(1);
  });

  it('when a change stream breaks, then one takes its place, and there is never a second one', async () => {
    events = await openEvents();
    events.relay(true);
    const began = await vi.waitUntil(async () => {
      const now = await streams();
      return now.length > 0 && now;
    });
    await events.connection.db?.command({ killCursors: 'outbox', cursors: began });
    const next = await vi.waitUntil(async () => {
      const now = await streams();
      return now.length > 0 && !began.some((id) => now.some((other) => other.equals(id))) && now;
    });
    expect(next).toHaveLength(1);
    const arrived = calledTimes(1);
    events.insights({ written: events.counting(arrived.call) });
    await events.save('ann');
    await arrived.done;
  });
});

describe('names of another version', () => {
  const NEWER = 'journal.page-dreamt';
  const known = EVENTS as unknown as Record<string, unknown>;
  afterEach(() => {
    delete known[NEWER];
  });

  it('when rows have an unknown name, then the others flow, they are counted and told, and go with a newer process', async () => {
    events = await openEvents();
    const warned = vi.spyOn(log, 'warn');
    const row = { name: NEWER, data: { userId: 'ann' }, createdAt: new Date(), relayedAt: null };
    await events.Rows.collection.insertMany(Array.from({ length: 300 }, () => ({ ...row })));
    await events.save('bea');
    const relay = events.relay();
    const queue = await events.queue();
    await relay.flush();
    expect((await queue.getWaiting()).map((job) => job.data.userId)).toEqual(['bea']);
    expect(relay.unknownRows()).toBe(300);
    const told = () => warned.mock.calls.filter(([line]) => (line as { name?: string }).name === NEWER);
    expect(told()).toEqual([[{ name: NEWER, count: 300 }, expect.stringContaining('unknown name')]]);
    await relay.flush();
    expect(told()).toHaveLength(1);
    events.pass(60_000);
    await relay.flush();
    expect(told()).toHaveLength(2);

    known[NEWER] = { from: 'journal', to: ['insights'], data: EVENTS['auth.user-deleted'].data };
    const newer = events.relay();
    await newer.flush();
    expect(await queue.getWaitingCount()).toBe(301);
    expect(newer.unknownRows()).toBe(0);
  });
});

describe('rows that an older version has left', () => {
  const ago = (ms: number) => new Date(events.clock.now.getTime() - ms);

  it('when it relayed them days ago, then they are closed and none goes again', async () => {
    events = await openEvents();
    const relayed = {
      name: 'journal.entry-saved',
      data: { userId: 'ann', date: DAY },
      createdAt: ago(86_400_000),
    };
    await events.Rows.collection.insertMany(
      Array.from({ length: 2_500 }, () => ({ ...relayed, relayedAt: ago(86_000_000) })),
    );
    await events.relay().flush();
    expect(await openRows()).toBe(0);
    expect(await events.Rows.countDocuments({ confirmedAt: ago(86_000_000) })).toBe(2_500);
    expect(await (await events.queue()).getWaitingCount()).toBe(0);
  });

  it('when it had not relayed them yet, or only just, then they go as any other', async () => {
    events = await openEvents();
    const row = { name: 'journal.entry-saved', data: { userId: 'ann', date: DAY }, createdAt: ago(60_000) };
    const rows = [
      { ...row, relayedAt: null },
      { ...row, relayedAt: ago(30_000) },
    ];
    await events.Rows.collection.insertMany(rows);
    await events.relay().flush();
    expect(await (await events.queue()).getWaitingCount()).toBe(2);
  });
});

describe('what the relay asks of MongoDB', () => {
  it('when there are a thousand closed rows for each open one, then it reads the open ones alone', async () => {
    events = await openEvents();
    const at = new Date();
    await insertRows(5_000, { confirmedAt: at, relayedAt: at });
    await events.save('ann');
    const finds: mongo.CommandStartedEvent[] = [];
    const client = events.connection.getClient();
    client.on('commandStarted', (event) => {
      if (['find', 'update', 'aggregate'].includes(event.commandName)) finds.push(event);
    });
    await events.relay().flush();
    client.removeAllListeners('commandStarted');
    const reads = finds.filter(({ commandName }) => commandName === 'find');
    expect(reads.length).toBeGreaterThan(0);
    for (const { command } of reads) {
      const { filter, sort, limit } = command;
      const plan = await events.Rows.collection.find(filter, { sort, limit }).explain('executionStats');
      const stages = JSON.stringify(plan.queryPlanner.winningPlan);
      expect(stages).toContain('outbox_open');
      expect(stages).not.toMatch(/COLLSCAN|"SORT"/);
      expect(plan.executionStats.totalKeysExamined).toBeLessThan(10);
    }
  });
});

async function insertRows(count: number, more: object = { relayedAt: null }): Promise<void> {
  const row = {
    name: 'journal.day-written',
    data: { userId: 'ann', date: DAY },
    createdAt: new Date(),
    ...more,
  };
  await events.Rows.collection.insertMany(Array.from({ length: count }, () => ({ ...row })));
}

/** The cursors of the change streams that are open on the outbox of this test. */
async function streams(): Promise<mongo.Long[]> {
  const namespace = `${events.connection.db?.databaseName}.outbox`;
  const found = await events.connection
    .getClient()
    .db('admin')
    .aggregate<{ cursor: { cursorId: mongo.Long } }>(
      [
        { $currentOp: { idleCursors: true, allUsers: true, localOps: true } },
        {
          $match: { ns: namespace, 'cursor.originatingCommand.pipeline.0.$changeStream': { $exists: true } },
        },
      ],
      // A cursor's id does not fit a number.
      { promoteLongs: false },
    )
    .toArray();
  return found.map(({ cursor }) => cursor.cursorId);
}
