import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ended, isSameProcess, type ProcessIdentity } from '@inkwell/servers';

import type { RecordedProcess } from '../start/data-dir.ts';
import { machineValues } from '../start/environment.ts';

const root = dirname(dirname(import.meta.dirname));

/** A product that runs as a person's own `npm start` does: in a process of its own. */
export type RunningProduct = {
  url: string;
  /** Every process of it but the supervisor, as they are now. */
  parts: () => Promise<RecordedProcess[]>;
  /** Sends a signal to one part, past its supervisor. */
  signal: (part: string, name: NodeJS.Signals) => Promise<void>;
  /** Kills the supervisor and every part at once: a machine that loses power. */
  kill: () => Promise<void>;
  /** Asks it to stop, as Ctrl+C does; returns its exit code. */
  stop: () => Promise<number | null>;
  /** What it has written to the terminal so far. */
  output: () => string;
};

/**
 * Starts the product on a data folder and returns when its URL is printed.
 *
 * @param settings more of its environment
 * @throws Error with everything it has written, when it ends before that
 */
export async function runProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  const args = ['--conditions=@inkwell/source', 'tools/run.mjs', 'start'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...machineValues(process.env),
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100',
      ...(process.env['TEST_BUILT'] && { TEST_BUILT: process.env['TEST_BUILT'] }),
      ...settings,
      // This process stands where npm does: the product ends with it.
      npm_lifecycle_event: 'start',
      npm_package_json: join(root, 'package.json'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const over = ended(child);
  let output = '';
  const url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    const follow = (text: string): void => {
      output += text;
      if (output.includes(`\n${url}\n`)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', follow);
    child.stderr.setEncoding('utf8').on('data', follow);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`It ended before it was ready:\n${output}`)));
  });
  const parts = async (): Promise<RecordedProcess[]> =>
    JSON.parse(await readFile(join(dataDir, 'processes.json'), 'utf8')) as RecordedProcess[];
  return {
    url,
    parts,
    signal: async (part, name) => {
      const found = (await parts()).find((note) => note.name === part);
      if (!found) throw new Error(`${part} does not run:\n${output}`);
      process.kill(found.pid, name);
    },
    kill: async () => {
      const notes = await parts();
      child.kill('SIGKILL');
      for (const { pid } of notes) process.kill(pid, 'SIGKILL');
      await over;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await over;
      return child.exitCode;
    },
    output: () => output,
  };
}

/** Those of the noted processes that still run. */
export async function stillRunning(
  notes: readonly (ProcessIdentity & { name: string })[],
): Promise<string[]> {
  const running = await Promise.all(notes.map((note) => isSameProcess(note)));
  return notes.filter((_note, at) => running[at]).map(({ name }) => name);
}
