import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import {
  freePort,
  LOGS_BY_FILTER,
  runMongod,
  runRedis,
  startMongoContainer,
  startRedisContainer,
  stopChild,
  type ContainerServer,
  type RunningServer,
} from '@inkwell/servers';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';

import { currentRun, rememberProcess, type Backend } from './run.ts';

/** How many numbered databases a Redis for tests has. */
export const REDIS_DATABASES = 4096;

/** A server of a test's own, to be disturbed at will. `url` stays the same over stop and start. */
export type TestServer = {
  url: string;
  /** Ends it cleanly; its data stay. */
  stop: () => Promise<void>;
  /** Ends it with SIGKILL; its data stay as they are. */
  kill: () => Promise<void>;
  /** Starts it again after `stop` or `kill`; returns when it answers. */
  start: () => Promise<void>;
  /** Freezes it: connections stay open, nothing is answered. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** What MongoDB has written to its log. */
  readLog: () => Promise<string>;
  /** Removes all data. */
  flush: () => Promise<void>;
  /** Ends it and removes its data. Call it in `afterAll`; the end of the run does it otherwise. */
  remove: () => Promise<void>;
};

type Where = { backend: Backend; folder: string };

/** A server that is a program of this machine, with a folder of its own in `folder`. */
export async function programServer(
  folder: string,
  name: string,
  run: (where: { data: string; port: number; logFile: string }) => Promise<RunningServer>,
): Promise<ContainerServer> {
  const home = await mkdtemp(join(folder, `${name}-`));
  const where = { data: join(home, 'data'), port: await freePort(), logFile: join(home, 'server.log') };
  const launch = async (): Promise<RunningServer> => {
    const started = await run(where);
    await rememberProcess(folder, started.pid);
    return started;
  };
  let server = await launch();
  return {
    url: server.uri,
    stop: () => stopChild(server.child),
    kill: () => stopChild(server.child, 0, 'SIGKILL'),
    start: async () => {
      server = await launch();
    },
    pause: async () => void server.child.kill('SIGSTOP'),
    resume: async () => void server.child.kill('SIGCONT'),
    readLog: () => readFile(where.logFile, 'utf8'),
    remove: async () => {
      await stopChild(server.child, 0, 'SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function flushMongo(url: string): Promise<void> {
  const client = new mongoose.mongo.MongoClient(url);
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) {
      if (!['admin', 'config', 'local'].includes(name)) await client.db(name).dropDatabase();
    }
  } finally {
    await client.close();
  }
}

async function flushRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  try {
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
}

/** Starts a MongoDB replica set of its own for a fault test. */
export async function startMongo(where: Where = currentRun()): Promise<TestServer> {
  const { backend, folder } = where;
  const server =
    backend.kind === 'containers'
      ? await startMongoContainer()
      : await programServer(folder, 'mongo', ({ data, port, logFile }) =>
          runMongod({ path: backend.mongod, dbPath: data, port, logFile, args: LOGS_BY_FILTER }),
        );
  return { ...server, flush: () => flushMongo(server.url) };
}

/** Starts a Redis of its own for a fault test. */
export async function startRedis(where: Where = currentRun()): Promise<TestServer> {
  const { backend, folder } = where;
  const server =
    backend.kind === 'containers'
      ? await startRedisContainer(REDIS_DATABASES)
      : await programServer(folder, 'redis', ({ data, port, logFile }) =>
          runRedis({ path: backend.redis, dir: data, port, logFile, databases: REDIS_DATABASES }),
        );
  return { ...server, flush: () => flushRedis(server.url) };
}
