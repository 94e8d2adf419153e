import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('when a process is told to stop, then every line it has logged is written, in order', async () => {
  const script = `${import.meta.dirname}/logging-process.ts`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(child.stdout)).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'first',
    'second',
    'third',
  ]);
});
