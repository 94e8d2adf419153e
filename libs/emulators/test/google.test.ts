import { calendar_v3, auth } from 'googleapis/build/src/apis/calendar/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { startGoogleEmulator } from '../src/index.ts';
import { newDatabase } from './stripe-fixture.ts';

const client = { clientId: 'client.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' };
const redirectUri = 'http://localhost:3000/api/google-calendar/callback';

async function openGoogle() {
  const emulator = await startGoogleEmulator({ port: 0, mongodbUri: newDatabase(), ...client });
  onTestFinished(() => emulator.close());
  const oauth = new auth.OAuth2({
    ...client,
    redirectUri,
    endpoints: {
      oauth2AuthBaseUrl: `${emulator.url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${emulator.url}/token`,
      oauth2RevokeUrl: `${emulator.url}/revoke`,
    },
  });
  return {
    emulator,
    oauth,
    calendar: new calendar_v3.Calendar({ auth: oauth, rootUrl: `${emulator.url}/` }),
  };
}

type Google = Awaited<ReturnType<typeof openGoogle>>;

async function decide({ emulator, oauth }: Google, decision: 'allow' | 'deny'): Promise<URL> {
  const scope = 'https://www.googleapis.com/auth/calendar';
  const page = await fetch(oauth.generateAuthUrl({ access_type: 'offline', scope, state: 'proof' }));
  expect(await page.text()).toContain('Allow');
  const answer = await fetch(`${emulator.url}/o/oauth2/v2/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ redirect_uri: redirectUri, scope, state: 'proof', decision }),
  });
  return new URL(answer.headers.get('location') ?? '');
}

async function connected(): Promise<Google> {
  const google = await openGoogle();
  const back = await decide(google, 'allow');
  const { tokens } = await google.oauth.getToken(back.searchParams.get('code') ?? '');
  google.oauth.setCredentials(tokens);
  return google;
}

const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

const meeting = {
  summary: 'Walk',
  start: { dateTime: '2030-05-01T09:00:00Z' },
  end: { dateTime: '2030-05-01T10:00:00Z' },
};

test('when access is allowed, then the code gives tokens once and the calendars are listed', async () => {
  const google = await openGoogle();
  const back = await decide(google, 'allow');
  expect(back.searchParams.get('state')).toBe('proof');
  const code = back.searchParams.get('code') ?? '';
  const { tokens } = await google.oauth.getToken(code);
  expect(tokens.refresh_token).toBeTruthy();
  expect(await status(google.oauth.getToken(code))).toBe(400);
  google.oauth.setCredentials({ refresh_token: tokens.refresh_token ?? null });
  const list = await google.calendar.calendarList.list();
  expect(list.data.items?.filter((each) => each.primary)).toHaveLength(1);
});

test('when access is denied, then there is an error and no code', async () => {
  const back = await decide(await openGoogle(), 'deny');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.has('code')).toBe(false);
});

test('when the grant is revoked or there is none, then calls are 401', async () => {
  const { oauth, calendar, emulator } = await connected();
  const token = oauth.credentials.access_token ?? '';
  await oauth.revokeToken(token);
  const answer = await fetch(`${emulator.url}/calendar/v3/users/me/calendarList`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
  oauth.setCredentials({ access_token: '__proto__' });
  expect(await status(calendar.calendarList.list())).toBe(401);
});

test('when an event is inserted twice with one id, then the second time is 409', async () => {
  const { calendar } = await connected();
  const insert = () =>
    calendar.events.insert({ calendarId: 'primary', requestBody: { ...meeting, id: 'abcde12345' } });
  expect((await insert()).data.summary).toBe('Walk');
  expect(await status(insert())).toBe(409);
});

test('when an event has changed meanwhile, then an update with the old etag is 412', async () => {
  const { calendar } = await connected();
  const made = await calendar.events.insert({ calendarId: 'primary', requestBody: meeting });
  const eventId = made.data.id ?? '';
  await calendar.events.patch({ calendarId: 'primary', eventId, requestBody: { summary: 'Long walk' } });
  const headers = { 'If-Match': made.data.etag ?? '' };
  const stale = calendar.events.update({ calendarId: 'primary', eventId, requestBody: meeting }, { headers });
  expect(await status(stale)).toBe(412);
});

test('when lists go on from a sync token, then they hold what changed since, and an unknown token is 410', async () => {
  const { calendar } = await connected();
  await calendar.events.insert({ calendarId: 'primary', requestBody: { ...meeting, id: 'first' } });
  await calendar.events.insert({ calendarId: 'primary', requestBody: { ...meeting, id: 'second' } });
  const firstPage = await calendar.events.list({ calendarId: 'primary', maxResults: 1 });
  expect(firstPage.data.nextSyncToken).toBeUndefined();
  const pageToken = firstPage.data.nextPageToken ?? '';
  const lastPage = await calendar.events.list({ calendarId: 'primary', maxResults: 1, pageToken });
  const syncToken = lastPage.data.nextSyncToken ?? '';
  await calendar.events.delete({ calendarId: 'primary', eventId: 'first' });
  const changes = await calendar.events.list({ calendarId: 'primary', syncToken });
  expect(changes.data.items).toMatchObject([{ id: 'first', status: 'cancelled' }]);
  expect(await status(calendar.events.list({ calendarId: 'primary', syncToken: 'nonsense' }))).toBe(410);
});
