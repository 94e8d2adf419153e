import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../src/app.ts';
import { type EventStream, openEventStream } from '../src/event-stream.ts';
import { headers, lines, openApp } from './open-app.ts';

let app: App;
function build(options?: Parameters<typeof openApp>[0]): App {
  app = openApp(options);
  return app;
}
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Opens a stream that ends when the app drains, and one that goes on. */
async function openTwoStreams() {
  const opened = new EventEmitter();
  build().get('/api/streams/:kind', (request, reply) => {
    const { kind } = request.params as { kind: string };
    opened.emit(kind, openEventStream(request, reply, { survivesDrain: kind === 'going' }));
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
