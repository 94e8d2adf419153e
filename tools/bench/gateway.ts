import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { SERVICES, SESSION_COOKIE } from '@inkwell/contracts/constants';
import { freePort } from '@inkwell/servers';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { NODE_ARGS } from '../start/product.ts';
import { compareRates, measureRate } from './compare.ts';
import type { Figure } from './figures.ts';
import { startScript } from './scripts.ts';

const PART_SECONDS = 3;

/**
 * What the gateway costs, against a bare proxy before the same upstream in the same run: session and guard come
 * from the cache, as they do for a person who is using the product.
 */
export async function benchGateway(root: string, redisUrl: string): Promise<Figure[]> {
  const children: ChildProcess[] = [];
  const redis = new Redis(redisUrl);
  try {
    const upstream = await startScript(root, children, 'upstream.ts');
    const bare = await startScript(root, children, 'bare-proxy.ts', upstream);
    const { url, secret } = await startGateway(root, children, { redisUrl, upstream });
    const person = { userId: randomUUID(), sessionId: randomUUID() };
    const cookie = await cacheSession(redis, secret, person);

    const target = (base: string) => ({ url: `${base}/api/journal-dates`, headers: { cookie } });
    const wide = await compareRates(target(url), target(bare), { connections: 50, seconds: PART_SECONDS });
    const narrow = await compareRates(target(url), target(bare), { connections: 1, seconds: PART_SECONDS });
    const direct = await measureRate({ url: `${upstream}/api/journal-dates`, headers: {} }, 1, PART_SECONDS);
    const msOf = (ratePerSecond: number) => 1_000 / ratePerSecond;
    const bareAdds = msOf(narrow.bareRate) - msOf(direct);
    const gatewayAdds = msOf(narrow.rate) - msOf(direct);
    return [
      {
        name: 'gateway throughput at 50 connections, of a bare proxy',
        value: wide.ratio,
        spread: wide.spread,
        unit: 'ratio',
        atLeast: 0.7,
        note: `${Math.round(wide.rate)} and ${Math.round(wide.bareRate)} requests a second`,
      },
      {
        name: 'latency the gateway adds at one connection, of what a bare proxy adds',
        value: gatewayAdds / bareAdds,
        unit: 'ratio',
        atMost: 2,
        note: `${gatewayAdds.toFixed(3)} and ${bareAdds.toFixed(3)} ms on ${msOf(direct).toFixed(3)} ms`,
      },
    ];
  } finally {
    redis.disconnect();
    for (const child of children) child.kill('SIGTERM');
  }
}

/** A gateway of its own, all of whose services are one upstream. */
export async function startGateway(
  root: string,
  children: ChildProcess[],
  at: { redisUrl: string; upstream: string },
) {
  const port = await freePort();
  const secret = 'a secret of the bench that is long enough to sign with';
  const perService = SERVICES.map((name) => name.toUpperCase()).flatMap((name) => [
    [`${name}_URL`, at.upstream],
    [`IDENTITY_TO_${name}`, secret],
  ]);
  const child = spawn(process.execPath, NODE_ARGS, {
    cwd: join(root, 'gateway'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(port),
      REDIS_URL: at.redisUrl,
      SESSION_SECRET: secret,
      WEB_DIR: join(root, 'web/dist'),
      RATE_LIMIT_FACTOR: '1000000',
      ...Object.fromEntries(perService),
    },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/health/ready`);
  if (child.pid === undefined) throw new Error('the gateway did not start');
  return { url, secret, pid: child.pid };
}

/** A session and its entitlements, as auth and billing would cache them. */
export async function cacheSession(
  redis: Redis,
  secret: string,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  await redis.set(`{${userId}}:session:${sessionId}`, 'alive');
  await redis.set(`{${userId}}:onboarded`, '1:1');
  await redis.set(`{${userId}}:access`, '1:1');
  return `${SESSION_COOKIE}=${jwt.sign({ sid: sessionId }, secret, { subject: userId, expiresIn: 3_600 })}`;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
