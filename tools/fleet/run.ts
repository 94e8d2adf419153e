import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import {
  findMongod,
  findRedis,
  freePort,
  mongodUri,
  runMongod,
  runRedis,
  stopServer,
} from '@inkwell/servers';

import { createExit } from '../start/exit.ts';
import { say } from '../start/terminal.ts';

/** Told how to end something as soon as it exists. */
export type RegisterCleanUp = (close: () => Promise<unknown>) => void;

/** A run of a tool, with a folder of its own. What it has started ends with it, in reverse order, also at a signal. */
export type ToolRun = {
  /** The workspace. */
  root: string;
  folder: string;
  signal: AbortSignal;
  onStart: RegisterCleanUp;
  /** Keeps the folder, and says where the logs of the processes are. */
  keepLogs: () => void;
  /** Ends the process with 0 where the work came to true; with 1 where it came to false or failed. */
  finish: (work: () => Promise<boolean>) => Promise<void>;
  /** Ends everything, and the process. */
  exit: (code: number) => Promise<void>;
};

export async function createToolRun(name: string): Promise<ToolRun> {
  const folder = await mkdtemp(join(tmpdir(), `inkwell-${name}-`));
  const cancelled = new AbortController();
  const closers: (() => Promise<unknown>)[] = [];
  let keepsLogs = false;
  const { exit } = createExit(
    async () => {
      cancelled.abort();
      for (const close of closers.splice(0).toReversed()) await close();
      if (!keepsLogs) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    () => 1,
  );
  const keepLogs = (): void => {
    keepsLogs = true;
    say(`The logs of all processes are in ${join(folder, 'data/logs')}`);
  };
  return {
    root: dirname(dirname(import.meta.dirname)),
    folder,
    signal: cancelled.signal,
    onStart: (close) => void closers.push(close),
    keepLogs,
    finish: async (work) => {
      let isFine = false;
      try {
        isFine = await work();
      } catch (error) {
        if (!cancelled.signal.aborted) {
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          keepLogs();
        }
      }
      await exit(isFine ? 0 : 1);
    },
    exit,
  };
}

/** Starts a MongoDB without any data. @returns its address */
export async function startMongo({ folder, onStart }: ToolRun): Promise<string> {
  const { path } = await findMongod({ report: say });
  const [dbPath, logFile] = [join(folder, 'mongo'), join(folder, 'mongo.log')];
  const server = await runMongod({ path, dbPath, port: await freePort(), logFile });
  onStart(() => stopServer(server));
  return mongodUri(server.port);
}

/** Starts a Redis without any data. @returns its address */
export async function startRedis({ folder, onStart }: ToolRun): Promise<string> {
  const { path } = await findRedis({ report: say });
  const [dir, logFile] = [join(folder, 'redis'), join(folder, 'redis.log')];
  const server = await runRedis({ path, dir, port: await freePort(), logFile });
  onStart(() => stopServer(server));
  return server.uri;
}
