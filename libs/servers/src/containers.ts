import { freePort } from './ports.ts';
import { becomePrimary, LOGS_BY_FILTER } from './mongod.ts';
import { untilRedisAnswers } from './redis.ts';

const MONGO_IMAGE = 'mongo:7.0.24';
const REDIS_IMAGE = 'redis:7.4.5-alpine';
const MONGO_LOG = '/tmp/mongod.log';
const ANSWER_MS = 3_000;
const START_TIMEOUT_MS = 60_000;

/** A server in a container; its port of the host stays the same over stop and start. */
export type ContainerServer = {
  url: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** What MongoDB has written to its log. */
  readLog: () => Promise<string>;
  remove: () => Promise<void>;
};

/** Whether a container engine answers within three seconds; the command line tool being there says nothing. */
export async function hasContainerRuntime(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS).unref();
  });
  const asked = getContainerRuntimeClient().then(
    () => true,
    // No engine is a normal state of a machine.
    () => false,
  );
  return Promise.race([asked, late]);
}

async function startContainer(
  image: string,
  command: (port: number) => string[],
  ready: (host: string, port: number) => Promise<void>,
  url: (host: string, port: number) => string,
): Promise<ContainerServer> {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const port = await freePort();
  // The same port inside and outside, so that a replica set's member finds itself under its own name.
  const started = await new GenericContainer(image)
    .withCommand(command(port))
    .withExposedPorts({ container: port, host: port })
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(START_TIMEOUT_MS)
    .start();
  const host = started.getHost();
  const container = (await getContainerRuntimeClient()).container.getById(started.getId());
  await ready(host, port);
  return {
    url: url(host, port),
    stop: async () => void (await container.stop()),
    kill: async () => void (await container.kill()),
    start: async () => {
      await container.start();
      await ready(host, port);
    },
    pause: async () => void (await container.pause()),
    resume: async () => void (await container.unpause()),
    readLog: async () => {
      const { exitCode, output } = await started.exec(['cat', MONGO_LOG]);
      if (exitCode !== 0) throw new Error(`The server's log cannot be read: ${output}`);
      return output;
    },
    remove: async () => void (await started.stop({ timeout: 0 })),
  };
}

/** Starts a one-node replica set in a container. */
export function startMongoContainer(): Promise<ContainerServer> {
  return startContainer(
    MONGO_IMAGE,
    (port) => [
      '--replSet',
      'rs0',
      '--bind_ip_all',
      '--port',
      String(port),
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--logpath',
      MONGO_LOG,
      '--logappend',
      ...LOGS_BY_FILTER,
    ],
    (host, port) => becomePrimary({ port, host, signal: AbortSignal.timeout(START_TIMEOUT_MS) }),
    (host, port) => `mongodb://${host}:${port}/?directConnection=true`,
  );
}

/** Starts Redis in a container. */
export function startRedisContainer(databases: number): Promise<ContainerServer> {
  return startContainer(
    REDIS_IMAGE,
    (port) => [
      'redis-server',
      '--port',
      String(port),
      '--databases',
      String(databases),
      '--appendonly',
      'yes',
    ],
    (host, port) => untilRedisAnswers(`redis://${host}:${port}`, AbortSignal.timeout(START_TIMEOUT_MS)),
    (host, port) => `redis://${host}:${port}`,
  );
}
