import { EVENTS, type Service } from '@inkwell/contracts';
import { isTransient, traceWork } from '@inkwell/service';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { hasCrashed, isFailedForGood, MAX_CRASHES, reasonOf } from './failed-jobs.ts';
import { checkHandlers, type Handler } from './handlers.ts';
import { createLoop } from './loop.ts';
import { jobSeconds, endedJobs, measureQueue, endedSweeps } from './metrics.ts';
import { createOutageLog } from './outage.ts';
import {
  assertReady,
  connectProducer,
  connectWorker,
  eventQueueOf,
  jobQueueOf,
  openQueue,
  prefixOf,
  type QueueSettings,
  traceparentOf,
} from './queue.ts';
import { createFailedRetries, type FailedRetries } from './retry-failed.ts';
import { createUnknownWork } from './unknown-work.ts';

const LOCK_MS = 10_000;
const STALL_CHECK_MS = 5_000;
const SWEEP_MS = 60_000;
const TICK_MS = 1_000;
const RETRY_ROUND_MS = 15_000;
const UNKNOWN_DELAY_MS = 30_000;
const DEFAULT_CONCURRENCY = 8;
/** Any above none: BullMQ takes jobs without a priority first. */
const RETRY_PRIORITY = 1;
// A job that Redis has just lost must not come to be by this: the relay would believe that it is there.
const SET_PRIORITY = `
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'priority', ARGV[1]) end`;
const OUTCOMES = ['completed', 'retried', 'failed'] as const;

export interface WorkerOptions extends QueueSettings {
  service: Service;
  handlers: Handler[];
  /** Looks in MongoDB for due work and queues its jobs. Runs each minute. */
  sweep?: () => Promise<void>;
  /** Queues the jobs of work that is due at a time of its own. Runs each second. */
  tick?: () => Promise<void>;
  /** Events at once, and beside them as many jobs of the service's own. Default 8. */
  concurrency?: number | undefined;
  /** Default: the clock. */
  now?: () => Date;
}

/** Works off a service's two queues: the events it consumes, and its own jobs. */
export interface QueueWorker {
  /** Asks for a sweep now, and for another try of what has failed. */
  sweepSoon: () => void;
  /** How often a job of an unknown name was put back since the process began. */
  unknownJobs: () => number;
  /** Lets running jobs end (they are told by their signal) and stops. */
  close: () => Promise<void>;
}

