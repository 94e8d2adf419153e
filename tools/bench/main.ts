import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import {
  findMongod,
  findRedis,
  freePort,
  mongodUri,
  runMongod,
  runRedis,
  stopServer,
  withDatabase,
} from '@inkwell/servers';

import { machineValues } from '../start/environment.ts';
import { createProduct, type Product } from '../start/product.ts';
import { loadSecrets } from '../start/secrets.ts';
import { findRunningMongo } from '../start/servers.ts';
import { readSettings } from '../start/settings.ts';
import { findChromium } from '../test/chromium.ts';
import { benchEventLoop } from './event-loop.ts';
import { type Figure, figureTable, meets } from './figures.ts';
import { benchGateway } from './gateway.ts';
import { benchGoogle } from './google.ts';
import { benchInsights } from './insights.ts';
import { benchLive } from './live.ts';
import { benchOverload } from './overload.ts';
import { benchProcesses } from './processes.ts';
import { benchProduct } from './product.ts';
import { benchReads } from './reads.ts';
import { benchReplies, joinTalkers } from './replies.ts';
import { benchSaves } from './saves.ts';
import { benchSearch } from './search.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchTyping } from './typing.ts';
import { benchRanges, benchWeek } from './week.ts';

/** The parts in their order, and what is printed while each is measured. */
const PARTS = {
  start: 'Starting it again, resting, talking with the companion',
  'sign-ins': 'Signing in',
  reads: 'Reading',
  insights: 'Computing insights',
  google: 'Syncing with Google',
  week: 'Planning',
  typing: 'Typing',
  search: 'Searching',
  'event-loop': 'Sending texts that make careless rules slow',
  overload: 'Sending more than the cores can do',
  saves: 'Saving',
  replies: 'Talking with a model',
  gateway: 'The gateway alone',
  live: 'Live streams of the gateway alone',
  processes: 'Each process by itself',
} as const;
type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

/** The parts that were named, or all. */
function chosenParts(names: readonly string[]): ReadonlySet<Part> {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(PARTS).join(', ')}`);
  const all = Object.keys(PARTS);
  return new Set((names.length > 0 ? names : all).filter(isPart));
}

/**
 * `npm run bench [-- week saves]`: measures what is promised, or the named parts of it, and prints it with its bounds;
 * exit code 1 where one is missed.
 */
const parts = chosenParts(process.argv.slice(2));
const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'inkwell-bench-'));
const report = (line: string) => process.stdout.write(`${line}\n`);
const cancelled = new AbortController();
const closers: Array<() => Promise<unknown>> = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
];

async function close(): Promise<void> {
  for (const closer of closers.splice(0).toReversed()) await closer();
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    cancelled.abort();
    void close().then(() => process.exit(1));
  });
}

async function startMongod(): Promise<string> {
  const { path } = await findMongod({ report });
  const [dbPath, logFile] = [join(folder, 'mongo'), join(folder, 'mongo.log')];
  const server = await runMongod({ path, dbPath, port: await freePort(), logFile });
  closers.push(() => stopServer(server));
  return withDatabase(mongodUri(server.port), 'bench');
}

async function startRedis(name: string): Promise<string> {
  const { path } = await findRedis({ report });
  const [dir, logFile] = [join(folder, name), join(folder, `${name}.log`)];
  const server = await runRedis({ path, dir, port: await freePort(), logFile });
  closers.push(() => stopServer(server));
  return server.uri;
}

async function benchAll(figures: Figure[]): Promise<void> {
  // Processes take the ports from the first one on.
  const metricsPort = await freePort();
  const values = {
    ...machineValues(process.env),
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_FACTOR: '1000',
    ...(parts.has('event-loop') && { METRICS_PORT: String(metricsPort) }),
  };
  const newProduct = (more: Record<string, string> = {}): Product => {
    const settings = readSettings(root, { ...values, ...more });
    const product = createProduct({ root, settings, say: () => undefined });
    closers.push(product.stop);
    return product;
  };
  const base = readSettings(root, values).publicUrl;
  report('Starting the product for the first time');
  const first = newProduct();
  await first.start();
  await first.stop();
  const product = newProduct();
  const measure = async (part: Part, run: () => Promise<Figure[]>): Promise<void> => {
    if (!parts.has(part)) return;
    report(PARTS[part]);
    figures.push(...(await run()));
  };
  if (parts.has('start')) await measure('start', () => benchProduct(product, base));
  else await product.start();
  await measure('sign-ins', () => benchSignIns(base));
  const mongod = await startMongod();
  await measure('reads', () => benchReads(root, base, mongod));
  await measure('insights', () => benchInsights(withDatabase(mongod, 'bench_insights')));
  await measure('google', () =>
    benchGoogle(withDatabase(mongod, 'bench_calendar'), withDatabase(mongod, 'bench_google')),
  );
  const mongoUri = await findRunningMongo(readSettings(root, values));
  const chromium = await findChromium(report, cancelled.signal);
  await measure('week', async () => [
    ...(await benchRanges(base, withDatabase(mongoUri, 'inkwell_calendar'))),
    ...(await benchWeek(base, chromium)),
  ]);
  await measure('typing', () => benchTyping(base, chromium));
  await measure('search', async () => {
    const { vaultKeys } = await loadSecrets(values.DATA_DIR);
    return benchSearch(base, withDatabase(mongoUri, 'inkwell_journal'), vaultKeys['journal'] ?? '');
  });
  await measure('event-loop', () => benchEventLoop(base, metricsPort));
  await measure('overload', () => benchOverload(base));
  const people = parts.has('saves') || parts.has('replies') ? await joinTalkers(base) : [];
  await measure('saves', () => benchSaves(root, base, people, withDatabase(mongoUri, 'bench')));
  await product.stop();
  const startWith = async (more: Record<string, string>) => {
    const talking = newProduct(more);
    await talking.start();
    return talking;
  };
  await measure('replies', () => benchReplies(root, startWith, { base, people }));
  await measure('gateway', async () => benchGateway(root, await startRedis('redis-gateway')));
  await measure('live', async () => benchLive(root, await startRedis('redis-live')));
  // The last one: its processes run until everything is closed.
  await measure('processes', async () => {
    const measured = await benchProcesses({
      root,
      dataDir: join(folder, 'processes'),
      mongodbUri: mongod,
      redisUrl: await startRedis('redis-processes'),
      signal: cancelled.signal,
      onStart: (closer) => closers.push(closer),
    });
    tables.push(measured);
    return [];
  });
}

const figures: Figure[] = [];
/** What has no bound. */
const tables: string[] = [];
try {
  await benchAll(figures);
  process.exitCode = figures.every(meets) ? 0 : 1;
} finally {
  if (figures.length > 0) report(`\n${figureTable(figures)}`);
  for (const each of tables) report(`\n${each}`);
  await close();
}
