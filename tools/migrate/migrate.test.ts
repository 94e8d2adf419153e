import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { dirname, join } from 'node:path';

import { connectMongo, createLog } from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { describe, expect, test } from 'vitest';

import { databaseOf } from '../start/environment.ts';
import { MIGRATIONS } from './migrate-all.ts';

const root = dirname(dirname(import.meta.dirname));

/** Runs a program of ours to its end. */
async function run(script: string, env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@inkwell/source', join(root, script)],
    {
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

async function ranIn(uri: string): Promise<string[]> {
  const connection = await connectMongo(uri, createLog({ name: 'migrate', level: 'silent' }));
  const rows = await connection.collection<{ _id: string }>('migrations').find().sort({ ranAt: 1 }).toArray();
  await connection.close();
  return rows.map((row) => row._id);
}

const namesOf = (service: keyof typeof MIGRATIONS) => MIGRATIONS[service].map(({ name }) => name);
const newUri = () => mongoUri(`migrate-${randomUUID().slice(0, 8)}`);

describe('the process of a service', () => {
  test('when its database is not migrated, then it says so in one line and ends with 1', async () => {
    const { code, errors } = await run('services/journal/src/main.ts', {
      MONGODB_URI: newUri(),
      REDIS_URL: redisUrl(),
      PORT: '0',
      VAULT_KEYS: `test:${randomBytes(32).toString('base64')}`,
      IDENTITY_FROM_GATEWAY: randomBytes(32).toString('hex'),
      IDENTITY_FROM_INSIGHTS: randomBytes(32).toString('hex'),
      IDENTITY_FROM_CHAT: randomBytes(32).toString('hex'),
      CHAT_URL: 'http://127.0.0.1:1',
      IDENTITY_TO_CHAT: randomBytes(32).toString('hex'),
      AUTH_URL: 'http://127.0.0.1:1',
      IDENTITY_TO_AUTH: randomBytes(32).toString('hex'),
    });
    expect(errors).toMatch(/^The database .* is not migrated: .*001-indexes.* ROLE=migrate.*\n$/);
    expect(code).toBe(1);
  });

  test('when two of role migrate start at once, then each step runs once and both end with 0', async () => {
    const env = { MONGODB_URI: newUri(), ROLE: 'migrate' };
    const both = await Promise.all([1, 2].map(() => run('services/journal/src/main.ts', env)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const lines = both
      .flatMap(({ output }) => output.trim().split('\n'))
      .map((line) => JSON.parse(line) as object);
    const migrated = lines.filter((line) => 'migration' in line).map((line) => line.migration);
    expect(migrated).toEqual(namesOf('journal'));
    expect(await ranIn(env.MONGODB_URI)).toEqual(namesOf('journal'));
  });
});

describe('npm run migrate', () => {
  test('when it runs, then every service is up to date; when it runs again, then nothing is left to do', async () => {
    const uri = newUri();
    const first = await run('tools/migrate/main.ts', { MONGODB_URI: uri });
    expect(first).toMatchObject({ code: 0, errors: '' });
    for (const service of ['auth', 'chat', 'calendar'] as const) {
      expect(await ranIn(databaseOf(uri, service))).toEqual(namesOf(service));
    }
    const again = await run('tools/migrate/main.ts', { MONGODB_URI: uri });
    expect(again).toEqual({ code: 0, errors: '', output: 'The databases are up to date.\n' });
  });
});
