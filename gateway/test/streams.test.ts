import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { liveChannel } from '@inkwell/contracts';
import { type App, type EventStream, openEventStream, sessionKey, setSession } from '@inkwell/service';
import { startRedis } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deferred, type Deferred, startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
let opened: Deferred<EventStream>;
let reached: Deferred<AbortSignal>;
let asked: Deferred<void>;
let release: Deferred<void>;
beforeAll(async () => {
  world = await startGateway();
  const chat = world.services.get('chat') as App;
  chat.post('/api/conversations/messages', (request, reply) => {
    opened.resolve(openEventStream(request, reply));
  });
  chat.get('/api/conversations/:id/stream', async (request, reply) => {
    asked.resolve();
    await release.promise;
    openEventStream(request, reply);
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
afterAll(() => gateway.close());

/** Opens a live stream. @returns what reads its next piece; undefined once it has ended */
async function openLive(url: string, cookie: string) {
  const response = await fetch(`${url}/api/live`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  let opening = '';
  while (!opening.includes('hello')) opening += await next();
  return next;
}

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
    expect(response.headers.get('connection')).toBe('close');
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

describe('when streams are as many as may be', () => {
  it('then one more is 503 at once, requests are answered as ever, and a place that becomes free is taken', async () => {
    const most = 300;
    const full = await startGateway({ maxStreams: most });
    const streams: EventStream[] = [];
    const chat = full.services.get('chat') as App;
    chat.get('/api/conversations/:id/stream', (request, reply) => {
      streams.push(openEventStream(request, reply));
    });
    const { url, close } = await full.started();
    const { cookie } = full.person();
    const get = (path: string) => fetch(`${url}/api/conversations/${path}`, { headers: { cookie } });
    const open: Response[] = [];
    // In groups: all of them connecting at once, in one process with both servers, take longer than a connect may.
    while (open.length < most) {
      open.push(...(await Promise.all(Array.from({ length: 20 }, () => get('7/stream')))));
    }
    expect(open.every(({ status }) => status === 200)).toBe(true);

    const refused = await get('7/stream');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: 'unavailable' });
    expect((await get('by-date')).status).toBe(200);

    const [first] = open;
    streams[0]?.end();
    await first?.text();
    expect((await get('7/stream')).status).toBe(200);

    await close();
  });
});

describe('live notices', () => {
  const open = (cookie: string) => openLive(gateway.url, cookie);

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

describe('when a person opens a seventh live stream', () => {
  it('then the oldest ends and waits before it comes back, and all others go on', async () => {
    const [ann, eve] = [world.person(), world.person()];
    const [atEve] = [await openLive(gateway.url, eve.cookie)];
    const atAnn: Array<Awaited<ReturnType<typeof openLive>>> = [];
    for (const _ of Array.from({ length: 7 })) atAnn.push(await openLive(gateway.url, ann.cookie));
    const [oldest, ...others] = atAnn;
    expect(await oldest?.()).toContain('retry: 60000');
    expect(await oldest?.()).toBeUndefined();
    for (const { userId } of [ann, eve]) {
      await gateway.redis.publish(liveChannel(userId), JSON.stringify({ topic: 'journal' }));
    }
    for (const next of [...others, atEve]) expect(await next()).toContain('{"topic":"journal"}');
  });
});

describe('when a session ends and its notice is lost', () => {
  const people = 40;
  const streamsEach = 5;
  /** The questions come within a tenth of a second; a busy machine takes its time. */
  const SOON = { timeout: 10_000, interval: 20 };

  /** A gateway that looks at open streams all the time, and its people's streams. */
  async function openAll(options: { redisAt?: string } = {}) {
    const own = await startGateway({ ...options, liveCheckMs: 20 });
    const started = await own.started();
    const all = Array.from({ length: people }, () => own.person());
    const streams = await Promise.all(
      all.flatMap(({ cookie }) => Array.from({ length: streamsEach }, () => openLive(started.url, cookie))),
    );
    return { own, started, all, streams, close: started.close };
  }

  it('then its streams end by one question to auth for all streams, and the others stay open', async () => {
    const { own, all, streams, close } = await openAll();
    // A question that was begun before the last stream was open may be on its way still.
    await vi.waitFor(() => expect(own.batches.at(-1)).toBe(people), SOON);
    own.asked.length = 0;
    own.batches.length = 0;
    await vi.waitFor(() => expect(own.batches.length).toBeGreaterThan(1), SOON);
    expect(own.batches.every((size) => size === people)).toBe(true);
    // Two hundred streams, and nothing but these few questions.
    expect(own.asked.length).toBe(own.batches.length);

    const [first] = all;
    if (first) first.alive = false;
    for (const next of streams.slice(0, streamsEach)) expect(await next()).toBeUndefined();
    await vi.waitFor(() => expect(own.batches.at(-1)).toBe(people - 1), SOON);
    await close();
  });

  it('and the cache knows of it, or of the others, then auth is not asked', async () => {
    const { own, started, all, streams, close } = await openAll();
    for (const { userId, sessionId } of all) await setSession(started.redis, { userId, sessionId }, 'alive');
    const asked = own.asked.length;
    const [first] = all;
    if (!first) throw new Error('nobody is there');
    // Set past the script, which would publish it.
    await started.redis.set(sessionKey(first.userId, first.sessionId), 'ended');
    for (const next of streams.slice(0, streamsEach)) expect(await next()).toBeUndefined();
    expect(own.asked.length - asked).toBeLessThanOrEqual(1);
    await close();
  });

  it('because Redis is away, then auth is asked and its streams end', async () => {
    const redis = await startRedis();
    const { all, streams, close } = await openAll({ redisAt: redis.url });
    await redis.stop();
    const [first] = all;
    if (first) first.alive = false;
    for (const next of streams.slice(0, streamsEach)) expect(await next()).toBeUndefined();
    await close();
    await redis.remove();
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

  it('when the gateway drains with a reply under way, then that goes on to its end and a live stream ends', async () => {
    opened = deferred();
    const other = await world.started();
    const { cookie } = world.person();
    const next = await openLive(other.url, cookie);
    const reading = fetch(`${other.url}/api/conversations/messages`, {
      method: 'POST',
      headers: { cookie },
    });
    const stream = await opened.promise;
    const response = await reading;
    const drained = other.app.drain({ DRAIN_MS: 60_000, DRAIN_DELAY_MS: 0 });
    expect(await next()).toBeUndefined();
    stream.send('the end');
    stream.end();
    expect(await response.text()).toContain('data: "the end"');
    await drained;
    other.redis.disconnect();
    other.subscriber.disconnect();
  });

  it('when a service begins a stream while the gateway stops, then the stream is cut and it has closed', async () => {
    asked = deferred();
    release = deferred();
    const other = await world.started();
    const { cookie } = world.person();
    const reading = fetch(`${other.url}/api/conversations/1/stream`, { headers: { cookie } });
    const read = reading.then((response) => response.text()).catch(() => 'cut');
    await asked.promise;
    const closed = other.app.close();
    await setImmediate();
    expect(other.app.server.listening).toBe(false);
    release.resolve();
    await closed;
    expect(await read).toBe('cut');
    other.redis.disconnect();
    other.subscriber.disconnect();
  });
});

describe('without Redis', () => {
  it('when it is silent for a moment, then requests go without it and its connection stays', async () => {
    const redis = await startRedis();
    const own = await startGateway({ redisAt: redis.url, commandMs: 250 });
    const started = await own.started();
    const { cookie } = own.person();
    const get = () => fetch(`${started.url}/api/journal-dates`, { headers: { cookie } });
    const connection = await started.redis.client('ID');
    await redis.pause();
    const began = performance.now();
    for (const _ of [1, 2, 3]) expect((await get()).status).toBe(200);
    // A connection that waits for Redis itself gives it ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
    await redis.resume();
    await vi.waitFor(async () => expect(await started.redis.client('ID')).toBe(connection));
    await started.close();
    await redis.remove();
  });

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
    // Not `once` of node:events, which rejects on the errors of the tries before.
    const back = new Promise((resolve) => started.redis.once('ready', resolve));
    await redis.start();
    await back;
    expect((await get()).status).toBe(200);

    await own.services.get('auth')?.close();
    expect((await get()).status).toBe(503);
    await started.close();
    await redis.stop();
  });
});
