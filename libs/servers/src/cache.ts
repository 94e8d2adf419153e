import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

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

/**
 * The folder `name` of the cache, filled by `fetch` when it is not there yet. What is fetched appears under
 * its name only when it is whole, so starts that run at once cannot spoil each other's.
 */
export async function fetchOnce(
  name: string,
  fetch: (folder: string) => Promise<void>,
  root = cacheDir(),
): Promise<string> {
  const target = join(root, name);
  if (await exists(target)) return target;
  await mkdir(root, { recursive: true });
  await clearAbandoned(root);
  const temporary = join(root, `.fetching-${name}-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(temporary, { recursive: true });
  try {
    await fetch(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another start was quicker: its copy is as good.
    if (await exists(target)) return target;
    throw error;
  }
  return target;
}
