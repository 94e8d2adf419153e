import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findMongod, findRedis } from './find-servers.ts';
import { runMongod, stopServer } from './mongod.ts';
import { freePort } from './ports.ts';
import { runRedis } from './redis.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-taken-'));
});

afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const mongod = async (name: string, port: number) =>
  runMongod({
    path: (await findMongod()).path,
    dbPath: join(folder, name),
    port,
    logFile: join(folder, `${name}.log`),
  });

const redis = async (name: string, port: number) =>
  runRedis({
    path: (await findRedis()).path,
    dir: join(folder, name),
    port,
    logFile: join(folder, `${name}.log`),
  });

test('when another mongod has the port, then it is not taken for the one that was started', async () => {
  const other = await mongod('other', await freePort());
  await expect(mongod('mine', other.port)).rejects.toThrow(`mongod's port ${other.port} is taken`);
  await stopServer(other);
});

test('when another Redis has the port, then it is not taken for the one that was started', async () => {
  const other = await redis('other', await freePort());
  await expect(redis('mine', other.port)).rejects.toThrow(`Redis' port ${other.port} is taken`);
  await stopServer(other);
});

test('when another program has the port, then the message says so', async () => {
  const port = await freePort();
  const stranger = createServer().listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  await expect(mongod('mongo', port)).rejects.toThrow(`mongod's port ${port} is taken`);
  await expect(redis('redis', port)).rejects.toThrow(`Redis' port ${port} is taken`);
  stranger.close();
});
