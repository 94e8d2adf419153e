import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { isPortFree, stopChild } from '@inkwell/servers';

import type { Values } from './environment.ts';
import { appendLog, rotate } from './logs.ts';
import { portProblem } from './problem.ts';
import type { Say } from './terminal.ts';

const READY_POLL_MS = 100;
const READY_TIMEOUT_MS = 60_000;

/** Something that the supervisor keeps running. */
export type SupervisedProcess = {
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
  /** All that it listens on. */
  ports: number[];
  /** What a person can do when another program has one of the ports. */
  portAdvice: string;
  /** Answers with 2xx when the process is ready. Default: it is ready when it says so. */
  readyUrl?: string;
  logFile: string;
  say: Say;
};

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // It does not answer yet.
    return false;
  }
}

/** Why a process ended before it was ready: another program on one of its ports, or what its log says. */
async function whyItEnded({ name, ports, portAdvice, logFile }: NodePart, how: string): Promise<Error> {
  for (const port of ports) if (!(await isPortFree(port))) return portProblem(port, portAdvice);
  return new Error(`${name} ended (${how}) before it was ready. Its log: ${logFile}`);
}

/**
 * A Node process of ours as a part: in a group of its own, so that a Ctrl+C reaches it through us only. It says
 * 'ready' over IPC once it listens, which no other program on its port can.
 */
export function nodePart(options: NodePart): SupervisedProcess {
  const { name, args, cwd, env, readyUrl, logFile, say } = options;
  const launch: SupervisedProcess['launch'] = async (onSpawn) => {
    await rotate(logFile);
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onSpawn(child);
    appendLog(name, logFile, child as ChildProcessByStdio<null, Readable, Readable>, say);
    const settled = new AbortController();
    const ready = async (): Promise<void> => {
      await once(child, 'message', { signal: settled.signal });
      while (readyUrl && !settled.signal.aborted && !(await answers(readyUrl))) await wait(READY_POLL_MS);
    };
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        void whyItEnded(options, signal ?? `code ${code}`).then(reject, reject);
      });
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const why = `${name} was not ready within ${READY_TIMEOUT_MS / 1000} s. Its log: ${logFile}`;
      timer = setTimeout(() => reject(new Error(why)), READY_TIMEOUT_MS);
    });
    try {
      await Promise.race([ready(), ended, late]);
      return child;
    } catch (error) {
      await stopChild(child, 1_000);
      throw error;
    } finally {
      settled.abort();
      clearTimeout(timer);
    }
  };
  return { name, isServer: false, launch };
}
