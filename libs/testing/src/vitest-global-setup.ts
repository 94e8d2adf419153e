import { findMongod, findRedis, hasContainerRuntime, LOGS_BY_FILTER_SINCE } from '@inkwell/servers';
import mongoose from 'mongoose';

import { findQueryProblems, logSuspiciousQueries } from './checked-queries.ts';
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
  const [mongod, redis] = await Promise.all([
    findMongod({ report, oldest: LOGS_BY_FILTER_SINCE }),
    findRedis({ report }),
  ]);
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

/** Fails the run: a set-up that throws at the end of it would only be told of. */
function reportQueryProblems(problems: string[]): void {
  if (problems.length === 0) return;
  process.exitCode = 1;
  report('\nQueries that the tests of this run have sent and that must not be released:');
  for (const problem of problems) report(` FAIL  query of ${problem}`);
  report('What a test asks itself goes over `database` of its harness, where nothing is checked.\n');
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
  const [mongo] = servers;
  await keepExpiredRows(mongo.url);
  await logSuspiciousQueries(mongo.url);
  publishRun({ folder, backend, mongoUri: mongo.url, redisUrl: servers[1].url });
  return {
    users: 0,
    stop: async () => {
      try {
        reportQueryProblems(findQueryProblems(await mongo.readLog()));
      } catch (error) {
        // Vitest tells of an error at the end, and passes all the same.
        process.exitCode = 1;
        throw error;
      } finally {
        await Promise.all(servers.map((server) => server.remove()));
        await clearRun(folder);
      }
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
