import { OAuthError } from './errors.ts';
import { newToken, type GoogleChanges, type GoogleStore } from './store.ts';

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

const codeLifetimeMs = 10 * 60_000;
const accessLifetimeSeconds = 3600;

export type Form = Record<string, string>;

/** The page on which a person allows the access, or not. It holds no script and no style of its own. */
export function consentPage(client: GoogleClient, email: string, query: Form): string {
  if (query['client_id'] !== client.clientId)
    throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (query['response_type'] !== 'code')
    throw new OAuthError(400, 'unsupported_response_type', 'Only code is supported.');
  checkedRedirect(query);
  const hidden = ['redirect_uri', 'scope', 'state']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`)
    .join('');
  const scopes = (query['scope'] ?? '').split(' ').map((scope) => `<li>${escapeHtml(scope)}</li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in with the Google emulator</title></head><body><main><h1>Inkwell wants to access your Google account</h1><p>This is the local Google emulator, signed in as ${escapeHtml(email)}.</p><ul>${scopes.join('')}</ul><form method="post" action="/o/oauth2/v2/auth">${hidden}<button name="decision" value="deny">Cancel</button> <button name="decision" value="allow">Allow</button></form></main></body></html>`;
}

/** Where the browser goes after the decision, with a code or with `error=access_denied`. */
export async function decide(store: GoogleStore, form: Form, now: number): Promise<string> {
  const target = checkedRedirect(form);
  if (form['state'] !== undefined && form['state'] !== '') target.searchParams.set('state', form['state']);
  if (form['decision'] !== 'allow') {
    target.searchParams.set('error', 'access_denied');
    return target.href;
  }
  const code = newToken('4/0A');
  const scope = form['scope'] ?? '';
  const expiresAt = now + codeLifetimeMs;
  const objects = store.begin();
  objects.put(
    'code',
    code,
    { redirectUri: form['redirect_uri'] ?? '', scope, expiresAt },
    new Date(expiresAt),
  );
  await objects.commit();
  target.searchParams.set('code', code);
  target.searchParams.set('scope', scope);
  return target.href;
}

function checkedRedirect(form: Form): URL {
  const target = URL.canParse(form['redirect_uri'] ?? '') ? new URL(form['redirect_uri'] ?? '') : undefined;
  if (target === undefined || !['http:', 'https:'].includes(target.protocol)) {
    throw new OAuthError(
      400,
      'redirect_uri_mismatch',
      'The redirect URI in the request is not a web address.',
    );
  }
  return target;
}

/** The token endpoint: a code or a refresh token for an access token. */
export async function grantToken(
  store: GoogleStore,
  client: GoogleClient,
  form: Form,
  now: number,
): Promise<object> {
  if (form['client_id'] !== client.clientId || form['client_secret'] !== client.clientSecret) {
    throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  if (form['grant_type'] === 'authorization_code') {
    // A code is good for one exchange, also of two at once.
    return store.locks.run([`code ${form['code']}`], () => exchangeCode(store, form, now));
  }
  if (form['grant_type'] === 'refresh_token') return refresh(store, form['refresh_token'] ?? '', now);
  throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form['grant_type'] ?? ''}`);
}

async function exchangeCode(store: GoogleStore, form: Form, now: number): Promise<object> {
  const code = form['code'] ?? '';
  const objects = store.begin();
  const grant = await objects.get('code', code);
  if (grant === undefined || grant.expiresAt <= now)
    throw new OAuthError(400, 'invalid_grant', 'Bad Request');
  if (grant.redirectUri !== form['redirect_uri']) {
    throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request');
  }
  const refreshToken = newToken('1//0');
  await objects.remove('code', code);
  objects.put('refresh_token', refreshToken, { scope: grant.scope });
  const answer = addAccessToken(objects, refreshToken, grant.scope, now);
  await objects.commit();
  return { ...answer, refresh_token: refreshToken };
}

async function refresh(store: GoogleStore, refreshToken: string, now: number): Promise<object> {
  const objects = store.begin();
  const grant = await objects.get('refresh_token', refreshToken);
  if (grant === undefined) throw new OAuthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  const answer = addAccessToken(objects, refreshToken, grant.scope, now);
  await objects.commit();
  return answer;
}

function addAccessToken(objects: GoogleChanges, refreshToken: string, scope: string, now: number): object {
  const token = newToken('ya29.');
  const expiresAt = now + accessLifetimeSeconds * 1000;
  objects.put('access_token', token, { token, refreshToken, expiresAt }, new Date(expiresAt));
  return { access_token: token, expires_in: accessLifetimeSeconds, scope, token_type: 'Bearer' };
}

/** Ends a grant by its refresh token or by one of its access tokens. */
export async function revoke(store: GoogleStore, token: string): Promise<void> {
  const objects = store.begin();
  const refreshToken = (await objects.get('access_token', token))?.refreshToken ?? token;
  if ((await objects.get('refresh_token', refreshToken)) === undefined) {
    throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
  }
  await objects.remove('refresh_token', refreshToken);
  for (const access of await objects.find('access_token', { refreshToken })) {
    await objects.remove('access_token', access.token);
  }
  await objects.commit();
}

export async function isAuthorized(
  store: GoogleStore,
  authorization: string | undefined,
  now: number,
): Promise<boolean> {
  const token = await store.begin().get('access_token', authorization?.replace(/^Bearer /i, '') ?? '');
  return token !== undefined && token.expiresAt > now;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
