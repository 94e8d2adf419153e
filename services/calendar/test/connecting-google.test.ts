import { readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, FAMILY, HOLIDAYS, newConnected, startWithGoogle, swim, tea } from './google.ts';

let google: Awaited<ReturnType<typeof startWithGoogle>>;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.close());

const newPerson = () => newConnected(google.calendar, google.emulator);

describe('connecting a Google account', () => {
  it('when there is none, then the status says so, and calendars and syncs are refused', async () => {
    const ada = newPerson();
    expect(await ada.status()).toEqual({ connected: false, syncEnabled: false, primaryCalendarId: null });
    for (const answer of [await ada.call('GET', 'calendars'), await ada.sync()]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: 'google_not_connected' });
    }
  });

  it('when the person allows it, then the account and its calendars are there', async () => {
    const ada = newPerson();
    expect(await ada.connect()).toBe('/app?mode=plan&google=connected');
    expect(await ada.status()).toEqual({
      connected: true,
      syncEnabled: false,
      primaryCalendarId: ACCOUNT,
      account: ACCOUNT,
      state: 'ok',
      lastSync: null,
      conflicts: [],
    });
    expect((await ada.call('GET', 'calendars')).json()).toEqual([
      { id: ACCOUNT, summary: ACCOUNT, primary: true, readOnly: false },
      { id: FAMILY, summary: 'Family', primary: false, readOnly: false },
      { id: HOLIDAYS, summary: 'Holidays', primary: false, readOnly: true },
    ]);
  });

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['inkwell.test', 'http://inkwell.test'],
    ['evil.example', 'http://inkwell.test'],
    ['evil.example:3000', 'http://inkwell.test'],
    ['localhost.evil.example', 'http://inkwell.test'],
    ['127.0.0.1@evil.example', 'http://inkwell.test'],
  ])('when the request names the host %s, then Google leads back to %s', async (host, origin) => {
    const answer = await google.calendar.call(
      { userId: newPerson().userId },
      { method: 'GET', url: '/api/google-calendar/auth', headers: { 'x-forwarded-host': host } },
    );
    const { authUrl } = answer.json<{ authUrl: string }>();
    expect(new URL(authUrl).searchParams.get('redirect_uri')).toBe(`${origin}/api/google-calendar/callback`);
  });

  it('when the database fails as the person comes back, then the page is told that it failed', async () => {
    const ada = newPerson();
    const back = await ada.decide();
    const command = { collMod: 'googlelinks', validator: { _id: 'nobody' } };
    await google.calendar.database.command(command);
    try {
      expect(await ada.comeBack(back)).toBe('/app?mode=plan&google=failed');
    } finally {
      await google.calendar.database.command({ ...command, validator: {} });
    }
    expect(await ada.connect()).toBe('/app?mode=plan&google=connected');
  });

  it('when nobody is signed in, then coming back is refused', async () => {
    const answer = await google.calendar.app.inject('/api/google-calendar/callback?code=1');
    expect(answer.statusCode).toBe(401);
  });

  it('when the person denies it, then nothing is connected', async () => {
    const ada = newPerson();
    expect(await ada.connect({ decision: 'deny' })).toBe('/app?mode=plan&google=denied');
    expect(await ada.status()).toMatchObject({ connected: false });
  });

  it('when a state is forged, used again, or another person’s, then nothing is connected', async () => {
    const [ada, bea] = [newPerson(), newPerson()];
    const back = await ada.decide();
    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    expect(await ada.comeBack(forged)).toBe('/app?mode=plan&google=failed');
    expect(await bea.comeBack(back)).toBe('/app?mode=plan&google=failed');
    expect(await bea.status()).toMatchObject({ connected: false });
    expect(await ada.comeBack(back)).toBe('/app?mode=plan&google=connected');
    expect(await ada.comeBack(back)).toBe('/app?mode=plan&google=failed');
  });

  it('when a state is older than ten minutes, then nothing is connected', async () => {
    const ada = newPerson();
    const back = await ada.decide();
    const { clock } = google.calendar;
    const before = clock.now;
    clock.now = new Date(before.getTime() + 11 * 60_000);
    expect(await ada.comeBack(back)).toBe('/app?mode=plan&google=failed');
    clock.now = before;
  });

  it('when tokens and addresses are stored, then nobody reads them there', async () => {
    const ada = newPerson();
    await ada.connect();
    const rows = await google.calendar.database.collection('googlelinks').find({}).toArray();
    const text = readableIn(rows);
    expect(text).not.toContain(ACCOUNT);
    expect(text).not.toMatch(/ya29|1\/\/0/);
  });

  it('when settings are saved, then they last, and a calendar that is not the person’s is refused', async () => {
    const ada = newPerson();
    await ada.connect();
    const saved = await ada.call('PUT', 'settings', { syncEnabled: true, primaryCalendarId: FAMILY });
    expect(saved.json()).toMatchObject({ syncEnabled: true, primaryCalendarId: FAMILY });
    expect(await ada.status()).toMatchObject({ syncEnabled: true, primaryCalendarId: FAMILY });
    const refused = await ada.call('PUT', 'settings', { primaryCalendarId: 'somebody@example.com' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      context: { fields: { primaryCalendarId: 'must be one of your calendars' } },
    });
    expect(await ada.status()).toMatchObject({ primaryCalendarId: FAMILY });
  });
});

