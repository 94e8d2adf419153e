import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, constants, copyFile, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { ended } from '@inkwell/servers';

/** Nobody, on every Unix. */
const NOBODY_UID = 65_534;

export type Container = ChildProcessByStdio<null, Readable, Readable>;
export type ProcessResult = { code: number | null; output: string };

/** A folder, and Node, for a user who may write nothing and has nothing else of ours. */
export type FolderForNobody = {
  /** What the image has as `/app`. */
  folder: string;
  /**
   * Starts a command of the image there: `node` is Node, and the environment is all it is given. Where this process
   * is root's, its user is nobody.
   */
  start: (command: readonly string[], env: Record<string, string>) => Container;
  /** Runs one to its end. */
  run: (command: readonly string[], env: Record<string, string>) => Promise<ProcessResult>;
  /** Takes everybody's right to write, the owner's too. */
  seal: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Gives or takes the owner's right to write. */
async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  for (const path of paths) {
    const { mode } = await lstat(path);
    await chmod(path, isWritable ? mode | 0o200 : mode & ~0o222);
  }
}

/** Makes the place: not where the RAM disk is, from which native modules may not run. */
export async function makeFolderForNobody(): Promise<FolderForNobody> {
  const home = await mkdtemp(join(tmpdir(), 'inkwell-image-'));
  await chmod(home, 0o755);
  const folder = join(home, 'app');
  // Node itself may be installed where nobody else can read.
  const node = join(home, 'node');
  await copyFile(process.execPath, node, constants.COPYFILE_FICLONE);
  const user = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

  const start: FolderForNobody['start'] = ([program = '', ...args], env) =>
    spawn(program === 'node' ? node : program, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
  return {
    folder,
    start,
    run: async (command, env) => {
      const child = start(command, env);
      const [output, errors] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code: child.exitCode, output: output + errors };
    },
    seal: () => setWritable(folder, false),
    remove: async () => {
      await setWritable(home, true);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns when a process of ours says that it is ready. @throws Error with its output, when it ends before that */
export async function whenReady(child: Container): Promise<void> {
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  for await (const line of createInterface({ input: child.stdout })) {
    output += `${line}\n`;
    if ((JSON.parse(line) as { msg?: string }).msg !== 'ready') continue;
    child.stdout.resume();
    return;
  }
  await ended(child);
  throw new Error(`It ended before it was ready:\n${output}`);
}
