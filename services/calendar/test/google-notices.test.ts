import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@inkwell/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connected, FAMILY, newConnected, sidesOf, startWithGoogle, swim, tea } from './google.ts';

let gate: Server;
let google: Awaited<ReturnType<typeof startWithGoogle>>;
let ada: Connected;
/** Whether what Google sends is lost on its way. */
let isLost = false;
/** What Google has sent, and how it was answered. */
const received: Array<{ headers: Record<string, string>; status: number }> = [];
beforeAll(async () => {
  gate = createServer(({ headers, url = '' }, response) => {
    if (isLost) return void response.writeHead(204).end();
    void notice(ofGoogle(headers), url).then(({ statusCode: status }) => {
      received.push({ headers: ofGoogle(headers), status });
      response.writeHead(status).end();
    });
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  google = await startWithGoogle(`http://127.0.0.1:${(gate.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await google.close();
  gate.close();
});
// The account is everybody's: a channel that stays open would tell of the next test's changes.
afterEach(() => ada.call('POST', 'disconnect'));
beforeEach(async () => {
  await google.empty();
  received.length = 0;
  isLost = false;
  google.calendar.clock.now = new Date();
  ada = newConnected(google.calendar, google.emulator);
  await ada.connect();
  await ada.switchOn();
  await ada.work();
  await google.emulator.noticesSettled();
});

const { change, here } = sidesOf(() => ({ google, ada }));
const links = () => google.calendar.database.collection<{ _id: string; pollAt?: Date }>('googlelinks');
const pollAt = async () => (await links().findOne({ _id: ada.userId }))?.pollAt?.getTime() ?? 0;
const minutesToPoll = async () => ((await pollAt()) - Date.now()) / 60_000;
const channelCalls = (start: number) =>
  google.asked.slice(start).filter((line) => /events\/watch|channels\/stop/.test(line));

const notice = (headers: Record<string, string>, url = '/api/webhooks/google') =>
  google.calendar.call({}, { method: 'POST', url, headers });

const ofGoogle = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-goog') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** What Google last said of Ada's channel. */
const ofChannel = () => received.findLast(({ status }) => status === 204)?.headers ?? {};

describe('notices of Google', () => {
  it('when Google has a change, then the feed is asked with the next tick', async () => {
    expect(received.map(({ status }) => status)).toEqual([204]);
    await ada.work();
    expect(await minutesToPoll()).toBeGreaterThan(10);
    await change('insert', swim);
    await google.emulator.noticesSettled();
    google.calendar.clock.now = new Date();
    google.calendar.queued.length = 0;
    await google.calendar.google.due.tick();
    expect(google.calendar.queued).toEqual([ada.userId]);
    await ada.work();
    expect((await here()).map(({ title }) => title)).toEqual(['Swim']);
  });

  it('when a notice comes while a sync is under way, then the feed is asked once more', async () => {
    for (const title of ['One', 'Two', 'Three']) await ada.create({ ...tea, title });
    await ada.work();
    await google.emulator.noticesSettled();
    expect(await pollAt()).toBeLessThanOrEqual(Date.now());
    await ada.work();
    expect(await minutesToPoll()).toBeGreaterThan(10);
  });

  it('when notices arrive, then the feed is asked once a day', async () => {
    await ada.work();
    expect(await minutesToPoll()).toBeGreaterThan(18 * 60);
    expect(await minutesToPoll()).toBeLessThan(30 * 60);
  });

  it('when a notice was lost, then the daily question finds it and another channel takes its place', async () => {
    await ada.work();
    isLost = true;
    await change('insert', swim);
    await google.emulator.noticesSettled();
    google.calendar.clock.now = new Date(Date.now() + DAY_MS);
    const start = google.asked.length;
    await ada.work();
    expect((await here()).map(({ title }) => title)).toEqual(['Swim']);
    expect((await minutesToPoll()) - 24 * 60).toBeLessThan(20);
    isLost = false;
    expect(channelCalls(start)).toEqual([]);
    await ada.work();
    await google.emulator.noticesSettled();
    expect(channelCalls(start)).toHaveLength(2);
    await ada.work();
    expect((await minutesToPoll()) - 24 * 60).toBeGreaterThan(18 * 60);
  });

  it('when the token is forged or missing, then it is refused and changes nothing', async () => {
    await ada.work();
    const before = await pollAt();
    const sent: Record<string, string> = { ...ofChannel(), 'x-goog-resource-state': 'exists' };
    const { 'x-goog-channel-token': _token, ...without } = sent;
    expect(await notice({ ...sent, 'x-goog-channel-token': 'forged' })).toMatchObject({ statusCode: 400 });
    expect(await notice(without)).toMatchObject({ statusCode: 400 });
    expect(await notice({ ...sent, 'x-goog-channel-id': 'another' })).toMatchObject({ statusCode: 400 });
    expect(await pollAt()).toBe(before);
    // As Google sends it: with a type of content, and without content.
    const typed = { ...sent, 'content-type': 'application/json; utf-8', 'content-length': '0' };
    expect(await notice(typed)).toMatchObject({ statusCode: 204 });
    expect(await pollAt()).toBeLessThan(before);
  });

  it('when a channel ends soon, then another takes its place and the first is stopped', async () => {
    const first = ofChannel();
    google.calendar.clock.now = new Date(Date.now() + 6.5 * DAY_MS);
    const start = google.asked.length;
    await ada.work();
    await google.emulator.noticesSettled();
    expect(channelCalls(start)).toHaveLength(2);
    const second = ofChannel();
    expect(second['x-goog-channel-id']).not.toBe(first['x-goog-channel-id']);
    expect(await notice({ ...first, 'x-goog-resource-state': 'exists' })).toMatchObject({ statusCode: 404 });
    await ada.work();
    expect(channelCalls(start)).toHaveLength(2);
  });

  it('when another calendar is chosen, then that one is watched alone', async () => {
    const start = google.asked.length;
    await ada.call('PUT', 'settings', { primaryCalendarId: FAMILY });
    await ada.work();
    await google.emulator.noticesSettled();
    expect(channelCalls(start)).toHaveLength(2);
    received.length = 0;
    await change('insert', swim);
    await google.emulator.noticesSettled();
    expect(received).toEqual([]);
    await change('insert', swim, undefined, FAMILY);
    await google.emulator.noticesSettled();
    expect(received.map(({ status }) => status)).toEqual([204]);
  });

  it.each([
    ['events no longer travel by themselves', () => ada.call('PUT', 'settings', { syncEnabled: false })],
    ['the account is disconnected', () => ada.call('POST', 'disconnect')],
    [
      'the person has no access any more',
      async () => {
        google.calendar.access.has = false;
        await ada.work();
        google.calendar.access.has = true;
      },
    ],
  ])('when %s, then Google sends nothing more', async (_what, leave) => {
    await leave();
    received.length = 0;
    await change('insert', swim);
    await google.emulator.noticesSettled();
    expect(received).toEqual([]);
  });

  it('when Google does not let it be watched, then it is asked more often, and watched after a day', async () => {
    await ada.call('PUT', 'settings', { primaryCalendarId: FAMILY });
    google.emulator.failNext(400);
    const start = google.asked.length;
    await ada.work();
    expect(await minutesToPoll()).toBeLessThan(3);
    expect(await ada.status()).toMatchObject({ state: 'ok' });
    google.calendar.clock.now = new Date(Date.now() + 1.1 * DAY_MS);
    await ada.work();
    expect(channelCalls(start)).toHaveLength(2);
  });

  it('when Google is away while it is to be watched, then it is watched with the next sync', async () => {
    await ada.call('PUT', 'settings', { primaryCalendarId: FAMILY });
    google.emulator.failNext(503, 4);
    const start = google.asked.length;
    await ada.work();
    expect(await minutesToPoll()).toBeLessThan(1);
    await ada.work();
    await google.emulator.noticesSettled();
    expect(channelCalls(start).at(-1)).toMatch(/watch.* 200$/);
    expect(received.at(-1)?.status).toBe(204);
  });
});
