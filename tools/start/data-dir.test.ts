import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ended, isAlive, identifyProcess } from '@inkwell/servers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { checkSpace, clearLeftovers, openDataDir } from './data-dir.ts';
import { StartProblem } from './problem.ts';
import { loadSecrets } from './secrets.ts';

let path: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'inkwell-data-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(path, { recursive: true, force: true });
});

/** A process that runs until it is told to end; with `deaf` it takes SIGKILL only. */
async function startProcess(deaf = false): Promise<ChildProcess & { pid: number }> {
  const script = `${deaf ? "process.on('SIGTERM', () => {});" : ''} setInterval(() => {}, 1000); console.log('up');`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  const { pid } = child;
  if (pid === undefined) throw new Error('not started');
  return Object.assign(child, { pid });
}

describe('openDataDir', () => {
  test('when a living start has the folder, then the message says what to do', async () => {
    const owner = await startProcess();
    await writeFile(join(path, 'owner.json'), JSON.stringify(await identifyProcess(owner.pid)));
    const refused = openDataDir(path);
    await expect(refused).rejects.toThrow(StartProblem);
    await expect(refused).rejects.toThrow(/in use by another start \(process \d+\).*DATA_DIR=.*PORT=/);
    expect(await isAlive(owner.pid)).toBe(true);
  });

  test('when a living start of an earlier version has the folder, then it is refused', async () => {
    const owner = await startProcess();
    await writeFile(join(path, 'owner-4.json'), JSON.stringify(await identifyProcess(owner.pid)));
    await expect(openDataDir(path)).rejects.toThrow(`in use by another start (process ${owner.pid})`);
  });

  test('when an earlier version gave the folder free, then it is free', async () => {
    await writeFile(join(path, 'owner-5.json'), JSON.stringify({ pid: 0, startedAt: 'released' }));
    await (await openDataDir(path)).release();
  });

  test('when a start was killed while it took the folder, then the next one takes it', async () => {
    await mkdir(join(path, 'owner.lock'));
    await utimes(join(path, 'owner.lock'), 0, 0);
    await writeFile(join(path, 'owner.json'), '{"pid":');
    await (await openDataDir(path)).release();
  });

  test('when its owner was killed and another process has its id, then the folder is free', async () => {
    const other = await startProcess();
    await writeFile(join(path, 'owner.json'), JSON.stringify({ pid: other.pid, startedAt: 'long ago' }));
    const opened = await openDataDir(path);
    await opened.release();
    await (await openDataDir(path)).release();
  });

  test('when several want it at once, then one gets it', async () => {
    await writeFile(join(path, 'owner-4.json'), JSON.stringify({ pid: 1, startedAt: 'long ago' }));
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => openDataDir(path)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('clearLeftovers', () => {
  test('when a killed start left processes, then they are stopped, also the one that does not listen', async () => {
    const killed = await openDataDir(path);
    const [one, deaf] = [await startProcess(), await startProcess(true)];
    await killed.remember('journal', one.pid);
    await killed.remember('mongodb', deaf.pid);
    await clearLeftovers(path, { part: 200, server: 200 });
    await Promise.all([ended(one), ended(deaf)]);
    expect([one.signalCode, deaf.signalCode]).toEqual(['SIGTERM', 'SIGKILL']);
    expect(await clearLeftovers(path)).toEqual([]);
  });

  test('when a noted id belongs to another process by now, then that one is left alone', async () => {
    const innocent = await startProcess();
    const note = { name: 'journal', pid: innocent.pid, startedAt: 'long ago' };
    await writeFile(join(path, 'processes.json'), JSON.stringify([note]));
    expect(await clearLeftovers(path)).toEqual([]);
    expect(await isAlive(innocent.pid)).toBe(true);
  });

  test('when a process is forgotten, then it is not stopped', async () => {
    const opened = await openDataDir(path);
    const child = await startProcess();
    await opened.remember('chat', child.pid);
    await opened.forget(child.pid);
    expect(await clearLeftovers(path)).toEqual([]);
    expect(await isAlive(child.pid)).toBe(true);
  });
});

describe('checkSpace', () => {
  test('when more is needed than is free, then the message says how much and what to do', async () => {
    await expect(checkSpace(path, Number.MAX_SAFE_INTEGER)).rejects.toThrow(/MB are free at .*DATA_DIR=/);
    await expect(checkSpace(path, 1)).resolves.toBeUndefined();
  });
});

describe('loadSecrets', () => {
  test('when it is read again, then it is the same, and only its owner may read it', async () => {
    const first = await loadSecrets(path);
    expect(await loadSecrets(path)).toEqual(first);
    expect((await stat(join(path, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('when a new kind of secret comes, then the old ones stay', async () => {
    const { session, ...rest } = await loadSecrets(path);
    await writeFile(join(path, 'secrets.json'), JSON.stringify(rest));
    const again = await loadSecrets(path);
    expect(again).toMatchObject(rest);
    expect(again.session).not.toBe(session);
    expect(JSON.parse(await readFile(join(path, 'secrets.json'), 'utf8'))).toEqual(again);
  });
});
