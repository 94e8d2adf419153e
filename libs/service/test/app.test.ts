import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import type { FastifyReply } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { App } from '../src/app.ts';
import { AppError, STATUS } from '../src/errors.ts';
import { type EventStream, openEventStream } from '../src/event-stream.ts';
import { timeZoneOf } from '../src/time.ts';
import { headers, lines, openApp } from './open-app.ts';

let app: App;
function build(options?: Parameters<typeof openApp>[0]): App {
  app = openApp(options);
  return app;
}
/** The lines that were logged, as they are written. */
const logged = (): unknown[] => lines.map((text) => JSON.parse(text));
/** A whole line: what it has beside these fields is a fault, since it may be somebody's. */
const line = (fields: object) => ({
  name: 'journal',
  pid: process.pid,
  hostname: hostname(),
  time: expect.any(Number),
  reqId: expect.any(String),
  ...fields,
});
const requestLine = (status: number, fields = {}) =>
  line({
    level: 30,
    msg: 'request',
    method: 'GET',
    route: '/api/x',
    status,
    ms: expect.any(Number),
    ...fields,
  });
const FRAMES = expect.stringMatching(/^ {4}at /);

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('errors', () => {
  it('when a use case throws, then its code decides the status and the body says whose request it was, and the log no more', async () => {
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
    expect(logged()).toEqual([requestLine(409, { reqId: 'r-1' })]);
  });

  it('when something unforeseen breaks, then the answer says nothing of it, and the log where it was', async () => {
    build().get('/api/x', () => {
      throw new TypeError('the inner workings');
    });
    const answer = await app.inject({ url: '/api/x', headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inner');
    const err = { type: 'TypeError', stack: FRAMES };
    expect(logged()).toEqual([line({ level: 50, msg: 'request failed', err }), requestLine(500)]);
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
    /** The answer to a handler that does `ending` once the deadline has answered. */
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
      return answer;
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
      const answer = await answerLate(ending);
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
      expect(answer.headers).not.toHaveProperty('x-late');
      expect(logged()).toEqual([expect.objectContaining({ msg: 'request failed' }), requestLine(503)]);
    });

    it.each([
      ['a fault', new TypeError('the late fault'), 50, { type: 'TypeError' }],
      [
        'a refusal',
        new AppError('conflict', 'The late refusal.', { context: { revision: 3 } }),
        30,
        { type: 'AppError', code: 'conflict' },
      ],
    ])('and throws %s, then that is logged once as what it is', async (_what, error, level, what) => {
      expect((await answerLate(() => Promise.reject(error))).statusCode).toBe(503);
      const err = { ...what, stack: FRAMES };
      expect(logged().slice(2)).toEqual([line({ level, msg: 'request failed after its deadline', err })]);
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
    expect(logged()).toEqual([requestLine(200, { method: 'POST', route: '/api/notes/:id' })]);
  });
});

describe('time', () => {
  it('when zone and offset are sent, then the valid zone wins, else the valid offset, else UTC', async () => {
    build().get('/api/x', async (request) => timeZoneOf(request));
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
