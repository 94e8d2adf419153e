import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { fetchOnce } from './cache.ts';
import { ended } from './processes.ts';

let root: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkwell-cache-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/** A process that fetches `server` into the cache, says 'fetching' when it does, and takes `ms` for it. */
function fetchElsewhere(ms: number) {
  const script = `
    import { writeFile } from 'node:fs/promises';
    import { setTimeout as wait } from 'node:timers/promises';
    import { fetchOnce } from ${JSON.stringify(join(import.meta.dirname, 'cache.ts'))};
    const fetch = async (folder) => {
      console.log('fetching');
      await wait(${ms});
      await writeFile(folder + '/program', 'fetched by ' + process.pid);
    };
    await fetchOnce('server', fetch, { root: ${JSON.stringify(root)} });`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const program = () => readFile(join(root, 'server', 'program'), 'utf8');

test('when two processes want the same at once, then one fetches it and both have it', async () => {
  const first = fetchElsewhere(1_500);
  await once(first.stdout, 'data');
  const second = fetchElsewhere(0);
  let said = '';
  second.stdout.on('data', (text) => (said += String(text)));
  await Promise.all([ended(first), ended(second)]);
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  expect(said).toBe('');
  expect(await program()).toBe(`fetched by ${first.pid}`);
  expect(await readdir(root)).toEqual(['server']);
});

test('when the process that fetches is killed, then the next one fetches it', async () => {
  const killed = fetchElsewhere(60_000);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await ended(killed);
  await fetchOnce('server', (folder) => writeFile(join(folder, 'program'), 'anew'), { root });
  expect(await program()).toBe('anew');
});

test('when a fetch fails, then its error is told and the next one fetches anew', async () => {
  const failing = () => Promise.reject(new Error('no network'));
  await expect(fetchOnce('server', failing, { root })).rejects.toThrow('no network');
  expect(await readdir(root)).toEqual([]);
  await fetchOnce('server', (folder) => writeFile(join(folder, 'program'), 'anew'), { root });
  expect(await program()).toBe('anew');
});

test('when waiting for another process is called off, then it ends', async () => {
  const other = fetchElsewhere(60_000);
  await once(other.stdout, 'data');
  const waiting = fetchOnce('server', () => Promise.resolve(), { root, signal: AbortSignal.timeout(300) });
  await expect(waiting).rejects.toThrow(/abort/i);
});
