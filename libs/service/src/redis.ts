import { Redis } from 'ioredis';
import type { Logger } from './log.ts';

/** How long a request waits for Redis, in ms, before it goes on without. */
const COMMAND_MS = 250;

/**
 * A connection for a request's way: commands fail at once while Redis is away, and nothing is queued.
 * Whoever calls must be able to go on without.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: COMMAND_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  // One line for an outage, not one for every try.
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
  return redis;
}
