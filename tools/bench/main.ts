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
import { readSettings } from '../start/settings.ts';
import { benchAccounts } from './accounts.ts';
import { type Figure, meets, table } from './figures.ts';
import { benchGateway } from './gateway.ts';
import { benchProduct } from './product.ts';

/** `npm run bench`: measures what is promised and prints it with its bounds; exit code 1 where one is missed. */
const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'inkwell-bench-'));
const report = (line: string) => process.stdout.write(`${line}\n`);
const figures: Figure[] = [];
try {
  report('The product: starting twice, resting, talking');
  const port = await freePort();
  const settings = readSettings(root, {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_FACTOR: '1000',
  });
  const mongoPort = await freePort();
  const mongod = await runMongod({
    path: (await findMongod({ report })).path,
    dbPath: join(folder, 'mongo'),
    port: mongoPort,
    logFile: join(folder, 'mongo.log'),
  });
  try {
    const accounts = () =>
      benchAccounts(root, settings.publicUrl, withDatabase(mongodUri(mongoPort), 'bench'));
    figures.push(...(await benchProduct(root, settings, accounts)));
  } finally {
    await stopServer(mongod);
  }

  report('The gateway beside a bare proxy');
  const found = await findRedis({ report });
  const redisPort = await freePort();
  const redis = await runRedis({
    path: found.path,
    dir: join(folder, 'redis'),
    port: redisPort,
    logFile: join(folder, 'redis.log'),
  });
  try {
    figures.push(...(await benchGateway(root, `redis://127.0.0.1:${redisPort}`)));
  } finally {
    await stopServer(redis);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
report(`\n${table(figures)}`);
process.exitCode = figures.every(meets) ? 0 : 1;
