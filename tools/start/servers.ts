import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  findMongod,
  findRedis,
  freePort,
  isPortFree,
  mongodUri,
  runMongod,
  runRedis,
} from '@inkwell/servers';

import { rotate } from './logs.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { StartProblem } from './problem.ts';
import type { Settings } from './settings.ts';
import { partLine, type Say } from './terminal.ts';

/** A database the product uses: where it is, and the part that runs it when it is ours to run. */
export type Database = { uri: string; part: SupervisedProcess | undefined; origin: string };

export type ServerOptions = {
  dataDir: string;
  values: Readonly<Record<string, string>>;
  say: Say;
  signal: AbortSignal;
};

// The replica set's member is known by its port, so the port is kept with the data.
async function keptPort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'mongodb-port');
  const known = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(known) && known > 0 && (await isPortFree(known))) return known;
  const port = await freePort();
  await writeFile(file, String(port));
  return port;
}

/**
 * The MongoDB that the product runs with now: `MONGODB_URI`, or the server that it started.
 *
 * @throws StartProblem when there is none
 */
export async function findRunningMongo({ dataDir, values }: Settings): Promise<string> {
  const given = values['MONGODB_URI'];
  if (given) return given;
  const port = Number(await readFile(join(dataDir, 'mongodb-port'), 'utf8').catch(() => ''));
  if (port > 0 && !(await isPortFree(port))) return mongodUri(port);
  throw new StartProblem(
    'MongoDB does not run. Start the product (npm start) and run this beside it, or set MONGODB_URI.',
  );
}

/**
 * The Redis that the product runs with now: `REDIS_URL`, or the server that it started.
 *
 * @throws StartProblem when there is none
 */
export async function findRunningRedis({ dataDir, values }: Settings): Promise<string> {
  const given = values['REDIS_URL'];
  if (given) return given;
  const port = Number(await readFile(join(dataDir, 'redis-port'), 'utf8').catch(() => ''));
  if (port > 0 && !(await isPortFree(port))) return redisUrlOf(port);
  throw new StartProblem(
    'Redis does not run. Start the product (npm start) and run this beside it, or set REDIS_URL.',
  );
}

const redisUrlOf = (port: number): string => `redis://127.0.0.1:${port}`;

/** MongoDB: `MONGODB_URI`, the PATH, the cache, in this order. */
export async function findMongoDatabase({ dataDir, values, say, signal }: ServerOptions): Promise<Database> {
  const given = values['MONGODB_URI'];
  if (given) return { uri: given, part: undefined, origin: 'MONGODB_URI' };
  const report: Say = (line) => say(partLine('mongodb', line));
  const found = await findMongod({ env: values, report, signal });
  const port = await keptPort(dataDir);
  const logFile = join(dataDir, 'logs', 'mongodb.log');
  const launch: SupervisedProcess['launch'] = async (onSpawn) => {
    await rotate(logFile);
    const dbPath = join(dataDir, 'mongodb');
    return (await runMongod({ path: found.path, dbPath, port, logFile, onSpawn })).child;
  };
  return {
    uri: mongodUri(port),
    part: { name: 'mongodb', isServer: true, launch },
    origin: `MongoDB ${found.version}, from ${found.source === 'PATH' ? 'the PATH' : 'the cache'}`,
  };
}

/** Redis: `REDIS_URL`, the PATH, the cache, in this order. */
export async function findRedisDatabase(
  { dataDir, values, say, signal }: ServerOptions,
  port: number,
): Promise<Database> {
  const given = values['REDIS_URL'];
  if (given) return { uri: given, part: undefined, origin: 'REDIS_URL' };
  const report: Say = (line) => say(partLine('redis', line));
  const found = await findRedis({ env: values, report, signal });
  const dir = join(dataDir, 'redis');
  await mkdir(dir, { recursive: true });
  const logFile = join(dataDir, 'logs', 'redis.log');
  const launch: SupervisedProcess['launch'] = async (onSpawn) => {
    await rotate(logFile);
    // Another at each start: `npm run queues` finds it by this.
    await writeFile(join(dataDir, 'redis-port'), String(port));
    return (await runRedis({ path: found.path, dir, port, logFile, onSpawn })).child;
  };
  return {
    uri: redisUrlOf(port),
    part: { name: 'redis', isServer: true, launch },
    origin: `Redis or Valkey ${found.version}, from ${found.source === 'PATH' ? 'the PATH' : 'the cache'}`,
  };
}
