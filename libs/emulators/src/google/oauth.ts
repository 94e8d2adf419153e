import { OAuthError } from './errors.ts';
import { newToken, row, type GoogleStore } from './store.ts';

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
export function decide(store: GoogleStore, form: Form, now: number): string {
  const target = checkedRedirect(form);
  if (form['state'] !== undefined && form['state'] !== '') target.searchParams.set('state', form['state']);
  if (form['decision'] !== 'allow') {
    target.searchParams.set('error', 'access_denied');
    return target.href;
  }
  const code = newToken('4/0A');
  const scope = form['scope'] ?? '';
  store.state.codes[code] = {
    redirectUri: form['redirect_uri'] ?? '',
    scope,
    expiresAt: now + codeLifetimeMs,
  };
  store.commit();
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
export function grantToken(store: GoogleStore, client: GoogleClient, form: Form, now: number): object {
  if (form['client_id'] !== client.clientId || form['client_secret'] !== client.clientSecret) {
    throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  if (form['grant_type'] === 'authorization_code') return exchangeCode(store, form, now);
  if (form['grant_type'] === 'refresh_token') return refresh(store, form['refresh_token'] ?? '', now);
  throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form['grant_type'] ?? ''}`);
}

function exchangeCode(store: GoogleStore, form: Form, now: number): object {
  const code = form['code'] ?? '';
  const grant = row(store.state.codes, code);
  if (grant === undefined || grant.expiresAt <= now)
    throw new OAuthError(400, 'invalid_grant', 'Bad Request');
  if (grant.redirectUri !== form['redirect_uri']) {
    throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request');
  }
  delete store.state.codes[code];
  const refreshToken = newToken('1//0');
  store.state.refreshTokens[refreshToken] = { scope: grant.scope };
  return { ...newAccessToken(store, refreshToken, grant.scope, now), refresh_token: refreshToken };
}

function refresh(store: GoogleStore, refreshToken: string, now: number): object {
  const grant = row(store.state.refreshTokens, refreshToken);
  if (grant === undefined) throw new OAuthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  return newAccessToken(store, refreshToken, grant.scope, now);
}

function newAccessToken(store: GoogleStore, refreshToken: string, scope: string, now: number): object {
  for (const [token, row] of Object.entries(store.state.accessTokens)) {
    if (row.expiresAt <= now) delete store.state.accessTokens[token];
  }
  const token = newToken('ya29.');
  store.state.accessTokens[token] = { refreshToken, expiresAt: now + accessLifetimeSeconds * 1000 };
  store.commit();
  return { access_token: token, expires_in: accessLifetimeSeconds, scope, token_type: 'Bearer' };
}

/** Ends a grant by its refresh token or by one of its access tokens. */
export function revoke(store: GoogleStore, token: string): void {
  const refreshToken = row(store.state.accessTokens, token)?.refreshToken ?? token;
  if (row(store.state.refreshTokens, refreshToken) === undefined) {
    throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
  }
  delete store.state.refreshTokens[refreshToken];
  for (const [accessToken, row] of Object.entries(store.state.accessTokens)) {
    if (row.refreshToken === refreshToken) delete store.state.accessTokens[accessToken];
  }
  store.commit();
}

export function isAuthorized(store: GoogleStore, authorization: string | undefined, now: number): boolean {
  const token = row(store.state.accessTokens, authorization?.replace(/^Bearer /i, '') ?? '');
  return token !== undefined && token.expiresAt > now;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
