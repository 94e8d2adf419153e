import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

import { createJobs, openEveryQueue } from '@inkwell/events';
import { createLog } from '@inkwell/service';
import { redisUrl } from '@inkwell/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildBoard } from './board.ts';

const PASSWORD = 'only operators: know it';
const settings = {
  redisUrl: redisUrl(),
  log: createLog({ name: 'queues', level: 'silent' }),
  prefix: `board-${randomUUID().slice(0, 8)}`,
};
const every = openEveryQueue(settings);
let board: FastifyInstance;

beforeAll(async () => {
  await Promise.all(every.queues.map((queue) => queue.waitUntilReady()));
  board = buildBoard(every.queues, PASSWORD);
});
afterAll(async () => {
  await board.close();
  await every.close();
});

const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
const ask = (url: string, headers: OutgoingHttpHeaders = {}) =>
  board.inject({ url, headers: { host: '127.0.0.1:3100', ...headers } });

describe('the board of the queues', () => {
  test('when somebody has no password, or a wrong one, then nothing is shown', async () => {
    const wrong = [basic('guess'), `Bearer ${PASSWORD}`].map((authorization) => ({ authorization }));
    for (const headers of [{}, ...wrong]) {
      for (const url of ['/', '/api/queues', '/static/js/main.js']) {
        const answer = await ask(url, headers);
        expect(answer.statusCode).toBe(401);
        expect(answer.body).toBe('Unauthorized');
      }
    }
  });

  test('when another site makes the browser ask, or leads a name of its own here, then it is refused', async () => {
    const authorization = basic(PASSWORD);
    expect((await ask('/api/queues', { authorization, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await ask('/api/queues', { authorization, host: 'evil.example.com' })).statusCode).toBe(403);
  });

  test('when an operator looks, then every queue is there with its jobs', async () => {
    const jobs = createJobs('insights', settings);
    await jobs.enqueue('insights.update-streak', { userId: 'ann', date: '2026-11-21' });
    await jobs.close();
    const authorization = basic(PASSWORD);
    const page = await ask('/', { authorization });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const answer = await ask('/api/queues?activeQueue=insights-jobs', { authorization });
    const { queues } = answer.json<{ queues: { name: string; counts: { waiting: number } }[] }>();
    expect(queues).toHaveLength(12);
    expect(queues.find(({ name }) => name === 'insights-jobs')?.counts.waiting).toBe(1);
  });
});
