import { withDatabase } from '@inkwell/servers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findQueryProblems, logSuspiciousQueries } from './checked-queries.ts';
import { startMongo, type TestServer } from './test-servers.ts';

type Db = mongoose.mongo.Db;

let server: TestServer;
const clients: mongoose.mongo.MongoClient[] = [];
beforeAll(async () => {
  server = await startMongo();
  await logSuspiciousQueries(server.url);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server.remove();
});

/** The journal's database, over a connection of a test's own, or one whose queries are checked. */
async function open(name: string, options: { appName?: string } = {}): Promise<Db> {
  const client = await mongoose.mongo.MongoClient.connect(withDatabase(server.url, name), options);
  clients.push(client);
  return client.db();
}

/** 100 rows of ten people. */
async function newJournal(name: string): Promise<Db> {
  const db = await open(name);
  const rows = Array.from({ length: 100 }, (_, n) => ({
    userId: `user ${n % 10}`,
    date: `${n}`,
    mood: 'joy',
  }));
  await db.collection('entries').insertMany(rows);
  await db.collection('entries').createIndexes([{ key: { userId: 1, date: 1 } }, { key: { mood: 1 } }]);
  return open(name, { appName: 'inkwell-journal' });
}

const problemsOf = async (name: string): Promise<string[]> => {
  const lines = (await server.readLog()).split('\n').filter((line) => line.includes(`"ns":"${name}.`));
  return findQueryProblems(lines.join('\n'));
};

test.each<[string, (db: Db) => Promise<unknown>, RegExp]>([
  [
    'a query without an index',
    (db) => db.collection('entries').findOne({ text: 'my secret' }),
    /^journal scans the collection: command entries \{"filter":\{"text":"…"\}\} by COLLSCAN$/,
  ],
  [
    'an update without an index',
    (db) => db.collection('entries').updateMany({ text: 'my secret' }, { $set: { text: '' } }),
    /^journal scans the collection: update entries/,
  ],
  [
    'a sort without an index',
    (db) => db.collection('entries').find({ userId: 'user 1' }).sort({ mood: 1 }).toArray(),
    /^journal sorts in memory: command entries \{"filter":\{"userId":"…"\},"sort":\{"mood":1\}\}/,
  ],
  [
    'an index that finds what is then thrown away',
    (db) => db.collection('entries').find({ mood: 'joy', date: '1' }).hint({ mood: 1 }).toArray(),
    /^journal examines far more than it finds/,
  ],
  [
    'an aggregation over the rows of others',
    (db) =>
      db
        .collection('entries')
        .aggregate([{ $match: { userId: 'user 1' } }, { $limit: 1 }], { hint: { mood: 1 } })
        .toArray(),
    /^journal looks for a person by another index: command entries \{"filter":\[/,
  ],
  [
    'a change of one row that shards refuse',
    (db) => db.collection('entries').updateOne({ mood: 'joy' }, { $set: { mood: 'calm' } }),
    /^journal changes one row without its shard key userId: update entries/,
  ],
  [
    'a findAndModify that shards refuse',
    (db) => db.collection('entries').findOneAndUpdate({ mood: 'joy' }, { $set: { mood: 'calm' } }),
    /^journal changes one row without its shard key userId: command entries/,
  ],
])('when a service sends %s, then it is told, without anybody’s values', async (what, send, told) => {
  const name = what.replaceAll(' ', '-');
  const db = await newJournal(name);
  await send(db);
  await send(db);
  expect(await problemsOf(name)).toEqual([expect.stringMatching(told)]);
});

test('when a service sends queries with indexes, and a test its own without, then nothing is told', async () => {
  const rows = (await newJournal('right')).collection('entries');
  const changes = rows.watch();
  await changes.tryNext();
  await rows.find({ userId: 'user 1' }).sort({ date: 1 }).toArray();
  await rows.updateOne({ userId: 'user 1', date: '1' }, { $set: { mood: 'calm' } }, { upsert: true });
  await rows.deleteMany({ mood: 'calm' });
  await rows.insertOne({ userId: 'user 1' });
  await changes.tryNext();
  await changes.close();
  await (await open('right')).collection('entries').findOne({ text: 'my secret' });
  expect(await problemsOf('right')).toEqual([]);
});
