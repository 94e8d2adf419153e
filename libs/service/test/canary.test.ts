import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_CODES, IDENTITY_HEADER } from '@inkwell/contracts';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { trace } from '@opentelemetry/api';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import { AppError, STATUS } from '../src/errors.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity.ts';
import { createLog, type Logger } from '../src/log.ts';
import { createClosers } from '../src/process.ts';
import { startTracing } from '../src/start-tracing.ts';

/** A word of nobody's, which stands in everything that a person sends and in every error. */
const CANARY = 'zyxqvcanary';
const words = `${CANARY} said my sister`;
const secret = 'a secret of thirty-two characters';
const verify = createIdentityVerifier({ audience: 'journal', secrets: { gateway: secret } });
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret });
const headers = { [IDENTITY_HEADER]: sign({ userId: 'ann', sessionId: 's1' }) };

const exporter = new InMemorySpanExporter();
const closers = createClosers();
const lines: string[] = [];
let log: Logger;
let app: App;

const failure = (code: (typeof ERROR_CODES)[number]): AppError =>
  new AppError(code, words, {
    // Also under names that the net for fields does not know.
    context: { content: words, pages: [{ text: words }], fields: { [CANARY]: words }, said: words },
    cause: new Error(words, { cause: new AggregateError([new SyntaxError(words)], words) }),
  });

beforeAll(async () => {
  await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: 1 },
    { service: 'journal', role: 'http', followsCaller: true, closers, exporter },
  );
  log = createLog({ name: 'journal', level: 'trace', output: { write: (line) => lines.push(line) } });
  app = createApp({ log, verify, handlerTimeout: 20 });
  for (const code of ERROR_CODES) {
    app.post(`/api/${code}`, () => {
      throw failure(code);
    });
    app.post(`/api/late/${code}`, async (_request, reply) => {
      await once(reply.raw, 'close');
      throw failure(code);
    });
  }
  const schema = {
    body: z.object({ date: z.literal('today') }),
    response: { 200: z.object({ n: z.number() }) },
  };
  app.post('/api/strict', { schema }, () => ({ n: words }) as never);
});
afterAll(async () => {
  await app.close();
  await closers.close();
});

async function expectNoCanary(): Promise<void> {
  const provider = trace.getTracerProvider() as unknown as {
    getDelegate: () => { forceFlush: () => Promise<void> };
  };
  await provider.getDelegate().forceFlush();
  const spans = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
  expect(spans.length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(0);
  const written = [...lines, JSON.stringify(spans), await register.metrics()];
  expect(written.filter((each) => each.toLowerCase().includes(CANARY))).toEqual([]);
}

it.each(ERROR_CODES)(
  'when a use case throws %s in time or late, then nothing tells what it quotes',
  async (code) => {
    const call = (url: string) =>
      app.inject({ method: 'POST', url: `${url}?q=${CANARY}`, headers, payload: { content: words } });
    const logged = lines.length;
    const answer = await call(`/api/${code}`);
    expect(answer.statusCode).toBe(STATUS[code]);
    if (code !== 'internal') expect(answer.json()).toMatchObject({ context: { content: words } });
    expect((await call(`/api/late/${code}`)).statusCode).toBe(503);
    await expect
      .poll(() => lines.slice(logged).filter((line) => line.includes('after its deadline')))
      .toHaveLength(1);
    expect(lines.findLast((line) => line.includes('after its deadline'))).toContain(`"code":"${code}"`);
    await expectNoCanary();
  },
);

it('when a body, a path or an answer is refused, then nothing tells what stood in it', async () => {
  const send = (payload: string, url = '/api/strict', type = 'application/json') =>
    app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
  const statuses = [
    await send(words),
    await send(JSON.stringify({ date: words, [CANARY]: 1 })),
    await send(words, '/api/strict', `text/${CANARY}`),
    await send(JSON.stringify({ text: words.repeat(6_000) })),
    await send('{}', `/api/${CANARY}?q=${CANARY}`),
    await send('{}', `/api/%E0%A4%A/${CANARY}`),
    await send(JSON.stringify({ date: 'today' })),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 415, 413, 404, 400, 500]);
  await expectNoCanary();
});

it('when a request is cut short, no HTTP or of nobody known, then nothing tells what it brought', async () => {
  const impatient = createApp({ log, verify, requestTimeout: 500 });
  impatient.post('/api/words', () => ({}));
  const { port } = new URL(await impatient.listen({ host: '127.0.0.1', port: 0 }));
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    return answer.slice(0, answer.indexOf('\r\n'));
  };
  const head = (more: string) => `POST /api/words?q=${CANARY} HTTP/1.1\r\nhost: ${CANARY}\r\n${more}\r\n\r\n`;
  const identity = `${IDENTITY_HEADER}: ${headers[IDENTITY_HEADER]}`;
  const answers = [
    await send(
      `${head(`${identity}\r\ncontent-type: application/json\r\ncontent-length: 999`)}{"text":"${words}`,
    ),
    await send(`${CANARY}\r\n\r\n`),
    await send(head(`x-long: ${words.repeat(2_000)}`)),
    await send(head(`${IDENTITY_HEADER}: ${CANARY}\r\nconnection: close`)),
  ];
  await impatient.close();
  expect(answers.map((line) => line.split(' ')[1])).toEqual(['408', '400', '413', '401']);
  await expectNoCanary();
});

it('when an error is logged in any way, then its words are not', async () => {
  const error = failure('internal');
  log.error(error);
  log.error({ err: error });
  log.error({ err: error }, error.message);
  log.error({ err: error }, `it failed: ${error.message}`);
  log.warn({ failed: error, list: [error, { deep: { error } }] }, 'several');
  log.warn({ err: words }, 'no error');
  log.warn({ page: { date: 'x', content: words, title: words }, cause: { context: words } }, 'a page');
  log.child({ err: error }).warn('a child');
  await expectNoCanary();
  expect(lines.at(-8)).toContain('"msg":"AppError"');
  expect(lines.at(-1)).toContain('"code":"internal"');
});
