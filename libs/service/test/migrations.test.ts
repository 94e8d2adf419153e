import { randomUUID } from 'node:crypto';
import { mongoUri } from '@inkwell/testing';
import type { Connection } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assertMigrated,
  createCollection,
  createIndexes,
  dropIndexes,
  runMigrationsInOrder,
  migrateDatabase,
  type Migration,
  type MigrationContext,
  spreadDueTimes,
  updateInBatches,
} from '../src/migrations.ts';
import { createLog } from '../src/log.ts';
import { connectMongo } from '../src/mongo.ts';

const log = createLog({ name: 'migrations', level: 'silent' });
const withSleepMs = (ms: number) => ({ $where: `function () { sleep(${ms}); return true; }` });

let uri: string;
let connection: Connection;
let context: MigrationContext;

beforeEach(async () => {
  uri = mongoUri(`migrations-${randomUUID().slice(0, 8)}`);
  connection = await connectMongo(uri, log);
  if (!connection.db) throw new Error('not connected');
  context = { db: connection.db, log, signal: new AbortController().signal };
  return () => connection.close();
});

const step = (name: string, up: Migration['up'] = async () => undefined): Migration => ({ name, up });
const ranIn = async () => {
  const rows = await connection.collection<{ _id: string }>('migrations').find().toArray();
  return rows.map((row) => row._id).toSorted();
};

describe('migrate', () => {
  it('when several processes start at once, then each step runs once and all wait for its end', async () => {
    const ran: string[] = [];
    const slow = (name: string) =>
      step(name, async ({ db }) => {
        ran.push(name);
        await db.collection('rows').insertOne({});
        await db.collection('rows').findOne(withSleepMs(300));
      });
    const steps = [slow('001-a'), slow('002-b')];
    const results = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const names = await migrateDatabase(uri, steps, { log });
        return { names, seen: await ranIn() };
      }),
    );
    expect(ran).toEqual(['001-a', '002-b']);
    expect(results.flatMap(({ names }) => names)).toEqual(['001-a', '002-b']);
    for (const { seen } of results) expect(seen).toEqual(['001-a', '002-b']);
  });

  it('when a step fails, then those before it stay done and the next run goes on with it', async () => {
    const ran: string[] = [];
    let isBroken = true;
    const steps = [
      step('001-a', async () => void ran.push('a')),
      step('002-b', async () => {
        if (isBroken) throw new Error('disk full');
        ran.push('b');
      }),
      step('003-c', async () => void ran.push('c')),
    ];
    await expect(runMigrationsInOrder(connection, steps, { log })).rejects.toThrow('disk full');
    expect(await ranIn()).toEqual(['001-a']);
    isBroken = false;
    expect(await runMigrationsInOrder(connection, steps, { log })).toEqual(['002-b', '003-c']);
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('when the process that holds the lock died, then its lease ends and another goes on', async () => {
    const until = new Date(Date.now() + 1_000);
    await connection
      .collection<{ _id: string; owner: string; until: Date }>('migration_locks')
      .insertOne({ _id: 'migrate', owner: 'gone', until });
    expect(await runMigrationsInOrder(connection, [step('001-a')], { log })).toEqual(['001-a']);
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(await connection.collection('migration_locks').countDocuments()).toBe(0);
  });

  it('when a step takes longer than the lease, then it is renewed and nobody else comes in', async () => {
    // Renewed three times as often; a process may come late to that by the rest.
    const leaseMs = 4_000;
    let running = 0;
    let most = 0;
    const long = step('001-long', async ({ db }) => {
      running += 1;
      most = Math.max(most, running);
      await db.collection('rows').insertOne({});
      await db.collection('rows').findOne(withSleepMs(1.25 * leaseMs));
      running -= 1;
    });
    const results = await Promise.all([
      migrateDatabase(uri, [long], { log, leaseMs }),
      migrateDatabase(uri, [long], { log, leaseMs }),
    ]);
    expect(most).toBe(1);
    expect(results.flat()).toEqual(['001-long']);
  });

  it('when it is told to stop in the middle of a step, then it rejects, frees the lock, and the step runs again', async () => {
    const stopping = new AbortController();
    let starts = 0;
    const steps = [
      step('001-a', async ({ signal }) => {
        starts += 1;
        if (starts > 1) return;
        stopping.abort(new Error('told to stop'));
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }),
    ];
    const first = runMigrationsInOrder(connection, steps, { log, signal: stopping.signal });
    await expect(first).rejects.toThrow('told to stop');
    expect(await runMigrationsInOrder(connection, steps, { log })).toEqual(['001-a']);
    expect(starts).toBe(2);
  });

  it('when a step takes longer than the socket timeout of the service, then it still runs to its end', async () => {
    await connection.collection('rows').insertOne({});
    const slow = step('001-slow', async ({ db }) => {
      await db.collection('rows').findOne(withSleepMs(1_000));
    });
    // What a service's own connection does with the same command.
    const impatient = await connectMongo(uri, log, { socketTimeoutMs: 300 });
    await expect(impatient.collection('rows').findOne(withSleepMs(1_000))).rejects.toThrow(/timed out/);
    await impatient.close();
    const limited = `${uri}${uri.includes('?') ? '&' : '?'}socketTimeoutMS=300`;
    expect(await migrateDatabase(limited, [slow], { log })).toEqual(['001-slow']);
  });
});

