import type { Service } from '@inkwell/contracts';
import type { Logger } from '@inkwell/service';
import { type JobsOptions, Queue } from 'bullmq';
import { Redis } from 'ioredis';

/** Where the queues are. */
export interface QueueSettings {
  redisUrl: string;
  /** What the keys in Redis begin with. Default `inkwell`; tests use one each. */
  prefix?: string | undefined;
  log: Logger;
}

export const DEFAULT_PREFIX = 'inkwell';

/** The defaults of every job: eight attempts over some four minutes, then it is kept as failed. */
export const JOB_DEFAULTS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  // An id protects from doubles only while its job is kept; beyond that the inbox does.
  removeOnComplete: { age: 3_600, count: 10_000 },
  removeOnFail: { age: 14 * 86_400 },
} as const satisfies JobsOptions;

/** A connection that fails at once while Redis is away: a producer must never wait for it. */
export function connectProducer(settings: QueueSettings): Redis {
  const redis = new Redis(settings.redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', (error) => settings.log.debug({ err: error }, 'redis is away from the queues'));
  return redis;
}

/** Throws while the connection is not up: the queue's own calls would wait for it. */
export function assertReady(redis: Redis): void {
  if (redis.status !== 'ready') throw new Error('redis is away');
}

/** A service's queue is named after it. */
export function openQueue(service: Service, redis: Redis, settings: QueueSettings): Queue {
  const queue = new Queue(service, {
    connection: redis,
    prefix: settings.prefix ?? DEFAULT_PREFIX,
    defaultJobOptions: JOB_DEFAULTS,
    skipVersionCheck: true,
  });
  queue.on('error', (error) => settings.log.debug({ err: error }, 'queue'));
  return queue;
}
