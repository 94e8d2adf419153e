import { request as rawRequest } from 'node:http';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import { accessKey, onboardedKey, sessionKey, setEntitlement, setSession } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findGuard, GUARDS } from '../src/guard-table.ts';
import { concretePath, cookieOf, SESSION_SECRET, startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  world = await startGateway();
  gateway = await world.started();
});
afterAll(() => gateway.close());

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(new URL(path, gateway.url), { method, headers, ...(body !== undefined && { body }) });
const codeOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe('the guard table', () => {
  const guarded = GUARDS.filter(({ access, service }) => access !== 'anybody' && service !== 'gateway');

  it.each(guarded)('when $method $path is called in each state, then $access decides', async (guard) => {
    const path = concretePath(guard.path);
    const states = [
      { cookie: '', code: 401 },
      {
        cookie: world.person({ onboarded: false, hasAccess: false }).cookie,
        code: guard.access === 'user' ? 200 : 403,
      },
      { cookie: world.person({ hasAccess: false }).cookie, code: guard.access === 'access' ? 402 : 200 },
      { cookie: world.person().cookie, code: 200 },
    ];
    for (const { cookie, code } of states) {
      const response = await call(guard.method, path, cookie ? { cookie } : {});
      expect(response.status).toBe(code);
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (code === 200) expect(await response.json()).toMatchObject({ service: guard.service });
      else {
        const refusals: Record<number, string> = {
          401: 'unauthenticated',
          402: 'subscription_required',
          403: 'onboarding_required',
        };
        expect(await codeOf(response)).toBe(refusals[code]);
      }
    }
  });

  it('when the service decides by the access, then it is signed there and nowhere else', async () => {
    const withAccess = world.person();
    const without = world.person({ hasAccess: false });
    const told = async (person: typeof withAccess, path: string) => {
      await call('GET', path, { cookie: person.cookie });
      return world.calls.findLast(({ url }) => url === path)?.hasAccess;
    };
    expect(await told(withAccess, '/api/conversations/7')).toBe(true);
    expect(await told(without, '/api/conversations/7')).toBe(false);
    expect(await told(withAccess, '/api/care')).toBe(false);
    // The same session's token for either.
    expect(await told(withAccess, '/api/conversations/7/stream')).toBe(true);
  });

  it('when a route of a service needs nobody, then it is reached without a session', async () => {
    for (const guard of GUARDS.filter(
      ({ access, service }) => access === 'anybody' && service !== 'gateway',
    )) {
      expect((await call(guard.method, guard.path)).status).toBe(200);
    }
  });

  it('when the table does not name it, then it is 404 before anything else', async () => {
    const { cookie } = world.person();
    for (const [method, path] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/nothing'],
      ['GET', '/api/signup'],
      ['DELETE', '/api/journal-entries/2026-11-21'],
      ['GET', '/api/journal-entries/2026-11-21/'],
      ['POST', '/api/auth/user'],
      ['GET', '/api/internal/session'],
    ] as const) {
      const response = await call(method, path, { cookie });
      expect(response.status, path).toBe(404);
      expect(await codeOf(response)).toBe('not_found');
    }
    expect((await call('GET', '/internal/session', { cookie })).headers.get('content-type')).toContain(
      'html',
    );
    expect(findGuard('GET', '/api/conversations/by-date')?.path).toBe('/api/conversations/by-date');
  });
});

