import { randomBytes, randomUUID } from 'node:crypto';
import { dayOf, IDENTITY_HEADER, liveChannel } from '@inkwell/contracts';
import { connectRedis, createIdentitySigner, createLog } from '@inkwell/service';
import {
  migrateService,
  redisUrl,
  type ServiceProcess,
  startRedis,
  startServiceProcess,
  type TestServer,
  untilReady,
} from '@inkwell/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const secret = () => randomBytes(32).toString('hex');
const secrets = { gatewayToJournal: secret(), gatewayToInsights: secret(), insightsToJournal: secret() };
const urls = { journal: '', insights: '' };
const running: ServiceProcess[] = [];
/** A Redis of its own for cache and live notices. */
let cache: TestServer;

async function start(service: keyof typeof urls, env: Record<string, string>): Promise<string> {
  await migrateService(service);
  const VAULT_KEYS = `test:${randomBytes(32).toString('base64')}`;
  const started = await startServiceProcess(service, { VAULT_KEYS, REDIS_CACHE_URL: cache.url, ...env });
  running.push(started);
  return started.url;
}

beforeAll(async () => {
  cache = await startRedis();
  urls.journal = await start('journal', {
    IDENTITY_FROM_GATEWAY: secrets.gatewayToJournal,
    IDENTITY_FROM_INSIGHTS: secrets.insightsToJournal,
    IDENTITY_FROM_CHAT: secret(),
    CHAT_URL: 'http://127.0.0.1:1',
    IDENTITY_TO_CHAT: secret(),
    AUTH_URL: 'http://127.0.0.1:1',
    IDENTITY_TO_AUTH: secret(),
  });
  urls.insights = await start('insights', {
    IDENTITY_FROM_GATEWAY: secrets.gatewayToInsights,
    IDENTITY_TO_JOURNAL: secrets.insightsToJournal,
    JOURNAL_URL: urls.journal,
    IDENTITY_TO_CHAT: secret(),
    IDENTITY_TO_AUTH: secret(),
    // Nobody listens there: an entry counts without them.
    CHAT_URL: 'http://127.0.0.1:9',
    AUTH_URL: 'http://127.0.0.1:9',
  });
});
afterAll(async () => {
  for (const { stop } of running) await stop();
  await cache.remove();
});

it('when a page is saved in the journal, then insights counts its day', async () => {
  const userId = randomUUID();
  const redis = connectRedis(cache.url, createLog({ name: 'test', level: 'silent' }));
  await untilReady(redis);
  await redis.subscribe(liveChannel(userId));
  const told = new Promise<void>((resolve) => {
    redis.on('message', (_channel, message) => {
      if (JSON.parse(message).topic === 'insights') resolve();
    });
  });

  const asGateway = (audience: 'journal' | 'insights', secretOf: string) => ({
    [IDENTITY_HEADER]: createIdentitySigner({ caller: 'gateway', audience, secret: secretOf })({ userId }),
  });
  const saved = await fetch(new URL('/api/journal-entries', urls.journal), {
    method: 'POST',
    headers: {
      ...asGateway('journal', secrets.gatewayToJournal),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ date: dayOf(new Date()), content: 'Dear diary' }),
  });
  expect(saved.status).toBe(200);
  await told;

  const answer = await fetch(new URL('/api/insights', urls.insights), {
    headers: asGateway('insights', secrets.gatewayToInsights),
  });
  const { weeklyStats } = (await answer.json()) as { weeklyStats: object };
  expect(weeklyStats).toMatchObject({ totalEntries: 1, totalDaysAllTime: 1, currentStreak: 1 });
  // The queues are in the other Redis, which evicts nothing.
  const queueKeysOf = async (url: string): Promise<string[]> => {
    const admin = connectRedis(url, createLog({ name: 'test', level: 'silent' }));
    await untilReady(admin);
    const keys = await admin.keys('inkwell:*');
    admin.disconnect();
    return keys;
  };
  expect(await queueKeysOf(cache.url)).toEqual([]);
  expect(await queueKeysOf(redisUrl())).not.toEqual([]);
  redis.disconnect();
});
