import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { MODES, SERVICES } from '@inkwell/contracts/constants';

import { createFleet, type Fleet, type Replica } from '../fleet/fleet.ts';
import { mapInParallel } from '../fleet/lanes.ts';
import { configureLocally, startEmulators } from '../fleet/local.ts';
import { startFakeModel } from '../fleet/model.ts';
import { createToolRun, startMongo, startRedis } from '../fleet/run.ts';
import { migrateAll } from '../migrate/migrate-all.ts';
import { build } from '../start/build.ts';
import type { ProductConfig } from '../start/environment.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { createPerson, type Person } from '../test/person.ts';
import { awaitDeliveries } from './deliveries.ts';
import { findProblems, formatReport, type RolloutResult } from './report.ts';
import { startRequests } from './requests.ts';
import { startTalks } from './talks.ts';
import { buildOlderVersion, VERSIONED_SERVICES } from './versions.ts';

/**
 * `npm run rollout [-- 200 100]`: replaces every process of the product while so many requests a second are sent and so
 * many replies are read, and prints what of it failed; exit code 1 where anything did. Journal and insights come from
 * an older version, which does not know one of the events.
 */
const [requestsASecond = 200, streams = 100] = process.argv.slice(2).map(Number);
if (![requestsASecond, streams].every((each) => Number.isInteger(each) && each > 0))
  throw new Error('npm run rollout [-- <requests a second> <streams>]');

/** From the first request on: what takes longer is not waited for. */
const MAX_RUN_MS = 170_000;
const WARM_UP_MS = 3_000;
const STREAMS_PER_PERSON = 2;
/** Of the model's reply: 20 s. */
const REPLY_PIECES = 80;
const PIECE_EVERY_MS = 250;
const START_SPREAD_MS = 10_000;

/** How many processes of each there are. One is replaced like several: its replacement is ready before it ends. */
const REPLICAS = { gateway: 2, chat: 2, journal: 2, insights: 2, auth: 1, billing: 1, calendar: 1 } as const;

const rolloutRun = await createToolRun('rollout');
const { root, folder, signal, onStart } = rolloutRun;

async function configureProduct(): Promise<ProductConfig> {
  const model = await startFakeModel({ pieces: REPLY_PIECES, everyMs: PIECE_EVERY_MS });
  onStart(model.close);
  const [mongodbUri, redisUrl] = await Promise.all([startMongo(rolloutRun), startRedis(rolloutRun)]);
  await migrateAll(mongodbUri, say, signal);
  const { config, release } = await configureLocally(root, {
    dataDir: join(folder, 'data'),
    mongodbUri,
    redisUrl,
    // What reads texts is not looked at here: the rules alone do it.
    embeddingsUrl: '',
    values: { RATE_LIMIT_FACTOR: '1000', DAILY_TOKEN_BUDGET: '0', OPENAI_BASE_URL: model.url },
  });
  onStart(release);
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
  const people = Array.from({ length: Math.ceil(streams / STREAMS_PER_PERSON) }, () => createPerson(base));
  await mapInParallel(people, (person) => person.join());
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
  for (const name of VERSIONED_SERVICES) await replace(name, 0);
  for (const place of [0, 1]) {
    for (const name of ['gateway', 'chat', 'auth', 'billing', 'calendar']) await replace(name, place);
  }
  const to = new Date();
  for (const name of VERSIONED_SERVICES) await replace(name, 1);
  return { from, to };
}

async function run(): Promise<RolloutResult> {
  const since = Date.now();
  await build(root, say, signal);
  const older = new Map<string, string>();
  for (const name of VERSIONED_SERVICES) older.set(name, await buildOlderVersion(root, name));
  const config = await configureProduct();
  const fleet = await createFleet(root, config, say);
  onStart(fleet.close);
  await startEmulators(root, config, say, onStart);
  const replicas = await startAll(fleet, older);
  const base = config.settings.publicUrl;
  const people = await joinPeople(base);
  say(partLine('product', `ready, ${people.length} people have joined, ${seconds(since)}`));

  const began = Date.now();
  const inTime = AbortSignal.timeout(MAX_RUN_MS);
  const lanes = people
    .flatMap((person) => MODES.slice(0, STREAMS_PER_PERSON).map((mode) => ({ person, mode })))
    .slice(0, streams);
  const talks = startTalks(base, lanes, START_SPREAD_MS);
  await pause(START_SPREAD_MS);
  const requests = startRequests(base, people, requestsASecond);
  await pause(WARM_UP_MS);
  const window = await rollOut(fleet, replicas);
  await pause(WARM_UP_MS);
  const [ends] = await Promise.all([fleet.ends(), requests.stop(), talks.stop()]);
  say(partLine('load', `over after ${seconds(began)}; events and jobs are waited for`));
  const deliveries = await awaitDeliveries(config.addresses, window, inTime);
  return { requests, talks, ends, deliveries };
}

await rolloutRun.finish(async () => {
  const result = await run();
  say(`\n${formatReport(result)}`);
  const problems = findProblems(result);
  for (const problem of problems) say(`FAILED: ${problem}`);
  if (problems.length > 0) rolloutRun.keepLogs();
  return problems.length === 0;
});
