import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isSameProcess, identifyProcess, stopIdentified, type ProcessIdentity } from '@inkwell/servers';

import { temporaryRoot } from './temporary.ts';

const FOLDER_PREFIX = 'inkwell-test-';
const OWNER_FILE = 'owner.json';
const PROCESS_FILE = /^process-\d+\.json$/;
const RUN_VARIABLE = 'INKWELL_TEST_RUN';
const FILE_VARIABLE = 'INKWELL_TEST_FILE';

/** Where the servers of a test run come from. */
export type Backend = { kind: 'containers' } | { kind: 'programs'; mongod: string; redis: string };

/** What the workers of a test run know about its servers. */
export type TestRun = { folder: string; backend: Backend; mongoUri: string; redisUrl: string };

/** Gives the run to this process and all it starts. */
export function publishRun(run: TestRun): void {
  process.env[RUN_VARIABLE] = JSON.stringify(run);
}

/** The run this process belongs to; throws outside of one. */
export function currentRun(): TestRun {
  const text = process.env[RUN_VARIABLE];
  if (!text) throw new Error('No test servers: run these tests with the global set-up of libs/testing');
  return JSON.parse(text) as TestRun;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Claims a number for a test file that is about to run in this process; no other file of the run has it. */
export function beginTestFile(): void {
  const { folder } = currentRun();
  for (let number = 0; ; number += 1) {
    try {
      closeSync(openSync(join(folder, `test-file-${number}`), 'wx'));
      process.env[FILE_VARIABLE] = String(number);
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** The number of the test file that runs in this process; throws outside of one. */
export function currentTestFile(): number {
  const number = process.env[FILE_VARIABLE];
  if (number === undefined) throw new Error('No test file: list vitest-databases.ts among the set-up files');
  return Number(number);
}

/** Makes the folder of a run; it is known as abandoned once this process has ended. */
export async function makeRunFolder(): Promise<string> {
  const folder = await mkdtemp(join(await temporaryRoot(), FOLDER_PREFIX));
  await writeFile(join(folder, OWNER_FILE), JSON.stringify(await identifyProcess(process.pid)));
  return folder;
}

/** Writes a started process down, so that it is stopped even if nobody else does. */
export async function rememberProcess(folder: string, pid: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `process-${pid}.json`), JSON.stringify(await identifyProcess(pid)));
}

async function readNote(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessIdentity;
  } catch {
    // Being written, or cut off by a crash: it names nobody.
    return undefined;
  }
}

/** Stops what was started for a run and removes its folder. */
export async function clearRun(folder: string): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(
    files
      .filter((name) => PROCESS_FILE.test(name))
      .map(async (name) => {
        const note = await readNote(join(folder, name));
        if (note) await stopIdentified(note, 3_000);
      }),
  );
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Clears away what killed runs have left. */
export async function clearAbandonedRuns(): Promise<void> {
  for (const root of new Set([tmpdir(), await temporaryRoot()])) {
    for (const name of await readdir(root)) {
      if (!name.startsWith(FOLDER_PREFIX)) continue;
      const folder = join(root, name);
      const owner = await readNote(join(folder, OWNER_FILE));
      if (owner && !(await isSameProcess(owner))) await clearRun(folder);
    }
  }
}
