import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { ended, isAlive } from '@inkwell/servers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { MODELS } from './models.ts';

const START_MS = 30_000;
const TEST_MS = 60_000;

let cache = '';
const cleanups: (() => void)[] = [];
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'model-main-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  await rm(cache, { recursive: true, force: true });
});

/** A program that notes its id, fetches for a minute, and takes its time to end. */
const SLOW = `#!${process.execPath}
process.on('SIGTERM', () => setTimeout(() => process.exit(), 300));
setTimeout(() => undefined, 60_000);
require('node:fs').writeFileSync(process.env.XDG_CACHE_HOME + '/pid', String(process.pid));
`;

function runModel(env: NodeJS.ProcessEnv): ChildProcess {
  const script = join(import.meta.dirname, 'main.ts');
  const args = ['--conditions=@inkwell/source', '--import', 'tsx', script, 'smollm2-135m'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, XDG_CACHE_HOME: cache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  return child;
}

/** The id of the slow program, once it runs. */
async function pidOfSlow(): Promise<number> {
  const pid = await vi.waitFor(
    async () => {
      const noted = Number(await readFile(join(cache, 'pid'), 'utf8'));
      expect(noted).toBeGreaterThan(0);
      return noted;
    },
    { timeout: START_MS, interval: 50 },
  );
  cleanups.push(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  return pid;
}

const locksIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.lock') || name.startsWith('.fetching'));

describe.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run model that is stopped by %s while it fetches',
  (name) => {
    test(
      'when pip runs, then it has ended before, and the file can be fetched anew',
      { timeout: TEST_MS },
      async () => {
        const bin = join(cache, 'bin');
        await mkdir(bin);
        await writeFile(join(bin, 'python3'), SLOW, { mode: 0o755 });
        const model = runModel({ PATH: [bin, process.env['PATH']].join(delimiter) });
        const pid = await pidOfSlow();
        model.kill(name);
        await ended(model);
        expect(await isAlive(pid)).toBe(false);
        expect(model.exitCode).toBe(0);
        expect(await locksIn(join(cache, 'inkwell', 'models'))).toEqual([]);
      },
    );

    test(
      'when npm runs, then it has ended before, and nothing half is left',
      { timeout: TEST_MS },
      async () => {
        const models = join(cache, 'inkwell', 'models');
        await mkdir(models, { recursive: true });
        await writeFile(join(models, MODELS['smollm2-135m']?.file.name ?? ''), 'fetched before');
        const npm = join(cache, 'npm.js');
        await writeFile(npm, SLOW);
        const model = runModel({ npm_execpath: npm });
        const pid = await pidOfSlow();
        model.kill(name);
        await ended(model);
        expect(await isAlive(pid)).toBe(false);
        expect(model.exitCode).toBe(0);
        expect(await locksIn(join(cache, 'inkwell'))).toEqual([]);
      },
    );
  },
);
