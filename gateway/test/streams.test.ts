import { once } from 'node:events';
import { liveChannel } from '@inkwell/contracts';
import { type App, type EventStream, openEventStream, setSession } from '@inkwell/service';
import { startRedis } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferred, type Deferred, startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
let opened: Deferred<EventStream>;
let reached: Deferred<AbortSignal>;
beforeAll(async () => {
  world = await startGateway();
  const chat = world.services.get('chat') as App;
  chat.post('/api/conversations/messages', (request, reply) => {
    opened.resolve(openEventStream(request, reply));
  });
  chat.get('/api/conversations/by-date', async (request) => {
    const gone = new AbortController();
    request.raw.socket.on('close', () => gone.abort());
    reached.resolve(gone.signal);
    await once(gone.signal, 'abort');
    return null;
  });
  gateway = await world.started();
});
afterAll(async () => {
  await gateway.app.close();
  for (const app of world.services.values()) await app.close();
  gateway.redis.disconnect();
  gateway.subscriber.disconnect();
});

describe('a stream through the gateway', () => {
  it('when a piece is sent, then it arrives before the next one exists', async () => {
    opened = deferred();
    const { cookie } = world.person();
    const sending = fetch(`${gateway.url}/api/conversations/messages`, {
      method: 'POST',
      headers: { cookie },
    });
    const stream = await opened.promise;
    const response = await sending;
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(':\n\n');
    for (const content of ['one', 'two']) {
      stream.send({ type: 'content', content });
      expect((await reader?.read())?.value).toContain(`data: {"type":"content","content":"${content}"}`);
    }
    stream.end();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('when the reader leaves in mid-stream, then the service is told', async () => {
    opened = deferred();
    const leaving = new AbortController();
    const { cookie } = world.person();
    const sending = fetch(`${gateway.url}/api/conversations/messages`, {
      method: 'POST',
      headers: { cookie },
      signal: leaving.signal,
    });
    const stream = await opened.promise;
    await sending;
    leaving.abort();
    if (!stream.closed.aborted) await once(stream.closed, 'abort');
    expect(stream.closed.aborted).toBe(true);
  });

  it('when the client leaves before the answer has begun, then the service is told too', async () => {
    reached = deferred();
    const leaving = new AbortController();
    const { cookie } = world.person();
    const sending = fetch(`${gateway.url}/api/conversations/by-date`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    const gone = await reached.promise;
    leaving.abort();
    await expect(sending).rejects.toThrow();
    if (!gone.aborted) await once(gone, 'abort');
    expect(gone.aborted).toBe(true);
  });
});

describe('live notices', () => {
  async function open(cookie: string) {
    const response = await fetch(`${gateway.url}/api/live`, { headers: { cookie } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value;
    let opening = '';
    while (!opening.includes('hello')) opening += await next();
    return next;
  }

  it('when a service publishes for a person, then their page hears it and nobody else does', async () => {
    const [ann, eve] = [world.person(), world.person()];
    const [atAnn, atEve] = await Promise.all([open(ann.cookie), open(eve.cookie)]);
    await gateway.redis.publish(liveChannel(ann.userId), JSON.stringify({ topic: 'soulprint' }));
    await gateway.redis.publish(liveChannel(eve.userId), JSON.stringify({ topic: 'journal' }));
    expect(await atAnn()).toContain('{"topic":"soulprint"}');
    expect(await atEve()).toContain('{"topic":"journal"}');
  });

  it('when the session ends, then so does the stream', async () => {
    const person = world.person();
    const next = await open(person.cookie);
    person.alive = false;
    await setSession(gateway.redis, person, 'ended');
    await gateway.redis.publish(liveChannel(person.userId), JSON.stringify({ topic: 'session' }));
    expect(await next()).toContain('session');
    expect(await next()).toBeUndefined();
    expect((await fetch(`${gateway.url}/api/live`, { headers: { cookie: person.cookie } })).status).toBe(401);
  });
});

describe('draining', () => {
  it('when the gateway stops with streams and keep-alive connections open, then it has closed within ten seconds', async () => {
    const other = await world.started();
    const person = world.person();
    const live = await fetch(`${other.url}/api/live`, { headers: { cookie: person.cookie } });
    await fetch(`${other.url}/api/auth/user`, { headers: { cookie: person.cookie } });
    const began = Date.now();
    await other.app.close();
    expect(Date.now() - began).toBeLessThan(10_000);
    await live.text();
    other.redis.disconnect();
    other.subscriber.disconnect();
  });
});

describe('without Redis', () => {
  it('when it goes away, then the owners are asked and nobody is kept out; when it is back, nothing needs doing', async () => {
    const redis = await startRedis();
    const own = await startGateway({ redisAt: redis.url });
    const started = await own.started();
    const { cookie } = own.person();
    const get = () => fetch(`${started.url}/api/journal-dates`, { headers: { cookie } });
    expect((await get()).status).toBe(200);
    await redis.stop();
    own.asked.length = 0;
    expect((await get()).status).toBe(200);
    expect(own.asked.toSorted()).toEqual(['auth', 'billing']);
    const back = once(started.redis, 'ready');
    await redis.start();
    await back;
    expect((await get()).status).toBe(200);

    await own.services.get('auth')?.close();
    expect((await get()).status).toBe(503);
    await started.app.close();
    for (const app of own.services.values()) await app.close();
    started.redis.disconnect();
    started.subscriber.disconnect();
    await redis.stop();
  });
});
