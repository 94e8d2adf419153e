import { setTimeout as pause } from 'node:timers/promises';

import { createToolRun } from '../fleet/run.ts';
import { build } from '../start/build.ts';
import { say, table } from '../start/terminal.ts';
import { createTally, type ClientNotes } from './calls.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { gatherPeople, type RunPeople } from './people.ts';
import { describeFault, findProblems, formatReport, type RunResult, type FaultReport } from './report.ts';
import { judgeRun } from './verdict.ts';
import { startFaultsWorld, type FaultsWorld } from './world.ts';

/**
 * `npm run faults [-- redis-killed worker-frozen]`: breaks one part of the product after the other while people use
 * it, all or those that are named, and checks that every acknowledged write is there once, that derived state has
 * converged within 90 s of the last fault, and that nobody saw another's data; exit code 1 where anything failed.
 */
const chosenNames = process.argv.slice(2);
const unknownNames = chosenNames.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknownNames.length > 0) {
  const known = table(FAULTS.map(({ name, what }) => [`  ${name}`, what]));
  process.stderr.write(`There is no fault named ${unknownNames.join(', ')}. There are:\n${known}\n`);
  process.exit(1);
}
const chosenFaults = FAULTS.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name));

const MAX_RUN_MS = 9 * 60_000;
const WARM_UP_MS = 4_000;
const PAUSE_BETWEEN_FAULTS_MS = 500;
const RECOVERY_TIMEOUT_MS = 30_000;

const faultsRun = await createToolRun('faults');
const runTimeout = setTimeout(() => {
  say(`FAILED: it took longer than ${MAX_RUN_MS / 60_000} minutes`);
  void faultsRun.exit(1);
}, MAX_RUN_MS);
runTimeout.unref();

/** Inflicts a fault, lets it last, heals it, and waits until the product answers. */
async function runFault(
  fault: Fault,
  world: FaultsWorld,
  people: RunPeople,
  notes: ClientNotes,
): Promise<FaultReport> {
  const began = Date.now();
  notes.tally.take();
  let [note, failure]: [string, string | null] = ['', null];
  try {
    note = (await fault.start(world)) ?? '';
    await pause(fault.holdMs);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const during = notes.tally.take();
  const lastedMs = Date.now() - began;
  await fault.heal(world);
  const answeredAfterMs = await people.untilAnswering(RECOVERY_TIMEOUT_MS);
  return { name: fault.name, what: fault.what, note, lastedMs, during, answeredAfterMs, failure };
}

async function run(): Promise<RunResult> {
  await build(faultsRun.root, say, faultsRun.signal);
  const world = await startFaultsWorld(faultsRun);
  const notes: ClientNotes = { writes: [], sightings: [], tally: createTally() };
  const { settings, secrets, addresses } = world.config;
  const outside = {
    stripe: `http://127.0.0.1:${addresses.stripeEmulatorPort}`,
    stripeKey: secrets.stripeSecretKey,
    google: `http://127.0.0.1:${addresses.googleEmulatorPort}`,
  };
  const begin = await gatherPeople({
    base: settings.publicUrl,
    notes,
    form: { url: outside.stripe, publishableKey: secrets.stripePublishableKey },
    askRedis: world.redis.ask,
  });
  const people = begin();
  await pause(WARM_UP_MS);

  const [seen, leftOut]: [FaultReport[], { name: string; why: string }[]] = [[], []];
  for (const fault of chosenFaults) {
    const why = (await fault.missing?.(world)) ?? null;
    if (why !== null) {
      leftOut.push({ name: fault.name, why });
      say(`LEFT OUT: ${fault.name}: ${why}`);
      continue;
    }
    const one = await runFault(fault, world, people, notes);
    seen.push(one);
    say(describeFault(one));
    await pause(PAUSE_BETWEEN_FAULTS_MS);
  }
  const healedAt = Date.now();
  await people.stop();
  const verdict = await judgeRun({ people, notes, outside, mongodbUri: world.mongo.uri, healedAt });
  return { seen, leftOut, ...verdict };
}

await faultsRun.finish(async () => {
  const result = await run();
  const hasFailed = findProblems(result).length > 0;
  if (hasFailed) faultsRun.keepLogs();
  say(`\n${formatReport(result)}`);
  return !hasFailed;
});
