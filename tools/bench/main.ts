import { join } from 'node:path';

import { freePort, withDatabase } from '@inkwell/servers';

import { createToolRun, startMongo, startRedis } from '../fleet/run.ts';
import { build } from '../start/build.ts';
import { machineValues } from '../start/environment.ts';
import { createProduct, type Product } from '../start/product.ts';
import { findRunningMongo } from '../start/servers.ts';
import { readSettings } from '../start/settings.ts';
import { say } from '../start/terminal.ts';
import { type Figure, figureTable, isWithinBound } from './figures.ts';
import { benchProcesses } from './processes.ts';
import { benchReads } from './reads.ts';
import { benchSaves } from './saves.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchStart } from './start.ts';

/** The parts in their order, and what is printed while each is measured. */
const BENCH_PARTS = {
  start: 'Starting it again, resting, talking with the companion',
  'sign-ins': 'Signing in',
  reads: 'Reading',
  saves: 'Saving',
  processes: 'Each process by itself',
} as const;
type BenchPart = keyof typeof BENCH_PARTS;

const isPart = (name: string): name is BenchPart => Object.hasOwn(BENCH_PARTS, name);

/** The parts that were named, or all. */
function chosenParts(names: readonly string[]): ReadonlySet<BenchPart> {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(BENCH_PARTS).join(', ')}`);
  const all = Object.keys(BENCH_PARTS);
  return new Set((names.length > 0 ? names : all).filter(isPart));
}

/**
 * `npm run bench [-- reads saves]`: measures what is promised, or the named parts of it, and prints it with its bounds;
 * exit code 1 where one is missed.
 */
const parts = chosenParts(process.argv.slice(2));
const benchRun = await createToolRun('bench');
const { root, folder } = benchRun;
const figures: Figure[] = [];

async function measure(part: BenchPart, work: () => Promise<Figure[]>): Promise<void> {
  if (!parts.has(part)) return;
  say(BENCH_PARTS[part]);
  figures.push(...(await work()));
}

/** What the running product does. Its databases and ports are its own. */
async function benchProduct(mongod: string): Promise<void> {
  const values = {
    ...machineValues(process.env),
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'product'),
    RATE_LIMIT_FACTOR: '1000',
  };
  const settings = readSettings(root, values);
  const base = settings.publicUrl;
  const newProduct = (): Product => {
    const product = createProduct({ root, settings, builds: false, say: () => undefined });
    benchRun.onStart(product.stop);
    return product;
  };
  say('Starting the product for the first time');
  const first = newProduct();
  await first.start();
  await first.stop();
  const product = newProduct();
  if (parts.has('start')) await measure('start', () => benchStart(product, base));
  else await product.start();
  await measure('sign-ins', () => benchSignIns(base));
  await measure('reads', () => benchReads(root, base, withDatabase(mongod, 'bench')));
  await measure('saves', async () =>
    benchSaves(root, base, withDatabase(await findRunningMongo(settings), 'bench')),
  );
  await product.stop();
}

await benchRun.finish(async () => {
  await build(root, say, benchRun.signal);
  const mongod = await startMongo(benchRun);
  let processes = '';
  try {
    if (parts.size > 1 || !parts.has('processes')) await benchProduct(mongod);
    await measure('processes', async () => {
      const servers = { mongodbUri: mongod, redisUrl: await startRedis(benchRun) };
      processes = await benchProcesses({ ...benchRun, ...servers, dataDir: join(folder, 'data') });
      return [];
    });
  } finally {
    if (figures.length > 0) say(`\n${figureTable(figures)}`);
    if (processes !== '') say(`\n${processes}`);
  }
  return figures.every(isWithinBound);
});
