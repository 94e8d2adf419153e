import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';

import { liveChannel } from '@inkwell/contracts';
import { Redis } from 'ioredis';

import type { Figure } from './figures.ts';
import { cacheSession, startGateway } from './gateway.ts';
import { startScript } from './scripts.ts';
import { memoryOf } from './usage.ts';

const STREAMS = 2_000;
/** Connecting at once; more than the backlog of a listening socket would be refused. */
const LANES = 50;
const NOTICES = 5;
const MOST_KIBIBYTES = 64;
const FEWEST_A_SECOND = 1_000;

/** What an open live stream weighs in the gateway, and how many notices a second one gateway passes on. Linux alone. */
export async function benchLive(root: string, redisUrl: string): Promise<Figure[]> {
  const children: ChildProcess[] = [];
  const agent = new Agent({ maxSockets: Infinity });
  const redis = new Redis(redisUrl);
  try {
    const upstream = await startScript(root, children, 'upstream.ts');
    const { url, secret, pid } = await startGateway(root, children, { redisUrl, upstream });
    const people = Array.from({ length: STREAMS }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
    const before = await memoryOf(pid);
    const streams: IncomingMessage[] = [];
    const left = [...people];
    const lane = async () => {
      for (let person = left.pop(); person; person = left.pop()) {
        const cookie = await cacheSession(redis, secret, person);
        streams.push(await open(`${url}/api/live`, agent, cookie));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const after = await memoryOf(pid);

    const told = countNotices(streams, STREAMS * NOTICES);
    const began = performance.now();
    for (let notice = 0; notice < NOTICES; notice += 1) {
      const pipeline = redis.pipeline();
      for (const { userId } of people) pipeline.publish(liveChannel(userId), '{"topic":"journal"}');
      await pipeline.exec();
    }
    await told;
    const seconds = (performance.now() - began) / 1_000;
    return [
      {
        name: `memory of a gateway for each of ${STREAMS} live streams`,
        value: (after - before) / STREAMS,
        unit: 'KiB',
        atMost: MOST_KIBIBYTES,
        note: `${Math.round(before / 1_024)} and ${Math.round(after / 1_024)} MiB`,
      },
      {
        name: 'live notices that one gateway passes on, a second',
        value: (STREAMS * NOTICES) / seconds,
        unit: 'notices',
        atLeast: FEWEST_A_SECOND,
      },
    ];
  } finally {
    agent.destroy();
    redis.disconnect();
    for (const child of children) child.kill('SIGTERM');
  }
}

function open(url: string, agent: Agent, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`a stream was answered ${response.statusCode}`));
      // The subscription is sent before the first line.
      response.once('data', () => resolve(response));
    }).on('error', reject);
  });
}

/** Resolves once so many notices have come on all streams together. */
function countNotices(streams: readonly IncomingMessage[], expected: number): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        count += text.split('"journal"').length - 1;
        if (count >= expected) resolve();
      });
    }
  });
}
