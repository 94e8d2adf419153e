import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort, runRedis, type RunningServer, stopChild } from '@inkwell/servers';
import { Redis } from 'ioredis';

import { type FaultProxy, startProxy } from './proxy.ts';

const REPLICA_TIMEOUT_MS = 10_000;
const REPLICA_POLL_MS = 50;

/** A Redis and a replica of it behind one address, which moves to the replica when that is promoted. */
export type RedisPair = {
  /** The address that moves. */
  url: string;
  proxy: FaultProxy;
  /** Asks the Redis that takes writes. */
  ask: <Answer>(question: (redis: Redis) => Promise<Answer>) => Promise<Answer>;
  /** Ends the one that takes writes, with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts again the one that was killed: with its data as they were, or as a replica of the other. */
  restart: () => Promise<void>;
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Makes the replica take the writes, at the same address. */
  promote: () => Promise<void>;
  /** Closes the address; whoever was told of the processes ends them. */
  close: () => Promise<void>;
};

/** Starts both, and returns when the replica follows. */
export async function startRedisPair(
  path: string,
  folder: string,
  onSpawn: (child: ChildProcess) => void,
): Promise<RedisPair> {
  const servers = new Map<number, RunningServer>();
  const start = async (port: number, masterPort?: number): Promise<void> => {
    const settings = [
      ['--repl-diskless-sync-delay', '0'],
      masterPort === undefined ? [] : ['--replicaof', '127.0.0.1', String(masterPort)],
    ].flat();
    const dir = join(folder, `redis-${port}`);
    servers.set(port, await runRedis({ path, dir, port, logFile: `${dir}.log`, settings, onSpawn }));
  };
  const ask = async <Answer>(port: number, question: (redis: Redis) => Promise<Answer>): Promise<Answer> => {
    const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: 3 });
    redis.on('error', () => undefined);
    try {
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  };
  const untilFollows = async (port: number): Promise<void> => {
    const until = Date.now() + REPLICA_TIMEOUT_MS;
    while (!(await ask(port, (redis) => redis.info('replication'))).includes('master_link_status:up')) {
      if (Date.now() > until) throw new Error('The replica of Redis does not follow');
      await pause(REPLICA_POLL_MS);
    }
  };

  let [master, replica] = [await freePort(), await freePort()];
  let killed: number | null = null;
  await start(master);
  await start(replica, master);
  await untilFollows(replica);
  const proxy = await startProxy(master);
  return {
    url: `redis://127.0.0.1:${proxy.port}`,
    proxy,
    ask: (question) => ask(master, question),
    kill: async () => {
      const server = servers.get(master);
      if (server) await stopChild(server.child, 0, 'SIGKILL');
      killed = master;
    },
    restart: async () => {
      if (killed === null) return;
      const isReplica = killed !== master;
      await start(killed, isReplica ? master : undefined);
      if (isReplica) await untilFollows(killed);
      killed = null;
    },
    signal: (name) => void servers.get(master)?.child.kill(name),
    promote: async () => {
      await ask(replica, (redis) => redis.replicaof('NO', 'ONE'));
      [master, replica] = [replica, master];
      proxy.moveTo(master);
    },
    close: proxy.close,
  };
}
