import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EVENTS } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { Backoffs } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkHandlers, type Handler, onJob } from '../src/handlers.ts';
import { JOB_DEFAULTS } from '../src/queue.ts';
import { calledTimes, DAY, type Events, gate, insightsHandlers, log, openEvents } from './harness.ts';
import { jobsIn } from './waiting.ts';

let events: Events;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await events?.close();
});

const ann = { userId: 'ann', date: DAY };
const AT_ONCE = { backoff: { type: 'fixed', delay: 0 } };
const until = (condition: () => unknown) => vi.waitUntil(condition, { interval: 20 });

it.each([
  ['tick', 1_000],
  ['sweep', 60_000],
])(
  'when a worker has a %s, then it runs each %i ms, also after one that failed, until the worker is closed',
  async (name, everyMs) => {
    events = await openEvents();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    work.mockRejectedValueOnce(new Error('the database is away'));
    const worker = events.insights({ [name]: work });
    for (const times of [1, 2, 3]) {
      expect(work).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(everyMs - 1);
      expect(work).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(1);
    }
    await worker.close();
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(work).toHaveBeenCalledTimes(4);
  },
);

describe('a worker that is killed', () => {
  /** Starts a worker in a process of its own and kills it once it has taken a job. */
  async function killInMidJob(): Promise<void> {
    const { redisUrl, prefix = '' } = events.settings;
    const script = `${import.meta.dirname}/hanging-worker.ts`;
    const doomed = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions=@inkwell/source', script, redisUrl, prefix],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    events.closing.push(() => doomed.kill('SIGKILL'));
    await once(doomed.stdout, 'data');
    doomed.kill('SIGKILL');
  }

  it('when it was in mid-job, then another does the job soon', async () => {
    events = await openEvents();
    await events.save('ann');
    await events.relay().flush();
    await killInMidJob();
    const killed = Date.now();
    const arrived = calledTimes(1);
    events.insights({ written: events.counting(arrived.call) });
    await arrived.done;
    // BullMQ by itself takes up to a minute.
    expect(Date.now() - killed).toBeLessThan(30_000);
    expect(await events.daysOf('ann')).toBe(1);
  });

  it('when a job has killed four, then it is kept as failed, told, and no sweep brings it back', async () => {
    events = await openEvents();
    const failed = vi.spyOn(log, 'error');
    await events.save('ann');
    await events.relay().flush();
    const queue = await events.queue();
    const [job] = await queue.getWaiting();
    const redis = new Redis(events.settings.redisUrl);
    events.closing.push(() => redis.disconnect());
    // It has done so three times before.
    await redis.hset(queue.toKey(job?.id ?? ''), 'stc', 3);
    await killInMidJob();
    const handled = vi.fn<() => Promise<void>>(async () => undefined);
    const swept = vi.fn<() => Promise<void>>(async () => undefined);
    const worker = events.insights({ written: handled, sweep: swept });
    // The lock of the killed one must run out first.
    const lost = { timeout: 40_000, interval: 50 };
    await vi.waitUntil(async () => (await queue.getFailedCount()) === 1, lost);
    await until(() => failed.mock.calls.length > 0);
    expect(failed.mock.calls).toEqual([
      [expect.objectContaining({ job: 'journal.day-written' }), expect.stringContaining('too often')],
    ]);
    const before = swept.mock.calls.length;
    worker.sweepSoon();
    await until(() => swept.mock.calls.length > before);
    await worker.close();
    expect(await queue.getFailedCount()).toBe(1);
    expect(handled).not.toHaveBeenCalled();
  });
});

