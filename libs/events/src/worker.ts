import { EVENTS, type Service } from '@inkwell/contracts';
import { isTransient, traceWork } from '@inkwell/service';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { hasCrashed, MAX_CRASHES, reasonOf, reviveFailed } from './failed-jobs.ts';
import { checkHandlers, type Handler } from './handlers.ts';
import { createLoop } from './loop.ts';
import { jobSeconds, jobsEnded, measureQueue, sweepsEnded } from './metrics.ts';
import {
  connectProducer,
  connectWorker,
  eventQueueOf,
  JOB_DEFAULTS,
  jobQueueOf,
  openQueue,
  prefixOf,
  type QueueSettings,
  traceparentOf,
} from './queue.ts';
import { createUnknownWork } from './unknown-work.ts';

const LOCK_MS = 10_000;
const STALL_CHECK_MS = 5_000;
const SWEEP_MS = 60_000;
const TICK_MS = 1_000;
const UNKNOWN_DELAY_MS = 30_000;
const DEFAULT_CONCURRENCY = 8;
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
  /** Asks for a sweep now. */
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
    for (const outcome of OUTCOMES) jobsEnded.inc({ queue, job, outcome }, 0);
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
      throw isTransient(error) ? new Error(reason) : new UnrecoverableError(reason);
    }
  }

  /** A name that no handler has could be any. */
  function countEnd(queue: string, job: Job, outcome: (typeof OUTCOMES)[number]): void {
    const labels = { queue, job: byName.has(job.name) ? job.name : 'unknown' };
    jobsEnded.inc({ ...labels, outcome });
    const { processedOn, finishedOn } = job;
    if (processedOn && finishedOn) jobSeconds.observe(labels, (finishedOn - processedOn) / 1_000);
  }

  function openLane(name: string) {
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
    worker.on('completed', (job) => countEnd(name, job, 'completed'));
    worker.on('failed', (job, error) => {
      const { name: jobName, id, attemptsMade = 0 } = job ?? {};
      const line = { job: jobName, id, attempt: attemptsMade, reason: error.message };
      const isCrash = job !== undefined && hasCrashed(job);
      const isLast = isCrash || error.name === 'UnrecoverableError' || attemptsMade >= JOB_DEFAULTS.attempts;
      if (job) countEnd(name, job, isLast ? 'failed' : 'retried');
      if (isCrash) log.error(line, 'job failed for good: its worker was lost with it too often');
      else if (isLast) log.error(line, 'job failed for good');
      else log.warn(line, 'job failed and will be tried again');
    });
    return { worker, queue, unmeasure };
  }
  // Either lane knows every handler: a version of before put the service's own jobs among its events.
  const lanes = [openLane(eventQueueOf(service)), openLane(jobQueueOf(service))];

  const loop = createLoop({
    everyMs: SWEEP_MS,
    work: async () => {
      await options.sweep?.();
      for (const { queue } of lanes) await reviveFailed(queue, (name) => byName.has(name), log);
      sweepsEnded.inc({ outcome: 'completed' });
    },
    onError: (error) => {
      sweepsEnded.inc({ outcome: 'failed' });
      log.warn({ err: error }, 'sweep did not finish');
    },
  });
  loop.start();
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
    sweepSoon: loop.runSoon,
    unknownJobs: unknown.count,
    close: async () => {
      stopping.abort();
      for (const { unmeasure } of lanes) unmeasure();
      await Promise.all([loop.stop(), ticks?.stop()]);
      await Promise.all(lanes.map(({ worker }) => worker.close()));
      await Promise.all(lanes.map(({ queue }) => queue.close()));
      producer.disconnect();
      redis.disconnect();
    },
  };
}
