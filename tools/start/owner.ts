import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isSameProcess, noteProcess, type ProcessNote } from '@inkwell/servers';

import { StartProblem } from './problem.ts';

const OWNER_FILE = /^owner-(\d+)\.json$/;
const NOBODY: ProcessNote = { pid: 0, startedAt: 'released' };

const nameOf = (turn: number): string => `owner-${turn}.json`;

async function turnsIn(folder: string): Promise<number[]> {
  const turns = (await readdir(folder)).flatMap((name) => OWNER_FILE.exec(name)?.[1] ?? []);
  return turns.map(Number).toSorted((a, b) => a - b);
}

/** Writes the note of a turn, whole from its first moment; false when that turn is taken. */
async function take(folder: string, turn: number, note: ProcessNote): Promise<boolean> {
  const temporary = join(folder, `${randomUUID()}.new`);
  await writeFile(temporary, JSON.stringify(note));
  try {
    await link(temporary, join(folder, nameOf(turn)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readOwner(folder: string, turn: number): Promise<ProcessNote | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, nameOf(turn)), 'utf8')) as ProcessNote;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes this process the one owner of a folder. Owners take numbered turns: numbers only grow, the highest
 * turn owns and is never removed, and each can be created once only, so of many that find a dead owner at
 * the same time one follows it.
 *
 * @returns what gives the folder free
 * @throws StartProblem when a living process owns it
 */
export async function takeOwnership(folder: string): Promise<() => Promise<void>> {
  const me = await noteProcess(process.pid);
  if (!me) throw new Error('This process cannot find out when it was started');
  for (;;) {
    const last = (await turnsIn(folder)).at(-1) ?? 0;
    const owner = await readOwner(folder, last);
    if (owner && owner.pid !== NOBODY.pid && (await isSameProcess(owner))) {
      throw new StartProblem(
        `${folder} is in use by another start (process ${owner.pid}). Stop that one, or run beside it: DATA_DIR=.data-2 PORT=3001 npm start`,
      );
    }
    const mine = last + 1;
    if (!(await take(folder, mine, me))) continue;
    const turns = await turnsIn(folder);
    if (turns.at(-1) !== mine) {
      // What we looked at was over long ago: others have had their turns, and cleared these away, since.
      await rm(join(folder, nameOf(mine)), { force: true });
      continue;
    }
    for (const turn of turns.filter((turn) => turn < mine))
      await rm(join(folder, nameOf(turn)), { force: true });
    return async () => {
      await take(folder, mine + 1, NOBODY);
    };
  }
}
