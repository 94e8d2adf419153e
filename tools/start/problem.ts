import { portOwner } from '@inkwell/servers';

/** Why the product cannot start here, told with what a person can do about it. Ends the start with code 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/**
 * Another program has a port: which one, as far as the system tells, and what a person can do.
 * @param family of IP, where a process of ours may have the port in the other one
 */
export async function portProblem(port: number, advice: string, family?: 4 | 6): Promise<StartProblem> {
  const owner = await portOwner(port, family);
  const who = owner ? ` (${owner.name}, process ${owner.pid})` : '';
  return new StartProblem(`Port ${port} is in use by another program${who}. ${advice}`);
}

const NO_SPACE = /ENOSPC|No space left/;

/** What to print for any failure of a start: the advice where we have one, else the error itself. */
export function explain(error: unknown, dataDir: string): string {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || NO_SPACE.test(error.message)) {
    return `The disk is full (${error.message}). Free some space, or use another place: DATA_DIR=/other/folder npm start`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `Not allowed to write (${error.message}). Use a folder of your own: DATA_DIR=/other/folder npm start (now ${dataDir})`;
  }
  return error.name === 'ServerNotFoundError' ? error.message : (error.stack ?? error.message);
}
