import { type JobData, type JobName, JOBS, type OwnedBy, type Service } from '@inkwell/contracts';
import type { Queue } from 'bullmq';
import { assertReady, connectProducer, openQueue, type QueueSettings } from './queue.ts';

export interface EnqueueOptions {
  /** Letters, digits and dashes: while a job of this id is kept, a second one is not made; one that failed begins again. */
  id?: string;
  /**
   * One at a time for this key, the latest wins: what comes while one runs is kept, as one, for after it.
   */
  latestBy?: string;
  /** Earliest start from now, in ms. Default 0. */
  delayMs?: number;
}

/** A service's own background jobs. */
export interface Jobs<S extends Service> {
  /**
   * Puts a job into the service's queue and says whether it is there. `false` while Redis is away: the truth is
   * in MongoDB and the service's sweep finds it, so that a request goes on.
   */
  enqueue: <Name extends OwnedBy<S>>(
    name: Name,
    data: JobData<Name>,
    options?: EnqueueOptions,
  ) => Promise<boolean>;
  close: () => Promise<void>;
}

export function createJobs<S extends Service>(service: S, settings: QueueSettings): Jobs<S> {
  const redis = connectProducer(settings);
  const queue: Queue = openQueue(service, redis, settings);
  return {
    enqueue: async (name: JobName, data, options = {}) => {
      const payload = JOBS[name].data.parse(data);
      try {
        await assertReady(redis);
        const job = await queue.add(name, payload, {
          ...(options.id !== undefined && { jobId: `${name.replace('.', '-')}-${options.id}` }),
          ...(options.delayMs !== undefined && { delay: options.delayMs }),
          ...(options.latestBy !== undefined && {
            deduplication: { id: `${name}-${options.latestBy}`, keepLastIfActive: true },
          }),
        });
        // One that died for good is kept, and by its id would stand in the way of its own work for days.
        if (options.id !== undefined && (await job.isFailed())) await job.retry('failed');
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
