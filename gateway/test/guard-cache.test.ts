import { randomUUID } from 'node:crypto';
import {
  accessKey,
  connectRedis,
  connectSubscriber,
  createLog,
  GUARD_CHANNEL,
  onboardedKey,
  type RedisClient,
  setEntitlement,
  setSession,
} from '@inkwell/service';
import { redisUrl, untilReady } from '@inkwell/testing';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGuardCache, type GuardCache } from '../src/guard-cache.ts';

const log = createLog({ name: 'gateway', level: 'silent' });
let redis: RedisClient;
let subscriber: Redis;
let cache: GuardCache;
let reads: number;
let afterRead: () => Promise<void>;
beforeAll(async () => {
  redis = connectRedis(redisUrl(), log, { commandMs: 10_000 });
  subscriber = connectSubscriber(redisUrl(), log);
  await Promise.all([untilReady(redis), untilReady(subscriber)]);
  cache = createGuardCache({ redis: observed(redis), subscriber, log, perMinute: 600 });
  // Subscribing twice to a channel is harmless, and this one is answered after the cache's own.
  await subscriber.subscribe(GUARD_CHANNEL);
});
beforeEach(() => {
  reads = 0;
  afterRead = async () => undefined;
});
afterAll(() => {
  redis.disconnect();
  subscriber.disconnect();
});

/** The connection, counting the cache's reads and holding each answer back until `afterRead` is through. */
function observed(connection: RedisClient): RedisClient {
  return new Proxy(connection, {
    get(target, name) {
      if (name !== 'readGuard') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (...args: Parameters<RedisClient['readGuard']>) => {
        reads += 1;
        const answer = await target.readGuard(...args);
        await afterRead();
        return answer;
      };
    },
  });
}

async function person() {
  const who = { userId: randomUUID(), sessionId: randomUUID(), needsAccess: true };
  await setSession(redis, who, 'alive');
  await setEntitlement(redis, onboardedKey(who.userId), { version: 1, value: true });
  await setEntitlement(redis, accessKey(who.userId), { version: 1, value: true });
  await subscriber.ping();
  return who;
}

/** Publishes a person's change and waits until it has arrived: Redis answers the ping behind it. */
async function change(userId: string): Promise<void> {
  await redis.publish(GUARD_CHANNEL, userId);
  await subscriber.ping();
}

it("when other people's entitlements change all the time, then a person's stay cached", async () => {
  const [ann, eve] = [await person(), await person()];
  afterRead = () => change(eve.userId);
  for (const _ of [1, 2, 3]) {
    expect(await cache.check(ann)).toMatchObject({ session: 'alive', waitMs: 0 });
    await change(eve.userId);
  }
  expect(reads).toBe(1);
});

it("when a person's entitlements change during a read of their own, then it is not cached", async () => {
  const ann = await person();
  afterRead = () => change(ann.userId);
  for (const _ of [1, 2]) await cache.check(ann);
  expect(reads).toBe(2);
});

it('when requests come at once, then they share one read, and the next read counts them', async () => {
  const ann = await person();
  await Promise.all([1, 2, 3, 4].map(() => cache.check(ann)));
  expect(reads).toBe(1);
  await change(ann.userId);
  await cache.check(ann);
  expect(await redis.get(`{${ann.userId}}:requests`)).toBe('5');
});

it('when their access is not cached, then only requests that depend on it read again', async () => {
  const ann = await person();
  await redis.del(accessKey(ann.userId));
  for (const _ of [1, 2, 3])
    expect(await cache.check({ ...ann, needsAccess: false })).toMatchObject({
      session: 'alive',
      access: null,
    });
  expect(reads).toBe(1);
  await setEntitlement(redis, accessKey(ann.userId), { version: 1, value: true });
  for (const _ of [1, 2]) expect(await cache.check(ann)).toMatchObject({ access: { value: true } });
  expect(reads).toBe(2);
});
