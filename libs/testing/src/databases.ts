import { withDatabase } from '@inkwell/servers';
import type { Cluster, Redis } from 'ioredis';

import { currentRun } from './run.ts';
import { REDIS_DATABASES } from './test-servers.ts';

/**
 * The URI of the database `name` for this vitest worker: each test file runs in a process of its own and
 * so has databases of its own, empty at its beginning.
 */
export function mongoUri(name: string): string {
  return withDatabase(currentRun().mongoUri, `${name}_${process.pid}`);
}

/** Waits for a connection as a service does: one that fails at first is made again. */
export async function untilReady(redis: Redis | Cluster): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => redis.once('ready', resolve));
}

/** The URL of this vitest worker's Redis database. FLUSHALL is not for it: other workers share the server. */
export function redisUrl(): string {
  return `${currentRun().redisUrl}/${process.pid % REDIS_DATABASES}`;
}