describe('a job that has failed', () => {
  it('when a fault outlasts all attempts, then the sweep brings the job back once it has healed', async () => {
    events = await openEvents();
    const queue = await events.queue();
    let healed = false;
    const arrived = calledTimes(1);
    const swept = calledTimes(1);
    const worker = events.insights({
      written: async () => {
        if (!healed) throw new Error('the database is away');
        arrived.call();
      },
      sweep: async () => swept.call(),
    });
    await swept.done;
    await queue.add('journal.day-written', ann, AT_ONCE);
    await jobsIn(queue, 'failed', 1);
    healed = true;
    worker.sweepSoon();
    await arrived.done;
  });

  it('when its last attempt failed for good, then no sweep brings it back', async () => {
    events = await openEvents();
    const queue = await events.queue();
    let runs = 0;
    const swept = vi.fn<() => Promise<void>>(async () => undefined);
    const worker = events.insights({
      written: async () => {
        runs += 1;
        if (runs === JOB_DEFAULTS.attempts) throw new AppError('invalid');
        throw new AppError('unavailable');
      },
      sweep: swept,
    });
    await queue.add('journal.day-written', ann, AT_ONCE);
    await jobsIn(queue, 'failed', 1);
    const before = swept.mock.calls.length;
    worker.sweepSoon();
    await until(() => swept.mock.calls.length > before);
    await worker.close();
    expect(await queue.getFailedCount()).toBe(1);
    expect(runs).toBe(JOB_DEFAULTS.attempts);
  });

  it('when it is asked for again, then it runs again; once it is done it stands in nobody’s way', async () => {
    events = await openEvents();
    const queue = await events.queue('insights-jobs');
    const jobs = events.jobs();
    let healed = false;
    let runs = 0;
    events.insights({
      streak: async () => {
        runs += 1;
        if (!healed) throw new AppError('invalid');
      },
    });
    const enqueue = () => jobs.enqueue('insights.update-streak', ann, { id: 'ann-1' });
    expect(await enqueue()).toBe(true);
    await jobsIn(queue, 'failed', 1);
    healed = true;
    for (const expected of [2, 3]) {
      expect(await enqueue()).toBe(true);
      await until(() => runs === expected);
      await until(async () => (await queue.getJobCountByTypes('waiting', 'active', 'failed')) === 0);
    }
  });

  it('when it has crashed its workers, then asking for it again does not begin it again', async () => {
    events = await openEvents();
    const queue = await events.queue('insights-jobs');
    const jobs = events.jobs();
    const failing = events.insights({ streak: () => Promise.reject(new AppError('invalid')) });
    const enqueue = () => jobs.enqueue('insights.update-streak', ann, { id: 'ann-1' });
    await enqueue();
    await jobsIn(queue, 'failed', 1);
    await failing.close();
    const [failed] = await queue.getFailed();
    const redis = new Redis(events.settings.redisUrl);
    events.closing.push(() => redis.disconnect());
    await redis.hset(queue.toKey(failed?.id ?? ''), 'stc', 4);
    expect(await enqueue()).toBe(true);
    expect(await queue.getJobCountByTypes('failed')).toBe(1);
    await redis.hset(queue.toKey(failed?.id ?? ''), 'stc', 3);
    expect(await enqueue()).toBe(true);
    expect(await queue.getJobCountByTypes('waiting')).toBe(1);
  });

  it('when it has been refused for an hour, then asking for its work has to wait as long again', async () => {
    events = await openEvents();
    const queue = await events.queue('insights-jobs');
    const jobs = events.jobs();
    const failing = events.insights({ streak: () => Promise.reject(new AppError('invalid')) });
    const enqueue = () => jobs.enqueue('insights.update-streak', ann, { id: 'ann-1' });
    await enqueue();
    await jobsIn(queue, 'failed', 1);
    await failing.close();
    const [failed] = await queue.getFailed();
    const redis = new Redis(events.settings.redisUrl);
    events.closing.push(() => redis.disconnect());
    const setTimes = (timestamp: number, finishedOn: number) =>
      redis.hset(queue.toKey(failed?.id ?? ''), { timestamp, finishedOn });
    await setTimes(Date.now() - 3_600_000, Date.now());
    expect(await enqueue()).toBe(true);
    expect(await queue.getJobCountByTypes('failed')).toBe(1);
    await setTimes(Date.now() - 7_300_000, Date.now() - 3_660_000);
    expect(await enqueue()).toBe(true);
    expect(await queue.getJobCountByTypes('waiting')).toBe(1);
  });

  it('when it goes on failing, then its eight attempts take between one and two minutes', () => {
    const { attempts, backoff } = JOB_DEFAULTS;
    const waits = (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      return Array.from({ length: attempts - 1 }, (_, made) =>
        Backoffs.calculate(backoff, made + 1, new Error('away'), {} as never),
      ) as number[];
    };
    const total = (all: number[]) => all.reduce((sum, wait) => sum + wait, 0);
    expect(waits(0.999_999).map((wait) => Math.round(wait / 1_000))).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(total(waits(0))).toBeGreaterThanOrEqual(60_000);
    expect(total(waits(0.999_999))).toBeLessThanOrEqual(130_000);
  });
});

