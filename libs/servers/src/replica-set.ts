import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { nodeClient, REPLICA_SET, runMongod, type RunningServer } from './mongod.ts';
import { freePort } from './ports.ts';

const LOOK_MS = 50;
const PRIMARY_MS = 30_000;
/** So soon a silent primary is replaced; MongoDB's own default is 10 s. */
const ELECTION_MS = 2_000;
const HEARTBEAT_MS = 500;

export type ReplicaSetOptions = {
  /** The program. */
  path: string;
  /** Data and logs of all nodes lie here. */
  folder: string;
  /** Default 3. */
  count?: number;
  /** Told of each process as soon as it exists. */
  onSpawn?: (child: ChildProcess) => void;
};

/** A replica set of several nodes on this machine. */
export type ReplicaSet = {
  /** Names all nodes. */
  uri: string;
  /** The nodes as they run, or ran last. */
  nodes: () => RunningServer[];
  /** The node that takes writes; waits for one to be elected. @throws Error after 30 s without one */
  primary: () => Promise<RunningServer>;
  /** Starts a node that has ended, on its port and data; returns when it answers. */
  restart: (port: number) => Promise<void>;
  /** Makes the primary a secondary, which for `seconds` cannot be elected again. */
  stepDown: (seconds: number) => Promise<void>;
};

/** Starts a replica set whose nodes replace a silent primary within seconds. Returns when it takes writes. */
export async function runReplicaSet({
  path,
  folder,
  count = 3,
  onSpawn,
}: ReplicaSetOptions): Promise<ReplicaSet> {
  const nodes = new Map<number, RunningServer>();
  const start = async (port: number): Promise<void> => {
    const [dbPath, logFile] = [join(folder, `mongo-${port}`), join(folder, `mongo-${port}.log`)];
    const node = await runMongod({
      path,
      dbPath,
      port,
      logFile,
      isMember: true,
      ...(onSpawn && { onSpawn }),
    });
    nodes.set(port, node);
  };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  await Promise.all(ports.map(start));

  const command = async (port: number, order: object): Promise<Record<string, unknown>> => {
    const client = nodeClient(port);
    try {
      return await client.db('admin').command({ ...order });
    } finally {
      await client.close();
    }
  };
  await command(ports[0] ?? 0, {
    replSetInitiate: {
      _id: REPLICA_SET,
      members: ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` })),
      settings: { electionTimeoutMillis: ELECTION_MS, heartbeatIntervalMillis: HEARTBEAT_MS },
    },
  });

  const primary: ReplicaSet['primary'] = async () => {
    const until = Date.now() + PRIMARY_MS;
    while (Date.now() < until) {
      for (const node of nodes.values()) {
        // Of a node that is away another one is asked.
        const answer = await command(node.port, { hello: 1 }).catch(() => null);
        if (answer?.['isWritablePrimary'] === true) return node;
      }
      await wait(LOOK_MS);
    }
    throw new Error('The replica set has no primary');
  };
  await primary();
  return {
    uri: `mongodb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/?replicaSet=${REPLICA_SET}`,
    nodes: () => [...nodes.values()],
    primary,
    restart: start,
    stepDown: async (seconds) => {
      const { port } = await primary();
      await command(port, { replSetStepDown: seconds, secondaryCatchUpPeriodSecs: 5 });
    },
  };
}
