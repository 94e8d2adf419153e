import { type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { MODES, SERVICES } from '@inkwell/contracts/constants';
import {
  findMongod,
  findRedis,
  freePort,
  mongodUri,
  runMongod,
  runRedis,
  stopServer,
} from '@inkwell/servers';

import { startScript } from '../bench/scripts.ts';
import { createFleet, type Fleet, type Replica } from '../fleet/fleet.ts';
import { configureLocally, startEmulators } from '../fleet/local.ts';
import { migrateAll } from '../migrate/migrate-all.ts';
import { build } from '../start/build.ts';
import type { ProductConfig } from '../start/environment.ts';
import { createExit } from '../start/exit.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { createPerson, type Person } from '../test/person.ts';
import { awaitDeliveries } from './deliveries.ts';
import { findProblems, report, type Result } from './report.ts';
import { startRequests } from './requests.ts';
import { startTalks } from './talks.ts';
import { buildOlder, VERSIONED } from './versions.ts';

/**
 * `npm run rollout [-- 200 100]`: replaces every process of the product while so many requests a second are sent and so
 * many replies are read, and prints what of it failed; exit code 1 where anything did. Journal and insights come from
 * an older version, which does not know one of the events.
 */
const [requestsASecond = 200, streams = 100] = process.argv.slice(2).map(Number);
if (![requestsASecond, streams].every((each) => Number.isInteger(each) && each > 0))
  throw new Error('npm run rollout [-- <requests a second> <streams>]');

/** From the first request on: what takes longer is not waited for. */
const LONGEST_MS = 170_000;
const WARM_UP_MS = 3_000;
const STREAMS_EACH = 2;
/** So many people join at once. */
const LANES = 4;
/** Of the model's reply: 20 s. */
const PIECES = 80;
const SPREAD_MS = 10_000;

/** How many processes of each there are. One is replaced like several: its replacement is ready before it ends. */
const REPLICAS = { gateway: 2, chat: 2, journal: 2, insights: 2, auth: 1, billing: 1, calendar: 1 } as const;

const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'inkwell-rollout-'));
const cancelled = new AbortController();
let keepsLogs = false;
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 });
const closers: Array<() => Promise<unknown>> = [
  () =>
    keepsLogs ? Promise.all(['mongo', 'redis'].map((name) => remove(join(folder, name)))) : remove(folder),
];
const { exit } = createExit(
  async () => {
    cancelled.abort();
    for (const closer of closers.splice(0).toReversed()) await closer();
  },
  () => 1,
);

async function startMongo(): Promise<string> {
  const { path } = await findMongod({ report: say });
  const [dbPath, logFile] = [join(folder, 'mongo'), join(folder, 'mongo.log')];
  const server = await runMongod({ path, dbPath, port: await freePort(), logFile });
  closers.push(() => stopServer(server));
  const uri = mongodUri(server.port);
  await migrateAll(uri, say, cancelled.signal);
  return uri;
}

async function startRedis(): Promise<string> {
  const { path } = await findRedis({ report: say });
  const [dir, logFile] = [join(folder, 'redis'), join(folder, 'redis.log')];
  await mkdir(dir, { recursive: true });
  const server = await runRedis({ path, dir, port: await freePort(), logFile });
  closers.push(() => stopServer(server));
  return server.uri;
}

async function startModel(): Promise<string> {
  const children: ChildProcess[] = [];
  closers.push(async () => {
    for (const child of children) child.kill('SIGTERM');
  });
  return startScript(root, children, 'model.ts', '1', String(PIECES));
}

async function configure(): Promise<ProductConfig> {
  const model = await startModel();
  const [mongodbUri, redisUrl] = await Promise.all([startMongo(), startRedis()]);
  const { config, release } = await configureLocally(root, {
    dataDir: join(folder, 'data'),
    mongodbUri,
    redisUrl,
    // What reads texts is not looked at here: the rules alone do it.
    embeddingsUrl: '',
    values: { RATE_LIMIT_FACTOR: '1000', DAILY_TOKEN_BUDGET: '0', OPENAI_BASE_URL: `${model}/v1` },
  });
  closers.push(release);
  return config;
}

/** Every process, journal and insights of the older version. */
async function startAll(fleet: Fleet, older: ReadonlyMap<string, string>): Promise<Map<string, Replica[]>> {
  const replicas = new Map<string, Replica[]>();
  for (const name of [...SERVICES, 'gateway'] as const) {
    const starting = Array.from({ length: REPLICAS[name] }, () =>
      fleet.start(name, { bundle: older.get(name) }),
    );
    replicas.set(name, await Promise.all(starting));
  }
  return replicas;
}

async function joinPeople(base: string): Promise<Person[]> {
  const people = Array.from({ length: Math.ceil(streams / STREAMS_EACH) }, () => createPerson(base));
  const left = [...people];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await next.join();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return people;
}

/** Replaces one process after the other. @returns when the two versions ran beside each other */
async function rollOut(
  fleet: Fleet,
  replicas: ReadonlyMap<string, Replica[]>,
): Promise<{ from: Date; to: Date }> {
  const replace = async (name: string, place: number): Promise<void> => {
    const replica = replicas.get(name)?.[place];
    if (replica) await fleet.replace(replica);
  };
  const from = new Date();
  for (const name of VERSIONED) await replace(name, 0);
  for (const place of [0, 1]) {
    for (const name of ['gateway', 'chat', 'auth', 'billing', 'calendar']) await replace(name, place);
  }
  const to = new Date();
  for (const name of VERSIONED) await replace(name, 1);
  return { from, to };
}

async function run(): Promise<Result> {
  const since = Date.now();
  await build(root, say, cancelled.signal);
  const older = new Map<string, string>();
  for (const name of VERSIONED) older.set(name, await buildOlder(root, name));
  const config = await configure();
  const fleet = await createFleet(root, config, say);
  closers.push(fleet.close);
  await startEmulators(root, config, say, (close) => closers.push(close));
  const replicas = await startAll(fleet, older);
  const base = config.settings.publicUrl;
  const people = await joinPeople(base);
  say(partLine('product', `ready, ${people.length} people have joined, ${seconds(since)}`));

  const began = Date.now();
  const signal = AbortSignal.timeout(LONGEST_MS);
  const lanes = people
    .flatMap((person) => MODES.slice(0, STREAMS_EACH).map((mode) => ({ person, mode })))
    .slice(0, streams);
  const talks = startTalks(base, lanes, SPREAD_MS);
  await pause(SPREAD_MS);
  const requests = startRequests(base, people, requestsASecond);
  await pause(WARM_UP_MS);
  const window = await rollOut(fleet, replicas);
  await pause(WARM_UP_MS);
  const [ends] = await Promise.all([fleet.ends(), requests.stop(), talks.stop()]);
  say(partLine('load', `over after ${seconds(began)}; events and jobs are waited for`));
  const deliveries = await awaitDeliveries(config.addresses, window, signal);
  return { requests, talks, ends, deliveries };
}

try {
  const result = await run();
  say(`\n${report(result)}`);
  const problems = findProblems(result);
  for (const problem of problems) say(`FAILED: ${problem}`);
  keepsLogs = problems.length > 0;
  if (keepsLogs) say(`The logs of all processes are in ${join(folder, 'data/logs')}`);
  await exit(problems.length > 0 ? 1 : 0);
} catch (error) {
  if (!cancelled.signal.aborted)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await exit(1);
}
