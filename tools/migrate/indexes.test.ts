import { randomUUID } from 'node:crypto';

import { type Service, SERVICES } from '@inkwell/contracts';
import { connectMongo, createLog } from '@inkwell/service';
import { migrateDatabase } from '@inkwell/service/migrations';
import { isUniqueOnShards, mongoUri, shardedBy } from '@inkwell/testing';
import { VAULT_INDEXES } from '@inkwell/vault/migrations';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startAuth } from '../../services/auth/test/harness.ts';
import { startBilling } from '../../services/billing/test/harness.ts';
import { startCalendar } from '../../services/calendar/test/harness.ts';
import { startChat } from '../../services/chat/test/harness.ts';
import { openInsights } from '../../services/insights/test/harness.ts';
import { openJournal } from '../../services/journal/test/harness.ts';
import { MIGRATIONS } from './migrate-all.ts';

type Index = Record<string, unknown>;

/** Each on a migrated database of this test file. */
const OPEN = {
  auth: startAuth,
  billing: startBilling,
  journal: openJournal,
  chat: startChat,
  insights: openInsights,
  calendar: startCalendar,
};
const closers: Array<() => Promise<unknown>> = [];
const connections = {} as Record<Service, Connection>;
beforeAll(async () => {
  for (const service of SERVICES) {
    const { connection, close } = await OPEN[service]();
    closers.push(close);
    connections[service] = connection;
  }
}, 60_000);
afterAll(() => Promise.all(closers.map((close) => close())));

/** Without what MongoDB and mongoose add by themselves. */
const essence = (index: object): Index =>
  Object.fromEntries(Object.entries(index).filter(([name]) => name !== 'v' && name !== 'background'));

const byName = (indexes: Index[]) =>
  indexes.toSorted((a, b) => String(a['name']).localeCompare(String(b['name'])));

/** By collection, what the models and the vault declare. */
function declaredOn({ models }: Connection): Map<string, Index[]> {
  const declared = new Map<string, Index[]>([['vault_keys', byName(VAULT_INDEXES.map(essence))]]);
  for (const { collection, schema } of Object.values(models)) {
    const indexes = schema.indexes().map(([key, options]) => essence({ key, ...options }));
    declared.set(collection.collectionName, byName(indexes));
  }
  return declared;
}

async function foundOn(connection: Connection): Promise<Map<string, Index[]>> {
  const found = new Map<string, Index[]>();
  for (const { name } of await connection.listCollections()) {
    const indexes = (await connection.collection(name).indexes()) as Index[];
    const own = indexes.filter((index) => index['name'] !== '_id_').map(essence);
    found.set(name, byName(own));
  }
  return found;
}

/** A few rows each, of the migrations. */
const UNSHARDED = ['migrations', 'migration_locks'];

const byType = (type: string) => ({ $type: type });

/** The indexes that were made at boot, before there were migrations, and are others now. */
const OLD = {
  auth: [
    { collection: 'users', key: { emailHash: 1 }, unique: true },
    {
      collection: 'sessions',
      key: { endedAt: 1 },
      name: 'ended',
      partialFilterExpression: { endedAt: byType('date') },
    },
  ],
  billing: [
    {
      collection: 'customers',
      key: { stripeCustomerId: 1 },
      unique: true,
      partialFilterExpression: { stripeCustomerId: byType('string') },
    },
    {
      collection: 'customers',
      key: { nextSyncAt: 1 },
      partialFilterExpression: { nextSyncAt: byType('date') },
    },
    {
      collection: 'customers',
      key: { 'claim.until': 1 },
      partialFilterExpression: { 'claim.until': byType('date') },
    },
  ],
  chat: [
    {
      collection: 'messages',
      key: { userId: 1, conversationId: 1, at: 1 },
      name: 'open_replies',
      partialFilterExpression: { state: { $in: ['waiting', 'writing'] } },
    },
  ],
} as const;

test.each(['auth', 'billing', 'chat'] as const)(
  'when the database of %s is of the time before migrations, then it ends with the same indexes',
  async (name) => {
    const log = createLog({ name, level: 'silent' });
    const uri = mongoUri(`old-${name}-${randomUUID().slice(0, 8)}`);
    const old = await connectMongo(uri, log);
    for (const { collection, key, ...options } of OLD[name]) {
      await old.collection(collection).createIndex(key, options);
    }
    // Nobody at Stripe: these two must not collide.
    await old.collection('customers').insertMany([{ stripeCustomerId: null }, { stripeCustomerId: null }]);
    await migrateDatabase(uri, MIGRATIONS[name], { log });
    const found = await foundOn(old);
    await old.close();
    for (const [collection, indexes] of await foundOn(connections[name])) {
      expect(found.get(collection), collection).toEqual(indexes);
    }
  },
);

describe('the indexes of all services', () => {
  test.each(SERVICES)('when %s is migrated, then they are those that its models declare', async (name) => {
    const [declared, found] = [declaredOn(connections[name]), await foundOn(connections[name])];
    for (const collection of UNSHARDED) {
      expect(found.get(collection)).toEqual([]);
      found.delete(collection);
    }
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
  });

  test.each(SERVICES)('when %s is sharded, then every unique index is as unique as before', async (name) => {
    const found = await foundOn(connections[name]);
    for (const collection of UNSHARDED) found.delete(collection);
    const sharded = shardedBy(name);
    expect([...sharded.keys()].toSorted(), 'in tools/sharding/shard-collections.js').toEqual(
      [...found.keys()].toSorted(),
    );
    for (const [collection, { key, made, dropped }] of sharded) {
      const indexes = (found.get(collection) ?? []) as Array<{ name: string; key: object } & Index>;
      const unique = indexes.filter((index) => index['unique'] === true && !dropped.includes(index.name));
      for (const index of unique) {
        expect(isUniqueOnShards({ ...index.key }, key), `${collection} ${index.name}`).toBe(true);
      }
      // MongoDB wants an index that begins with the shard key and holds every row.
      const whole = indexes.filter((index) => !index['partialFilterExpression']).map((index) => index.key);
      const begins = [{ _id: 1 }, ...whole, ...made].some((each) => isUniqueOnShards({ ...each }, key));
      expect(begins, `${collection} has an index of its shard key`).toBe(true);
    }
  });

  test('when a unique index is made plain for the shards, then a look-up collection is unique in its place', () => {
    const dropped = SERVICES.flatMap((name) =>
      [...shardedBy(name)].flatMap(([collection, each]) =>
        each.dropped.map((index) => [name, collection, index]),
      ),
    );
    // Whose tests are in services/auth/test/emails.test.ts.
    expect(dropped).toEqual([['auth', 'users', 'emailHash_1']]);
    expect(shardedBy('auth').get('emails')?.key).toEqual({ _id: 1 });
  });

  test.each(SERVICES)(
    'when %s lists its migrations, then its own are numbered in order, each name once',
    (name) => {
      const names = MIGRATIONS[name].map((migration) => migration.name);
      expect(new Set(names).size).toBe(names.length);
      const numbers = names.flatMap((each) => /^(\d{3})-[a-z0-9-]+$/.exec(each)?.[1] ?? []);
      expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, '0')));
      expect(names.filter((each) => !/^([a-z]+-)?\d{3}-[a-z0-9-]+$/.test(each))).toEqual([]);
    },
  );
});
