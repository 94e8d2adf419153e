import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isAlive } from '@inkwell/servers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// npm itself needs a second or more to start on a busy machine.
const SOON = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 60_000 };

// Writes down its process, the beats of its life, and that it was told to stop.
const program = `
  import { appendFileSync } from 'node:fs';
  import { stopWithNpm } from ${JSON.stringify(join(import.meta.dirname, 'stop-with-npm.mjs'))};
  stopWithNpm(import.meta.dirname, 'start');
  const write = (line) => appendFileSync(import.meta.dirname + '/log', line + '\\n');
  process.on('SIGTERM', () => { write('stopped'); process.exit(0); });
  process.on('SIGINT', () => { write('stopped'); process.exit(0); });
  process.on('SIGHUP', () => write('hang-up'));
  setInterval(() => { write('beat'); console.log('beat'); }, 100);
  write('pid ' + process.pid);`;

let folder: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-npm-'));
  await writeFile(join(folder, 'program.mjs'), program);
  await writeFile(join(folder, 'log'), '');
  await writeScript('exec node program.mjs');
});

afterEach(async () => {
  const pids = (await lines())
    .filter((line) => /^(pid|npm) /.test(line))
    .map((line) => Number(line.split(' ')[1]));
  for (const pid of pids) if (await isAlive(pid)) process.kill(pid, 'SIGKILL');
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const writeScript = (start: string) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start } }));

async function lines(): Promise<string[]> {
  return (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n');
}

/** Runs a shell script in a process group of its own. */
function shell(text: string, output: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const child = spawn('sh', ['-c', text], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, 'ignore'],
    env: { PATH: process.env['PATH'], HOME: folder, npm_config_update_notifier: 'false' },
  });
  started.push(child);
  return child;
}

/** The number behind the first line that begins with `name`. */
async function idOf(name: 'pid' | 'npm'): Promise<number> {
  return vi.waitFor(async () => {
    const line = (await lines()).find((each) => each.startsWith(`${name} `));
    expect(line).toBeDefined();
    return Number(line?.split(' ')[1]);
  }, SOON);
}

/** Resolves once the program has gone on for longer than a watch of its npm takes. */
async function livesOn(): Promise<void> {
  const beats = async () => (await lines()).filter((line) => line === 'beat').length;
  const before = await beats();
  await vi.waitFor(async () => expect(await beats()).toBeGreaterThan(before + 15), SOON);
  expect(await lines()).not.toContain('stopped');
}

async function endsInOrder(pid: number): Promise<void> {
  await vi.waitFor(async () => expect(await isAlive(pid)).toBe(false), SOON);
  expect((await lines()).at(-1)).toBe('stopped');
}

const startsNpm = 'npm start & echo npm $! >> log';

describe('what npm runs', () => {
  test('when the script that started npm ends at once, then it lives on', SLOW, async () => {
    const script = shell(startsNpm);
    await vi.waitFor(() => expect(script.exitCode).toBe(0), SOON);
    await idOf('pid');
    await livesOn();
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'when the shell above npm ends by %s, then it lives on',
    SLOW,
    async (signal) => {
      const script = shell(`${startsNpm}; wait`);
      await idOf('pid');
      script.kill(signal);
      await vi.waitFor(() => expect(script.signalCode).toBe(signal), SOON);
      await livesOn();
    },
  );

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'when npm alone gets %s, then it ends in order',
    SLOW,
    async (signal) => {
      shell(startsNpm);
      const pid = await idOf('pid');
      process.kill(await idOf('npm'), signal);
      await endsInOrder(pid);
    },
  );

  test(
    'when npm keeps a shell between, then it ends with npm and not with what started npm',
    SLOW,
    async () => {
      await writeScript('node program.mjs; true');
      const script = shell(`${startsNpm}; wait`);
      const pid = await idOf('pid');
      script.kill('SIGKILL');
      await livesOn();
      process.kill(await idOf('npm'), 'SIGKILL');
      await endsInOrder(pid);
    },
  );

  test(
    'when nohup runs it and everything is told that the terminal hung up, then it lives on',
    SLOW,
    async () => {
      const script = shell(`nohup ${startsNpm}; wait`);
      await idOf('pid');
      const npm = await idOf('npm');
      process.kill(-(script.pid ?? 0), 'SIGHUP');
      await vi.waitFor(async () => expect(await isAlive(npm)).toBe(false), SOON);
      await vi.waitFor(async () => expect(await lines()).toContain('hang-up'), SOON);
      await livesOn();
    },
  );

  test('when nobody reads its output any longer, then it lives on', SLOW, async () => {
    const script = shell(startsNpm, 'pipe');
    await idOf('pid');
    script.stdout?.destroy();
    await livesOn();
  });

  test('when it was not started by npm, then it lives on without the process above', SLOW, async () => {
    const script = shell('node program.mjs & wait');
    await idOf('pid');
    script.kill('SIGKILL');
    await livesOn();
  });
});
