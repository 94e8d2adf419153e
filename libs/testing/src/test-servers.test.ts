import { withDatabase } from '@inkwell/servers';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mongoUri, redisUrl } from './databases.ts';
import { startMongo, startRedis, type TestServer } from './test-servers.ts';

const { MongoClient } = mongoose.mongo;

describe("the run's servers", () => {
  test('when a transaction is committed, then its write is there', async () => {
    const client = await MongoClient.connect(mongoUri('testing'));
    try {
      const rows = client.db().collection('rows');
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await rows.insertOne({ text: 'kept' }, { session });
        }),
      );
      expect(await rows.countDocuments({ text: 'kept' })).toBe(1);
    } finally {
      await client.close();
    }
  });

  test('when rows are over by the clock of the server, then it removes none: tests have clocks of their own', async () => {
    const client = await MongoClient.connect(mongoUri('testing'));
    const found = await client.db('admin').command({ getParameter: 1, ttlMonitorEnabled: 1 });
    await client.close();
    expect(found['ttlMonitorEnabled']).toBe(false);
  });

  test('when a key is set in the worker database, then it can be read', async () => {
    const redis = new Redis(redisUrl());
    await redis.set('key', 'value');
    expect(await redis.get('key')).toBe('value');
    redis.disconnect();
  });
});

describe('a Redis of the test', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.remove());

  test('when it is killed and started again, then acknowledged writes are there', async () => {
    const redis = new Redis(server.url);
    await redis.set('key', 'value');
    redis.disconnect();
    await server.kill();
    await server.start();
    const again = new Redis(server.url);
    expect(await again.get('key')).toBe('value');
    again.disconnect();
  });

  test('when it is paused, then nothing is answered until it is resumed', async () => {
    const redis = new Redis(server.url, { commandTimeout: 2_000, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    await redis.ping();
    await server.pause();
    await expect(redis.ping()).rejects.toThrow(/timed out/);
    await server.resume();
    expect(await redis.ping()).toBe('PONG');
    redis.disconnect();
  });

  test('when it is flushed, then it is empty', async () => {
    const redis = new Redis(server.url);
    await redis.set('other', '1');
    await server.flush();
    expect(await redis.dbsize()).toBe(0);
    redis.disconnect();
  });
});

describe('a MongoDB of the test', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMongo();
  });
  afterAll(() => server.remove());

  test('when it is killed, stopped and started again, then acknowledged writes are there until a flush', async () => {
    const client = await MongoClient.connect(withDatabase(server.url, 'faults'));
    const rows = client.db().collection('rows');
    await rows.insertOne({ text: 'first' });
    await server.kill();
    await server.start();
    await rows.insertOne({ text: 'second' });
    await server.stop();
    await server.start();
    expect(await rows.countDocuments({})).toBe(2);
    await server.flush();
    expect(await rows.countDocuments({})).toBe(0);
    await client.close();
  });
});
