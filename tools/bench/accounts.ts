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
const STORM_SECONDS = 8;
const OTHERS = { connections: 4, overallRate: 100 };

/** What signing in costs, what it costs the others, and reading one's own account beside a bare read. */
export async function benchAccounts(root: string, base: string, mongoUri: string): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => signUp(base)));
  const [reader] = people;
  if (!reader) throw new Error('nobody signed up');
  const readOwn = { url: `${base}/api/auth/user`, headers: { cookie: reader.cookie } };

  const bare = await bareVerifications();
  const before = await autocannon({ ...readOwn, ...OTHERS, duration: STORM_SECONDS });
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
  const alone = await signIn(STORM_CONNECTIONS);
  const [storm, during] = await Promise.all([
    signIn(STORM_CONNECTIONS),
    autocannon({ ...readOwn, ...OTHERS, duration: STORM_SECONDS }),
  ]);
  if (storm.non2xx > 0 || alone.non2xx > 0)
    throw new Error(`sign-ins were refused ${storm.non2xx + alone.non2xx} times`);

  const read = await compareReads(root, readOwn, mongoUri);
  const signIns = alone['2xx'] / alone.duration;
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
      value: during.latency.p99 / Math.max(1, before.latency.p99),
      unit: 'ratio',
      atMost: 4,
      note: `${during.latency.p99} and ${before.latency.p99} ms`,
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
async function compareReads(
  root: string,
  own: { url: string; headers: { cookie: string } },
  mongoUri: string,
) {
  const children: ChildProcess[] = [];
  try {
    const upstream = await startScript(root, children, 'mongo-upstream.ts', mongoUri);
    const bare = await startScript(root, children, 'bare-proxy.ts', upstream);
    const rounds = { own: [] as number[], bare: [] as number[] };
    for (let round = 0; round < 6; round += 1) {
      rounds.own.push(await median(own.url, own.headers));
      rounds.bare.push(await median(`${bare}/read`, {}));
    }
    const middle = (values: number[]) => values.slice(1).toSorted((a, b) => a - b)[2] ?? Number.NaN;
    return { own: middle(rounds.own), bare: middle(rounds.bare) };
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

// autocannon counts whole milliseconds, too coarse for one read.
async function median(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    const began = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - began);
  }
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
