import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { stopChild } from '@inkwell/servers';

import type { Values } from './environment.ts';
import { keepLog, rotate } from './logs.ts';
import type { Say } from './terminal.ts';

const READY_POLL_MS = 100;
const READY_TIMEOUT_MS = 60_000;

/** Something that the supervisor keeps running. */
export type Part = {
  name: string;
  /** Databases are stopped after those who write to them. */
  isServer: boolean;
  /** Starts it; tells of the process as soon as it exists, and returns when it is ready. */
  launch: (onSpawn: (child: ChildProcess) => void) => Promise<ChildProcess>;
};

export type NodePart = {
  name: string;
  args: string[];
  cwd: string;
  env: Values;
  /** All of these answer with 2xx when the process is ready. */
  readyUrls: string[];
  /** Any answer will do: a server that plays another company's has no health route. */
  anyAnswer?: boolean;
  logFile: string;
  say: Say;
};

async function answers(url: string, any: boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return any || response.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

/** A Node process of ours as a part: in a group of its own, so that a Ctrl+C reaches it through us only. */
export function nodePart({
  name,
  args,
  cwd,
  env,
  readyUrls,
  anyAnswer = false,
  logFile,
  say,
}: NodePart): Part {
  const launch: Part['launch'] = async (onSpawn) => {
    await rotate(logFile);
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onSpawn(child);
    keepLog(name, logFile, child, say);
    const over = new AbortController();
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(
          new Error(`${name} ended (${signal ?? `code ${code}`}) before it was ready. Its log: ${logFile}`),
        ),
      );
    });
    const ready = async (): Promise<void> => {
      for (const url of readyUrls) {
        while (!over.signal.aborted && !(await answers(url, anyAnswer))) await wait(READY_POLL_MS);
      }
    };
    const timer = setTimeout(() => over.abort(), READY_TIMEOUT_MS);
    try {
      await Promise.race([ready(), ended]);
      if (over.signal.aborted) {
        throw new Error(`${name} was not ready within ${READY_TIMEOUT_MS / 1000} s. Its log: ${logFile}`);
      }
      return child;
    } catch (error) {
      await stopChild(child, 1_000);
      throw error;
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  };
  return { name, isServer: false, launch };
}
