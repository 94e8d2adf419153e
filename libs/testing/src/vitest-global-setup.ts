import { hasContainerRuntime, findMongod, findRedis } from '@inkwell/servers';
import mongoose from 'mongoose';

import { clearAbandonedRuns, clearRun, makeRunFolder, publishRun, type Backend } from './run.ts';
import { startMongo, startRedis, type TestServer } from './test-servers.ts';

type Shared = { users: number; stop: () => Promise<void> };

// Each project of a run calls the set-up from its own copy of this module; the servers are there once.
const shared = globalThis as typeof globalThis & { inkwellTestServers?: Promise<Shared> };

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function startBoth(folder: string, backend: Backend): Promise<[TestServer, TestServer]> {
  return Promise.all([startMongo({ folder, backend }), startRedis({ folder, backend })]);
}

async function startProgramsIn(
  folder: string,
): Promise<{ backend: Backend; servers: [TestServer, TestServer] }> {
  const [mongod, redis] = await Promise.all([findMongod({ report }), findRedis({ report })]);
  const backend: Backend = { kind: 'programs', mongod: mongod.path, redis: redis.path };
  return { backend, servers: await startBoth(folder, backend) };
}

async function startServers(): Promise<Shared> {
  await clearAbandonedRuns();
  const folder = await makeRunFolder();
  try {
    return await startServersIn(folder);
  } catch (error) {
    await clearRun(folder);
    throw error;
  }
}

/** A test sets its own clock: what is over by the server's clock may lie in its future. */
async function keepExpiredRows(url: string): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(url);
  try {
    await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  } finally {
    await client.close();
  }
}

async function startServersIn(folder: string): Promise<Shared> {
  const inContainers = async () => {
    const backend: Backend = { kind: 'containers' };
    return { backend, servers: await startBoth(folder, backend) };
  };
  const { backend, servers } = (await hasContainerRuntime())
    ? await inContainers().catch((error: unknown) => {
        report(
          `Containers: could not be started (${error instanceof Error ? error.message : String(error)})`,
        );
        return startProgramsIn(folder);
      })
    : await startProgramsIn(folder);
  await keepExpiredRows(servers[0].url);
  publishRun({ folder, backend, mongoUri: servers[0].url, redisUrl: servers[1].url });
  return {
    users: 0,
    stop: async () => {
      await Promise.all(servers.map((server) => server.remove()));
      await clearRun(folder);
    },
  };
}

/** vitest's globalSetup: one MongoDB and one Redis for the whole run, gone with its end. */
export default async function setup(): Promise<() => Promise<void>> {
  shared.inkwellTestServers ??= startServers();
  const servers = await shared.inkwellTestServers;
  servers.users += 1;
  return async () => {
    servers.users -= 1;
    if (servers.users > 0) return;
    delete shared.inkwellTestServers;
    await servers.stop();
  };
}
