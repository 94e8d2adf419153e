import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { table } from '../start/terminal.ts';

/** Of `/proc/<pid>/stat` (USER_HZ in proc(5)): the same on every architecture that Node runs on. */
const CPU_TICKS_PER_SECOND = 100;

/** Whether this system tells what a process uses: Linux does. */
export const canReadUsage = (): boolean => existsSync('/proc/self/stat');

/**
 * The resident memory in KiB.
 *
 * @param status the text of `/proc/<pid>/status`
 * @throws Error where it is not told, as of a process that has ended and was not collected
 */
export function residentKibibytes(status: string): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (found === undefined) throw new Error('it has no resident memory');
  return Number(found);
}

/**
 * The seconds of a core that all threads of a process have used, in its own code and in the kernel.
 *
 * @param stat the text of `/proc/<pid>/stat`
 */
export function cpuSeconds(stat: string): number {
  // The second field, the name, is in brackets and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  if (!Number.isInteger(ticks)) throw new Error(`no times of a process: ${stat}`);
  return ticks / CPU_TICKS_PER_SECOND;
}

/** The resident memory of a process in KiB. Linux alone. */
export const memoryOf = async (pid: number): Promise<number> =>
  residentKibibytes(await readFile(`/proc/${pid}/status`, 'utf8'));

/** The seconds of a core that a process has used. Linux alone. */
export const cpuOf = async (pid: number): Promise<number> =>
  cpuSeconds(await readFile(`/proc/${pid}/stat`, 'utf8'));

/** Requests that a process answered, or had answered by another. */
export type AnsweredRequests = { name: string; aSecond: number; aCoreSecond: number };

/** What one process takes. */
export type ProcessUsage = {
  name: string;
  startSeconds: number;
  /** Null where the system does not tell. */
  measured: {
    restKibibytes: number;
    /** Cores that it used while nobody sent anything. */
    restCores: number;
    loadKibibytes: number;
    answered: readonly AnsweredRequests[];
  } | null;
};

/** A row for each process, under a row of headings. */
export function usageTable(usages: readonly ProcessUsage[]): string {
  const mebibytes = (kibibytes: number) => `${Math.round(kibibytes / 1_024)} MiB`;
  const rate = ({ name, aSecond, aCoreSecond }: AnsweredRequests) =>
    `${Math.round(aCoreSecond)} ${name} (${Math.round(aSecond)} a second)`;
  const rows = usages.map(({ name, startSeconds, measured }) => {
    const start = `${startSeconds.toFixed(2)} s`;
    if (!measured) return [name, start];
    return [
      name,
      start,
      mebibytes(measured.restKibibytes),
      mebibytes(measured.loadKibibytes),
      `${Math.round(measured.restCores * 1_000)}m`,
      measured.answered.map(rate).join('; '),
    ];
  });
  const all = [
    'process',
    'start',
    'at rest',
    'under load',
    'cores at rest',
    'answered for a second of a core',
  ];
  const isTold = usages.some(({ measured }) => measured !== null);
  const without = 'Memory and processor times are not told by this system: Linux alone does.';
  return isTold ? table([all, ...rows]) : `${table([all.slice(0, 2), ...rows])}\n${without}`;
}