describe('assertMigrated', () => {
  it('when some have not run, then it names them; when all have, and unknown ones too, then it is content', async () => {
    const known = [step('001-a'), step('002-b')];
    await runMigrationsInOrder(connection, [step('001-a')], { log });
    await expect(assertMigrated(connection, known)).rejects.toThrow(/not migrated: 002-b\. .*ROLE=migrate/);
    await runMigrationsInOrder(connection, [...known, step('003-of-a-newer-version')], { log });
    await assertMigrated(connection, known);
    expect(await runMigrationsInOrder(connection, known, { log })).toEqual([]);
  });
});

describe('createIndexes', () => {
  const indexes = async () =>
    (await connection.collection('rows').indexes()).filter(({ name }) => name !== '_id_');

  it('when an index is there already, then it is kept as it is', async () => {
    await connection.collection('rows').createIndex({ a: 1 }, { unique: true });
    await createIndexes(context, 'rows', [{ name: 'a_1', key: { a: 1 }, unique: true }]);
    expect(await indexes()).toMatchObject([{ name: 'a_1', key: { a: 1 }, unique: true }]);
  });

  it('when one of its name or of its key differs, then it is replaced', async () => {
    const rows = connection.collection('rows');
    await rows.createIndex({ a: 1 }, { name: 'expiry', expireAfterSeconds: 5 });
    await rows.createIndex({ b: 1 }, { name: 'old_name' });
    await rows.createIndex({ c: 1 }, { name: 'of_another_key' });
    await createIndexes(context, 'rows', [
      { name: 'expiry', key: { a: 1 }, expireAfterSeconds: 9 },
      { name: 'b_1', key: { b: 1 } },
      { name: 'of_another_key', key: { d: -1 } },
    ]);
    const found = await indexes();
    expect(found.map(({ name, key }) => ({ name, key }))).toEqual([
      { name: 'expiry', key: { a: 1 } },
      { name: 'b_1', key: { b: 1 } },
      { name: 'of_another_key', key: { d: -1 } },
    ]);
    expect(found[0]).toMatchObject({ expireAfterSeconds: 9 });
  });

  it('when a unique index gets a new filter under a new name, then the old one guards until the new one is there', async () => {
    const rows = connection.collection('rows');
    await rows.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { a: { $type: 'string' } } });
    await createIndexes(context, 'rows', [
      { name: 'a', key: { a: 1 }, unique: true, partialFilterExpression: { a: { $gt: '' } } },
    ]);
    expect((await indexes()).map(({ name }) => name)).toEqual(['a_1', 'a']);
    await dropIndexes(context, 'rows', ['a_1', 'never_there']);
    await dropIndexes(context, 'no_such_collection', ['a_1']);
    expect((await indexes()).map(({ name }) => name)).toEqual(['a']);
  });
});

describe('updateInBatches', () => {
  it('when there are more rows than one batch, then each that matches is changed once', async () => {
    const rows = connection.collection<{ _id: number; old?: boolean; changes: number }>('rows');
    await rows.insertMany(Array.from({ length: 2_500 }, (_, _id) => ({ _id, old: _id % 5 > 0, changes: 0 })));
    await updateInBatches(context, 'rows', { old: true }, { $unset: { old: 1 }, $inc: { changes: 1 } });
    expect(await rows.countDocuments({ changes: 1 })).toBe(2_000);
    expect(await rows.countDocuments({ changes: 0, old: false })).toBe(500);
  });
});

describe('spreadDueTimes', () => {
  it('when rows match, then they become due one a second on average, and those that are due keep their time', async () => {
    const rows = connection.collection<{ _id: number; old: boolean; dueAt?: Date }>('rows');
    const soon = new Date(7);
    await rows.insertMany([
      ...Array.from({ length: 1_500 }, (_, _id) => ({ _id, old: true })),
      { _id: 1_500, old: false },
      { _id: 1_501, old: true, dueAt: soon },
    ]);
    const began = Date.now();
    for (const _ of [1, 2]) await spreadDueTimes(context, 'rows', 'dueAt', { old: true });
    const spread = await rows.find({ _id: { $lt: 1_500 } }).toArray();
    const delays = spread.map(({ dueAt }) => (dueAt?.getTime() ?? 0) - began);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...delays)).toBeLessThan(1_500_000 + Date.now() - began);
    expect(new Set(delays).size).toBeGreaterThan(1_000);
    expect(await rows.findOne({ _id: 1_500 })).toEqual({ _id: 1_500, old: false });
    expect(await rows.findOne({ _id: 1_501 })).toMatchObject({ dueAt: soon });
  });
});

describe('createCollection', () => {
  it('when it is there already, then its rows stay', async () => {
    await connection.collection('people').insertOne({});
    await createCollection(context, 'people');
    await createCollection(context, 'places');
    expect(await connection.collection('people').countDocuments()).toBe(1);
    const collections = await connection.listCollections();
    expect(collections.map(({ name }) => name).toSorted()).toEqual(['people', 'places']);
  });
});
