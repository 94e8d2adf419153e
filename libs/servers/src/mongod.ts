import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import mongoose from 'mongoose';

import { ended, stopChild, untilReady } from './processes.ts';

const { MongoClient, MongoServerError } = mongoose.mongo;
type Db = mongoose.mongo.Db;

/** The name of the sets here. */
export const REPLICA_SET = 'rs0';
const START_TIMEOUT_MS = 60_000;
const NOT_YET_INITIALIZED = 94;
const NEEDS_OTHER_VERSION = 62;
const CANNOT_LISTEN = 48;
/** A transaction whose process was killed holds its rows for so long, in s; MongoDB's own default is 60. */
const TRANSACTION_S = 10;

/** The oldest mongod that takes `LOGS_BY_FILTER`. */
export const LOGS_BY_FILTER_SINCE: [number, number] = [6, 0];
/** Arguments with which a client can say what the server logs (`setProfilingFilterGlobally`): each operation whole. */
export const LOGS_BY_FILTER: readonly string[] = [
  ['--setParameter', 'internalQueryGlobalProfilingFilter=true'],
  ['--setParameter', 'maxLogSizeKB=1024'],
].flat();

export type MongodOptions = {
  /** The program. */
  path: string;
  /** Data folder; made when absent. */
  dbPath: string;
  /** Port of 127.0.0.1; must be free. */
  port: number;
  /** The server's own log is appended here. */
  logFile: string;
  /** Default 0.25, the least that WiredTiger takes. */
  cacheGb?: number;
  /** Leaves the set to the caller, who has several nodes in it: ready as soon as it answers. Default false. */
  isMember?: boolean;
  /** More of the program's arguments. Default: none. */
  args?: readonly string[];
  /** Told as soon as the process exists, long before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
};

/** A running server process. */
export type RunningServer = { child: ChildProcess; pid: number; port: number; uri: string };

type ReplicaSetConfig = { version: number; members: { host: string }[] };

/** The URI of the one-node replica set on a port of this machine. */
export function mongodUri(port: number): string {
  return `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;
}

async function configure(admin: Db, host: string): Promise<void> {
  try {
    const { config } = (await admin.command({ replSetGetConfig: 1 })) as unknown as {
      config: ReplicaSetConfig;
    };
    if (config.members.length === 1 && config.members[0]?.host === host) return;
    const member = { ...config.members[0], host };
    await admin.command({
      replSetReconfig: { ...config, version: config.version + 1, members: [member] },
      force: true,
    });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== NOT_YET_INITIALIZED) throw error;
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
  }
}

export type PrimaryOptions = {
  port: number;
  /** Ends the wait. */
  signal: AbortSignal;
  /** The address to reach the node by. Default 127.0.0.1, which it is to itself in any case. */
  host?: string;
  /** The node's data folder: a node with another one is not touched. Default: any. */
  dbPath?: string;
};

async function checkDataFolder(admin: Db, dbPath: string): Promise<void> {
  const { parsed } = await admin.command({ getCmdLineOpts: 1 });
  const { storage } = parsed as { storage?: { dbPath?: string } };
  if (storage?.dbPath !== dbPath)
    throw new Error(`the MongoDB on this port has its data in ${storage?.dbPath}`);
}

/**
 * Makes the node on `port` the primary of a one-node set: initiates a new one, and takes a set that was
 * made on another port over to this one. Returns when it takes writes.
 */
export async function becomePrimary(options: PrimaryOptions): Promise<void> {
  const { port, signal, host = '127.0.0.1', dbPath } = options;
  let last: unknown;
  while (!signal.aborted) {
    // A client whose first connection was refused stays closed, so every attempt has its own.
    const client = nodeClient(port, host);
    try {
      const admin = client.db('admin');
      if (dbPath !== undefined) await checkDataFolder(admin, dbPath);
      await configure(admin, `127.0.0.1:${port}`);
      while (!signal.aborted) {
        const hello = await admin.command({ hello: 1 });
        if (hello['isWritablePrimary'] === true) return;
        await wait(20);
      }
    } catch (error) {
      // Until it listens and has read its own state every call fails; the last reason is kept.
      last = error;
      await wait(50);
    } finally {
      await client.close();
    }
  }
  throw new Error(`mongod did not become primary in time: ${String(last)}`);
}

/** Waits until the node on a port answers, whatever its part in a set is. */
async function untilMongodAnswers(port: number, dbPath: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = nodeClient(port);
    try {
      return await checkDataFolder(client.db('admin'), dbPath);
    } catch {
      // It does not listen yet.
      await wait(50);
    } finally {
      await client.close();
    }
  }
  throw new Error('mongod did not answer in time');
}

/** A client of one node, whatever its part in a set is. The caller closes it. */
export const nodeClient = (port: number, host = '127.0.0.1'): mongoose.mongo.MongoClient =>
  new MongoClient(`mongodb://${host}:${port}/?directConnection=true`, { serverSelectionTimeoutMS: 500 });

async function tail(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).trimEnd().split('\n');
  return lines.slice(-5).join('\n');
}

function explain(code: number | null, text: string, { dbPath, port }: MongodOptions): string {
  if (code === NEEDS_OTHER_VERSION || /featureCompatibilityVersion/i.test(text)) {
    return `mongod cannot open ${dbPath}: another version of MongoDB wrote it. Use that version, or another DATA_DIR.`;
  }
  if (/No space left|ENOSPC/i.test(text))
    return `mongod has no disk space left at ${dbPath}. Free some and start again.`;
  if (code === CANNOT_LISTEN) return `mongod's port ${port} is taken by another program.`;
  if (/DBPathInUse/i.test(text)) return `another mongod uses ${dbPath}. Stop it, or use another DATA_DIR.`;
  return `mongod ended with ${code ?? 'a signal'} while starting.`;
}

/**
 * Starts mongod as a one-node replica set, or as a node of a larger one, in a process group of its own so that a
 * Ctrl+C meant for its parent does not reach it. Returns when it takes writes, or answers.
 * @throws Error with what a person can do, when the server ends or is not up within a minute
 */
export async function runMongod(options: MongodOptions): Promise<RunningServer> {
  const { path, dbPath, port, logFile, cacheGb = 0.25, isMember = false, args = [] } = options;
  await mkdir(dbPath, { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(
    path,
    [
      ['--dbpath', dbPath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', REPLICA_SET],
      ['--wiredTigerCacheSizeGB', String(cacheGb), '--oplogSize', '256', '--quiet'],
      ['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_S}`],
      process.platform === 'win32' ? [] : ['--nounixsocket'],
      ...args,
    ].flat(),
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  options.onSpawn?.(child);
  await untilReady(child, {
    ready: (signal) =>
      isMember ? untilMongodAnswers(port, dbPath, signal) : becomePrimary({ port, signal, dbPath }),
    timeoutMs: START_TIMEOUT_MS,
    explain: async (code) => `${explain(code, await tail(logFile), options)}\nIts log: ${logFile}`,
  });
  if (child.pid === undefined) throw new Error('mongod has no process id');
  return { child, pid: child.pid, port, uri: mongodUri(port) };
}

/** Stops a server cleanly: it writes down what it holds, then ends. Killed after `graceMs` (default 8,000). */
export async function stopServer(server: RunningServer, graceMs = 8_000): Promise<void> {
  await stopChild(server.child, graceMs);
  await ended(server.child);
}
