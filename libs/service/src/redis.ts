import { Redis } from 'ioredis';
import type { Logger } from './log.ts';

/** How long Redis may be silent with a question open, in ms, before its connection counts as lost. */
const SILENT_MS = 250;

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
    // One timer for the connection: one for each command would cost a busy gateway a tenth of its time.
    socketTimeout: SILENT_MS,
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
