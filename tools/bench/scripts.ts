import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts one of the bench's little servers; it prints its address when it listens. */
export async function startScript(root: string, children: ChildProcess[], script: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@inkwell/source', join(root, 'tools/bench', script), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return line;
}
