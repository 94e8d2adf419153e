import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type App, openEventStream } from '@inkwell/service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GUARDS } from '../src/guard-table.ts';
import { concretePath, deferred, type Deferred, startGateway } from './harness.ts';

const REQUEST_MS = 1_000;

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
let answer: Deferred<string>;
beforeAll(async () => {
  world = await startGateway({ requestTimeout: REQUEST_MS });
  const chat = world.services.get('chat') as App;
  chat.get('/api/conversations/:id/stream', (request, reply) => {
    openEventStream(request, reply);
  });
  chat.get('/api/conversations/by-date', { handlerTimeout: 20_000 }, () => answer.promise);
  // Any web server stands in for the emulator: what the gateway adds is looked at.
  gateway = await world.started({ stripe: 'insights' });
});
afterAll(() => gateway.close());

describe('security headers', () => {
  const EXPECTED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };

  it.each([
    ['a page', '/', 200],
    ['a static file', '/assets/app-1234.js', 200],
    ['a missing file', '/assets/gone.js', 404],
    ['health', '/health/live', 200],
    ['an answer of a service', '/api/journal-dates', 200],
    ['a refusal', '/api/auth/user', 401],
    ['a route that is none', '/api/nothing', 404],
    ['an address that cannot be read', '/api/journal-entries/%zz', 400],
    ['an address with two meanings', '/api//auth/user', 400],
    ['the live stream', '/api/live', 200],
    ['a proxied stream', '/api/conversations/7/stream', 200],
    ['the Stripe emulator', '/stripe-emulator/health/live', 200],
  ])('when it is %s, then its answer has them', async (what, path, status) => {
    const cookie = what === 'a refusal' ? '' : world.person().cookie;
    const leaving = new AbortController();
    const response = await fetch(`${gateway.url}${path}`, { headers: { cookie }, signal: leaving.signal });
    leaving.abort();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(EXPECTED);
  });

  it('when it is a redirect, then its answer has them', async () => {
    const { statusCode, headers } = await gateway.app.inject({
      url: '/app',
      headers: { host: 'inkwell.test' },
    });
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject(EXPECTED);
  });
});

describe('a connection that a service closes before it answers', () => {
  it.each([
    ['GET', '/api/journal-dates', 200, 2],
    ['POST', '/api/journal-entries', 503, 1],
  ])('when the request is a %s, then %s is %i after %i attempts', async (method, path, status, attempts) => {
    const journal = world.services.get('journal') as App;
    let seen = 0;
    const close = ({ socket }: IncomingMessage) => {
      seen += 1;
      if (seen === 1) socket.destroy();
    };
    journal.server.prependListener('request', close);
    const { cookie } = world.person();
    const response = await fetch(`${gateway.url}${path}`, { method, headers: { cookie } });
    journal.server.off('request', close);
    expect([response.status, seen]).toEqual([status, attempts]);
  });
});

describe('the type of what is sent', () => {
  const changing = GUARDS.filter(({ method }) => method !== 'GET');
  const ODD = [
    'text/plain;application/json',
    'TEXT/PLAIN; application/json',
    'text/plain; charset="',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json, text/plain',
    'application/jsonx',
    'multipart/form-data',
    '*/*',
    'json',
    ';',
    '',
  ];

  it.each(changing)(
    'when $method $path gets another than JSON, then it is 415 and says so',
    async (guard) => {
      const { cookie } = world.person();
      for (const type of ODD) {
        const response = await gateway.app.inject({
          method: guard.method as 'POST',
          url: concretePath(guard.path),
          headers: { cookie, 'content-type': type },
          payload: '{"a":1}',
        });
        expect(response.statusCode, type).toBe(415);
        expect(response.json()).toMatchObject({
          error: 'unsupported_media_type',
          message: expect.stringContaining('Please send JSON'),
        });
      }
    },
  );
});

describe('a request that arrives too slowly', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  function send(text: string): Promise<string> {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(text);
    let received = '';
    socket.setEncoding('utf8').on('data', (piece) => (received += piece));
    return once(socket, 'close').then(() => received);
  }
  const head = (line: string, headers: string[]) => [line, 'host: inkwell', ...headers].join('\r\n');

  it.each([
    ['its headers never end', 'GET /api/auth/user HTTP/1.1\r\nhost: inkwell\r\nx-slow: '],
    [
      'its body never ends',
      `${head('POST /api/signup HTTP/1.1', ['content-type: application/json', 'content-length: 100'])}\r\n\r\n{"em`,
    ],
  ])('when %s, then it is 408 with the one error body, and the connection is closed', async (_, text) => {
    const received = await send(text);
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toMatchObject({
      error: 'request_timeout',
      requestId: expect.any(String),
    });
  });

  it('when it is no HTTP at all, then it is 400 with the one error body', async () => {
    const received = await send('HELLO\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1.1 400 /);
    expect(received).toContain('"error":"invalid"');
  });

  it('when an answer or a stream takes longer than a request may, then it is not cut', async () => {
    answer = deferred();
    const { cookie } = world.person();
    const [stream, slow] = [
      await fetch(`${gateway.url}/api/conversations/7/stream`, { headers: { cookie } }),
      fetch(`${gateway.url}/api/conversations/by-date`, { headers: { cookie } }),
    ];
    // Two of these take longer than two requests may, and the server looks for late ones all the while.
    for (const _ of [1, 2]) await send('GET /api/auth/user HTTP/1.1\r\nx-slow: ');
    answer.resolve('"late"');
    expect((await slow).status).toBe(200);
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });
});