describe('disconnecting', () => {
  it('when ours stay, then theirs go from the calendar here, ours are in both, and the permission is given back', async () => {
    const ada = newPerson();
    await ada.connect();
    await google.emulator.changeEvent({
      calendar: ACCOUNT,
      method: 'insert',
      body: { ...swim, id: 'sailing2' },
    });
    await ada.create(tea);
    await ada.sync();
    expect(await ada.titles()).toEqual(expect.arrayContaining(['Tea with Ana', 'Swim']));
    expect((await ada.call('POST', 'disconnect')).statusCode).toBe(204);
    expect(await ada.titles()).toEqual(['Tea with Ana']);
    expect(await ada.status()).toEqual({ connected: false, syncEnabled: false, primaryCalendarId: null });
    expect(google.asked).toContain('POST /revoke 200');
    const there = await google.emulator.events(ACCOUNT);
    expect(there.filter(({ status }) => status !== 'cancelled').map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Tea with Ana', 'Swim']),
    );
  });

  it('when the person is erased, then the permission goes back to Google, once', async () => {
    const ada = newPerson();
    await ada.connect();
    const before = google.asked.length;
    await google.calendar.eraseUser(ada.userId);
    await google.calendar.eraseUser(ada.userId);
    expect(google.asked.slice(before)).toEqual(['POST /revoke 200']);
    expect(await google.calendar.google.links.find(ada.userId)).toBeNull();
  });

  it('when Google is away and ours are to go, then nothing is disconnected, and it can be tried again', async () => {
    const ada = newPerson();
    await ada.connect();
    await ada.create({ ...tea, title: 'Still there' });
    await ada.sync();
    google.emulator.failNext(503, 4);
    const refused = await ada.call('POST', 'disconnect', { keep: false });
    expect(refused.statusCode).toBe(503);
    expect(await ada.status()).toMatchObject({ connected: true });
    expect((await ada.call('POST', 'disconnect', { keep: false })).statusCode).toBe(204);
  });

  it('when ours go, then Google has theirs alone', async () => {
    const ada = newPerson();
    await ada.connect();
    await ada.create({ ...tea, title: 'Only here' });
    await ada.sync();
    await ada.call('POST', 'disconnect', { keep: false });
    const there = await google.emulator.events(ACCOUNT);
    expect(there.filter(({ summary, status }) => summary === 'Only here' && status !== 'cancelled')).toEqual(
      [],
    );
    expect(await ada.titles()).toEqual(['Only here']);
  });
});

describe('a permission that is withdrawn', () => {
  it('when the person takes it back at Google, then they are told once, and one click connects again without a duplicate', async () => {
    const ada = newPerson();
    await ada.connect();
    await ada.switchOn();
    await ada.create({ ...tea, title: 'Before' });
    await ada.work();
    await google.emulator.revokeAccess(ACCOUNT);
    google.calendar.notices.length = 0;
    await ada.work();
    await ada.work();
    expect(await ada.status()).toMatchObject({ connected: true, state: 'permission' });
    const told = google.calendar.notices.filter(
      ({ userId, topic }) => userId === ada.userId && topic === 'google',
    );
    expect(told).toHaveLength(1);
    const refused = await ada.sync();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'google_permission' });

    // What is changed meanwhile goes with the first sync after.
    await ada.create({ ...tea, title: 'Meanwhile' });
    await google.calendar.google.due.tick();
    expect(await ada.connect()).toBe('/app?mode=plan&google=connected');
    expect(await ada.status()).toMatchObject({ state: 'ok', syncEnabled: true });
    await ada.work();
    const there = await google.emulator.events(ACCOUNT);
    for (const title of ['Before', 'Meanwhile']) {
      expect(there.filter(({ summary }) => summary === title)).toHaveLength(1);
    }
    expect((await ada.titles()).filter((title) => title === 'Before')).toHaveLength(1);
  });
});
