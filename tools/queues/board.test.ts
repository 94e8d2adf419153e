import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

import { createJobs, openEveryQueue } from '@inkwell/events';
import { createLog, openRedis } from '@inkwell/service';
import { redisUrl } from '@inkwell/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildBoard } from './board.ts';
import { runCommand } from './commands.ts';

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

describe('the commands for failed jobs', () => {
  const redis = openRedis(settings.redisUrl, {}, { maxRedirections: 16, retryDelayMs: 100 });
  afterAll(() => redis.disconnect());
  const run = (...args: string[]) => runCommand(args, every.failed);

  /** Leaves a job as a worker does that was refused. */
  async function fail(
    queue: (typeof every.queues)[number] | undefined,
    jobId: string,
    name = 'auth.soulprint-written',
  ): Promise<void> {
    await queue?.add(name, { userId: 'ann' }, { jobId });
    const keyOf = (name: string) => queue?.toKey(name) ?? '';
    await redis
      .multi()
      .lrem(keyOf('wait'), 1, jobId)
      .zadd(keyOf('failed'), Date.now(), jobId)
      .hset(keyOf(jobId), { failedReason: 'invalid', finishedOn: Date.now() })
      .exec();
  }

  test('when jobs have failed, then they are listed, set aside and tried again', async () => {
    expect(await run('failed')).toBe('No job has failed.');
    const chat = every.queues.find(({ name }) => name === 'chat');
    for (const jobId of ['one', 'two']) await fail(chat, jobId);

    expect(await run('set-aside', 'chat', 'one')).toContain('npm run queues -- retry chat one');
    expect(await run('failed')).toMatch(
      /^chat {2}auth\.soulprint-written {2}invalid {2}2, 1 of them set aside {2}since \S+ {2}such as two$/,
    );
    await run('retry', 'chat', 'one');
    expect(await run('failed')).toMatch(/ {2}invalid {2}1 {2}since/);
    expect(await chat?.getWaitingCount()).toBe(1);
  });

  test('when a failed job is an erasure, then it cannot be set aside', async () => {
    await fail(
      every.queues.find(({ name }) => name === 'journal'),
      'erasure',
      'auth.user-deleted',
    );
    await expect(run('set-aside', 'journal', 'erasure')).rejects.toThrow('An erasure cannot be set aside');
  });

  test('when a command is none or names no failed job, then it says what there is', async () => {
    await expect(run('clear')).rejects.toThrow('npm run queues -- set-aside QUEUE ID');
    await expect(run('retry', 'chat')).rejects.toThrow('npm run queues -- retry QUEUE ID');
    await expect(run('retry', 'chats', 'one')).rejects.toThrow('There is no queue chats. There are: auth, ');
    await expect(run('set-aside', 'chat', 'none')).rejects.toThrow(
      'In the queue chat no job none has failed.',
    );
  });
});
