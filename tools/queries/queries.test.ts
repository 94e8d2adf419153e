import { EVENTS, JOBS, type Service, SERVICES } from '@inkwell/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listCallSites, traceCallSites } from './call-sites.ts';
import { libDrives } from './drive-libs.ts';
import { type Driven, routesOf } from './driven.ts';
import { fill } from './fill.ts';
import { openServices } from './services.ts';
import { refusedByMongos, shardedBy } from './shards.ts';
import { endProfiling, type Problem, startProfiling } from './profile.ts';

/** What may read much, and why. */
const ALLOWED: ReadonlyArray<{ site: RegExp; what: RegExp; why: string }> = [
  {
    site: /^libs\/vault\/src\/vault\.ts/,
    what: /^examines .* vault_keys .*\$group.* IXSCAN/,
    why: 'A rotation is run by hand, and counts what no key opens.',
  },
  {
    site: /^libs\/events\/src\/relay\.ts/,
    what: /^examines .* outbox .*confirmedAt.*\$nin.* IXSCAN/,
    why: 'Counts open rows of unknown names once a minute: rows are open for seconds.',
  },
  {
    site: /^libs\/events\/src\/metrics\.ts/,
    what: /^examines .* outbox .*confirmedAt.*\$group.* IXSCAN/,
    why: 'Counts open rows when Prometheus asks: rows are open for seconds.',
  },
];

/** What no drive sends, and why. */
const UNSENT: ReadonlyArray<{ code: string; why: string }> = [
  {
    code: 'const other = isDuplicateKey(error) ? await Message.findOne(filter).lean<MessageRow>() : null;',
    why: 'Only where two sends race; a few lines above the same query is sent.',
  },
];

let services: Driven[];
const trace = traceCallSites();
const problems: string[] = [];
const queries = new Map<Service, number>();

async function drive({ drives, ...driven }: Driven): Promise<void> {
  for (const [name, run] of Object.entries({ ...drives, ...libDrives(driven) })) {
    try {
      await run();
    } catch (error) {
      throw new Error(`${driven.service}: ${name}`, { cause: error });
    }
  }
}

function isAllowed({ site, what }: Problem): boolean {
  return ALLOWED.some((allowed) => allowed.site.test(site) && allowed.what.test(what));
}

async function profile(driven: Driven): Promise<void> {
  const { db } = driven.connection;
  if (!db) throw new Error('not connected');
  await drive(driven);
  expect(await fill(db), `collections of ${driven.service} that the drives leave empty`).toEqual([]);
  await startProfiling(db);
  await drive(driven);
  const found = await endProfiling(db, shardedBy(driven.service));
  queries.set(driven.service, found.queries);
  for (const problem of found.problems.filter((each) => !isAllowed(each))) {
    problems.push(`${driven.service}, ${problem.site} ${problem.what}`);
  }
}

beforeAll(async () => {
  services = await openServices();
  // One after the other: Redis answers late in a process that does everything at once.
  for (const driven of services) await profile(driven);
  // Every use case of six services, twice: 70 s on quiet cores, more than twice that on busy ones.
}, 300_000);
afterAll(async () => {
  trace.restore();
  await Promise.all(services.map(({ close }) => close()));
});

describe('the queries of all services', () => {
  test('when every use case is driven on full collections, then none is scanned, sorted in memory or refused on shards', () => {
    expect([...new Set(problems)]).toEqual([]);
    for (const service of SERVICES) expect(queries.get(service), service).toBeGreaterThan(10);
  });

  test('when there is a new route, event or job, then it is driven too', () => {
    for (const { service, app, drives } of services) {
      const events = Object.entries(EVENTS).filter(([, { to }]) =>
        (to as readonly Service[]).includes(service),
      );
      const jobs = Object.entries(JOBS).filter(([, { owner }]) => owner === service);
      const expected = [...routesOf(app), ...[...events, ...jobs].map(([name]) => name)];
      const missing = expected.filter((name) => !(name in drives));
      expect(missing, `without a drive in tools/queries/drive-${service}.ts`).toEqual([]);
    }
  });

  test('when the code has a new query, then some drive sends it', async () => {
    const listed = await listCallSites();
    const unsent = listed.filter(({ site }) => !trace.seen.has(site)).map(({ code }) => code);
    const named = UNSENT.map(({ code }) => code);
    expect(
      unsent.filter((code) => !named.includes(code)),
      'sent by no drive',
    ).toEqual([]);
    expect(
      named.filter((code) => !unsent.includes(code)),
      'sent or gone by now',
    ).toEqual([]);
  });
});

describe('a write on shards', () => {
  const byUser = { userId: 1 } as const;
  test.each([
    ['an update of one by its shard key', 'update', { q: { userId: 'ann', date: 'x' } }, true],
    ['an update of one by its id', 'update', { q: { _id: 1 } }, true],
    ['an upsert by its id', 'update', { q: { _id: 1 }, upsert: true }, false],
    ['an upsert with the shard key', 'update', { q: { $and: [{ userId: 'ann' }] }, upsert: true }, true],
    ['an update of one by something else', 'update', { q: { dueAt: null } }, false],
    ['an update of many by something else', 'update', { q: { dueAt: null }, multi: true }, true],
    ['an update of one of several people', 'update', { q: { userId: { $in: ['ann'] } } }, false],
    ['a deletion of one by something else', 'remove', { q: { dueAt: null }, limit: 1 }, false],
    ['a findAndModify by its id', 'command', { findAndModify: 'rows', query: { _id: 1 } }, false],
    [
      'a findAndModify with the shard key',
      'command',
      { findAndModify: 'rows', query: { userId: 'ann' } },
      true,
    ],
    ['a query', 'query', { find: 'rows', filter: {} }, true],
  ] as const)('when it is %s, then mongos takes it or not', (_, op, command, isTaken) => {
    expect(refusedByMongos({ op, command }, byUser) === null).toBe(isTaken);
  });
});