describe('sessions', () => {
  it('when a cookie is forged, expired, unsigned or for a foreign session, then it is 401', async () => {
    const [ann, eve] = [world.person(), world.person()];
    for (const cookie of [
      cookieOf(ann, { secret: 'another secret that is long enough to sign' }),
      cookieOf(ann, { expiresIn: -1 }),
      cookieOf({ userId: eve.userId, sessionId: ann.sessionId }),
      `${ann.cookie}x`,
      'inkwell_session=',
      `inkwell_session=${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    ]) {
      expect((await call('GET', '/api/auth/user', { cookie })).status, cookie).toBe(401);
    }
  });

  it('when the secret is being replaced, then cookies of either are good, and of the old one alone no more', async () => {
    const newer = 'signs the cookies from now on, long enough';
    for (const [sessionSecrets, statuses] of [
      [
        [newer, SESSION_SECRET],
        [200, 200],
      ],
      [newer, [200, 401]],
    ] as const) {
      const other = await startGateway({ sessionSecrets });
      const { app, close } = await other.started();
      const person = other.person();
      const ask = async (secret: string) =>
        (await app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(person, { secret }) } }))
          .statusCode;
      expect([await ask(newer), await ask(SESSION_SECRET)]).toEqual(statuses);
      await close();
    }
  });

  it('when the cache says that it ended, or what nobody writes, then it is 401 without asking', async () => {
    const person = world.person();
    for (const held of ['ended', 'what nobody writes']) {
      await gateway.redis.set(sessionKey(person.userId, person.sessionId), held, 'EX', 60);
      const before = world.asked.length;
      expect((await call('GET', '/api/journal-dates', { cookie: person.cookie })).status).toBe(401);
      expect(world.asked.length).toBe(before);
    }
  });

  it('when the session has ended at its owner, then it is 401', async () => {
    const person = world.person({ alive: false });
    expect((await call('GET', '/api/auth/user', { cookie: person.cookie })).status).toBe(401);
  });
});

describe('what the gateway caches', () => {
  const get = (cookie: string) => call('GET', '/api/journal-dates', { cookie });
  const cacheAll = async (userId: string, sessionId: string, value: boolean, version: number) => {
    await setSession(gateway.redis, { userId, sessionId }, 'alive');
    await setEntitlement(gateway.redis, onboardedKey(userId), { version, value: true });
    await setEntitlement(gateway.redis, accessKey(userId), { version, value });
    await noticesArrived();
  };
  // A notice comes on another connection than the answer to its writer: Redis answers a ping behind the notices.
  const noticesArrived = () => gateway.subscriber.ping();

  it('when access changes or the session ends, then the very next request knows, though the last one was just now', async () => {
    const person = world.person();
    const { cookie, userId, sessionId } = person;
    await cacheAll(userId, sessionId, true, 1);
    expect([(await get(cookie)).status, (await get(cookie)).status]).toEqual([200, 200]);
    person.hasAccess = false;
    await cacheAll(userId, sessionId, false, 2);
    expect((await get(cookie)).status).toBe(402);
    await cacheAll(userId, sessionId, true, 1);
    expect((await get(cookie)).status).toBe(402);
    person.hasAccess = true;
    await cacheAll(userId, sessionId, true, 3);
    expect((await get(cookie)).status).toBe(200);
    await setSession(gateway.redis, { userId, sessionId }, 'ended');
    await noticesArrived();
    expect((await get(cookie)).status).toBe(401);
  });

  it('when a key expires in Redis, then the gateway holds it no longer', async () => {
    const person = world.person();
    await cacheAll(person.userId, person.sessionId, true, 1);
    const key = accessKey(person.userId);
    await gateway.redis.pexpire(key, 100);
    expect((await get(person.cookie)).status).toBe(200);
    await vi.waitFor(async () => expect(await gateway.redis.exists(key)).toBe(0));
    person.hasAccess = false;
    expect((await get(person.cookie)).status).toBe(402);
  });
});

describe('a no that the cache still holds', () => {
  it.each([
    ['onboarded', onboardedKey, 'POST', '/api/subscription/setup'],
    ['with access', accessKey, 'GET', '/api/journal-dates'],
  ] as const)(
    'when the person is %s by now, then the owner is asked and they are let through',
    async (_, keyOf, method, path) => {
      const { cookie, userId, sessionId } = world.person();
      await setSession(gateway.redis, { userId, sessionId }, 'alive');
      for (const key of [onboardedKey(userId), accessKey(userId)]) {
        await setEntitlement(gateway.redis, key, { version: 1, value: key !== keyOf(userId) });
      }
      expect((await call(method, path, { cookie })).status).toBe(200);
    },
  );
});

describe('what reaches a service', () => {
  it("when a client sends an identity, a cookie and an authorization, then the service sees the gateway's word alone", async () => {
    const person = world.person();
    await call('GET', '/api/journal-dates', {
      cookie: person.cookie,
      authorization: 'Bearer mine',
      [IDENTITY_HEADER]: 'mine',
      'x-request-id': 'mine',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'mine=1',
      baggage: 'mine=1',
      'x-timezone': 'Europe/Stockholm',
    });
    const reached = world.calls.at(-1);
    expect(reached).toMatchObject({ service: 'journal', userId: person.userId });
    expect(reached?.headers).toMatchObject({ 'x-timezone': 'Europe/Stockholm' });
    expect(reached?.headers.cookie).toBeUndefined();
    expect(reached?.headers.authorization).toBeUndefined();
    expect(reached?.headers['x-request-id']).not.toBe('mine');
    for (const name of ['traceparent', 'tracestate', 'baggage'])
      expect(reached?.headers[name]).toBeUndefined();
  });

  it('when a body is sent, then it passes as it is', async () => {
    const { cookie } = world.person();
    await call('POST', '/api/journal-entries', { cookie, 'content-type': 'application/json' }, '{"a":"ä"}');
    expect(world.calls.at(-1)?.body).toEqual({ a: 'ä' });
  });

  it('when a body is over its limit, then it is 413 also in mid-upload, with or without its length', async () => {
    const { cookie } = world.person();
    const post = (body: string | ReadableStream) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' as const };
      return fetch(new URL('/api/journal-entries', gateway.url), init);
    };
    const chunked = (pieces: number) =>
      new ReadableStream({
        pull(controller) {
          if (pieces-- > 0) controller.enqueue(new Uint8Array(65_536).fill(120));
          else controller.close();
        },
      });
    for (const body of ['x'.repeat(70_000), 'x'.repeat(3_000_000), 'x'.repeat(6_000_000), chunked(40)]) {
      const response = await post(body);
      expect(response.status).toBe(413);
      expect(await codeOf(response)).toBe('too_large');
    }
  });

  it('when an address cannot be read, then it is 400 with the one error body', async () => {
    const response = await call('GET', '/api/journal-entries/%zz');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'bad_path', requestId: expect.any(String) });
  });

  it.each([
    '/api//auth/user',
    '/api/auth%2fuser',
    '/api%2F%2Fauth/user',
    '/api/../internal/session',
    '/api/auth/%2e%2e/user',
    '/api/auth\\user',
    '//api/auth/user',
    '/..',
  ])('when the path is %s, then it is 400', async (path) => {
    const { cookie } = world.person();
    const { hostname, port } = new URL(gateway.url);
    const status = await new Promise((resolve, reject) => {
      rawRequest({ hostname, port, path, headers: { cookie } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});

describe('cross-site requests', () => {
  const send = (headers: Record<string, string>, path = '/api/logout') => call('POST', path, headers);

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://app.inkwell.test' }, 403],
    [{ origin: 'http://app.inkwell.test:3000' }, 200],
    [{ origin: 'https://inkwell.test' }, 200],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('when the headers are %j, then it is %i', async (headers, status) => {
    const response = await send(headers);
    expect(response.status).toBe(status);
    if (status === 403) expect(await codeOf(response)).toBe('cross_site');
  });

  it('when it is our own host, or a webhook with its own proof, then it passes', async () => {
    expect((await send({ origin: gateway.url })).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'cross-site' }, '/api/webhooks/stripe')).status).toBe(200);
    const { cookie } = world.person();
    const get = await call('GET', '/api/auth/user', { cookie, 'sec-fetch-site': 'cross-site' });
    expect(get.status).toBe(200);
  });
});
