import { randomBytes, randomUUID } from 'node:crypto';
import { createLog } from '@inkwell/service';
import { migrateDatabase } from '@inkwell/service/migrations';
import { checkedUri, mongoUri } from '@inkwell/testing';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openVault, parseVaultKeys } from '../src/index.ts';
import { vaultMigrations } from '../src/migrations.ts';

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [older, newer, foreign] = [keyOf('2025'), keyOf('2026'), keyOf('2024')];
const REFUSED =
  /VAULT_KEYS are not those that the database \S+ was written with: the last entry is another one/;

let connection: Connection;
/** For what a test asks itself. */
let own: Connection;
beforeAll(async () => {
  const uri = mongoUri('key_check');
  await migrateDatabase(uri, vaultMigrations, { log: createLog({ name: 'vault', level: 'silent' }) });
  connection = await mongoose.createConnection(checkedUri('journal', 'key_check')).asPromise();
  own = await mongoose.createConnection(uri).asPromise();
});
beforeEach(async () => {
  await own.collection('vault_keys').deleteMany({});
});
afterAll(async () => {
  await connection.close();
  await own.close();
});

const open = (...entries: string[]) => openVault({ connection, keys: parseVaultKeys(entries.join()) });
const rows = () => own.collection('vault_keys').countDocuments({});

it('when the last entry is another one than at the first start, then the vault does not open, and no key is said', async () => {
  await open(older);
  for (const entries of [[newer], [older, newer], [older, newer, foreign]]) {
    const refused = open(...entries);
    await expect(refused).rejects.toThrow(REFUSED);
    const message = await refused.catch(String);
    for (const entry of entries) expect(message).not.toContain(entry.split(':')[1]);
  }
  await open(older);
});

it('when keys are replaced as the manual says, then each step opens, and erased people stay erased', async () => {
  const [erased, person] = [randomUUID(), randomUUID()];
  const first = await open(older);
  await first.open(person);
  await first.erase(erased);
  const added = [older, newer, older];
  const used = [newer, older];
  for (const entries of [added, used]) expect(await (await open(...entries)).isErased(erased)).toBe(true);
  expect(await (await open(...used)).rotate()).toEqual({ rotated: 1, left: 0 });
  await (await open(...used)).open(person);
});

it('when many processes start at once on a new database, then those with the same keys all open, and no others', async () => {
  await Promise.all(Array.from({ length: 8 }, () => open(newer, older)));
  await expect(open(newer)).rejects.toThrow(REFUSED);
  expect(await rows()).toBe(1);
});

it('when a database of before has no check value, then keys that open none of it are not taken for its own', async () => {
  await (await open(older)).open(randomUUID());
  await own.collection<{ _id: string }>('vault_keys').deleteOne({ _id: 'check' });
  const sameId = keyOf('2025');
  for (const entries of [[foreign], [sameId]]) {
    await expect(open(...entries)).rejects.toThrow('none of them opens the keys in it');
  }
  expect(await rows()).toBe(1);
  await open(newer, older);
  expect(await rows()).toBe(2);
});
