import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { startRedisCluster, type TestCluster, untilReady } from '@inkwell/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessKey, onboardedKey, sessionKey, setEntitlement, setSession } from '../src/entitlements.ts';
import { createLog } from '../src/log.ts';
import { connectRedis, connectSubscriber, onRedisBack, type RedisClient } from '../src/redis.ts';

const log = createLog({ name: 'test', level: 'silent' });
/** A command that waits for a lost connection itself takes ten seconds, in ms. */
const WITHOUT_LIMIT_MS = 10_000;
let cluster: TestCluster;
let redis: RedisClient;
beforeAll(async () => {
  cluster = await startRedisCluster();
  redis = connectRedis(cluster.url, log);
  await untilReady(redis);
});
afterAll(async () => {
  redis?.disconnect();
  await cluster?.remove();
});

describe('a cluster of Redis', () => {
  it('when people are cached, then each is read, wherever their keys are', async () => {
    const people = Array.from({ length: 50 }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
    // One after another: a command has 250 ms, and on a busy machine the last of a crowd would not have its answer.
    for (const [at, person] of people.entries()) {
      await setSession(redis, person, at % 2 === 0 ? 'alive' : 'ended');
      await setEntitlement(redis, accessKey(person.userId), { version: at, value: true });
      await setEntitlement(redis, onboardedKey(person.userId), { version: at, value: false });
    }
    const nodes = new Set<string>();
    for (const [at, person] of people.entries()) {
      const keys = [
        sessionKey(person.userId, person.sessionId),
        accessKey(person.userId),
        onboardedKey(person.userId),
      ];
      expect(await redis.mget(...keys)).toEqual([at % 2 === 0 ? 'alive' : 'ended', `${at}:1`, `${at}:0`]);
      nodes.add((await cluster.nodeOf(accessKey(person.userId))).url);
    }
    expect(nodes.size).toBe(3);
  });

  it('when something is published at any node, then a subscriber is told, also at another node than its first', async () => {
    const subscriber = connectSubscriber(cluster.url, log);
    const told: string[] = [];
    subscriber.on('message', (_channel, text) => told.push(text));
    await untilReady(subscriber);
    await subscriber.subscribe('news');
    const publish = (text: string) =>
      vi.waitFor(async () => {
        // At a node by chance.
        await redis.publish('news', text);
        expect(told).toContain(text);
      });
    await publish('one');

    const { host, port } = subscriber.options;
    const node = new Redis(`redis://${host}:${port}`);
    const closed = once(subscriber, 'close');
    await node.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await closed;
    node.disconnect();
    await publish('two');
    expect(subscriber.options.port).not.toBe(port);
    subscriber.disconnect();
  });
});

describe('when a node of a cluster is', () => {
  it('silent, then its people are told soon, and it is used again', async () => {
    const silent = await cluster.nodeOf('silent');
    await redis.set('silent', 'kept');
    await silent.pause();
    const began = performance.now();
    await expect(redis.get('silent')).rejects.toThrow('did not answer');
    expect(performance.now() - began).toBeLessThan(0.8 * WITHOUT_LIMIT_MS);
    await silent.resume();
    await vi.waitFor(async () => expect(await redis.get('silent')).toBe('kept'));
  });

  it('lost, then its people are told soon, the others notice nothing, and a replica takes over', async () => {
    const lost = await cluster.nodeOf('lost');
    const keys = Array.from({ length: 50 }, (_, at) => `key-${at}`);
    const others: string[] = [];
    for (const key of keys) if ((await cluster.nodeOf(key)) !== lost) others.push(key);
    const patient = new Redis(lost.url);
    await patient.set('lost', 'kept');
    expect(await patient.wait(1, 10_000)).toBe(1);
    patient.disconnect();
    const back = vi.fn<() => void>();
    onRedisBack(redis, back);

    await lost.kill();
    const began = performance.now();
    await expect(redis.get('lost')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(0.8 * WITHOUT_LIMIT_MS);
    // A command has 250 ms: on a busy machine one may need a second try, long before a replica takes over.
    for (const key of others)
      await vi.waitFor(async () => expect(await redis.set(key, 'written')).toBe('OK'));

    await vi.waitFor(async () => expect(await redis.get('lost')).toBe('kept'));
    await vi.waitFor(() => expect(back).toHaveBeenCalled());
  });
});
