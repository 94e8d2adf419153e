import { once } from 'node:events';
import type { Service } from '@inkwell/contracts';
import { isRedisCluster, type Logger, openRedis, type RedisClient } from '@inkwell/service';
import { type JobsOptions, Queue } from 'bullmq';

/** Where the queues are. */
export interface QueueSettings {
  /** One Redis, or nodes of a cluster separated by commas. */
  redisUrl: string;
  /** What the keys in Redis begin with. Default `inkwell`; tests use one each. */
  prefix?: string | undefined;
  log: Logger;
}

export const DEFAULT_PREFIX = 'inkwell';

/** While a node of a cluster is away or its slots move. */
const REDIRECTION_LIMITS = { maxRedirections: 16, retryDelayMs: 100 };

/**
 * How many failed jobs a queue keeps: some 20 MB of Redis. Of those beyond it the ones that were tried longest ago are
 * dropped; what they were to do stands in MongoDB.
 */
export const MAX_FAILED_KEPT = 20_000;

/**
 * The defaults of every job: eight attempts, then it is kept as failed and tried again at longer intervals
 * (`createFailedRetries`). Between them BullMQ waits 1, 2, 4 … 64 s, each shortened by up to half: between one and two
 * minutes in all. No wait is longer than 64 s, so that a job runs again within 90 s after its fault has healed.
 */
export const JOB_DEFAULTS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  // The relay checks each event's job at least once a minute: a completed one must still be there by then, or the
  // event goes again. The count bounds Redis' memory and suffices for 800 events a second and consumer.
  removeOnComplete: { age: 3_600, count: 50_000 },
  removeOnFail: { age: 14 * 86_400, count: MAX_FAILED_KEPT },
} as const satisfies JobsOptions;

/** Carries the place in a trace with a job, as BullMQ's own telemetry does. */
export const withTrace = (traceparent: string | undefined): Pick<JobsOptions, 'telemetry'> =>
  traceparent === undefined ? {} : { telemetry: { metadata: JSON.stringify({ traceparent }) } };

/** Where in a trace a job was made. */
export function traceparentOf({ opts }: { opts: JobsOptions }): string | undefined {
  const { metadata } = opts.telemetry ?? {};
  if (metadata === undefined) return undefined;
  const { traceparent } = JSON.parse(metadata) as { traceparent?: unknown };
  return typeof traceparent === 'string' ? traceparent : undefined;
}

const CONNECT_TIMEOUT_MS = 1_000;

/** The queue of the events that a service consumes. */
export const eventQueueOf = (service: Service): string => service;

/** The queue of a service's own jobs: apart from its events, so that neither waits for the other. */
export const jobQueueOf = (service: Service): string => `${service}-jobs`;

/** A connection that fails at once while Redis is away: a producer must never wait for it. */
export function connectProducer(settings: QueueSettings): RedisClient {
  const redis = openRedis(
    settings.redisUrl,
    {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: 2_000,
      retryStrategy: retryDelay,
    },
    REDIRECTION_LIMITS,
  );
  redis.on('error', (error) => settings.log.debug({ err: error }, 'redis is away from the queues'));
  return redis;
}

/** A connection for a worker, which waits for Redis as long as it takes. */
export function connectWorker(settings: QueueSettings): RedisClient {
  const redis = openRedis(
    settings.redisUrl,
    { maxRetriesPerRequest: null, retryStrategy: retryDelay },
    REDIRECTION_LIMITS,
  );
  redis.on('error', (error) => settings.log.debug({ err: error }, 'redis is away from the worker'));
  return redis;
}

const retryDelay = (attempt: number) => Math.min(attempt * 100, 1_000);

/**
 * What the keys of a queue begin with. In a cluster one queue's keys must be in one slot, which the braces make: each
 * queue in one of its own. One Redis keeps the names that it has jobs under.
 *
 * @param name of `eventQueueOf` or `jobQueueOf`
 */
export function prefixOf(name: string, { redisUrl, prefix = DEFAULT_PREFIX }: QueueSettings): string {
  return isRedisCluster(redisUrl) ? `{${prefix}-${name}}` : prefix;
}

/** Rejects unless the connection is up or comes up at this try: the queue's own calls would wait for ever. */
export async function assertReady(redis: RedisClient): Promise<void> {
  if (redis.status === 'ready') return;
  if (redis.status !== 'connecting' && redis.status !== 'connect') throw new Error('redis is away');
  await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
}

/** @param name of `eventQueueOf` or `jobQueueOf` */
export function openQueue(name: string, redis: RedisClient, settings: QueueSettings): Queue {
  const queue = new Queue(name, {
    connection: redis,
    prefix: prefixOf(name, settings),
    defaultJobOptions: JOB_DEFAULTS,
    skipVersionCheck: true,
  });
  queue.on('error', (error) => settings.log.debug({ err: error }, 'queue'));
  return queue;
}
