import { findRedis, freePort, runRedis } from '@inkwell/servers';
import { Redis } from 'ioredis';

import { currentRun } from './run.ts';
import { programServer, type TestServer } from './test-servers.ts';

const MASTERS = 3;
const SLOTS = 16_384;
/**
 * How long a node may be silent before it counts as lost, in ms; a replica takes over about a second later. A busy
 * machine silences a node for longer than a second: what it has not replicated yet would be lost in any test.
 */
const NODE_TIMEOUT_MS = 4_000;
const FORMING_MS = 20_000;
const LOOK_MS = 50;

/** A Redis cluster of a test's own: three nodes with the slots, and a replica of each. */
export interface TestCluster {
  /** All nodes, as `REDIS_URL` names them. */
  url: string;
  /** The node that has a key now, to be disturbed. */
  nodeOf: (key: string) => Promise<TestServer>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

interface Node extends TestServer {
  redis: Redis;
  port: number;
  busPort: number;
}

/** Starts a Redis cluster of six processes, and returns when it takes writes and has its replicas. */
export async function startRedisCluster(): Promise<TestCluster> {
  const { backend, folder } = currentRun();
  // Not in containers: the nodes tell clients their addresses, which a container does not know.
  const path = backend.kind === 'programs' ? backend.redis : (await findRedis()).path;
  const nodes = await Promise.all(Array.from({ length: 2 * MASTERS }, () => startNode(path, folder)));
  const remove = async () => {
    for (const { redis } of nodes) redis.disconnect();
    await Promise.all(nodes.map((node) => node.remove()));
  };
  try {
    await form(nodes);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodeOf: async (key) => {
      const [{ redis }] = nodes as [Node];
      const slot = await redis.cluster('KEYSLOT', key);
      const ranges = await redis.cluster('SLOTS');
      const [, , master] = ranges.find(([from, to]) => from <= slot && slot <= to) ?? [];
      const node = nodes.find((each) => each.port === master?.[1]);
      if (!node) throw new Error(`No node has the slot ${slot}`);
      return node;
    },
    remove,
  };
}

async function startNode(path: string, folder: string): Promise<Node> {
  const busPort = await freePort();
  const settings = [
    ['--cluster-enabled', 'yes', '--cluster-port', `${busPort}`, '--cluster-require-full-coverage', 'no'],
    ['--cluster-node-timeout', `${NODE_TIMEOUT_MS}`, '--repl-diskless-sync-delay', '0'],
  ].flat();
  const server = await programServer(folder, 'cluster', ({ data, port, logFile }) =>
    runRedis({ path, dir: data, port, logFile, databases: 1, settings }),
  );
  const redis = new Redis(server.url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const flush = async () => void (await redis.flushall());
  return { ...server, flush, redis, port: Number(new URL(server.url).port), busPort };
}

async function form(nodes: readonly Node[]): Promise<void> {
  const [first] = nodes as [Node];
  const [masters, replicas] = [nodes.slice(0, MASTERS), nodes.slice(MASTERS)];
  for (const [at, { redis }] of masters.entries()) {
    const from = Math.ceil((SLOTS / MASTERS) * at);
    const to = Math.ceil((SLOTS / MASTERS) * (at + 1)) - 1;
    await redis.cluster('ADDSLOTSRANGE', from, to);
    // Two nodes of the same epoch would first have to agree whose slots count.
    await redis.cluster('SET-CONFIG-EPOCH', at + 1);
  }
  for (const { port, busPort } of nodes.slice(1)) {
    await first.redis.cluster('MEET', '127.0.0.1', port, busPort);
  }
  const until = Date.now() + FORMING_MS;
  for (const { redis } of nodes) {
    await untilTrue(until, async () => (await tableOf(redis)).trim().split('\n').length === nodes.length);
  }
  for (const [at, { redis }] of replicas.entries()) {
    const master = await masters[at]?.redis.cluster('MYID');
    await untilTrue(until, () =>
      redis.cluster('REPLICATE', `${master}`).then(
        () => true,
        () => false,
      ),
    );
  }
  for (const { redis } of nodes) {
    await untilTrue(until, async () => (await redis.cluster('INFO')).includes('cluster_state:ok'));
  }
  for (const { redis } of replicas) {
    await untilTrue(until, async () => (await redis.info('replication')).includes('master_link_status:up'));
  }
  // A client asks any node who the replicas are: each must have heard of them.
  for (const { redis } of nodes) {
    await untilTrue(until, async () => replicasIn(await tableOf(redis)) === replicas.length);
  }
}

const tableOf = async (redis: Redis): Promise<string> => String(await redis.cluster('NODES'));

const replicasIn = (table: string): number => table.match(/\bslave\b/g)?.length ?? 0;

async function untilTrue(until: number, look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) {
    if (Date.now() > until) throw new Error('The Redis cluster did not form in time');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
