import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { SERVICES } from '@inkwell/contracts/constants';
import { freePort, stopChild } from '@inkwell/servers';

import type { DeployedName } from '../fleet/fleet.ts';
import { configureLocally, startEmulators } from '../fleet/local.ts';
import { createLoop } from '../fleet/loop.ts';
import { migrateAll } from '../migrate/migrate-all.ts';
import { environmentOf } from '../start/environment.ts';
import { nodePart } from '../start/supervised-process.ts';
import { folderOf, NODE_ARGS } from '../start/product.ts';
import { median } from './compare.ts';
import {
  joinUsers,
  type OrdinaryRequest,
  ORDINARY_READS,
  ORDINARY_SAVES,
  sendOrdinaryRequests,
  type BenchUser,
} from './ordinary.ts';
import {
  type AnsweredRequests,
  cpuOf,
  memoryOf,
  type ProcessUsage,
  canReadUsage,
  usageTable,
} from './usage.ts';

const STARTS_MEASURED = 3;
const REST_BEFORE_MEASURING_MS = 5_000;
const MEMORY_POLL_MS = 200;
/** Of each load, and not counted: the code of the processes is still being compiled. */
const WARM_UP_SECONDS = 3;
const LOAD_SECONDS = 5;
const KILL_MS = 3_000;
/** Texts are read so soon that the workers are under load with those who serve. */
const ANALYSIS_DELAY_MS = 1_000;

/** Who serves and who works is apart, as `k8s/base` has it. */
type ProcessRole = 'http' | 'worker';
type RunningProcess = { name: string; role: ProcessRole; startSeconds: number; pid: number };

export type ProcessesOptions = {
  root: string;
  /** Absent; the secrets and logs of this product. */
  dataDir: string;
  /** Servers without a product of their own. */
  mongodbUri: string;
  redisUrl: string;
  signal: AbortSignal;
  /** Told how to end each part as soon as it exists. */
  onStart: (close: () => Promise<unknown>) => void;
};

/** What each process of the product takes to start, at rest and under ordinary requests, as a table. */
export async function benchProcesses({
  root,
  signal,
  onStart,
  ...servers
}: ProcessesOptions): Promise<string> {
  const silent = () => undefined;
  await migrateAll(servers.mongodbUri, silent, signal);
  const { config, release } = await configureLocally(root, {
    ...servers,
    // The reading server is none of our processes: the rules alone read texts.
    embeddingsUrl: '',
    values: { RATE_LIMIT_FACTOR: '1000000', ANALYSIS_DELAY_MS: String(ANALYSIS_DELAY_MS) },
  });
  onStart(release);
  await startEmulators(root, config, silent, onStart);
  const { publicUrl, port: gatewayPort } = config.settings;
  const children: ChildProcess[] = [];
  onStart(() => Promise.all(children.map((child) => stopChild(child, KILL_MS))));
  const running: RunningProcess[] = [];
  const measure = async (service: DeployedName, role: ProcessRole): Promise<void> => {
    const servesAt = service === 'gateway' ? gatewayPort : config.addresses.ports[service];
    const isWorker = role === 'worker';
    const port = isWorker ? await freePort() : servesAt;
    const name = isWorker ? `${service} worker` : service;
    const part = nodePart({
      name,
      cwd: folderOf(root, service),
      args: NODE_ARGS,
      env: { ...environmentOf(service, config), PORT: String(port), METRICS_PORT: '0', ROLE: role },
      ports: [port],
      portAdvice: 'Run it again: the next run takes another port.',
      readyUrl: `http://127.0.0.1:${port}/health/ready`,
      logFile: join(config.settings.dataDir, 'logs', `${name}.log`),
      say: silent,
    });
    const start = () => {
      signal.throwIfAborted();
      return part.launch((child) => children.push(child));
    };
    running.push({ name, role, ...(await measureStart(start)) });
  };
  await measure('gateway', 'http');
  for (const role of ['http', 'worker'] as const) {
    for (const service of SERVICES) await measure(service, role);
  }
  return usageTable(canReadUsage() ? await measureUsage(running, publicUrl) : running.map(startOf));
}

const startOf = ({ name, startSeconds }: RunningProcess): ProcessUsage => ({
  name,
  startSeconds,
  measured: null,
});

/** The median of some starts; the last one runs on. */
async function measureStart(
  start: () => Promise<ChildProcess>,
): Promise<{ startSeconds: number; pid: number }> {
  const times: number[] = [];
  for (;;) {
    const began = performance.now();
    const child = await start();
    times.push((performance.now() - began) / 1_000);
    if (times.length === STARTS_MEASURED)
      return { startSeconds: median(times), pid: child.pid ?? Number.NaN };
    await stopChild(child, 0, 'SIGKILL');
  }
}

