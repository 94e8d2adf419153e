import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

/** The default, which is what the process would take without the setting. */
const DEFAULT_DRAIN_MS = 9_000;

let child: ChildProcess;
afterEach(() => {
  child.kill('SIGKILL');
});

it('when closing takes longer than DRAIN_MS, then the process ends without it', async () => {
  const script = `${import.meta.dirname}/hanging-process.ts`;
  child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DRAIN_MS: '100' },
  });
  await once(child, 'message');
  const exited = once(child, 'exit');
  const toldAt = performance.now();
  child.kill('SIGTERM');
  const [code] = (await exited) as [number | null];
  expect(code).toBe(1);
  expect(performance.now() - toldAt).toBeLessThan(DEFAULT_DRAIN_MS / 2);
});
