import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';

import { createPerson, PASSWORD } from '../test/person.ts';
import { percentile, type Target } from './compare.ts';
import type { Figure } from './figures.ts';

// As auth hashes: OWASP's argon2id.
const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ACCOUNTS = 16;
const STORM_CONNECTIONS = 32;
const STORM_SECONDS = 5;
const ROUNDS = 3;
// At a steady pace, whether or not the read before has been answered: a queue shows.
const READ_EVERY_MS = 10;

/** Of one round: verifications and sign-ins a second, and the p99 in ms of others' reads before a storm and in it. */
type SignInRound = { bare: number; signIns: number; before: number; during: number };

/** What signing in costs beside a bare verification, and what it costs the others. */
export async function benchSignIns(base: string): Promise<Figure[]> {
  const people = Array.from({ length: ACCOUNTS }, () => createPerson(base));
  await Promise.all(people.map((person) => person.signUp()));
  const [reader] = people;
  if (!reader) throw new Error('nobody signed up');
  const readOwn = { url: `${base}/api/auth/user`, headers: { cookie: reader.cookie() } };

  const signIn = () =>
    autocannon({
      url: `${base}/api/signin`,
      connections: STORM_CONNECTIONS,
      duration: STORM_SECONDS,
      // From browsers that their accounts know: unknown ones are refused before they cost anything.
      requests: people.map((person) => ({
        method: 'POST' as const,
        headers: { 'content-type': 'application/json', cookie: person.cookie() },
        body: JSON.stringify({ email: person.email, password: PASSWORD }),
      })),
    });
  // The first sign-ins after a start are not measured: their code is still being compiled.
  await signIn();
  const rounds: SignInRound[] = [];
  let refused = 0;
  // In turn, so that a machine whose speed drifts is fair to all.
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await measureBareVerifications();
    const storm = await signIn();
    const before = await p99OfSteadyReads(readOwn);
    const [stormBeside, during] = await Promise.all([signIn(), p99OfSteadyReads(readOwn)]);
    refused += storm.non2xx + stormBeside.non2xx;
    rounds.push({ bare, signIns: storm['2xx'] / storm.duration, before, during });
  }

  const cost = medianRound(rounds, (round) => round.signIns / round.bare);
  const wait = medianRound(rounds, (round) => round.during / round.before);
  return [
    {
      name: 'sign-ins a second, of bare argon2id verifications on the same cores',
      value: cost.value,
      spread: cost.spread,
      unit: 'ratio',
      atLeast: 0.5,
      note: `${cost.round.signIns.toFixed(1)} and ${cost.round.bare.toFixed(1)} a second, ${refused} refused`,
    },
    {
      name: "the others' p99 in a storm of sign-ins, of their p99 before it",
      value: wait.value,
      spread: wait.spread,
      unit: 'ratio',
      atMost: 4,
      note: `${wait.round.during.toFixed(1)} and ${wait.round.before.toFixed(1)} ms`,
    },
  ];
}

/** The round with the median of a value, the value, and its spread over all rounds. */
function medianRound(rounds: readonly SignInRound[], valueOf: (round: SignInRound) => number) {
  const sorted = rounds.toSorted((a, b) => valueOf(a) - valueOf(b));
  const [lowest, round, highest] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (!lowest || !round || !highest) throw new Error('nothing was measured');
  const spread: [number, number] = [valueOf(lowest), valueOf(highest)];
  return { round, value: valueOf(round), spread };
}

/** The p99 in ms of reads that come at a steady pace for as long as a storm lasts. */
async function p99OfSteadyReads(target: Target): Promise<number> {
  const reads: Promise<number>[] = [];
  const end = performance.now() + STORM_SECONDS * 1_000;
  for (let next = performance.now(); next < end; next += READ_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    // A read that is refused counts as one that is never answered.
    reads.push(measureReadMs(target).catch(() => Infinity));
  }
  return percentile(await Promise.all(reads), 0.99);
}

/** The ms that one read takes. */
async function measureReadMs({ url, headers }: Target): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

/** Verifications a second, as many at once as there are cores. */
async function measureBareVerifications(): Promise<number> {
  const known = await hash(PASSWORD, ARGON2_PARAMETERS);
  const end = performance.now() + STORM_SECONDS * 1_000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await verify(known, PASSWORD);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return done / STORM_SECONDS;
}