async function measureUsage(running: readonly RunningProcess[], base: string): Promise<ProcessUsage[]> {
  const rest = await measureRest(running);
  const users = await joinUsers(base);
  const memory = watchMemory(running);
  const loads: LoadUsage[] = [];
  for (const ordinary of [...ORDINARY_READS, ORDINARY_SAVES])
    loads.push(await measureLoad(running, base, users, ordinary));
  const highest = await memory.stop();
  return running.map((one) => {
    const { kibibytes = Number.NaN, cores = Number.NaN } = rest.get(one) ?? {};
    return {
      ...startOf(one),
      measured: {
        restKibibytes: kibibytes,
        restCores: cores,
        loadKibibytes: highest.get(one) ?? Number.NaN,
        answered: answeredBy(one, loads),
      },
    };
  });
}

type RestUsage = { kibibytes: number; cores: number };

/** What everybody has after some seconds in which nobody came, and the cores used in them. */
async function measureRest(running: readonly RunningProcess[]): Promise<Map<RunningProcess, RestUsage>> {
  // What its start left is collected in the last one, too.
  await pause(REST_BEFORE_MEASURING_MS);
  const began = performance.now();
  const before = await measureEach(running, cpuOf);
  await pause(REST_BEFORE_MEASURING_MS);
  const after = await measureEach(running, cpuOf);
  const seconds = (performance.now() - began) / 1_000;
  const memory = await measureEach(running, memoryOf);
  const usedBy = (one: RunningProcess) => (after.get(one) ?? Number.NaN) - (before.get(one) ?? Number.NaN);
  return new Map([...memory].map(([one, kibibytes]) => [one, { kibibytes, cores: usedBy(one) / seconds }]));
}

async function measureEach(
  running: readonly RunningProcess[],
  measure: (pid: number) => Promise<number>,
): Promise<Map<RunningProcess, number>> {
  const pairs = running.map(async (one) => [one, await measure(one.pid)] as const);
  return new Map(await Promise.all(pairs));
}

/** @returns stop, with the highest resident memory in KiB of each since then */
function watchMemory(running: readonly RunningProcess[]): {
  stop: () => Promise<ReadonlyMap<RunningProcess, number>>;
} {
  const highest = new Map<RunningProcess, number>();
  const loop = createLoop(MEMORY_POLL_MS, async () => {
    for (const [one, kibibytes] of await measureEach(running, memoryOf))
      highest.set(one, Math.max(kibibytes, highest.get(one) ?? 0));
  });
  return {
    stop: async () => {
      await loop.stop();
      return highest;
    },
  };
}

type LoadUsage = {
  ordinary: OrdinaryRequest;
  answered: number;
  seconds: number;
  /** Seconds of a core. */
  cpu: ReadonlyMap<RunningProcess, number>;
};

async function measureLoad(
  running: readonly RunningProcess[],
  base: string,
  users: readonly BenchUser[],
  ordinary: OrdinaryRequest,
): Promise<LoadUsage> {
  await sendOrdinaryRequests(base, users, ordinary, WARM_UP_SECONDS);
  const before = await measureEach(running, cpuOf);
  const sent = await sendOrdinaryRequests(base, users, ordinary, LOAD_SECONDS);
  const after = await measureEach(running, cpuOf);
  const cpu = new Map([...after].map(([one, used]) => [one, used - (before.get(one) ?? Number.NaN)]));
  return { ordinary, ...sent, cpu };
}

/** Through the gateway all reads went, which are taken together, and the saves. */
function answeredBy(one: RunningProcess, loads: readonly LoadUsage[]): AnsweredRequests[] {
  if (one.role === 'worker') return [];
  if (one.name !== 'gateway') {
    const own = loads.filter(({ ordinary }) => ordinary.service === one.name);
    return own.map((load) => rateOf(one, load.ordinary.name, [load]));
  }
  const isSave = ({ ordinary }: LoadUsage) => ordinary === ORDINARY_SAVES;
  return [
    rateOf(
      one,
      'of all these GETs',
      loads.filter((load) => !isSave(load)),
    ),
    rateOf(one, ORDINARY_SAVES.name, loads.filter(isSave)),
  ];
}

function rateOf(one: RunningProcess, name: string, loads: readonly LoadUsage[]): AnsweredRequests {
  const sum = (valueOf: (load: LoadUsage) => number) =>
    loads.reduce((total, load) => total + valueOf(load), 0);
  const answered = sum((load) => load.answered);
  return {
    name,
    aSecond: answered / sum(({ seconds }) => seconds),
    aCoreSecond: answered / sum(({ cpu }) => cpu.get(one) ?? Number.NaN),
  };
}
