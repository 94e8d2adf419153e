import { setTimeout as pause } from 'node:timers/promises';

import { createRun } from '../fleet/run.ts';
import { build } from '../start/build.ts';
import { say, table } from '../start/terminal.ts';
import { createTally, type Notes } from './calls.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { gatherPeople, type People } from './people.ts';
import { describe, findProblems, report, type Result, type Seen } from './report.ts';
import { judge } from './verdict.ts';
import { startWorld, type World } from './world.ts';

/**
 * `npm run faults [-- redis-killed worker-frozen]`: breaks one part of the product after the other while people use
 * it, all or those that are named, and checks that every acknowledged write is there once, that derived state has
 * converged within 90 s of the last fault, and that nobody saw another's data; exit code 1 where anything failed.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) {
  const known = table(FAULTS.map(({ name, what }) => [`  ${name}`, what]));
  process.stderr.write(`There is no fault named ${unknown.join(', ')}. There are:\n${known}\n`);
  process.exit(1);
}
const chosen = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));

const LONGEST_MS = 9 * 60_000;
const WARM_UP_MS = 4_000;
const BETWEEN_MS = 500;
const ANSWER_AGAIN_MS = 30_000;

const started = await createRun('faults');
const tooLong = setTimeout(() => {
  say(`FAILED: it took longer than ${LONGEST_MS / 60_000} minutes`);
  void started.exit(1);
}, LONGEST_MS);
tooLong.unref();

/** Inflicts a fault, lets it last, heals it, and waits until the product answers. */
async function runFault(fault: Fault, world: World, people: People, notes: Notes): Promise<Seen> {
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
  const answeredAfterMs = await people.untilAnswering(ANSWER_AGAIN_MS);
  return { name: fault.name, what: fault.what, note, lastedMs, during, answeredAfterMs, failure };
}

async function run(): Promise<Result> {
  await build(started.root, say, started.signal);
  const world = await startWorld(started);
  const notes: Notes = { writes: [], sightings: [], tally: createTally() };
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

  const [seen, leftOut]: [Seen[], { name: string; why: string }[]] = [[], []];
  for (const fault of chosen) {
    const why = (await fault.missing?.(world)) ?? null;
    if (why !== null) {
      leftOut.push({ name: fault.name, why });
      say(`LEFT OUT: ${fault.name}: ${why}`);
      continue;
    }
    const one = await runFault(fault, world, people, notes);
    seen.push(one);
    say(describe(one));
    await pause(BETWEEN_MS);
  }
  const healedAt = Date.now();
  await people.stop();
  const verdict = await judge({ people, notes, outside, mongodbUri: world.mongo.uri, healedAt });
  return { seen, leftOut, ...verdict };
}

await started.finish(async () => {
  const result = await run();
  const hasFailed = findProblems(result).length > 0;
  if (hasFailed) started.keepLogs();
  say(`\n${report(result)}`);
  return !hasFailed;
});
