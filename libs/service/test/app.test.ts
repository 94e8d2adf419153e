import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import type { FastifyReply } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type App, createApp } from '../src/app.ts';
import { AppError, STATUS } from '../src/errors.ts';
import { type EventStream, openEventStream } from '../src/event-stream.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity.ts';
import { placeOf } from '../src/time.ts';

const secret = 'a secret of thirty-two characters';
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
const verify = createIdentityVerifier({
  audience: 'journal',
  secrets: { gateway: secret, insights: `${secret}!` },
});
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret });

let app: App;
function build(options: Partial<Parameters<typeof createApp>[0]> = {}): App {
  lines.length = 0;
  app = createApp({ log, verify, ...options });
  return app;
}
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const headers = { [IDENTITY_HEADER]: sign({ userId: 'ann', sessionId: 's1' }) };

describe('errors', () => {
  it('when a use case throws, then its code decides the status and the body says whose request it was', async () => {
    build().get('/api/x', () => {
      throw new AppError('conflict', 'Somebody was first.', { context: { revision: 3 } });
    });
    const answer = await app.inject({ url: '/api/x', headers: { ...headers, 'x-request-id': 'r-1' } });
    expect(answer.statusCode).toBe(STATUS.conflict);
    expect(answer.json()).toEqual({
      error: 'conflict',
      message: 'Somebody was first.',
      requestId: 'r-1',
      context: { revision: 3 },
    });
  });

  it('when something unforeseen breaks, then the answer says nothing of it and the log does', async () => {
    build().get('/api/x', () => {
      throw new TypeError('the inner workings');
    });
    const answer = await app.inject({ url: '/api/x', headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inner');
    expect(lines.join('')).toContain('the inner workings');
  });

  it('when a handler hangs, then it is 503', async () => {
    build({ handlerTimeout: 20 }).get('/api/x', () => new Promise(() => undefined));
    app.post('/api/x', { handlerTimeout: 30 }, () => new Promise(() => undefined));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    // Over a real connection: a body that has been read must not end the limit.
    const post = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"a":1}',
    };
    for (const request of [{ headers }, post]) {
      const answer = await fetch(`${url}/api/x`, request);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ error: 'unavailable' });
    }
  });

  /** Begins a request whose handler ends with `finish`, on a clock that the test moves. */
  async function beginSlowly(options: Parameters<typeof build>[0]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const handler = new EventEmitter();
    build(options).get('/api/x', async () => {
      handler.emit('begun');
      await once(handler, 'finished');
      return { ok: true };
    });
    const begun = once(handler, 'begun');
    const answering = app.inject({ url: '/api/x', headers });
    await begun;
    return { answering, finish: () => handler.emit('finished') };
  }

  it('when the database hangs, then who waits for it is 503 within 2 s', async () => {
    const { answering } = await beginSlowly({ ready: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(2_000);
    const answer = await answering;
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
  });

  it('when the database answers, then a handler may take longer than 2 s', async () => {
    const ready = vi.fn<() => Promise<void>>(async () => undefined);
    const { answering, finish } = await beginSlowly({ ready });
    await vi.advanceTimersByTimeAsync(9_000);
    finish();
    expect((await answering).json()).toEqual({ ok: true });
    expect(ready.mock.calls.length).toBeGreaterThan(2);
  });

  describe('when a handler ends after its deadline', () => {
    /** The answer to a handler that does `ending` once the deadline has answered, and what was logged. */
    async function answerLate(ending: (reply: FastifyReply) => unknown) {
      const answered = new EventEmitter();
      let handled: Promise<unknown> | undefined;
      build({ handlerTimeout: 20 }).get('/api/x', (_request, reply) => {
        handled = once(answered, 'answered').then(() => ending(reply));
        return handled;
      });
      const answer = await app.inject({ url: '/api/x', headers });
      answered.emit('answered');
      await Promise.allSettled([handled]);
      // What the framework does with the result comes in the turns of the loop after it.
      await setImmediate();
      return { answer, logged: lines.map((line): { msg: string } => JSON.parse(line)) };
    }

    it.each([
      ['returns', () => ({ late: true })],
      ['returns nothing', () => undefined],
      ['sends', (reply: FastifyReply) => reply.code(201).header('x-late', '1').send({ late: true })],
      [
        'opens a stream',
        (reply: FastifyReply) => {
          const stream = openEventStream(reply.request, reply);
          stream.send({ late: true });
          stream.end();
          if (!stream.closed.aborted) throw new Error('the stream is open');
        },
      ],
    ])('and %s, then it was answered once and nothing more is logged', async (_how, ending) => {
      const { answer, logged } = await answerLate(ending);
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
      expect(answer.headers).not.toHaveProperty('x-late');
      expect(logged.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
    });

    it.each([
      ['a fault', new TypeError('the late fault'), 50],
      ['a refusal', new AppError('conflict', 'The late refusal.'), 30],
    ])('and throws %s, then that is logged once as what it is', async (_what, error, level) => {
      const { answer, logged } = await answerLate(() => Promise.reject(error));
      expect(answer.statusCode).toBe(503);
      expect(logged.slice(2)).toEqual([
        expect.objectContaining({
          level,
          msg: 'request failed after its deadline',
          err: expect.objectContaining({ message: error.message }),
        }),
      ]);
    });
  });

  it('when the reader has left before a stream is opened, then it is closed from the beginning', async () => {
    const handler = new EventEmitter();
    build().get('/api/x', async (request, reply) => {
      handler.emit('begun');
      await once(reply.raw, 'close');
      handler.emit('opened', openEventStream(request, reply));
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const reader = new AbortController();
    const [begun, opened] = [once(handler, 'begun'), once(handler, 'opened')];
    const reading = fetch(`${url}/api/x`, { headers, signal: reader.signal }).catch(() => 'left');
    await begun;
    reader.abort();
    expect(await reading).toBe('left');
    const [stream] = (await opened) as [EventStream];
    expect(stream.closed.aborted).toBe(true);
  });

  it('when a body takes longer to arrive than its handler may take, then it is served all the same', async () => {
    build({ handlerTimeout: 20 }).post('/api/x', async (request) => request.body);
    app.get('/api/hangs', () => new Promise(() => undefined));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const token = `${IDENTITY_HEADER}: ${headers[IDENTITY_HEADER]}`;
    const head = [
      'POST /api/x HTTP/1.1',
      'host: x',
      token,
      'content-type: application/json',
      'content-length: 7',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"a"`);
    // Begun later and timed out: so would the first be, if its time were counted.
    expect((await fetch(`${url}/api/hangs`, { headers })).status).toBe(503);
    socket.write(':1}');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [^]*{"a":1}$/);
    socket.destroy();
  });

  it('when fields are unknown, then they are dropped; when they are wrong, then each is named', async () => {
    const body = z.object({ name: z.string(), birth: z.object({ year: z.number() }) });
    build().post('/api/x', { schema: { body, response: { 200: body } } }, async (request) => request.body);
    const post = (payload: unknown) =>
      app.inject({ method: 'POST', url: '/api/x', headers, payload: payload as object });
    expect((await post({ name: 'Ann', birth: { year: 1990, more: 1 }, more: 1 })).json()).toEqual({
      name: 'Ann',
      birth: { year: 1990 },
    });
    expect((await post({ name: { $gt: '' }, birth: {} })).json()).toMatchObject({
      error: 'invalid',
      context: { fields: { name: 'must be a string', 'birth.year': 'is required' } },
    });
    expect((await post([])).statusCode).toBe(400);
    expect(
      (await post({ name: 'Ann', birth: { year: 1990 }, ['__proto__']: { admin: true } })).json(),
    ).not.toHaveProperty('admin');
  });

  it('when JSON is announced and nothing is sent, then that is no body', async () => {
    build().post('/api/x', async (request) => ({ body: request.body ?? null }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/x',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(answer.json()).toEqual({ body: null });
  });

  it('when the body is no JSON or of another type, then it is 400 or 415', async () => {
    build().post('/api/x', async () => 'never');
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/x', headers: { ...headers, 'content-type': type }, payload });
    expect((await post('{', 'application/json')).statusCode).toBe(400);
    expect((await post('{"__proto__":{"a":1}}', 'application/json')).statusCode).toBe(400);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });
});

describe('the log', () => {
  it('when a request is served, then its line has the route and no address, query or body', async () => {
    build().post('/api/notes/:id', async () => ({}));
    await app.inject({
      method: 'POST',
      url: '/api/notes/mine?q=dear-diary',
      headers,
      payload: { content: 'dear' },
    });
    const line = lines.find((one) => one.includes('"request"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'POST', route: '/api/notes/:id', status: 200 });
    expect(line).not.toMatch(/dear|mine/);
  });
});

describe('time', () => {
  it('when zone and offset are sent, then the valid zone wins, else the valid offset, else UTC', async () => {
    build().get('/api/x', async (request) => placeOf(request));
    const get = async (sent: Record<string, string>) =>
      (await app.inject({ url: '/api/x', headers: { ...headers, ...sent } })).json<unknown>();
    expect(await get({ 'x-timezone': 'Asia/Tokyo', 'x-timezone-offset': '300' })).toEqual({
      zone: 'Asia/Tokyo',
    });
    expect(await get({ 'x-timezone': 'Nowhere/At_all', 'x-timezone-offset': '300' })).toEqual({
      offset: 300,
    });
    for (const offset of ['', 'x', '99999', '1.5'])
      expect(await get({ 'x-timezone-offset': offset })).toEqual({});
  });
});

/** Opens a stream that ends when the app drains, and one that goes on. */
async function openTwoStreams() {
  const opened = new EventEmitter();
  build().get('/api/streams/:kind', (request, reply) => {
    const { kind } = request.params as { kind: string };
    opened.emit(kind, openEventStream(request, reply, { goesOn: kind === 'going' }));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = async (kind: string) => {
    const handled = once(opened, kind) as Promise<[EventStream]>;
    const response = await fetch(`${url}/api/streams/${kind}`, { headers });
    const [stream] = await handled;
    return { response, stream };
  };
  return [await open('plain'), await open('going')] as const;
}

describe('health and drain', () => {
  it('when what it needs is away, then it lives but is not ready', async () => {
    build({ ready: () => Promise.reject(new Error('away')) });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
  });

  it('when it closes with a keep-alive connection and an open stream, then both end and it has closed', async () => {
    let opened: (stream: EventStream) => void = () => undefined;
    const stream = new Promise<EventStream>((resolve) => {
      opened = resolve;
    });
    build().get('/api/stream', (request, reply) => opened(openEventStream(request, reply)));
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'data');
    const response = await fetch(`${url}/api/stream`, { headers });
    const { closed } = await stream;
    const ended = once(socket, 'close');
    await app.close();
    await ended;
    expect(closed.aborted).toBe(true);
    expect(await response.text()).toBe(':\n\n');
  });

  it.each([
    ['has begun to send', (reply: FastifyReply) => reply.hijack().raw.write('begun, '), 'begun, ended'],
    ['has sent nothing yet', () => undefined, ':\n\n'],
  ])('when it closes while a handler %s, then that is sent and it has closed', async (_how, begin, text) => {
    const handler = new EventEmitter();
    build().get('/api/x', async (request, reply) => {
      begin(reply);
      handler.emit('begun');
      await once(handler, 'closing');
      if (reply.sent) reply.raw.end('ended');
      else openEventStream(request, reply);
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const begun = once(handler, 'begun');
    const answer = fetch(`${url}/api/x`, { headers });
    await begun;
    const closed = app.close();
    await setImmediate();
    expect(app.server.listening).toBe(false);
    handler.emit('closing');
    await closed;
    expect(await (await answer).text()).toBe(text);
  });

  it('when it drains, then a stream that may go on does until it ends by itself, and others end at once', async () => {
    const [first, going] = await openTwoStreams();
    const drained = app.drain({ DRAIN_MS: 60_000, DRAIN_DELAY_MS: 0 });
    await setImmediate();
    expect(app.server.listening).toBe(false);
    expect(await first.response.text()).toBe(':\n\n');
    going.stream.send('to the end');
    going.stream.end();
    await drained;
    expect(await going.response.text()).toBe(':\n\ndata: "to the end"\n\n');
  });

  it('when its time is nearly over, then what went on is ended before it is', async () => {
    const [, going] = await openTwoStreams();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drained = app.drain({ DRAIN_MS: 9_000, DRAIN_DELAY_MS: 0 });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(going.stream.closed.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await drained;
    expect(await going.response.text()).toBe(':\n\n');
    const late = vi.fn<() => void>();
    app.onDrainEnd(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('when it is to wait first, then it is not ready, and answers on with the last answer of each connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    build().get('/api/x', async () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const drained = app.drain({ DRAIN_MS: 9_000, DRAIN_DELAY_MS: 2_000 });
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect(lines.join('')).not.toContain('request failed');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(app.server.listening).toBe(true);
    const answer = await app.inject({ url: '/api/x', headers });
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await vi.advanceTimersByTimeAsync(1);
    await drained;
    expect(app.server.listening).toBe(false);
  });

  it('when it closes with a connection that has sent nothing, then it has closed', async () => {
    build();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await Promise.all([once(app.server, 'connection'), once(socket, 'connect')]);
    const ended = once(socket, 'close');
    await app.close();
    await ended;
  });
});
