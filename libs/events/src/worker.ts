import {
  type EventData,
  type EventName,
  EVENTS,
  type JobData,
  type JobName,
  JOBS,
  type OwnedBy,
  type Service,
} from '@inkwell/contracts';
import { AppError, isTransient } from '@inkwell/service';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { createLoop } from './loop.ts';
import { connectProducer, DEFAULT_PREFIX, JOB_DEFAULTS, openQueue, type QueueSettings } from './queue.ts';

const LOCK_MS = 10_000;
const STALL_CHECK_MS = 5_000;
const SWEEP_MS = 60_000;
// A worker may crash often before its job is to blame; the attempts of a job count its own failures.
const MAX_STALLED = 50;

/** A handler for one name. `eventId` is stable over repeats: the inbox's key. */
export interface Handler {
  name: EventName | JobName;
  run: (data: unknown, context: { eventId: string; signal: AbortSignal }) => Promise<void>;
}

/** Handles an event. At least once: the effect must stand in MongoDB under a natural key or an inbox row. */
export function onEvent<Name extends EventName>(
  name: Name,
  handle: (data: EventData<Name>, context: { eventId: string }) => Promise<void>,
): Handler {
  return { name, run: (data, context) => handle(parse(EVENTS[name].data, data) as EventData<Name>, context) };
}

/** Handles one of the service's own jobs. `signal` is aborted when the worker is told to stop. */
export function onJob<Name extends OwnedBy<Service>>(
  name: Name,
  handle: (data: JobData<Name>, context: { signal: AbortSignal }) => Promise<void>,
): Handler {
  return { name, run: (data, context) => handle(parse(JOBS[name].data, data) as JobData<Name>, context) };
}

function parse(
  schema: (typeof EVENTS)[EventName]['data'] | (typeof JOBS)[JobName]['data'],
  data: unknown,
): unknown {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('invalid', 'The payload is not what its name promises.');
  return parsed.data;
}

/**
 * Checks that each event this service consumes and each job it owns has exactly one handler.
 *
 * @throws Error naming what is missing, doubled or not this service's
 */
export function checkHandlers(service: Service, handlers: Handler[]): void {
  const expected = new Set<string>([
    ...Object.entries(EVENTS).flatMap(([name, event]) =>
      (event.to as readonly Service[]).includes(service) ? [name] : [],
    ),
    ...Object.entries(JOBS).flatMap(([name, job]) => (job.owner === service ? [name] : [])),
  ]);
  const names = handlers.map((handler) => handler.name as string);
  const wrong = [
    ...[...expected].filter((name) => !names.includes(name)).map((name) => `${name} has no handler`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} has two handlers`),
    ...names.filter((name) => !expected.has(name)).map((name) => `${name} is not for ${service}`),
  ];
  if (wrong.length > 0) throw new Error(`Handlers of ${service}: ${wrong.join('; ')}`);
}

export interface WorkerOptions extends QueueSettings {
  service: Service;
  handlers: Handler[];
  /** Looks in MongoDB for what is behind and queues it again. Each minute, and when Redis was emptied. */
  sweep?: () => Promise<void>;
  /** Jobs at once. Default 8. */
  concurrency?: number;
}

/** Works off a service's queue: the events it consumes and its own jobs. */
export interface QueueWorker {
  /** Asks for a sweep now. */
  sweepSoon: () => void;
  /** Lets running jobs end (they are told by their signal) and stops. */
  close: () => Promise<void>;
}

/** @throws Error where the boot check of the handlers fails */
export function startWorker(options: WorkerOptions): QueueWorker {
  const { service, handlers, log } = options;
  checkHandlers(service, handlers);
  const byName = new Map<string, Handler>(handlers.map((handler) => [handler.name, handler]));
  const stopping = new AbortController();
  const redis = new Redis(options.redisUrl, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', (error) => log.debug({ err: error }, 'redis is away from the worker'));

  const worker = new Worker(service, (job) => process(job), {
    connection: redis,
    prefix: options.prefix ?? DEFAULT_PREFIX,
    concurrency: options.concurrency ?? 8,
    lockDuration: LOCK_MS,
    stalledInterval: STALL_CHECK_MS,
    maxStalledCount: MAX_STALLED,
    skipVersionCheck: true,
  });
  worker.on('error', (error) => log.debug({ err: error }, 'worker'));
  worker.on('failed', (job, error) => {
    const final = error.name === 'UnrecoverableError' || (job?.attemptsMade ?? 0) >= JOB_DEFAULTS.attempts;
    const line = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, reason: error.message };
    if (final) log.error(line, 'job failed for good');
    else log.warn(line, 'job failed and will be tried again');
  });

  async function process(job: Job): Promise<void> {
    const handler = byName.get(job.name);
    if (!handler) throw new UnrecoverableError('no handler');
    try {
      await handler.run(job.data, { eventId: job.id ?? '', signal: stopping.signal });
    } catch (error) {
      log.warn({ err: error, job: job.name, id: job.id }, 'job threw');
      // What Redis keeps of an error is a code or a type, never a message that might quote somebody.
      const reason = error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown';
      throw isTransient(error) ? new Error(reason) : new UnrecoverableError(reason);
    }
  }

  const producer = connectProducer(options);
  const queue = openQueue(service, producer, options);
  // A fault may outlast a job's attempts: what only ran out of them has one more each minute while it is kept.
  async function revive(): Promise<void> {
    for (const job of await queue.getFailed(0, 999)) {
      if (job.attemptsMade < JOB_DEFAULTS.attempts) continue;
      try {
        await job.retry('failed');
      } catch (error) {
        log.debug({ err: error, job: job.name, id: job.id }, 'job was revived elsewhere');
      }
    }
  }
  const loop = createLoop({
    everyMs: SWEEP_MS,
    work: async () => {
      await options.sweep?.();
      await revive();
    },
    onError: (error) => log.warn({ err: error }, 'sweep did not finish'),
  });
  loop.start();

  return {
    sweepSoon: loop.ring,
    close: async () => {
      stopping.abort();
      await loop.stop();
      await worker.close();
      await queue.close();
      producer.disconnect();
      redis.disconnect();
    },
  };
}
