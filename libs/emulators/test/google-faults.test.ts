import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  account,
  calendarId,
  connected,
  control,
  openGoogle,
  refusal,
  tokensOf,
  walk,
} from './google-fixture.ts';
import { newDatabase } from './stripe-fixture.ts';

/** A listener for notices; `answers` gives the status of each in turn, then 200. */
async function openListener(answers: number[] = []) {
  const notices: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    notices.push(request.headers);
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/notices`, notices };
}

describe('notices', () => {
  test('when a calendar is watched, then each change is told until the channel is stopped', async () => {
    const { emulator, calendar, events } = await connected();
    const { address, notices } = await openListener();
    const requestBody = { id: 'channel-1', type: 'web_hook', address, token: 'secret' };
    const { data } = await events.watch({ calendarId, requestBody });
    expect(data).toMatchObject({ kind: 'api#channel', id: 'channel-1', token: 'secret' });
    expect(Number(data.expiration)).toBeGreaterThan(Date.now());
    await events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } });
    await emulator.changeEvent({ calendar: account, method: 'delete', id: 'abcde' });
    await emulator.noticesSettled();
    expect(notices.map((each) => each['x-goog-resource-state'])).toEqual(['sync', 'exists', 'exists']);
    expect(notices.map((each) => each['x-goog-message-number'])).toEqual(['1', '2', '3']);
    expect(notices[1]).toMatchObject({
      'x-goog-channel-id': 'channel-1',
      'x-goog-channel-token': 'secret',
      'x-goog-resource-id': data.resourceId,
      'x-goog-resource-uri': expect.stringMatching(/\/calendar\/v3\/calendars\/primary\/events$/),
      'x-goog-channel-expiration': new Date(Number(data.expiration)).toUTCString(),
    });
    const stop = () =>
      calendar.channels.stop({ requestBody: { id: 'channel-1', resourceId: data.resourceId ?? '' } });
    expect((await stop()).status).toBe(204);
    expect(await refusal(stop())).toBe('404 notFound');
    await events.insert({ calendarId, requestBody: walk });
    await emulator.noticesSettled();
    expect(notices).toHaveLength(3);
  });

  test('when nothing is changed, then there is no notice', async () => {
    const { emulator, events } = await connected();
    const { address, notices } = await openListener();
    await events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } });
    await events.watch({ calendarId, requestBody: { id: 'channel-5', type: 'web_hook', address } });
    const of = { calendarId, eventId: 'abcde' };
    const stale = { headers: { 'If-Match': '"1"' } };
    await events.list({ calendarId });
    await events.get(of);
    expect(await refusal(events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } }))).toMatch(
      /^409/,
    );
    expect(await refusal(events.patch({ ...of, requestBody: {} }, stale))).toMatch(/^412/);
    expect(await refusal(events.update({ ...of, requestBody: {} }))).toMatch(/^400/);
    expect(await refusal(events.delete({ calendarId, eventId: 'nothing' }))).toMatch(/^404/);
    const family = 'family0000@group.calendar.google.com';
    await events.insert({ calendarId: family, requestBody: walk });
    await emulator.noticesSettled();
    expect(notices.map((each) => each['x-goog-resource-state'])).toEqual(['sync']);
  });

  test('when a channel is for a type of events, then it tells of no other', async () => {
    const { emulator, events } = await connected();
    const { address, notices } = await openListener();
    const requestBody = { id: 'channel-6', type: 'web_hook', address };
    await events.watch({ calendarId, eventTypes: ['focusTime'], requestBody });
    await events.insert({ calendarId, requestBody: walk });
    await emulator.noticesSettled();
    expect(notices).toHaveLength(1);
    await events.insert({ calendarId, requestBody: { ...walk, eventType: 'focusTime' } });
    await emulator.noticesSettled();
    expect(notices).toHaveLength(2);
  });

  test('when the emulator starts again, then a channel goes on with higher numbers', async () => {
    const mongodbUri = newDatabase();
    const first = await openGoogle(mongodbUri);
    const tokens = await tokensOf(first);
    first.oauth.setCredentials(tokens);
    const { address, notices } = await openListener();
    await first.events.watch({ calendarId, requestBody: { id: 'channel-7', type: 'web_hook', address } });
    await first.emulator.noticesSettled();
    const second = await openGoogle(mongodbUri);
    second.oauth.setCredentials(tokens);
    await second.events.insert({ calendarId, requestBody: walk });
    await second.emulator.noticesSettled();
    const [sync, exists] = notices;
    expect(exists).toMatchObject({ 'x-goog-channel-id': 'channel-7', 'x-goog-resource-state': 'exists' });
    expect(Number(exists?.['x-goog-message-number'])).toBeGreaterThan(
      Number(sync?.['x-goog-message-number']),
    );
    expect(exists?.['x-goog-resource-uri']).toBe(sync?.['x-goog-resource-uri']);
  });

  test('when a channel has expired, then it tells of nothing, and cannot be stopped', async () => {
    const { emulator, calendar, events } = await connected();
    const { address, notices } = await openListener();
    const requestBody = { id: 'channel-8', type: 'web_hook', address, params: { ttl: '600' } };
    const { data } = await events.watch({ calendarId, requestBody });
    vi.useFakeTimers({ toFake: ['Date'], now: Number(data.expiration) - 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await events.insert({ calendarId, requestBody: walk });
    vi.setSystemTime(Number(data.expiration));
    await events.insert({ calendarId, requestBody: walk });
    await emulator.noticesSettled();
    expect(notices.map((each) => each['x-goog-resource-state'])).toEqual(['sync', 'exists']);
    const stop = { id: 'channel-8', resourceId: data.resourceId ?? '' };
    expect(await refusal(calendar.channels.stop({ requestBody: stop }))).toBe('404 notFound');
  });

  test('when the listener fails, then a notice comes again', async () => {
    const { emulator, events } = await connected();
    const { address, notices } = await openListener([503]);
    await events.watch({ calendarId, requestBody: { id: 'channel-2', type: 'web_hook', address } });
    await emulator.noticesSettled();
    expect(notices.map((each) => each['x-goog-message-number'])).toEqual(['1', '1']);
  });

  test.each([
    ['no id', { id: undefined }, '400 required'],
    ['an id with a space', { id: 'a b' }, '400 invalid'],
    ['another type', { type: 'mail' }, '400 invalid'],
    ['an address without TLS', { address: 'http://inkwell.example/notices' }, '400 push.webhookUrlNotHttps'],
    ['an end in the past', { expiration: '1000' }, '400 invalid'],
  ])('when a channel has %s, then it is refused', async (_what, fields, reason) => {
    const { events } = await connected();
    const channel = { id: 'channel-3', type: 'web_hook', address: 'http://127.0.0.1:9/', ...fields };
    expect(await refusal(events.watch({ calendarId, requestBody: channel }))).toBe(reason);
  });

  test('when the id of a channel is taken, then it is refused', async () => {
    const { events } = await connected();
    const { address } = await openListener();
    const watch = () =>
      events.watch({ calendarId, requestBody: { id: 'channel-4', type: 'web_hook', address } });
    await watch();
    expect(await refusal(watch())).toBe('400 channelIdNotUnique');
  });
});

describe('the control door', () => {
  test('when the quota is used up, then calls are refused until it is not', async () => {
    const google = await connected();
    const list = () => google.events.list({ calendarId });
    expect(await control(google, 'quota', { status: 403 })).toBe(204);
    expect(await refusal(list())).toBe('403 rateLimitExceeded');
    await control(google, 'quota', { status: 429 });
    expect(await refusal(list())).toBe('429 rateLimitExceeded');
    await control(google, 'quota', { status: null });
    expect((await list()).status).toBe(200);
  });

  test('when the quota is so many calls a minute, then each user has them', async () => {
    const google = await connected();
    const list = (quotaUser: string) => google.events.list({ calendarId, quotaUser });
    expect(await control(google, 'quota', { status: 429, perMinute: 2 })).toBe(204);
    await list('ana');
    await list('ana');
    expect(await refusal(list('ana'))).toBe('429 rateLimitExceeded');
    expect((await list('bob')).status).toBe(200);
    await google.events.list({ calendarId });
    await google.events.list({ calendarId });
    expect(await refusal(google.events.list({ calendarId }))).toBe('429 rateLimitExceeded');
  });

  test('when calls are to fail, then so many do and nothing is changed', async () => {
    const google = await connected();
    await control(google, 'failures', { status: 503, count: 2 });
    const insert = () => google.events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } });
    expect(await refusal(insert())).toBe('503 backendError');
    expect(await refusal(insert())).toBe('503 backendError');
    expect((await insert()).status).toBe(200);
  });

  test('when an answer is lost, then the call was carried out', async () => {
    const google = await connected();
    await control(google, 'lost-answers', {});
    const insert = () => google.events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } });
    await expect(insert()).rejects.toThrow();
    expect(await refusal(insert())).toBe('409 duplicate');
  });

  test('when somebody else changes events, then lists have it', async () => {
    const google = await connected();
    const change = (body: object) => control(google, 'events', { calendar: account, ...body });
    const eventOf = async () => (await google.events.get({ calendarId, eventId: 'abcde' })).data;
    expect(await change({ method: 'insert', body: { ...walk, id: 'abcde' } })).toBe(200);
    expect(await change({ method: 'patch', id: 'abcde', body: { location: 'Lake' } })).toBe(200);
    expect(await eventOf()).toMatchObject({ summary: 'Walk', location: 'Lake' });
    expect(await change({ method: 'update', id: 'abcde', body: walk })).toBe(200);
    expect(await eventOf()).not.toHaveProperty('location');
    expect(await change({ method: 'delete', id: 'abcde' })).toBe(204);
    expect((await eventOf()).status).toBe('cancelled');
  });

  test('when tokens are made old or taken back, then calls say so', async () => {
    const google = await connected();
    const { nextSyncToken } = (await google.events.list({ calendarId })).data;
    await control(google, 'sync-tokens/expire', { account });
    const delta = google.events.list({ calendarId, syncToken: nextSyncToken ?? '' });
    expect(await refusal(delta)).toBe('410 fullSyncRequired');
    const { refresh_token: refreshToken, access_token: token } = google.oauth.credentials;
    await control(google, 'access/expire', { account });
    google.oauth.setCredentials({ access_token: token ?? null });
    expect(await refusal(google.events.list({ calendarId }))).toBe('401 authError');
    await control(google, 'access/revoke', { account });
    google.oauth.setCredentials({ refresh_token: refreshToken ?? null });
    expect(await refusal(google.events.list({ calendarId }))).toBe('400 invalid_grant');
  });

  test('when the events of a calendar are asked for, then all are told, deleted ones too', async () => {
    const google = await connected();
    for (const id of ['a1b2c', 'd3e4f'])
      await control(google, 'events', { calendar: account, method: 'insert', body: { ...walk, id } });
    await control(google, 'events', { calendar: account, method: 'delete', id: 'd3e4f' });
    const asked = `${google.emulator.url}/control/events?calendar=${encodeURIComponent(account)}`;
    const { events } = (await (await fetch(asked)).json()) as { events: { id: string; status: string }[] };
    expect(events.map(({ id, status }) => `${id} ${status}`)).toEqual(
      expect.arrayContaining(['a1b2c confirmed', 'd3e4f cancelled']),
    );
    expect((await fetch(`${google.emulator.url}/control/events?calendar=nobody`)).status).toBe(404);
  });

  test('when it is called wrongly or by a form, then it is refused', async () => {
    const google = await connected();
    expect(await control(google, 'quota', { status: 500 })).toBe(400);
    expect(await control(google, 'quota', { status: 403, perMinute: 0 })).toBe(400);
    expect(await control(google, 'events', { method: 'insert' })).toBe(400);
    expect(await control(google, 'access/revoke', { account: 'nobody@example.com' })).toBe(404);
    const form = await fetch(`${google.emulator.url}/control/access/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ account }),
    });
    expect(form.status).toBe(415);
  });
});
