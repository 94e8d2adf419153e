import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { mongoUri } from '@inkwell/testing';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { createVault, openVault, parseVaultKeys } from '../src/index.ts';

const secret = () => randomBytes(32).toString('base64');
const place = { collection: 'entries', row: '1', field: 'content' };
const main = new URL('../src/main.ts', import.meta.url).pathname;

/** Runs the process to its end, as a Job does. */
async function rewrap(uri: string, keys: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', MONGODB_URI: uri, VAULT_KEYS: keys },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, text: output + errors };
}

it('when the process runs, then all is under the newest key, it ends with 0, and says no key', async () => {
  const uri = mongoUri('rewrap');
  const connection = await mongoose.createConnection(uri).asPromise();
  const [older, newer, foreign] = [`2025:${secret()}`, `2026:${secret()}`, `2024:${secret()}`];
  const vaultOf = (keys: string) => createVault({ connection, keys: parseVaultKeys(keys) });
  const userId = randomUUID();
  const sealed = (await vaultOf(older).open(userId)).seal('Dear diary', place);

  const ended = await rewrap(uri, `${newer},${older}`);
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.text).toContain('"rotated":1,"left":0');
  for (const entry of [older, newer]) expect(ended.text).not.toContain(entry.split(':')[1]);
  const withoutOlder = await vaultOf(`${newer},${older}`).open(userId);
  expect(withoutOlder.unseal(sealed, place)).toBe('Dear diary');
  const kekIds = await connection.collection('vault_keys').distinct('kekId');
  expect(kekIds).toEqual(['2026']);

  // A process that was not restarted still uses a key of its own.
  await vaultOf(`${foreign},${older}`).open(randomUUID());
  expect(await rewrap(uri, `${newer},${older}`)).toMatchObject({ code: 1 });
  await connection.close();
});

it('when the keys are those of another database, or unreadable, then it says so, ends with 1, and says no key', async () => {
  const uri = mongoUri('rewrap_refused');
  const connection = await mongoose.createConnection(uri).asPromise();
  const [own, foreign] = [`2025:${secret()}`, `2026:${secret()}`];
  await openVault({ connection, keys: parseVaultKeys(own) });
  const [refused, unreadable] = await Promise.all([
    rewrap(uri, `${own},${foreign}`),
    rewrap(uri, 'nonsense'),
  ]);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.text).toContain(
    `VAULT_KEYS are not those that the database ${connection.name} was written with`,
  );
  for (const entry of [own, foreign]) expect(refused.text).not.toContain(entry.split(':')[1]);
  expect(unreadable).toMatchObject({ code: 1 });
  expect(unreadable.text).toContain('VAULT_KEYS: entry 1 must read id:base64key');
  await connection.close();
});
