import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort, stopChild } from '@inkwell/servers';

import { environmentOf, type ProcessName, type ProductConfig, type Values } from '../start/environment.ts';
import { nodePart } from '../start/supervised-process.ts';
import { NODE_ARGS } from '../start/product.ts';
import { partLine, seconds, type Say } from '../start/terminal.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** As `k8s/base` has it. */
const DRAIN_DELAY_MS = 2_000;
const DRAIN_MS: Partial<Record<ProcessName, number>> = { chat: 60_000, gateway: 60_000 };
const DEFAULT_DRAIN_MS = 9_000;
const KILL_MS = 3_000;

/** A process that serves. */
export type Replica = { name: DeployedName; child: ChildProcess };
export type DeployedName = Exclude<ProcessName, 'emulators'>;

/** How a process ended that was told to. */
export type ProcessEnd = { name: DeployedName; code: number | null; seconds: number };

export type StartOptions = {
  /** Of another version. Default: the built one. */
  bundle?: string | undefined;
  /** What its environment has besides. */
  env?: Values;
};

export type Fleet = {
  /** Starts one more process. */
  start: (name: DeployedName, options?: StartOptions) => Promise<Replica>;
  /** Starts a process of the built version in the place of another, which is told to end; does not wait for its end. */
  replace: (replica: Replica) => Promise<Replica>;
  /** How the replaced processes have ended; waits until all have. */
  ends: () => Promise<ProcessEnd[]>;
  close: () => Promise<void>;
};

/** The processes of the product behind a balancer for each name, at the ports that `config` has. */
export async function createFleet(root: string, config: ProductConfig, say: Say): Promise<Fleet> {
  const children = new Set<ChildProcess>();
  const ending: Promise<ProcessEnd>[] = [];
  const { ports } = config.addresses;
  const balancers = new Map<DeployedName, Balancer>();
  const names = [...(Object.keys(ports) as (keyof typeof ports)[]), 'gateway'] as const;
  for (const name of names) {
    balancers.set(name, await startBalancer(name === 'gateway' ? config.settings.port : ports[name]));
  }
  let started = 0;

  const start: Fleet['start'] = async (name, { bundle = 'dist/main.js', env: more = {} } = {}) => {
    const port = await freePort();
    const env = {
      ...environmentOf(name, config),
      PORT: String(port),
      DRAIN_MS: String(DRAIN_MS[name] ?? DEFAULT_DRAIN_MS),
      DRAIN_DELAY_MS: String(DRAIN_DELAY_MS),
      ...more,
    };
    const part = nodePart({
      name,
      cwd: name === 'gateway' ? join(root, name) : join(root, 'services', name),
      args: [...NODE_ARGS.slice(0, -1), bundle],
      env,
      ports: [port],
      portAdvice: 'Run it again: the next run takes another port.',
      readyUrl: `http://127.0.0.1:${port}/health/ready`,
      logFile: join(config.settings.dataDir, 'logs', `${name}-${(started += 1)}.log`),
      say,
    });
    const child = await part.launch((spawned) => {
      children.add(spawned);
      spawned.once('exit', () => children.delete(spawned));
    });
    balancers.get(name)?.add(port);
    return { name, child };
  };

  const end = async ({ name, child }: Replica): Promise<ProcessEnd> => {
    const toldAt = Date.now();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    return { name, code, seconds: (Date.now() - toldAt) / 1_000 };
  };

  return {
    start,
    replace: async (replica) => {
      const since = Date.now();
      const replacement = await start(replica.name);
      ending.push(end(replica));
      say(partLine(replica.name, `replaced, ${seconds(since)}`));
      return replacement;
    },
    ends: () => Promise.all(ending),
    close: async () => {
      await Promise.all([...balancers.values()].map((balancer) => balancer.close()));
      await Promise.all([...children].map((child) => stopChild(child, KILL_MS)));
    },
  };
}
