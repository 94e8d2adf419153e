import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '@inkwell/service';
import { startRedis } from '@inkwell/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../src/jobs.ts';
import { checkHandlers, onEvent, onJob } from '../src/worker.ts';
import { type Backbone, calledTimes, startBackbone } from './harness.ts';

let backbone: Backbone;
afterEach(() => backbone.close());

/** Counts saves of a person, once per event, as a consumer would. */
function counting(world: Backbone, call: () => void) {
  return async ({ userId }: { userId: string }, { eventId }: { eventId: string }) => {
    await world.inbox.once(eventId, async (session) => {
      await world.counts.updateOne({ _id: userId }, { $inc: { saves: 1 } }, { upsert: true, session });
    });
    call();
  };
}
const savesOf = async (world: Backbone, userId: string) =>
  (await world.counts.findOne({ _id: userId }))?.saves ?? 0;

describe('the way of an event', () => {
  it('when a change is committed, then its consumer has it soon, by the doorbell', async () => {
    backbone = await startBackbone();
    const arrived = calledTimes(1);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    backbone.relay(true);
    await backbone.save('ann');
    await arrived.done;
    expect(await savesOf(backbone, 'ann')).toBe(1);
  });

  it('when the transaction is rolled back, then there is no event', async () => {
    backbone = await startBackbone();
    const session = await backbone.connection.startSession();
    await expect(
      session.withTransaction(async () => {
        await backbone.outbox.add(session, 'journal.entry-saved', { userId: 'ann', date: '2026-11-21' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await session.endSession();
    expect(await backbone.Rows.countDocuments()).toBe(0);
  });

  it('when the process dies between commit and enqueue, then the next relay sends it', async () => {
    backbone = await startBackbone();
    await backbone.save('ann');
    const arrived = calledTimes(1);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    await backbone.relay().flush();
    await arrived.done;
    expect(await savesOf(backbone, 'ann')).toBe(1);
    expect(await backbone.Rows.countDocuments({ relayedAt: null })).toBe(0);
  });

  it('when it dies between enqueue and mark, then it goes again and happens once, even after the job is gone', async () => {
    backbone = await startBackbone();
    await backbone.save('ann');
    const relay = backbone.relay();
    const marking = vi.spyOn(backbone.Rows, 'updateMany');
    marking.mockImplementationOnce(() => {
      throw new Error('killed');
    });
    // The marker's first look resets nothing; the second call is the mark.
    await expect(relay.flush()).rejects.toThrow('killed');
    marking.mockRestore();
    const arrived = calledTimes(2);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    await relay.flush();
    const queue = await backbone.queue();
    expect(await backbone.Rows.countDocuments({ relayedAt: null })).toBe(0);

    // As if Redis had forgotten the finished job, and the relay had been killed before its mark.
    await vi.waitUntil(async () => (await queue.getCompletedCount()) === 1, {
      timeout: 10_000,
      interval: 20,
    });
    await queue.clean(0, 100, 'completed');
    await backbone.Rows.updateMany({}, { $set: { relayedAt: null } });
    await relay.flush();
    await arrived.done;
    expect(await savesOf(backbone, 'ann')).toBe(1);
  });

  it('when a payload is poisoned, then it fails once and the others flow', async () => {
    backbone = await startBackbone();
    const arrived = calledTimes(2);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    await backbone.save('ann');
    await backbone.Rows.create([{ name: 'journal.entry-saved', data: { userId: 7, date: 'yesterday' } }]);
    await backbone.save('bea');
    await backbone.relay().flush();
    await arrived.done;
    const queue = await backbone.queue();
    await vi.waitUntil(async () => (await queue.getFailedCount()) === 1, { timeout: 10_000, interval: 20 });
    const [failed] = await queue.getFailed();
    expect(failed?.attemptsMade).toBe(1);
    expect(failed?.failedReason).toBe('invalid');
  });
});

describe('when Redis fails', () => {
  it('when it is away for a while, then nothing is lost and a request does not wait for it', async () => {
    const redis = await startRedis();
    backbone = await startBackbone(redis.url);
    backbone.closing.push(() => redis.stop());
    const arrived = calledTimes(2);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    const jobs = createJobs('insights', backbone.settings);
    backbone.closing.push(jobs.close);
    const relay = backbone.relay(true);
    await backbone.save('ann');
    await vi.waitUntil(() => backbone.Rows.exists({ relayedAt: { $ne: null } }), {
      timeout: 10_000,
      interval: 20,
    });
    await redis.stop();

    await backbone.save('bea');
    const began = performance.now();
    expect(await jobs.enqueue('insights.update-streak', { userId: 'bea', date: '2026-11-21' })).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
    await expect(relay.flush()).rejects.toThrow();

    await redis.start();
    await arrived.done;
    expect(await savesOf(backbone, 'ann')).toBe(1);
    expect(await savesOf(backbone, 'bea')).toBe(1);
  });

  it('when it is emptied, then what it held is fed again and happens once', async () => {
    const redis = await startRedis();
    backbone = await startBackbone(redis.url);
    backbone.closing.push(() => redis.stop());
    const relay = backbone.relay();
    await backbone.save('ann');
    await backbone.save('bea');
    await relay.flush();
    await redis.flush();
    const arrived = calledTimes(2);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    await relay.flush();
    await arrived.done;
    await relay.flush();
    expect([await savesOf(backbone, 'ann'), await savesOf(backbone, 'bea')]).toEqual([1, 1]);
  });
});

describe('workers', () => {
  it('when one is killed in mid-job, then another does the job within 15 s', async () => {
    backbone = await startBackbone();
    const { redisUrl, prefix = '' } = backbone.settings;
    const doomed = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--conditions=@inkwell/source',
        `${import.meta.dirname}/hanging-worker.ts`,
        redisUrl,
        prefix,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    backbone.closing.push(() => doomed.kill('SIGKILL'));
    await backbone.save('ann');
    await backbone.relay().flush();
    await once(doomed.stdout, 'data');
    doomed.kill('SIGKILL');
    const killed = Date.now();
    const arrived = calledTimes(1);
    backbone.insights({ saved: counting(backbone, arrived.call) });
    await arrived.done;
    expect(Date.now() - killed).toBeLessThan(15_000);
    expect(await savesOf(backbone, 'ann')).toBe(1);
  }, 30_000);

  it('when a fault outlasts all attempts, then the sweep brings the job back once it has healed', async () => {
    backbone = await startBackbone();
    const queue = await backbone.queue();
    let healed = false;
    const arrived = calledTimes(1);
    const swept = calledTimes(1);
    const worker = backbone.insights({
      saved: async () => {
        if (!healed) throw new Error('the database is away');
        arrived.call();
      },
      sweep: async () => swept.call(),
    });
    await swept.done;
    await queue.add(
      'journal.entry-saved',
      { userId: 'ann', date: '2026-11-21' },
      { backoff: { type: 'fixed', delay: 0 } },
    );
    await vi.waitUntil(async () => (await queue.getFailedCount()) === 1, { timeout: 10_000, interval: 20 });
    healed = true;
    worker.sweepSoon();
    await arrived.done;
  });

  it('when a job that died for good is asked for again, then it runs again, and only then', async () => {
    backbone = await startBackbone();
    const queue = await backbone.queue();
    const jobs = createJobs('insights', backbone.settings);
    backbone.closing.push(jobs.close);
    let healed = false;
    let runs = 0;
    backbone.insights({
      streak: async () => {
        runs += 1;
        if (!healed) throw new AppError('internal');
      },
    });
    const enqueue = () =>
      jobs.enqueue('insights.update-streak', { userId: 'ann', date: '2026-11-21' }, { id: 'ann-1' });
    const ended = async (failed: number, completed: number) =>
      vi.waitUntil(
        async () =>
          (await queue.getFailedCount()) === failed && (await queue.getCompletedCount()) === completed,
        { timeout: 10_000, interval: 20 },
      );
    expect(await enqueue()).toBe(true);
    await ended(1, 0);
    healed = true;
    expect(await enqueue()).toBe(true);
    await ended(0, 1);
    expect(await enqueue()).toBe(true);
    expect([await queue.getWaitingCount(), await queue.getActiveCount(), runs]).toEqual([0, 0, 2]);
  });

  it('when jobs of one key come while one runs, then they run one at a time and the latest wins', async () => {
    backbone = await startBackbone();
    const jobs = createJobs('insights', backbone.settings);
    backbone.closing.push(jobs.close);
    const ran: string[] = [];
    const second = calledTimes(2);
    const started = calledTimes(1);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    backbone.insights({
      streak: async ({ date }) => {
        ran.push(date);
        started.call();
        await held;
        second.call();
      },
    });
    const enqueue = (date: string) =>
      jobs.enqueue('insights.update-streak', { userId: 'ann', date }, { latestBy: 'ann' });
    await enqueue('2026-11-01');
    await started.done;
    for (const date of ['2026-11-02', '2026-11-03', '2026-11-04']) await enqueue(date);
    release();
    await second.done;
    expect(ran).toEqual(['2026-11-01', '2026-11-04']);
  });
});

describe('the boot check', () => {
  it('when an event or a job has no handler, two, or one that is not for this service, then it says so', async () => {
    backbone = await startBackbone();
    const nothing = async () => undefined;
    expect(() => checkHandlers('insights', [onEvent('auth.user-deleted', nothing)])).toThrow(
      'journal.entry-saved has no handler; insights.update-streak has no handler',
    );
    const all = [
      onEvent('auth.user-deleted', nothing),
      onEvent('journal.entry-saved', nothing),
      onJob('insights.update-streak', nothing),
    ];
    expect(() => checkHandlers('insights', all)).not.toThrow();
    expect(() => checkHandlers('insights', [...all, ...all.slice(0, 1)])).toThrow(
      'auth.user-deleted has two handlers',
    );
    expect(() => checkHandlers('insights', [...all, onJob('auth.generate-soulprint', nothing)])).toThrow(
      'auth.generate-soulprint is not for insights',
    );
  });
});
