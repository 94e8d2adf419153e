import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { Service } from '@inkwell/contracts';
import { freePort } from '@inkwell/servers';

import { checkedUri, mongoUri, redisUrl } from './databases.ts';
import { currentRun, rememberProcess } from './run.ts';

/** A service in a process of its own. */
export type ServiceProcess = {
  url: string;
  /** Ends it as an orchestrator does, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does, and waits until it is gone. */
  kill: () => Promise<void>;
};

type Environment = Record<string, string>;

const pathOf = (path: string): string => new URL(`../../../services/${path}`, import.meta.url).pathname;

/** The program of a service: `npm test` has built it, which starts in a third of the time. */
const programOf = (service: Service): string[] =>
  process.env['TEST_BUILT'] === '1'
    ? ['--enable-source-maps', pathOf(`${service}/dist/main.js`)]
    : ['--import', 'tsx', '--conditions=@inkwell/source', pathOf(`${service}/src/main.ts`)];

function run(service: Service, env: Environment): ChildProcess {
  return spawn(process.execPath, programOf(service), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', MONGODB_URI: checkedUri(service), ...env },
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Brings a service's database of this test file up to date, as before a start. */
export async function migrateService(service: Service): Promise<void> {
  // What a migration asks, it asks once.
  const child = run(service, { ROLE: 'migrate', MONGODB_URI: mongoUri(service) });
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the migrations of ${service} ended with ${code}`);
}

/**
 * Starts a migrated service and waits until it is ready.
 *
 * @param env what it reads beside NODE_ENV, PORT, MONGODB_URI and REDIS_URL
 */
export async function startServiceProcess(service: Service, env: Environment): Promise<ServiceProcess> {
  const port = await freePort();
  const child = run(service, { PORT: `${port}`, REDIS_URL: redisUrl(), ...env });
  if (child.pid !== undefined) await rememberProcess(currentRun().folder, child.pid);
  if (!child.stdout) throw new Error('its output is a pipe');
  for await (const line of createInterface({ input: child.stdout })) {
    if (JSON.parse(line).msg !== 'ready') continue;
    child.stdout.resume();
    const url = `http://127.0.0.1:${port}`;
    return { url, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
  }
  throw new Error(`${service} did not start`);
}
