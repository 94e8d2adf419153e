import { copyFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { cacheDir, fetchOnce, runToEnd } from '@inkwell/servers';

import type { FetchOptions } from './model-file.ts';

/** The same as in `runtime/package.json`. */
const LLAMA_VERSION = '3.21.1';
/** What is installed: the library with its lock, so that each package is the one that was tried. */
const RUNTIME_FOLDER = join(import.meta.dirname, 'runtime');
/** With the program for this machine and no other; nothing of what comes is run. */
const INSTALL_ARGS = 'install --no-save --omit=optional --ignore-scripts --no-audit --no-fund'.split(' ');
const INSTALL_TIMEOUT_MS = 10 * 60_000;
/** The packages of its programs for a processor alone; those for graphics cards are ten times as large. */
const PROGRAM_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/**
 * Half of the cores: its threads wait for each other at each step, and one that shares its core with the product or a
 * browser would hold all of them up.
 */
export const LLAMA_THREADS = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * The folder of node-llama-cpp in the cache, installed once with the npm of this machine, whatever registry it is set to.
 * It is no dependency of the workspace: most people need no model of their own.
 *
 * @throws Error where there is no program for this machine, or it cannot be installed
 */
export async function findLlama({
  env = process.env,
  report = () => undefined,
  signal,
}: FetchOptions = {}): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const program = PROGRAM_PACKAGES[platform];
  if (!program) throw new Error(`node-llama-cpp has no program for ${platform}`);
  const folder = await fetchOnce(
    `node-llama-cpp-${LLAMA_VERSION}-${platform}`,
    async (to) => {
      report('installing node-llama-cpp, about 30 MB (once)');
      for (const file of ['package.json', 'package-lock.json'])
        await copyFile(join(RUNTIME_FOLDER, file), join(to, file));
      await runNpm([...INSTALL_ARGS, `@node-llama-cpp/${program}@${LLAMA_VERSION}`], {
        cwd: to,
        env,
        signal,
      });
    },
    { root: cacheDir(env), signal },
  );
  return join(folder, 'node_modules', 'node-llama-cpp');
}

/**
 * What the library exports, as the caller knows it: it is no dependency, so its types are not here.
 *
 * @param library its folder
 */
export async function importLlama<T>(library: string): Promise<T> {
  return (await import(pathToFileURL(join(library, 'dist', 'index.js')).href)) as T;
}

type NpmOptions = { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal | undefined };

async function runNpm(args: readonly string[], options: NpmOptions): Promise<void> {
  // Started by npm, its own script is known and needs no shell.
  const script = process.env['npm_execpath'];
  const [program, ...first] = script?.endsWith('.js')
    ? [process.execPath, script]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  await runToEnd(program, [...first, ...args], { ...options, timeout: INSTALL_TIMEOUT_MS });
}
