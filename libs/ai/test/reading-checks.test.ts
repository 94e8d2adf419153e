import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR_MS, MINUTE_MS } from '@inkwell/contracts';
import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddings, startServerChecks } from '../src/reading/index.ts';

const createTestLog = () => ({
  info: vi.fn<() => void>(),
  error: vi.fn<() => void>(),
  warn: vi.fn<() => void>(),
});

describe('the checks of a reading server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A server that answers a check as the test says, one after the other; from then on as the last time. */
  function answering(...answers: Array<boolean | Error>) {
    let asked = 0;
    const check = async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer === true;
    };
    return { check, asked: () => asked };
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('when it is trusted, then it is checked at once and each hour', async () => {
    const server = answering(true);
    const stop = startServerChecks(server, createTestLog());
    expect(server.asked()).toBe(1);
    await pass(HOUR_MS - 1);
    expect(server.asked()).toBe(1);
    await pass(1);
    expect(server.asked()).toBe(2);
    await pass(HOUR_MS);
    expect(server.asked()).toBe(3);
    stop();
  });

  it.each([
    ['has another model', false],
    ['is away', new Error('away')],
  ])('when it %s, then it is checked each minute until it is trusted', async (_, answer) => {
    const server = answering(answer, answer, true);
    const stop = startServerChecks(server, createTestLog());
    await pass(MINUTE_MS - 1);
    expect(server.asked()).toBe(1);
    await pass(1);
    expect(server.asked()).toBe(2);
    await pass(MINUTE_MS);
    expect(server.asked()).toBe(3);
    await pass(HOUR_MS - 1);
    expect(server.asked()).toBe(3);
    stop();
  });

  it('when it stays as it is, then that is logged once; when it changes, then again', async () => {
    const away = new Error('away');
    const log = createTestLog();
    const stop = startServerChecks(answering(away, away, false, false, true, true, away), log);
    const logged = () => [log.warn, log.error, log.info].map(({ mock }) => mock.calls.length);
    await pass(MINUTE_MS);
    expect(logged()).toEqual([1, 0, 0]);
    await pass(2 * MINUTE_MS);
    expect(logged()).toEqual([1, 1, 0]);
    await pass(MINUTE_MS + HOUR_MS);
    expect(logged()).toEqual([1, 1, 1]);
    await pass(HOUR_MS);
    expect(logged()).toEqual([2, 1, 1]);
    stop();
  });

  it('when they are stopped, then no timer is left, also where a check is under way', async () => {
    const server = answering(true);
    const stop = startServerChecks(server, createTestLog());
    await pass(0);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    startServerChecks(server, createTestLog())();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(HOUR_MS);
    expect(server.asked()).toBe(2);
  });

  it('when nothing else is left to do, then the process may end', async () => {
    const schedule = vi.spyOn(globalThis, 'setTimeout');
    const stop = startServerChecks(answering(true), createTestLog());
    await pass(0);
    expect(schedule.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
    stop();
    schedule.mockRestore();
  });
});

// By the real clock: a connection that begins to wait by a held one waits for ever in the files that follow.
describe('whether the reading server is trusted', () => {
  const CANARY = { text: 'the canary', vector: [1, ...Array<number>(383).fill(0)] };
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  beforeEach(() => register.resetMetrics());
  const trusted = async () =>
    (await register.getSingleMetric('inkwell_reading_trusted')?.get())?.values.map(({ value }) => value);

  it('when it is checked, then the metric tells what its server is now', async () => {
    let first = 0.9;
    server = createServer((_request, response) => {
      const data = [{ object: 'embedding', index: 0, embedding: [first, ...CANARY.vector.slice(1)] }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', model: 'e5', data }));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const { check } = createEmbeddings(url, { canary: CANARY });
    expect(await trusted()).toEqual([0]);
    await check();
    expect(await trusted()).toEqual([0]);
    first = 1;
    await check();
    expect(await trusted()).toEqual([1]);
    first = 0.9;
    await check();
    expect(await trusted()).toEqual([0]);
  });
});
