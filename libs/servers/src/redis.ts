import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { Redis } from 'ioredis';

import type { RunningServer } from './mongod.ts';
import { untilReady } from './processes.ts';

const START_TIMEOUT_MS = 30_000;

export type RedisOptions = {
  /** The program: redis-server or valkey-server. */
  path: string;
  /** Data folder; made when absent. */
  dir: string;
  /** Port of 127.0.0.1; must be free. */
  port: number;
  /** The server's own log is appended here. */
  logFile: string;
  /** How many numbered databases; default 16. */
  databases?: number;
  /** More settings, as on the program's command line. Default: none. */
  settings?: readonly string[];
  /** Told as soon as the process exists, long before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
};

async function untilDataFolderIs(redis: Redis, dir: string, signal: AbortSignal): Promise<void> {
  const wanted = await realpath(dir);
  while (!signal.aborted) {
    const [, found = ''] = await redis.config('GET', 'dir');
    if (found === wanted) return;
    await wait(50);
  }
}

/**
 * Waits until a Redis answers PING with its data loaded.
 *
 * @param dir its data folder; a Redis with another one is not the one that is waited for. Default: any
 */
export async function untilRedisAnswers(url: string, signal: AbortSignal, dir?: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: null });
  // Refused connections are what we wait out.
  redis.on('error', () => undefined);
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(new Error('Redis did not answer in time'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  try {
    await Promise.race([redis.ping(), aborted]);
    if (dir !== undefined) await Promise.race([untilDataFolderIs(redis, dir, signal), aborted]);
  } finally {
    redis.disconnect();
  }
}

async function tail(path: string): Promise<string> {
  return (await readFile(path, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5).join('\n');
}

function explain(code: number | null, text: string, port: number): string {
  return /Address already in use/i.test(text)
    ? `Redis' port ${port} is taken by another program.`
    : `Redis ended with ${code ?? 'a signal'} while starting.`;
}

/**
 * Starts Redis with an append-only file, so that every acknowledged write survives its being killed, in a
 * process group of its own. Returns when it answers.
 * @throws Error with the last lines of its log, when it ends or is not up within 30 s
 */
export async function runRedis(options: RedisOptions): Promise<RunningServer> {
  const { path, dir, port, logFile, databases = 16, settings = [] } = options;
  await mkdir(dir, { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(
    path,
    [
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--databases', String(databases)],
      ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', '', '--daemonize', 'no'],
      settings,
    ].flat(),
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  options.onSpawn?.(child);
  const uri = `redis://127.0.0.1:${port}`;
  await untilReady(child, {
    ready: (signal) => untilRedisAnswers(uri, signal, dir),
    timeoutMs: START_TIMEOUT_MS,
    explain: async (code) => {
      const text = await tail(logFile);
      return `${explain(code, text, port)}\n${text}\nIts log: ${logFile}`;
    },
  });
  if (child.pid === undefined) throw new Error('Redis has no process id');
  return { child, pid: child.pid, port, uri };
}
