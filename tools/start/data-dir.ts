import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { identifyProcess, stopIdentified, type ProcessIdentity } from '@inkwell/servers';

import { readJson, writeJson } from './json-file.ts';
import { takeOwnership } from './owner.ts';
import { StartProblem } from './problem.ts';

const PROCESSES_FILE = 'processes.json';
const LEAST_SPACE_BYTES = 512 * 1024 * 1024;
const PART_GRACE_MS = 3_000;
const SERVER_GRACE_MS = 8_000;

export type RecordedProcess = ProcessIdentity & { name: string };

/** A data folder that this start owns. */
export type DataDir = {
  path: string;
  /** Writes a started process down, so that the next start can stop it if this one is killed. */
  remember: (name: string, pid: number) => Promise<void>;
  forget: (pid: number) => Promise<void>;
  /** Gives the folder free. */
  release: () => Promise<void>;
};

/**
 * Stops what a killed start has left: first our own processes, then the databases they write to.
 * @returns the names of what was stopped
 */
export async function clearLeftovers(
  path: string,
  graceMs = { part: PART_GRACE_MS, server: SERVER_GRACE_MS },
): Promise<string[]> {
  const notes = (await readJson<RecordedProcess[]>(join(path, PROCESSES_FILE))) ?? [];
  const isServer = ({ name }: RecordedProcess): boolean => name === 'mongodb' || name === 'redis';
  const stopped: string[] = [];
  const stopAll = async (some: RecordedProcess[], withinMs: number): Promise<void> => {
    await Promise.all(
      some.map(async (note) => {
        if (await stopIdentified(note, withinMs)) stopped.push(note.name);
      }),
    );
  };
  await stopAll(
    notes.filter((note) => !isServer(note)),
    graceMs.part,
  );
  await stopAll(notes.filter(isServer), graceMs.server);
  await writeJson(join(path, PROCESSES_FILE), []);
  return stopped;
}

/** @throws StartProblem when less than 512 MB are free where the data are */
export async function checkSpace(path: string, leastBytes = LEAST_SPACE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  const free = bavail * bsize;
  if (free >= leastBytes) return;
  throw new StartProblem(
    `Only ${Math.floor(free / 2 ** 20)} MB are free at ${path}; ${Math.ceil(leastBytes / 2 ** 20)} MB are needed. Free some space, or use another place: DATA_DIR=/other/folder npm start`,
  );
}

/**
 * Takes the data folder for this process.
 * @throws StartProblem when a living start has it
 */
export async function openDataDir(path: string): Promise<DataDir> {
  await mkdir(join(path, 'logs'), { recursive: true });
  const release = await takeOwnership(path);

  let notes: RecordedProcess[] = [];
  // One write after the other: the last one must hold all. A failed one is its caller's to handle.
  let writing = Promise.resolve();
  const save = (): Promise<void> => {
    const written = writing.then(() => writeJson(join(path, PROCESSES_FILE), notes));
    writing = written.catch(() => undefined);
    return written;
  };
  return {
    path,
    remember: async (name, pid) => {
      const note = await identifyProcess(pid);
      if (!note) return;
      notes = [...notes, { name, ...note }];
      await save();
    },
    forget: async (pid) => {
      notes = notes.filter((note) => note.pid !== pid);
      await save();
    },
    release: async () => {
      await writing;
      await release();
    },
  };
}