describe('two queues', () => {
  it('when a job is slow, then events do not wait for it', async () => {
    events = await openEvents();
    const [taken, slow, arrived] = [gate(), gate(), calledTimes(3)];
    events.insights({
      concurrency: 1,
      streak: async () => {
        taken.open();
        await slow.passed;
      },
      written: events.counting(arrived.call),
    });
    await events.jobs().enqueue('insights.update-streak', ann);
    await taken.passed;
    for (const userId of ['ann', 'bea', 'cia']) await events.save(userId);
    await events.relay().flush();
    await arrived.done;
    slow.open();
  });

  it('when events are slow, then jobs do not wait for them', async () => {
    events = await openEvents();
    const [taken, slow, arrived] = [gate(), gate(), calledTimes(1)];
    events.insights({
      concurrency: 1,
      written: async () => {
        taken.open();
        await slow.passed;
      },
      streak: async () => arrived.call(),
    });
    for (const userId of ['ann', 'bea']) await events.save(userId);
    await events.relay().flush();
    await taken.passed;
    await events.jobs().enqueue('insights.update-streak', ann);
    await arrived.done;
    slow.open();
  });

  it('when a version of before has left a job among the events, then it is done', async () => {
    events = await openEvents();
    await (await events.queue()).add('insights.update-streak', ann);
    const arrived = calledTimes(1);
    events.insights({ streak: async () => arrived.call() });
    await arrived.done;
  });
});

describe('names of another version', () => {
  const NEWER = 'journal.page-dreamt';
  const known = EVENTS as unknown as Record<string, unknown>;
  afterEach(() => {
    delete known[NEWER];
  });
  function startNewer(run: () => void) {
    known[NEWER] = { from: 'journal', to: ['insights'], data: EVENTS['auth.user-deleted'].data };
    const handler = { name: NEWER, run: async () => run() } as unknown as Handler;
    return events.insights({ more: [handler] });
  }

  it('when a job has an unknown name, then it waits without losing an attempt, and a newer process does it', async () => {
    events = await openEvents();
    const warned = vi.spyOn(log, 'warn');
    const queue = await events.queue();
    const older = events.insights({});
    for (const _ of [1, 2]) await queue.add(NEWER, {});
    await jobsIn(queue, 'delayed', 2);
    for (const job of await queue.getDelayed()) {
      expect(job.attemptsMade).toBe(0);
      expect(job.delay).toBeGreaterThan(29_000);
    }
    expect(older.unknownJobs()).toBe(2);
    expect(warned.mock.calls).toEqual([[{ name: NEWER, count: 1 }, expect.stringContaining('unknown name')]]);
    await older.close();

    const arrived = calledTimes(2);
    startNewer(arrived.call);
    for (const job of await queue.getDelayed()) await job.promote();
    await arrived.done;
    await jobsIn(queue, 'completed', 2);
  });

  it('when a version of before has failed an unknown job for good, then a process that knows it does it', async () => {
    events = await openEvents();
    const queue = await events.queue();
    const before = events.insights({ written: () => Promise.reject(new AppError('invalid')) });
    await queue.add('journal.day-written', ann);
    await jobsIn(queue, 'failed', 1);
    await before.close();
    const [failed] = await queue.getFailed();
    const redis = new Redis(events.settings.redisUrl);
    events.closing.push(() => redis.disconnect());
    await redis.hset(queue.toKey(failed?.id ?? ''), 'failedReason', 'no handler');
    const arrived = calledTimes(1);
    events.insights({ written: async () => arrived.call() });
    await arrived.done;
  });
});

describe('the boot check', () => {
  it('when an event or a job has no handler, two, or one that is not for this service, then it says so', async () => {
    const nothing = async () => undefined;
    const all = insightsHandlers({});
    const missing = ['journal.day-written', 'insights.update-streak'];
    expect(() =>
      checkHandlers(
        'insights',
        all.filter(({ name }) => !missing.includes(name)),
      ),
    ).toThrow('journal.day-written has no handler; insights.update-streak has no handler');
    expect(() => checkHandlers('insights', all)).not.toThrow();
    expect(() => checkHandlers('insights', [...all, ...all.slice(0, 1)])).toThrow(
      'auth.user-deleted has two handlers',
    );
    expect(() => checkHandlers('insights', [...all, onJob('auth.generate-soulprint', nothing)])).toThrow(
      'auth.generate-soulprint is not for insights',
    );
  });
});
