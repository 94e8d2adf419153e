import { describe, expect, test } from 'vitest';
import {
  account,
  calendarId,
  calendarScope,
  connected,
  decide,
  openGoogle,
  refusal,
  tokensOf,
  walk,
} from './google-fixture.ts';

describe('consent', () => {
  test('when access is allowed, then the code gives tokens once', async () => {
    const google = await openGoogle();
    const back = await decide(google);
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/api\/google-calendar\/callback\?/);
    expect(back.searchParams.get('state')).toBe('proof');
    expect(back.searchParams.get('scope')).toBe(calendarScope);
    const code = back.searchParams.get('code') ?? '';
    const { tokens } = await google.oauth.getToken(code);
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: calendarScope });
    expect(await refusal(google.oauth.getToken(code))).toBe('400 invalid_grant');
  });

  test('when it is denied, then there is an error and no code', async () => {
    const back = await decide(await openGoogle(), {}, { decision: 'deny' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('proof');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('when another account is chosen, then the tokens are for its calendars', async () => {
    const google = await openGoogle();
    google.oauth.setCredentials(await tokensOf(google, {}, { account: 'work@example.com' }));
    const { data } = await google.calendar.calendarList.list();
    expect(data.items?.map(({ id }) => id)).toEqual(['work@example.com']);
    expect(await refusal(google.events.list({ calendarId: account }))).toBe('404 notFound');
  });

  test.each([
    ['client', { client_id: 'another' }, 401],
    ['response type', { response_type: 'token' }, 400],
    ['address', { redirect_uri: 'javascript:alert(1)' }, 400],
    ['scope', { scope: 'https://www.googleapis.com/auth/gmail.readonly' }, 400],
    ['access type', { access_type: 'always' }, 400],
    ['challenge', { code_challenge: 'short' }, 400],
  ])('when the page is asked for with a wrong %s, then it is refused', async (_what, asked, status) => {
    const { oauth } = await openGoogle();
    const url = new URL(oauth.generateAuthUrl({ scope: calendarScope }));
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    expect((await fetch(url)).status).toBe(status);
  });

  test('when the page is shown, then both accounts can be chosen and texts are escaped', async () => {
    const { oauth } = await openGoogle();
    const page = await fetch(oauth.generateAuthUrl({ scope: calendarScope, state: '"><script>' }));
    const html = await page.text();
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('value="deny"');
    expect(html).not.toContain('<script>');
  });
});

describe('tokens', () => {
  test('when access is not offline, or was allowed before, then there is no refresh token', async () => {
    const google = await openGoogle();
    expect(await tokensOf(google, { access_type: 'online' })).not.toHaveProperty('refresh_token');
    expect(await tokensOf(google)).toHaveProperty('refresh_token');
    expect(await tokensOf(google)).not.toHaveProperty('refresh_token');
    expect(await tokensOf(google, { prompt: 'consent' })).toHaveProperty('refresh_token');
    await google.emulator.revokeAccess(account);
    expect(await tokensOf(google)).toHaveProperty('refresh_token');
  });

  test('when there was a challenge, then only its verifier gets the tokens', async () => {
    const google = await openGoogle();
    const { codeVerifier, codeChallenge = '' } = await google.oauth.generateCodeVerifierAsync();
    const asked = { code_challenge: codeChallenge, code_challenge_method: 'S256' };
    const code = (await decide(google, asked)).searchParams.get('code') ?? '';
    expect(await refusal(google.oauth.getToken(code))).toBe('400 invalid_grant');
    const wrong = google.oauth.getToken({ code, codeVerifier: `${codeVerifier}x` });
    expect(await refusal(wrong)).toBe('400 invalid_grant');
    const { tokens } = await google.oauth.getToken({ code, codeVerifier });
    expect(tokens.refresh_token).toBeTruthy();
  });

  test('when an access token has expired, then it is 401, and the refresh token gets another', async () => {
    const google = await connected();
    const { access_token: token, refresh_token: refreshToken } = google.oauth.credentials;
    await google.emulator.expireAccess(account);
    const answer = await fetch(`${google.emulator.url}/calendar/v3/users/me/calendarList`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
    google.oauth.setCredentials({ refresh_token: refreshToken ?? null });
    expect((await google.calendar.calendarList.list()).status).toBe(200);
  });

  test('when the person takes the permission back, then refreshing is invalid_grant', async () => {
    const google = await connected();
    await google.emulator.revokeAccess(account);
    const refreshToken = google.oauth.credentials.refresh_token ?? null;
    google.oauth.setCredentials({ refresh_token: refreshToken });
    expect(await refusal(google.calendar.calendarList.list())).toBe('400 invalid_grant');
  });

  test('when the client revokes a token, then all of them are gone', async () => {
    const google = await connected();
    const { access_token: token, refresh_token: refreshToken } = google.oauth.credentials;
    await google.oauth.revokeToken(refreshToken ?? '');
    google.oauth.setCredentials({ access_token: token ?? null });
    expect(await refusal(google.calendar.calendarList.list())).toBe('401 authError');
    google.oauth.setCredentials({ access_token: '__proto__' });
    expect(await refusal(google.calendar.calendarList.list())).toBe('401 authError');
  });

  test('when a scope does not allow a call, then it is 403', async () => {
    const reader = await connected(`${calendarScope}.events.readonly`);
    expect((await reader.events.list({ calendarId })).status).toBe(200);
    const insert = reader.events.insert({ calendarId, requestBody: walk });
    expect(await refusal(insert)).toBe('403 insufficientPermissions');
    expect(await refusal(reader.calendar.calendarList.list())).toBe('403 insufficientPermissions');
    const both = await connected(`${calendarScope}.events ${calendarScope}.calendarlist.readonly`);
    expect((await both.events.insert({ calendarId, requestBody: walk })).status).toBe(200);
    expect((await both.calendar.calendarList.list()).status).toBe(200);
  });
});
