import type { Service } from '@inkwell/contracts';
import { withDatabase } from '@inkwell/servers';
import type { Cluster, Redis } from 'ioredis';
import mongoose from 'mongoose';

import { currentRun, currentTestFile } from './run.ts';
import { REDIS_DATABASES } from './test-servers.ts';

/**
 * The URI of the database `name` for this test file: each has databases of its own, empty at its beginning, also where
 * files share a process.
 */
export function mongoUri(name: string): string {
  return withDatabase(currentRun().mongoUri, `${name}_${currentTestFile()}`);
}

/** What the `appName` of connections begins with whose queries are checked; the service's name follows. */
export const CHECKED_APP = 'inkwell-';

/**
 * The URI of `mongoUri(name)` for code of ours: what it sends is checked at the end of the run (`findQueryProblems`).
 *
 * @param service whose rows these are
 * @param name of the database. Default: the service's
 */
export function checkedUri(service: Service, name: string = service): string {
  return `${mongoUri(name)}&appName=${CHECKED_APP}${service}`;
}

/** Waits for a connection as a service does: one that fails at first is made again. */
export async function untilReady(redis: Redis | Cluster): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => redis.once('ready', resolve));
}

/** The URL of this test file's Redis database. FLUSHALL is not for it: other files share the server. */
export function redisUrl(): string {
  return `${currentRun().redisUrl}/${currentTestFile() % REDIS_DATABASES}`;
}

/**
 * All that can be read of documents in the database, their bytes as text. JSON has bytes in base64, which hides what
 * was not sealed.
 *
 * @throws where there is none: no text could be found
 */
export function readableIn(documents: object | null | undefined): string {
  if (!documents || (Array.isArray(documents) && documents.length === 0))
    throw new Error('Nothing is stored');
  return Buffer.from(mongoose.mongo.BSON.serialize({ documents })).toString('utf8');
}
