import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import type { Figure } from './figures.ts';
import { startScript } from './scripts.ts';

const PASSWORD = 'a long enough password';
// As auth hashes: OWASP's argon2id.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ACCOUNTS = 16;
const STORM_CONNECTIONS = 32;
const STORM_SECONDS = 6;
const ROUNDS = 3;
// One read after another's time, whether or not that one is through: a queue shows.
const READ_EVERY_MS = 10;

/** Of one moment: sign-ins and bare verifications a second, and the p99 of others' reads before a storm and in it, in ms. */
interface Round {
  bare: number;
  signIns: number;
  before: number;
  during: number;
}
const NO_ROUND: Round = { bare: Number.NaN, signIns: Number.NaN, before: Number.NaN, during: Number.NaN };

type Target = { url: string; headers: Record<string, string> };

/** What signing in costs, what it costs the others, and reading one's own account beside a bare read. */
export async function benchAccounts(root: string, base: string, mongoUri: string): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => signUp(base)));
  const [reader] = people;
  if (!reader) throw new Error('nobody signed up');
  const readOwn = { url: `${base}/api/auth/user`, headers: { cookie: reader.cookie } };

  const signIn = (connections: number) =>
    autocannon({
      url: `${base}/api/signin`,
      connections,
      duration: STORM_SECONDS,
      // From browsers their accounts know: a storm from unknown ones is refused before it costs anything.
      requests: people.map(({ email, cookie }) => ({
        method: 'POST' as const,
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
    });
  // Nobody's first sign-ins after a start are measured: the runtime still compiles then.
  await signIn(STORM_CONNECTIONS);
  const rounds: Round[] = [];
  // In turn, so that a machine whose speed drifts is fair to all.
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareVerifications();
    const storm = await signIn(STORM_CONNECTIONS);
    const before = await p99OfReads(readOwn);
    const [stormBeside, during] = await Promise.all([signIn(STORM_CONNECTIONS), p99OfReads(readOwn)]);
    const refused = storm.non2xx + stormBeside.non2xx;
    if (refused > 0) throw new Error(`sign-ins were refused ${refused} times`);
    rounds.push({ bare, signIns: storm['2xx'] / storm.duration, before, during });
  }
  const middle = (pick: (round: Round) => number) =>
    rounds.toSorted((a, b) => pick(a) - pick(b))[Math.floor(ROUNDS / 2)] ?? NO_ROUND;

  const read = await compareReads(root, readOwn, mongoUri);
  const { signIns, bare } = middle((round) => round.signIns / round.bare);
  const { before, during } = middle((round) => round.during / round.before);
  return [
    {
      name: 'sign-ins a second, of bare argon2id verifications on the same cores',
      value: signIns / bare,
      unit: 'ratio',
      atLeast: 0.8,
      note: `${signIns.toFixed(1)} and ${bare.toFixed(1)} a second`,
    },
    {
      name: "the others' p99 in a storm of sign-ins, of their p99 before it",
      value: during / before,
      unit: 'ratio',
      atMost: 4,
      note: `${during.toFixed(1)} and ${before.toFixed(1)} ms`,
    },
    {
      name: 'p50 of GET /api/auth/user, of a bare proxied read with one round trip to MongoDB',
      value: read.own / read.bare,
      unit: 'ratio',
      atMost: 2.5,
      note: `${read.own.toFixed(2)} and ${read.bare.toFixed(2)} ms`,
    },
  ];
}

/** The p99 in ms of reads that come at a steady pace for as long as a storm lasts. */
async function p99OfReads(target: Target): Promise<number> {
  const reads: Promise<number>[] = [];
  const end = performance.now() + STORM_SECONDS * 1_000;
  for (let next = performance.now(); next < end; next += READ_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    reads.push(timeOf(target));
  }
  const times = (await Promise.all(reads)).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function timeOf({ url, headers }: Target): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}

/** Verifications a second, as many at once as there are cores. */
async function bareVerifications(): Promise<number> {
  const known = await hash(PASSWORD, PARAMETERS);
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

/** Medians in ms at one connection, in turn. */
async function compareReads(root: string, own: Target, mongoUri: string) {
  const children: ChildProcess[] = [];
  try {
    const upstream = await startScript(root, children, 'mongo-upstream.ts', mongoUri);
    const bare = await startScript(root, children, 'bare-proxy.ts', upstream);
    const rounds = { own: [] as number[], bare: [] as number[] };
    for (let round = 0; round < 6; round += 1) {
      rounds.own.push(await median(own));
      rounds.bare.push(await median({ url: `${bare}/read`, headers: {} }));
    }
    const middle = (values: number[]) => values.slice(1).toSorted((a, b) => a - b)[2] ?? Number.NaN;
    return { own: middle(rounds.own), bare: middle(rounds.bare) };
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

// autocannon counts whole milliseconds, too coarse for one read.
async function median(target: Target): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 300; at += 1) times.push(await timeOf(target));
  return times.toSorted((a, b) => a - b)[150] ?? Number.NaN;
}

async function signUp(base: string): Promise<{ email: string; cookie: string }> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const response = await fetch(`${base}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  return {
    email,
    cookie: response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}
