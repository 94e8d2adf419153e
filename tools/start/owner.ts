import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isSameProcess, identifyProcess, type ProcessIdentity } from '@inkwell/servers';
import { lock } from 'proper-lockfile';

import { readJson, writeJson } from './json-file.ts';
import { StartProblem } from './problem.ts';

const OWNER_FILE = 'owner.json';
// Earlier versions numbered their owners; one of them may still run.
const ANY_OWNER_FILE = /^owner(-\d+)?\.json$/;
// The lock is held for milliseconds, so one as old as this belongs to a killed start.
const STALE_LOCK_MS = 5_000;
const RETRY_MS = 100;

/**
 * Makes this process the one owner of a folder. proper-lockfile guards the change of the owner only: it knows a
 * dead owner by the age of its lock, so a restart after SIGKILL would have to wait and an owner that was paused
 * would lose its folder. The owner is known by its process id and start time instead.
 *
 * @returns what gives the folder free
 * @throws StartProblem when a living process owns it
 */
export async function takeOwnership(folder: string): Promise<() => Promise<void>> {
  const me = await identifyProcess(process.pid);
  if (!me) throw new Error('This process cannot find out when it was started');
  const ownerFile = join(folder, OWNER_FILE);
  const unlock = await lock(folder, {
    lockfilePath: join(folder, 'owner.lock'),
    stale: STALE_LOCK_MS,
    retries: {
      retries: (2 * STALE_LOCK_MS) / RETRY_MS,
      factor: 1,
      minTimeout: RETRY_MS,
      maxTimeout: RETRY_MS,
    },
  });
  try {
    const files = (await readdir(folder)).filter((name) => ANY_OWNER_FILE.test(name));
    for (const file of files) {
      const owner = await readJson<ProcessIdentity>(join(folder, file));
      if (!owner || !(await isSameProcess(owner))) continue;
      throw new StartProblem(
        `${folder} is in use by another start (process ${owner.pid}). Stop that one, or run beside it: DATA_DIR=.data-2 PORT=3001 npm start`,
      );
    }
    await writeJson(ownerFile, me);
    for (const file of files) if (file !== OWNER_FILE) await rm(join(folder, file));
  } finally {
    await unlock();
  }
  return () => rm(ownerFile, { force: true });
}
