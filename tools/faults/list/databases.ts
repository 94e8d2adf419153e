import type { Fault } from '../fault.ts';
import type { FaultsWorld } from '../world.ts';

const SHORT_FAULT_MS = 4_000;
const LONG_FAULT_MS = 8_000;
/** Less than what is stored. */
const FULL_MEMORY = '1mb';
const UNLIMITED_MEMORY = '0';
const STEP_DOWN_SECONDS = 10;

const redisFaults: readonly Fault[] = [
  {
    name: 'redis-killed',
    what: 'Redis is killed and started again with its data',
    holdMs: SHORT_FAULT_MS,
    start: ({ redis }) => redis.kill(),
    heal: ({ redis }) => redis.restart(),
  },
  {
    name: 'redis-away',
    what: 'Redis hangs: its connections stay and nothing is answered',
    holdMs: LONG_FAULT_MS,
    start: async ({ redis }) => redis.signal('SIGSTOP'),
    heal: async ({ redis }) => redis.signal('SIGCONT'),
  },
  {
    name: 'redis-full',
    what: 'Redis has no memory left and refuses writes (maxmemory, noeviction)',
    holdMs: LONG_FAULT_MS,
    start: ({ redis }) => limitMemory(redis, FULL_MEMORY),
    heal: async ({ redis }) => void (await limitMemory(redis, UNLIMITED_MEMORY)),
  },
  {
    name: 'redis-emptied',
    what: 'Redis loses all keys',
    holdMs: SHORT_FAULT_MS,
    start: async ({ redis }) => {
      const keys = await redis.ask((client) => client.dbsize());
      await redis.ask((client) => client.flushall());
      return `${keys} keys`;
    },
    heal: async () => undefined,
  },
  {
    name: 'redis-failed-over',
    what: 'Redis is killed, and its replica takes over at the same address',
    holdMs: SHORT_FAULT_MS,
    start: ({ redis }) => redis.kill(),
    heal: async ({ redis }) => {
      await redis.promote();
      await redis.restart();
    },
  },
];

async function limitMemory(redis: FaultsWorld['redis'], maxmemory: string): Promise<string> {
  await redis.ask((client) => client.config('SET', 'maxmemory', maxmemory));
  const info = await redis.ask((client) => client.info('memory'));
  return `${/used_memory_human:(\S+)/.exec(info)?.[1] ?? '?'} used, at most ${maxmemory}`;
}

const signalAllNodes = ({ mongo }: FaultsWorld, name: NodeJS.Signals): void => {
  for (const { child } of mongo.nodes()) child.kill(name);
};

/** Starts what has ended, and waits for a primary. */
async function restartNodes({ mongo }: FaultsWorld): Promise<void> {
  const gone = mongo.nodes().filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
  await Promise.all(gone.map(({ port }) => mongo.restart(port)));
  await mongo.primary();
}

const mongodbFaults: readonly Fault[] = [
  {
    name: 'mongodb-killed',
    what: 'all three nodes of MongoDB are killed and started again with their data',
    holdMs: SHORT_FAULT_MS,
    start: async (world) => signalAllNodes(world, 'SIGKILL'),
    heal: restartNodes,
  },
  {
    name: 'mongodb-away',
    what: 'all three nodes of MongoDB hang: their connections stay and nothing is answered',
    holdMs: LONG_FAULT_MS,
    start: async (world) => signalAllNodes(world, 'SIGSTOP'),
    heal: async (world) => signalAllNodes(world, 'SIGCONT'),
  },
  {
    name: 'mongodb-primary-killed',
    what: 'the primary of MongoDB is killed; another node is elected',
    holdMs: LONG_FAULT_MS,
    start: async ({ mongo }) => void (await mongo.primary()).child.kill('SIGKILL'),
    heal: restartNodes,
  },
  {
    name: 'mongodb-stepped-down',
    what: 'the primary of MongoDB steps down',
    holdMs: LONG_FAULT_MS,
    start: async ({ mongo }) => {
      const before = await mongo.primary();
      await mongo.stepDown(STEP_DOWN_SECONDS);
      const after = await mongo.primary();
      return `from node ${before.port} to ${after.port}`;
    },
    heal: async () => undefined,
  },
];

export const databaseFaults: readonly Fault[] = [...redisFaults, ...mongodbFaults];
