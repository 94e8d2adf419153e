import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { openEveryQueue } from '@inkwell/events';
import {
  findMongod,
  findReadingModel,
  findRedis,
  freePort,
  type ReplicaSet,
  runMongod,
  runReadingServer,
  runReplicaSet,
  stopChild,
} from '@inkwell/servers';
import { createLog } from '@inkwell/service';

import {
  createFleet,
  type DeployedName,
  type Fleet,
  type Replica,
  type StartOptions,
} from '../fleet/fleet.ts';
import { configureLocally, startEmulators } from '../fleet/local.ts';
import { type FakeModel, startFakeModel } from '../fleet/model.ts';
import type { ToolRun } from '../fleet/run.ts';
import { migrateAll } from '../migrate/migrate-all.ts';
import type { ProductConfig } from '../start/environment.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { type FaultProxy, startProxy } from './proxy.ts';
import { type RedisPair, startRedisPair } from './redis-pair.ts';

/** Texts are read so soon, that a short run sees it. */
const ANALYSIS_DELAY_MS = 1_000;

/** The model here answers what people write; a SoulPrint, which is checked in detail, the local companion writes. */
const TASKS_WITHOUT_MODEL = { OPENAI_BASE_URL: '' };
/** For longer than any of them takes to end. */
const PROCESS_END_TIMEOUT_MS = 15_000;

/** Everything that can be disturbed. */
export type FaultsWorld = {
  config: ProductConfig;
  mongo: ReplicaSet;
  redis: RedisPair;
  model: FakeModel;
  /** In front of what stands in for Stripe and Google, and of the reading server; null where there is none. */
  proxies: { stripe: FaultProxy; google: FaultProxy; reading: FaultProxy | null };
  processes: RunningProcesses;
  queues: ReturnType<typeof openEveryQueue>['queues'];
};

/** The processes of the product as they run now. */
export type RunningProcesses = {
  /** The one, or the first of several. */
  of: (name: DeployedName) => Replica;
  /** Starts one more. */
  add: (name: DeployedName, options?: Pick<StartOptions, 'env'>) => Promise<Replica>;
  /** Ends one with SIGKILL and returns when it is gone. */
  kill: (replica: Replica) => Promise<void>;
  /** Ends one in order and returns when it is gone. */
  end: (replica: Replica) => Promise<void>;
};

function createProcesses(fleet: Fleet): RunningProcesses {
  const running = new Set<Replica>();
  return {
    of: (name) => {
      const found = [...running].find((replica) => replica.name === name);
      if (!found) throw new Error(`${name} does not run`);
      return found;
    },
    add: async (name, { env = {} } = {}) => {
      const replica = await fleet.start(name, {
        env: { ...(name === 'auth' ? TASKS_WITHOUT_MODEL : {}), ...env },
      });
      running.add(replica);
      return replica;
    },
    kill: async (replica) => {
      running.delete(replica);
      await stopChild(replica.child, 0, 'SIGKILL');
    },
    end: async (replica) => {
      running.delete(replica);
      await stopChild(replica.child, PROCESS_END_TIMEOUT_MS);
    },
  };
}

/** Starts the whole product, each part so that it can be disturbed by itself. */
export async function startFaultsWorld({ root, folder, signal, onStart }: ToolRun): Promise<FaultsWorld> {
  const onSpawn = (child: ChildProcess) => onStart(() => stopChild(child, 0, 'SIGKILL'));
  const since = Date.now();
  const [{ path: mongod }, { path: redisServer }] = [
    await findMongod({ report: say }),
    await findRedis({ report: say }),
  ];
  const mongo = await runReplicaSet({ path: mongod, folder, onSpawn });
  // What stands in for Stripe and Google has a MongoDB of its own: it must not fail with the product's.
  const others = await runMongod({
    path: mongod,
    dbPath: join(folder, 'mongo-emulators'),
    port: await freePort(),
    logFile: join(folder, 'mongo-emulators.log'),
    onSpawn,
  });
  await migrateAll(mongo.uri, say, signal);
  const redis = await startRedisPair(redisServer, folder, onSpawn);
  onStart(redis.close);
  const model = await startFakeModel({ pieces: 12, everyMs: 50 });
  onStart(model.close);
  const reading = await startReading(folder, onSpawn);
  if (reading) onStart(reading.close);
  say(partLine('servers', `ready, ${seconds(since)}`));

  const { config, release } = await configureLocally(root, {
    dataDir: join(folder, 'data'),
    mongodbUri: mongo.uri,
    redisUrl: redis.url,
    embeddingsUrl: reading ? `http://127.0.0.1:${reading.port}/v1` : '',
    values: {
      RATE_LIMIT_FACTOR: '1000',
      DAILY_TOKEN_BUDGET: '0',
      ANALYSIS_DELAY_MS: String(ANALYSIS_DELAY_MS),
      OPENAI_BASE_URL: model.url,
    },
  });
  onStart(release);
  await startEmulators(root, withMongo(config, others.uri), say, onStart);
  const { stripeEmulatorPort, googleEmulatorPort } = config.addresses;
  const [stripe, google] = [await startProxy(stripeEmulatorPort), await startProxy(googleEmulatorPort)];
  onStart(stripe.close);
  onStart(google.close);
  const behindProxies = {
    ...config,
    addresses: { ...config.addresses, stripeEmulatorPort: stripe.port, googleEmulatorPort: google.port },
  };
  // Errors are what a fault makes: they are in the logs, and what comes of them is counted.
  const fleet = await createFleet(root, behindProxies, () => undefined);
  onStart(fleet.close);
  const processes = createProcesses(fleet);
  await Promise.all([...SERVICES, 'gateway' as const].map((name) => processes.add(name)));
  const log = createLog({ name: 'faults', level: 'silent' });
  const { queues, close } = openEveryQueue({ redisUrl: redis.url, log });
  onStart(close);
  say(partLine('product', `ready, ${seconds(since)}`));
  return { config, mongo, redis, model, proxies: { stripe, google, reading }, processes, queues };
}

const withMongo = (config: ProductConfig, mongodbUri: string): ProductConfig => ({
  ...config,
  addresses: { ...config.addresses, mongodbUri },
});

/** Null where the model cannot be had: the product then reads by its word lists alone. */
async function startReading(
  folder: string,
  onSpawn: (child: ChildProcess) => void,
): Promise<FaultProxy | null> {
  try {
    const model = await findReadingModel({ report: say });
    const port = await freePort();
    await runReadingServer({ model, port, logFile: join(folder, 'reading.log'), onSpawn });
    return await startProxy(port);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(partLine('reading', `word lists only (${reason.split('\n')[0] ?? ''})`));
    return null;
  }
}
