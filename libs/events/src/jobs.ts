import { type JobData, type JobName, JOBS, type JobsOwnedBy, type Service } from '@inkwell/contracts';
import { currentTraceparent } from '@inkwell/service';
import type { Job, Queue } from 'bullmq';
import { hasCrashed, mayRetry } from './failed-jobs.ts';
import {
  assertReady,
  connectProducer,
  jobQueueOf,
  openQueue,
  type QueueSettings,
  withTrace,
} from './queue.ts';
import { isSetAside } from './set-aside.ts';

export interface EnqueueOptions {
  /**
   * Letters, digits and dashes: while a job of this id waits, runs or has failed, a second one is not made. One that
   * failed begins again, unless it crashed its workers, was set aside or has failed for good and waits longer each time
   * (`mayRetry`). What comes while the job runs must be found on its row: by
   * the job itself before it ends, or by the sweep.
   */
  id?: string;
  /** Earliest start from now, in ms. Default 0. */
  delayMs?: number;
}

/** A service's own background jobs. */
export interface Jobs<S extends Service> {
  /**
   * Puts a job into the service's queue and says whether it is there. `false` while Redis is away: the truth is
   * in MongoDB and the service's sweep finds it (`enqueueDueWork`), so that a request goes on.
   */
  enqueue: <Name extends JobsOwnedBy<S>>(
    name: Name,
    data: JobData<Name>,
    options?: EnqueueOptions,
  ) => Promise<boolean>;
  close: () => Promise<void>;
}

export function createJobs<S extends Service>(service: S, settings: QueueSettings): Jobs<S> {
  const redis = connectProducer(settings);
  const queue: Queue = openQueue(jobQueueOf(service), redis, settings);

  // A job that failed for good is kept for days, and BullMQ adds no second job with its id.
  async function retryFailedJob(id: string): Promise<void> {
    const kept: Job | undefined = await queue.getJob(id);
    if (!kept || hasCrashed(kept) || !mayRetry(kept, Date.now())) return;
    if (await isSetAside(queue, redis, id)) return;
    await kept.retry('failed');
  }

  return {
    enqueue: async (name: JobName, data, options = {}) => {
      const payload = JOBS[name].data.parse(data);
      try {
        await assertReady(redis);
        const job = await queue.add(name, payload, {
          ...(options.id !== undefined && { jobId: `${name.replace('.', '-')}-${options.id}` }),
          ...(options.delayMs !== undefined && { delay: options.delayMs }),
          ...withTrace(currentTraceparent()),
          // Its row tells that it is done; a kept job would stand in the way of the next one of its id.
          removeOnComplete: true,
        });
        if (options.id !== undefined && (await job.isFailed())) await retryFailedJob(job.id ?? '');
        return true;
      } catch (error) {
        settings.log.warn({ err: error, job: name }, 'job not queued; the sweep will find its work');
        return false;
      }
    },
    close: async () => {
      await queue.close();
      redis.disconnect();
    },
  };
}