/** @throws Error where the boot check of the handlers fails */
export function startWorker(options: WorkerOptions): QueueWorker {
  const { service, handlers, log, now = () => new Date() } = options;
  checkHandlers(service, handlers);
  const byName = new Map<string, Handler>(handlers.map((handler) => [handler.name, handler]));
  const unknown = createUnknownWork(log, 'a job of an unknown name waits for a newer version', now);
  const stopping = new AbortController();
  // A counter that begins with its first failure would show no increase.
  for (const job of byName.keys()) {
    const queue = job in EVENTS ? eventQueueOf(service) : jobQueueOf(service);
    for (const outcome of OUTCOMES) endedJobs.inc({ queue, job, outcome }, 0);
  }
  const redis = connectWorker(options);
  const producer = connectProducer(options);

  async function process(job: Job, token?: string): Promise<void> {
    const handler = byName.get(job.name);
    if (!handler) {
      unknown.add(job.name);
      // Not an attempt: a process that knows the name must still have all of them.
      await job.moveToDelayed(Date.now() + UNKNOWN_DELAY_MS, token);
      throw new DelayedError();
    }
    const run = async (): Promise<void> => {
      try {
        await handler.run(job.data, { eventId: job.id ?? '', signal: stopping.signal });
      } catch (error) {
        // Here, so that the line names the trace.
        log.warn({ err: error, job: job.name, id: job.id }, 'job threw');
        throw error;
      }
    };
    const attributes = { 'messaging.destination.name': job.queueName, 'inkwell.attempt': job.attemptsMade };
    try {
      const traceparent = traceparentOf(job);
      await traceWork({ name: `job ${job.name}`, traceparent, attributes, reasonOf }, run);
    } catch (error) {
      const reason = reasonOf(error);
      const failure = isTransient(error) ? new Error(reason) : new UnrecoverableError(reason);
      // Redis would keep one of each try, and it only leads here.
      delete failure.stack;
      if (isTransient(error)) await yieldToNewJobs(job);
      throw failure;
    }
  }

  /** Whatever is tried again waits behind jobs that were not tried yet, so that it keeps nothing else from its turn. */
  async function yieldToNewJobs(job: Job): Promise<void> {
    if (job.priority > 0) return;
    try {
      await producer.eval(SET_PRIORITY, 1, `${job.queueQualifiedName}:${job.id}`, RETRY_PRIORITY);
    } catch (error) {
      log.debug({ err: error, id: job.id }, 'the priority of a failed job stays');
    }
  }

  /** A name that no handler has could be any. */
  function countEnd(queue: string, job: Job, outcome: (typeof OUTCOMES)[number]): void {
    const labels = { queue, job: byName.has(job.name) ? job.name : 'unknown' };
    endedJobs.inc({ ...labels, outcome });
    const { processedOn, finishedOn } = job;
    if (processedOn && finishedOn) jobSeconds.observe(labels, (finishedOn - processedOn) / 1_000);
  }

  function openWorker(name: string) {
    const queue = openQueue(name, producer, options);
    const worker = new Worker(name, process, {
      connection: redis,
      prefix: prefixOf(name, options),
      concurrency: options.concurrency ?? DEFAULT_CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: STALL_CHECK_MS,
      maxStalledCount: MAX_CRASHES,
      skipVersionCheck: true,
    });
    worker.on('error', (error) => log.debug({ err: error }, 'worker'));
    const unmeasure = measureQueue(queue, producer, now);
    const retries = createFailedRetries({ queue, redis: producer, knows: (job) => byName.has(job), log });
    worker.on('completed', (job) => {
      countEnd(name, job, 'completed');
      if (job.attemptsMade > 1) void noteRecovery(retries, job);
    });
    worker.on('failed', (job, error) => {
      const { name: jobName, id, attemptsMade = 0 } = job ?? {};
      const line = { job: jobName, id, attempt: attemptsMade, reason: error.message };
      const isCrash = job !== undefined && hasCrashed(job);
      const isLast = job !== undefined && isFailedForGood(job, Date.now());
      if (job) countEnd(name, job, isLast ? 'failed' : 'retried');
      if (isCrash) log.error(line, 'job failed for good: its worker was lost with it too often');
      else if (isLast) log.error(line, 'job failed for good');
      else log.warn(line, 'job failed and will be tried again');
    });
    return { worker, queue, retries, unmeasure };
  }
  // Either worker knows every handler: a version of before put the service's own jobs among its events.
  const workers = [openWorker(eventQueueOf(service)), openWorker(jobQueueOf(service))];

  const loop = createLoop({
    everyMs: SWEEP_MS,
    work: async () => {
      await options.sweep?.();
      endedSweeps.inc({ outcome: 'completed' });
    },
    onError: (error) => {
      endedSweeps.inc({ outcome: 'failed' });
      log.warn({ err: error }, 'sweep did not finish');
    },
  });
  loop.start();

  const outage = createOutageLog(log, 'the retry of failed jobs');
  // Whatever was wrong may have been mended by this start: another version, another setting.
  let isAsked = true;
  const retryLoop = createLoop({
    everyMs: RETRY_ROUND_MS,
    work: async () => {
      await assertReady(producer);
      for (const { retries } of workers) {
        if (isAsked) await retries.noteRecovery();
      }
      isAsked = false;
      for (const { retries } of workers) await retries.retryDue();
      outage.succeeded();
    },
    onError: outage.failed,
  });
  retryLoop.start();
  async function noteRecovery(retries: FailedRetries, job: Job): Promise<void> {
    try {
      if (await retries.noteRecovery(job.name)) retryLoop.runSoon();
    } catch (error) {
      log.debug({ err: error, job: job.name }, 'a recovery was not noted');
    }
  }

  const { tick } = options;
  const ticks =
    tick &&
    createLoop({
      everyMs: TICK_MS,
      work: tick,
      onError: (error) => log.warn({ err: error }, 'tick did not finish'),
    });
  ticks?.start();

  return {
    sweepSoon: () => {
      isAsked = true;
      loop.runSoon();
      retryLoop.runSoon();
    },
    unknownJobs: unknown.count,
    close: async () => {
      stopping.abort();
      for (const { unmeasure } of workers) unmeasure();
      await Promise.all([loop.stop(), retryLoop.stop(), ticks?.stop()]);
      await Promise.all(workers.map(({ worker }) => worker.close()));
      await Promise.all(workers.map(({ queue }) => queue.close()));
      producer.disconnect();
      redis.disconnect();
    },
  };
}
