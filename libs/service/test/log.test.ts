import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';

let child: ChildProcess;
afterEach(() => {
  child.kill('SIGKILL');
});

function startLogging(stdio: Array<'ignore' | 'pipe' | 'inherit' | 'ipc'>): Readable {
  const script = `${import.meta.dirname}/logging-process.ts`;
  child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', script], { stdio });
  if (!child.stdout) throw new Error('The process has no output');
  return child.stdout;
}

it('when a process is told to stop, then every line it has logged is written, in order', async () => {
  const lines = (await text(startLogging(['ignore', 'pipe', 'inherit']))).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'first',
    'second',
    'third',
  ]);
});

it('when nobody reads what is logged any more, then the process goes on and can be stopped', async () => {
  const output = startLogging(['ignore', 'pipe', 'inherit', 'ipc']);
  await once(child, 'message');
  output.destroy();
  const ended = once(child, 'exit');
  child.send('log');
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
});
