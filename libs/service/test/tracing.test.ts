import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { trace } from '@opentelemetry/api';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity.ts';
import { createInternalReader } from '../src/internal.ts';
import { createClosers } from '../src/process.ts';
import { startTracing } from '../src/start-tracing.ts';
import { currentTraceparent, traceFields, traceHeaders } from '../src/tracing.ts';

const secret = 'a secret of thirty-two characters';
const verify = createIdentityVerifier({ audience: 'journal', secrets: { gateway: secret } });
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret });
const headers = { [IDENTITY_HEADER]: sign({ userId: 'ann', sessionId: 's1' }) };

const exporter = new InMemorySpanExporter();
const closers = createClosers();
const lines: Array<Record<string, unknown>> = [];
const log = pino(
  { level: 'info', mixin: traceFields },
  { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) },
);
let app: App;

beforeAll(() =>
  startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 },
    { service: 'journal', role: 'http', followsCaller: true, closers, exporter },
  ),
);
afterAll(() => closers.close());
beforeEach(() => {
  exporter.reset();
  lines.length = 0;
  app = createApp({ log, verify });
});
afterEach(() => app.close());

async function finishedSpans() {
  // The processor hands over what has ended when it is asked to.
  const provider = trace.getTracerProvider() as unknown as {
    getDelegate: () => { forceFlush: () => Promise<void> };
  };
  await provider.getDelegate().forceFlush();
  return exporter.getFinishedSpans();
}

const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('when a request with a body names its trace, then its span and all that it calls belong to it', async () => {
  app.post('/api/entries/:date', async () => {
    log.info('saved');
    return { traceparent: currentTraceparent() };
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/entries/2026-11-21?q=secret',
    headers: { ...headers, traceparent: CALLER, 'x-request-id': 'r-1' },
    payload: { content: 'a secret' },
  });
  const [span, ...others] = await finishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    name: 'POST /api/entries/:date',
    parentSpanContext: { spanId: 'b7ad6b7169203331' },
    attributes: { 'http.route': '/api/entries/:date', 'http.response.status_code': 200 },
  });
  const { traceId = '', spanId = '' } = span?.spanContext() ?? {};
  expect(traceId).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(answer.json()).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  expect(JSON.stringify(span?.attributes)).not.toContain('secret');
  const where = { reqId: 'r-1', traceId };
  expect(lines).toMatchObject([
    { msg: 'saved', ...where },
    { msg: 'request', ...where },
  ]);
});

it('when a request fails on our side, then its span says so, and quotes nothing', async () => {
  app.get('/api/x', async () => {
    throw new TypeError('a secret');
  });
  await app.inject({ url: '/api/x', headers });
  const [span] = await finishedSpans();
  expect(span?.status).toEqual({ code: 2 });
  expect(span?.events).toEqual([]);
  expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({
    traceId: span?.spanContext().traceId,
  });
});

it('when a service asks another, then both spans are of one trace', async () => {
  app.get('/internal/asked', () => ({ ok: true }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = createInternalReader(url, sign);
  const asking = createApp({ log, verify });
  asking.get('/api/asking', () => ask('/internal/asked', {}, z.object({ ok: z.boolean() })));
  await asking.inject({ url: '/api/asking', headers });
  await asking.close();
  const spans = await finishedSpans();
  const [asked, asker] = ['GET /internal/asked', 'GET /api/asking'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(asked?.parentSpanContext?.spanId).toBe(asker?.spanContext().spanId);
});

it('when tracing has ended, then nothing is sent along', async () => {
  await closers.close();
  expect(traceHeaders()).toEqual({});
});
