import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { startRedis, type TestServer, untilReady } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';
import { connectRedis, type RedisClient } from '../src/redis.ts';
import { createTokenBudget, tokensKey } from '../src/token-budget.ts';

const DAY = '2026-11-20';
const TWO_DAYS_S = 172_800;
const log = createLog({ name: 'test', level: 'silent' });
/** Redis is slow, not away, where the cores are busy. */
const PATIENT = { commandMs: 10_000 };

let server: TestServer;
let redis: RedisClient;
let clock: Date;
let userId: string;
beforeAll(async () => {
  server = await startRedis();
  redis = connectRedis(server.url, log, PATIENT);
  await untilReady(redis);
});
beforeEach(() => {
  clock = new Date(`${DAY}T23:00:00Z`);
  userId = randomUUID();
});
afterAll(async () => {
  redis.disconnect();
  await server.remove();
});

/** A process of some service. */
const open = (limit = 1_000, client = redis) =>
  createTokenBudget({ redis: client, limit, log, now: () => clock });
const counted = (day = DAY) => redis.get(tokensKey(userId, day));

it('when two services use tokens of a person, then both spend from one count, and nobody else does', async () => {
  const [chat, journal] = [open(), open()];
  await chat.add(userId, 600);
  expect([await chat.isOver(userId), await journal.isOver(userId)]).toEqual([false, false]);
  await journal.add(userId, 400);
  expect([await chat.isOver(userId), await journal.isOver(userId)]).toEqual([true, true]);
  expect(await open().isOver(userId)).toBe(true);
  expect(await chat.isOver(randomUUID())).toBe(false);
});

it('when many add at once, then all of it counts', async () => {
  const [chat, journal] = [open(), open()];
  await Promise.all(
    Array.from({ length: 50 }, async () => Promise.all([chat.add(userId, 7), journal.add(userId, 3)])),
  );
  expect(await counted()).toBe('500');
});

it('when a model was asked, then what it used counts, also where it failed', async () => {
  const budget = open();
  const answer = await budget.count(userId, async (onTokens) => {
    onTokens(70);
    onTokens(-20);
    return 'answer';
  });
  expect(answer).toBe('answer');
  const failing = budget.count(userId, async (onTokens) => {
    onTokens(30);
    throw new Error('cut');
  });
  await expect(failing).rejects.toThrow('cut');
  expect(await counted()).toBe('80');
});

it('when the UTC day turns, then the count begins anew, and the old one expires within two days', async () => {
  const budget = open();
  await budget.add(userId, 1_000);
  expect(await budget.isOver(userId)).toBe(true);
  expect(await redis.ttl(tokensKey(userId, DAY))).toBeGreaterThan(TWO_DAYS_S - 60);
  expect(await redis.ttl(tokensKey(userId, DAY))).toBeLessThanOrEqual(TWO_DAYS_S);
  clock = new Date('2026-11-21T00:00:00Z');
  expect(await budget.isOver(userId)).toBe(false);
  await budget.add(userId, 5);
  expect([await counted(), await counted('2026-11-21')]).toEqual(['1000', '5']);
});

it('when there is no limit, then nothing is asked and nothing is counted', async () => {
  const budget = open(0);
  await budget.add(userId, 5_000);
  expect(await budget.isOver(userId)).toBe(false);
  expect(await counted()).toBeNull();
});

it('when Redis was emptied, then a process still goes by what it has seen', async () => {
  const budget = open();
  await budget.add(userId, 1_000);
  await redis.del(tokensKey(userId, DAY));
  expect(await budget.isOver(userId)).toBe(true);
});

describe('while Redis is away', () => {
  async function disconnect(client: RedisClient): Promise<void> {
    const ended = once(client, 'end');
    client.disconnect();
    await ended;
  }

  it('then each process counts what it knows itself, and adds it when Redis is back', async () => {
    const client = connectRedis(server.url, log, PATIENT);
    await untilReady(client);
    const [away, other] = [open(1_000, client), open()];
    await other.add(userId, 300);
    expect(await away.isOver(userId)).toBe(false);
    await disconnect(client);

    expect(await away.isOver(userId)).toBe(false);
    await away.add(userId, 500);
    expect(await away.isOver(userId)).toBe(false);
    await away.add(userId, 200);
    expect(await away.isOver(userId)).toBe(true);
    expect([await counted(), await other.isOver(userId)]).toEqual(['300', false]);

    await client.connect();
    expect(await away.isOver(userId)).toBe(true);
    expect([await counted(), await other.isOver(userId)]).toEqual(['1000', true]);
    client.disconnect();
  });

  it('and the day turns, then what was missed is not added to the new day', async () => {
    const client = connectRedis(server.url, log, PATIENT);
    await untilReady(client);
    const budget = open(1_000, client);
    await disconnect(client);
    await budget.add(userId, 1_000);
    clock = new Date('2026-11-21T00:00:00Z');
    await client.connect();
    expect(await budget.isOver(userId)).toBe(false);
    expect(await counted('2026-11-21')).toBeNull();
    client.disconnect();
  });
});
