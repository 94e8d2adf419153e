import { randomUUID } from 'node:crypto';
import type { Logger, RedisClient } from '@inkwell/service';
import type { Job, Queue } from 'bullmq';
import { isFailedForGood, isJobAtFault, slowWaitOf } from './failed-jobs.ts';
import { readSetAside } from './set-aside.ts';

/** Between two tries of one job, in ms. With a round each 15 s, a healed fault is noticed within 35 s. */
const RETRY_INTERVAL_MS = 20_000;
/** Jobs of one name a round: they show whether the fault has healed, and are all of them where there are few. */
const MAX_RETRIED_AT_ONCE = 200;
const PAGE_SIZE = 200;
/** Longer than a page takes. */
const LEASE_MS = 10_000;
const RECOVERY_NOTED_EVERY_MS = 5_000;

// What a version of before wrote where it did not know a job's name.
const NO_HANDLER_REASON = 'no handler';
const ANY_NAME = '*';

/** Tries the failed jobs of one queue again, until they are done or a person sets them aside. */
export interface FailedRetries {
  /** Puts those that are due back into the queue. Does nothing while another process does it. */
  retryDue: () => Promise<void>;
  /**
   * Notes that a job succeeded that had failed before: the fault may have healed for all of its name, and the next
   * round takes them all. Without a name: for every job.
   *
   * @returns whether it was noted; within 5 s once is enough
   */
  noteRecovery: (name?: string) => Promise<boolean>;
}

/**
 * While a fault lasts, a bounded number of jobs of each name is tried again, those first that have waited longest; as
 * soon as one succeeds, all others of its name are. Which jobs these are is in Redis, so that any process may go on.
 *
 * @param options.knows whether a name has a handler in this process
 */
export function createFailedRetries(options: {
  queue: Queue;
  redis: RedisClient;
  knows: (name: string) => boolean;
  log: Logger;
}): FailedRetries {
  const { queue, redis, knows, log } = options;
  const leaseKey = queue.toKey('retry-lease');
  const recoveriesKey = queue.toKey('recoveries');
  const holder = randomUUID();
  const noted = new Map<string, number>();

  async function retryDue(): Promise<void> {
    // One process at a time, so that no two take the same jobs. Where a slow one loses it, `retry` still moves each
    // job once.
    if ((await redis.set(leaseKey, holder, 'PX', LEASE_MS, 'NX')) === null) return;
    try {
      let before: string | undefined;
      for (;;) {
        const recoveries = await redis.hgetall(recoveriesKey);
        const now = JSON.stringify(recoveries);
        if (now === before) return;
        before = now;
        await retryAll(recoveries);
      }
    } finally {
      if ((await redis.get(leaseKey)) === holder) await redis.del(leaseKey);
    }
  }

  /** One walk over all that have failed, those first that were tried longest ago. */
  async function retryAll(recoveries: Record<string, string>): Promise<void> {
    const isDue = dueNow(recoveries, await readSetAside(queue, redis));
    const began = Date.now();
    let retried = 0;
    for (let passed = 0; ;) {
      await redis.pexpire(leaseKey, LEASE_MS);
      const ids = await redis.zrange(queue.toKey('failed'), String(passed), String(passed + PAGE_SIZE - 1));
      const jobs = await Promise.all(ids.map((id) => queue.getJob(id) as Promise<Job | undefined>));
      const due = jobs.filter((job) => job !== undefined).filter(isDue);
      const done = await Promise.all(due.map(retry));
      const moved = done.filter(Boolean).length;
      retried += moved;
      passed += ids.length - moved;
      // What follows has failed since: it is for the next round.
      const isEnd = ids.length < PAGE_SIZE || jobs.some((job) => (job?.finishedOn ?? 0) > began);
      if (isEnd) break;
    }
    if (retried > 0) log.info({ queue: queue.name, jobs: retried }, 'failed jobs are tried again');
  }

  function dueNow(recoveries: Record<string, string>, setAside: ReadonlySet<string>): (job: Job) => boolean {
    const now = Date.now();
    const tried = new Map<string, number>();
    const recoveredAt = (name: string) => Number(recoveries[name] ?? 0);
    return (job) => {
      const { id = '', name, failedReason, finishedOn = 0 } = job;
      if (!knows(name) || setAside.has(id)) return false;
      if (failedReason === NO_HANDLER_REASON) return true;
      const waited = now - finishedOn;
      if (!isJobAtFault(job)) {
        if (finishedOn <= recoveredAt(ANY_NAME)) return true;
        // Those that fail while others succeed are not tried at each of the others' successes.
        if (finishedOn <= recoveredAt(name) && waited >= RETRY_INTERVAL_MS) return true;
      }
      const count = tried.get(name) ?? 0;
      if (
        count >= MAX_RETRIED_AT_ONCE ||
        waited < (isFailedForGood(job, now) ? slowWaitOf(job) : RETRY_INTERVAL_MS)
      ) {
        return false;
      }
      tried.set(name, count + 1);
      return true;
    };
  }

  async function retry(job: Job): Promise<boolean> {
    try {
      await job.retry('failed');
      return true;
    } catch (error) {
      log.debug({ err: error, job: job.name, id: job.id }, 'job was put back by another');
      return false;
    }
  }

  return {
    retryDue,
    noteRecovery: async (name = ANY_NAME) => {
      const now = Date.now();
      if (name !== ANY_NAME && now - (noted.get(name) ?? 0) < RECOVERY_NOTED_EVERY_MS) return false;
      noted.set(name, now);
      await redis.hset(recoveriesKey, name, String(now));
      return true;
    },
  };
}
