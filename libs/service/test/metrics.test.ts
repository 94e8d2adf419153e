import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { AppError } from '../src/errors.ts';
import { openEventStream } from '../src/event-stream.ts';
import { createSampledGauge, type MetricsServer, serveMetrics } from '../src/metrics.ts';

const log = pino({ level: 'silent' });
const local = { host: '127.0.0.1', port: 0, service: 'journal', role: 'http', log };
let metrics: MetricsServer;
let app: App;
beforeAll(async () => {
  metrics = await serveMetrics(local);
});
afterAll(() => metrics.close());
afterEach(async () => {
  await app?.close();
});

async function read(path = '/metrics'): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}${path}`);
  return { status: answer.status, text: await answer.text() };
}

/** The lines of a metric without its default labels. */
async function linesOf(name: string): Promise<string[]> {
  const { text } = await read();
  return text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.replace(/,?service="journal",role="http"/, '').replace('{,', '{'));
}

it('when requests are answered, then they are counted by the pattern of their route, whatever was typed', async () => {
  app = createApp({ log, verify: null });
  app.get('/api/entries/:date', ({ params }) => {
    if ((params as { date: string }).date === 'bad') throw new AppError('conflict');
    return { ok: true };
  });
  for (const date of ['2026-11-21', '2026-11-22', 'bad']) await app.inject(`/api/entries/${date}`);
  await app.inject('/somewhere/else?q=secret');
  expect((await linesOf('inkwell_http_requests_total')).toSorted()).toEqual([
    'inkwell_http_requests_total{method="GET",route="/api/entries/:date",status="200"} 2',
    'inkwell_http_requests_total{method="GET",route="/api/entries/:date",status="409"} 1',
    'inkwell_http_requests_total{method="GET",route="unknown",status="404"} 1',
  ]);
  expect(await linesOf('inkwell_http_request_seconds_count')).toContain(
    'inkwell_http_request_seconds_count{method="GET",route="/api/entries/:date"} 3',
  );
});

it('when an event stream ends, then it is counted, and how long it was open is no latency', async () => {
  app = createApp({ log, verify: null });
  app.get('/api/live', (request, reply) => openEventStream(request, reply).end());
  await app.inject('/api/live');
  expect(await linesOf('inkwell_http_requests_total{method="GET",route="/api/live"')).toHaveLength(1);
  expect(await linesOf('inkwell_http_request_seconds_count{method="GET",route="/api/live"')).toEqual([]);
});

it('when one value cannot be read, then the others are there, and one that is gone is not', async () => {
  const add = createSampledGauge({ name: 'test_depth', help: 'test', labelNames: ['queue'] });
  const of = (queue: string, value: number) => () => [{ labels: { queue }, value }];
  const remove = add(of('gone', 1));
  add(of('here', 2));
  add(async () => {
    throw new Error('redis is away');
  });
  expect(await linesOf('test_depth')).toEqual(['test_depth{queue="gone"} 1', 'test_depth{queue="here"} 2']);
  remove();
  expect(await linesOf('test_depth')).toEqual(['test_depth{queue="here"} 2']);
});

it('when Prometheus asks, then each metric says whose it is; nothing else is answered', async () => {
  new Counter({ name: 'test_total', help: 'test' }).inc();
  const { status, text } = await read();
  expect(status).toBe(200);
  expect(text).toContain('test_total{service="journal",role="http"} 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds{service="journal",role="http"}');
  expect((await read('/')).status).toBe(404);
});

it('when the port is taken, then it is said', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(serveMetrics({ ...local, port })).rejects.toThrow('EADDRINUSE');
  other.close();
});
