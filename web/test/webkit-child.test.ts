import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startChild } from '../e2e/webkit/child.ts';

/** A program of Node's, once it runs. */
async function startNode(code: string, endsWithinMs?: number) {
  const child = await startChild(
    process.execPath,
    ['-e', `${code}; setInterval(() => {}, 1_000); console.log('runs');`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
    endsWithinMs,
  );
  if (child.process.stdout) await once(child.process.stdout, 'data');
  return child;
}

it('when a program is not there, then that is the error', async () => {
  await expect(startChild('/no/such/program', [], { stdio: 'ignore' })).rejects.toThrow('ENOENT');
});

it('when it is stopped, also twice, then it has ended', async () => {
  const { process: program, ended, stop } = await startNode('');
  expect(ended.aborted).toBe(false);
  await Promise.all([stop(), stop()]);
  expect([program.signalCode, ended.aborted]).toEqual(['SIGTERM', true]);
  await stop();
});

it('when it does not end when it is asked to, then it is killed', async () => {
  const { process: program, stop } = await startNode(`process.on('SIGTERM', () => {})`, 50);
  await stop();
  expect(program.signalCode).toBe('SIGKILL');
});

it('when it ends by itself, then whoever waits for it is told', async () => {
  const { process: program, ended, stop } = await startNode(`process.on('SIGUSR2', () => process.exit(3))`);
  const told = once(ended, 'abort');
  program.kill('SIGUSR2');
  await told;
  expect(ended.reason).toEqual(new Error(`${process.execPath} has ended`));
  await stop();
  expect(program.exitCode).toBe(3);
});
