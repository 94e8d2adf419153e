import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { redisUrl } from '@inkwell/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessKey, GUARD_CHANNEL, sessionKey, setEntitlement, setSession } from '../src/entitlements.ts';

let redis: Redis;
let subscriber: Redis;
let published: string[];
let userId: string;
beforeAll(async () => {
  redis = new Redis(redisUrl());
  subscriber = new Redis(redisUrl());
  await subscriber.subscribe(GUARD_CHANNEL);
  subscriber.on('message', (_channel, id) => published.push(id));
});
beforeEach(() => {
  published = [];
  userId = randomUUID();
});
afterAll(() => {
  redis.disconnect();
  subscriber.disconnect();
});

/** How many notices came of this person: one published last arrives last. */
async function noticesOf(person: string): Promise<number> {
  const last = randomUUID();
  await redis.publish(GUARD_CHANNEL, last);
  while (!published.includes(last)) await once(subscriber, 'message');
  return published.filter((id) => id === person).length;
}

it('when an entitlement is written again, with a newer version too, then gateways are told of changed values alone', async () => {
  const write = (version: number, value: boolean) =>
    setEntitlement(redis, accessKey(userId), { version, value });
  await write(1, true);
  await write(1, true);
  await write(2, true);
  expect(await noticesOf(userId)).toBe(0);
  expect(await redis.get(accessKey(userId))).toBe('2:1');
  await write(3, false);
  expect(await noticesOf(userId)).toBe(1);
  await write(2, true);
  expect(await noticesOf(userId)).toBe(1);
  expect(await redis.get(accessKey(userId))).toBe('3:0');
});

it('when a session ends, then gateways are told once, and a late writer does not bring it back', async () => {
  const session = { userId, sessionId: randomUUID() };
  await setSession(redis, session, 'alive');
  await setSession(redis, session, 'alive');
  expect(await noticesOf(userId)).toBe(0);
  await setSession(redis, session, 'ended');
  await setSession(redis, session, 'ended');
  await setSession(redis, session, 'alive');
  expect(await noticesOf(userId)).toBe(1);
  expect(await redis.get(sessionKey(userId, session.sessionId))).toBe('ended');
});
