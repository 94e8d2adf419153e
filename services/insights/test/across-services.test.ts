import { randomBytes, randomUUID } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { dayOf, IDENTITY_HEADER, liveChannel } from '@inkwell/contracts';
import { connectRedis, createIdentitySigner, createLog } from '@inkwell/service';
import { freePort } from '@inkwell/servers';
import { mongoUri, redisUrl, untilReady } from '@inkwell/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const secret = () => randomBytes(32).toString('hex');
const secrets = { gatewayToJournal: secret(), gatewayToInsights: secret(), insightsToJournal: secret() };
const services = new URL('../../', import.meta.url);
const running: ChildProcess[] = [];
const urls = { journal: '', insights: '' };

type Started = 'journal' | 'insights';

function run(service: Started, env: Record<string, string>) {
  const main = new URL(`${service}/src/main.ts`, services).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@inkwell/source', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', MONGODB_URI: mongoUri(service), ...env },
  });
  running.push(child);
  return child;
}

async function migrate(service: Started): Promise<void> {
  const child = run(service, { ROLE: 'migrate' });
  child.stdout.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

/** Starts a service's own process and waits until it says that it is ready. */
async function start(service: Started, env: Record<string, string>): Promise<string> {
  await migrate(service);
  const port = await freePort();
  const child = run(service, {
    PORT: `${port}`,
    REDIS_URL: redisUrl(),
    VAULT_KEYS: `test:${randomBytes(32).toString('base64')}`,
    ...env,
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (JSON.parse(line).msg === 'ready') {
      child.stdout.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error(`${service} did not start`);
}

beforeAll(async () => {
  urls.journal = await start('journal', {
    IDENTITY_FROM_GATEWAY: secrets.gatewayToJournal,
    IDENTITY_FROM_INSIGHTS: secrets.insightsToJournal,
    IDENTITY_FROM_CHAT: secret(),
  });
  urls.insights = await start('insights', {
    IDENTITY_FROM_GATEWAY: secrets.gatewayToInsights,
    IDENTITY_TO_JOURNAL: secrets.insightsToJournal,
    JOURNAL_URL: urls.journal,
  });
});
afterAll(async () => {
  for (const child of running) {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await ended;
  }
});

it('when a page is saved in the journal, then insights counts its day', async () => {
  const userId = randomUUID();
  const redis = connectRedis(redisUrl(), createLog({ name: 'test', level: 'silent' }));
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
  redis.disconnect();
});
