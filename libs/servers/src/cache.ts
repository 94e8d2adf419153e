import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { lock } from 'proper-lockfile';

/**
 * Where fetched servers are kept for all copies of this person: `XDG_CACHE_HOME/inkwell` when set, else the
 * system's own place for caches.
 */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env['XDG_CACHE_HOME']) return join(env['XDG_CACHE_HOME'], 'inkwell');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'inkwell');
  if (process.platform === 'win32') {
    return join(env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'inkwell', 'Cache');
  }
  return join(homedir(), '.cache', 'inkwell');
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    // Absent and unreadable are the same to a cache: fetch again.
    return false;
  }
}

const ABANDONED_AFTER_MS = 60 * 60_000;

async function clearAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith('.fetching-')) continue;
    const path = join(root, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

const STALE_LOCK_MS = 5_000;
const LOCK_POLL_MS = 200;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Waits until nobody else fetches `target`; the lock of a killed process is free after five seconds. */
export async function lockFetch(
  target: string,
  signal: AbortSignal | undefined,
): Promise<() => Promise<void>> {
  for (;;) {
    try {
      const unlock = await lock(target, {
        realpath: false,
        stale: STALE_LOCK_MS,
        // A process that was paused for long loses the lock, which costs a second download and nothing else.
        onCompromised: () => undefined,
      });
      return () =>
        unlock().catch((error: unknown) => {
          if (codeOf(error) !== 'ERELEASED') throw error;
        });
    } catch (error) {
      if (codeOf(error) !== 'ELOCKED') throw error;
    }
    await wait(LOCK_POLL_MS, undefined, { signal });
  }
}

export type FetchOnceOptions = {
  /** The cache's folder. Default `cacheDir()`. */
  root?: string;
  /** Calls off the wait for another process that fetches the same. */
  signal?: AbortSignal | undefined;
};

/**
 * The folder `name` of the cache, filled by `fetch` when it is not there yet. Of processes that want it at once
 * one fetches and the others wait. It appears under its name only when it is whole.
 */
export async function fetchOnce(
  name: string,
  fetch: (folder: string) => Promise<void>,
  { root = cacheDir(), signal }: FetchOnceOptions = {},
): Promise<string> {
  const target = join(root, name);
  if (await exists(target)) return target;
  await mkdir(root, { recursive: true });
  await clearAbandoned(root);
  const unlock = await lockFetch(target, signal);
  try {
    if (!(await exists(target))) await fetchInto(target, join(root, `.fetching-${name}`), fetch);
  } finally {
    await unlock();
  }
  return target;
}

async function fetchInto(
  target: string,
  prefix: string,
  fetch: (folder: string) => Promise<void>,
): Promise<void> {
  const temporary = `${prefix}-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(temporary, { recursive: true });
  try {
    await fetch(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // A process that took a lost lock over was quicker: its copy is as good.
    if (!(await exists(target))) throw error;
  }
}
