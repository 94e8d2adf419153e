import { createHash } from 'node:crypto';
import { consentHtml } from './consent-page.ts';
import { GoogleError, OAuthError } from './errors.ts';
import { isScope } from './scopes.ts';
import { accounts, newToken, type GoogleChanges, type GoogleStore } from './store.ts';

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

const codeLifetimeMs = 10 * 60_000;
const accessLifetimeSeconds = 3600;

export type FormFields = Record<string, string>;

interface AuthRequest {
  redirect: URL;
  scopes: string[];
  isOffline: boolean;
  /** A refresh token comes with a consent alone: the first one, or one that is asked for again. */
  asksConsent: boolean;
  challenge: { value: string; method: 'S256' | 'plain' } | null;
}

/** What the consent page sends back with the decision, as it came. */
const passedOnFields = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'state',
  'access_type',
  'prompt',
  'code_challenge',
  'code_challenge_method',
];

/** @throws OAuthError, which Google shows to the person: it redirects to no address that it does not know */
export function consentPage(client: GoogleClient, query: FormFields): string {
  const { scopes } = readRequest(client, query);
  const hidden = Object.fromEntries(
    passedOnFields.flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  return consentHtml(hidden, scopes, query['login_hint'] ?? accounts[0].email);
}

function readRequest(client: GoogleClient, form: FormFields): AuthRequest {
  if (form['client_id'] !== client.clientId)
    throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (form['response_type'] !== 'code')
    throw new OAuthError(400, 'unsupported_response_type', 'Only code is supported.');
  const redirect = readRedirect(form['redirect_uri'] ?? '');
  const scopes = (form['scope'] ?? '').split(' ').filter((scope) => scope !== '');
  if (scopes.length === 0) throw new OAuthError(400, 'invalid_request', 'Missing required parameter: scope');
  const unknown = scopes.filter((scope) => !isScope(scope));
  if (unknown.length > 0) {
    throw new OAuthError(400, 'invalid_scope', `Some requested scopes were invalid: ${unknown.join(' ')}`);
  }
  const accessType = form['access_type'] ?? 'online';
  if (!['online', 'offline'].includes(accessType))
    throw new OAuthError(400, 'invalid_request', `Invalid parameter value for access_type: ${accessType}`);
  return {
    redirect,
    scopes,
    isOffline: accessType === 'offline',
    asksConsent: (form['prompt'] ?? '').split(' ').includes('consent'),
    challenge: readChallenge(form),
  };
}

function readRedirect(address: string): URL {
  const redirect = URL.canParse(address) ? new URL(address) : undefined;
  if (redirect === undefined || !['http:', 'https:'].includes(redirect.protocol)) {
    const message = 'The redirect URI in the request is not a web address.';
    throw new OAuthError(400, 'redirect_uri_mismatch', message);
  }
  return redirect;
}

/** RFC 7636 section 4.3 */
function readChallenge(form: FormFields): AuthRequest['challenge'] {
  const value = form['code_challenge'];
  const method = form['code_challenge_method'] ?? 'plain';
  if (value === undefined) return null;
  if (method !== 'S256' && method !== 'plain')
    throw new OAuthError(400, 'invalid_request', 'Invalid parameter value for code_challenge_method');
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(value))
    throw new OAuthError(400, 'invalid_request', 'Invalid code challenge');
  return { value, method };
}

/** Where the browser goes after the decision, with a code or with `error=access_denied`. */
export async function decideConsent(
  store: GoogleStore,
  client: GoogleClient,
  form: FormFields,
  now: number,
): Promise<string> {
  const { redirect, scopes, isOffline, asksConsent, challenge } = readRequest(client, form);
  if (form['state'] !== undefined) redirect.searchParams.set('state', form['state']);
  if (form['decision'] !== 'allow') {
    redirect.searchParams.set('error', 'access_denied');
    return redirect.href;
  }
  const objects = store.begin();
  const account = await objects.get('account', form['account'] ?? '');
  if (account === undefined) throw new OAuthError(400, 'invalid_request', 'Choose an account.');
  const isKnown = account.isOffline && scopes.every((scope) => account.scopes.includes(scope));
  account.isOffline ||= isOffline;
  account.scopes = [...new Set([...account.scopes, ...scopes])];
  const code = newToken('4/0A');
  const expiresAt = now + codeLifetimeMs;
  objects.put(
    'code',
    code,
    {
      account: account.email,
      redirectUri: form['redirect_uri'] ?? '',
      scopes,
      hasRefreshToken: isOffline && (asksConsent || !isKnown),
      challenge,
      expiresAt,
    },
    new Date(expiresAt),
  );
  await objects.commit();
  redirect.searchParams.set('code', code);
  redirect.searchParams.set('scope', scopes.join(' '));
  return redirect.href;
}

/** The token endpoint: a code or a refresh token for an access token. */
export async function grantToken(
  store: GoogleStore,
  client: GoogleClient,
  form: FormFields,
  now: number,
): Promise<object> {
  if (form['client_id'] !== client.clientId)
    throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (form['client_secret'] !== client.clientSecret)
    throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.');
  if (form['grant_type'] === 'authorization_code') {
    // A code is good for one exchange, also of two at once.
    return store.locks.run([`code ${form['code']}`], () => exchangeCode(store, form, now));
  }
  if (form['grant_type'] === 'refresh_token') return refreshAccess(store, form['refresh_token'] ?? '', now);
  throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form['grant_type'] ?? ''}`);
}

async function exchangeCode(store: GoogleStore, form: FormFields, now: number): Promise<object> {
  const code = form['code'] ?? '';
  const objects = store.begin();
  const grant = await objects.get('code', code);
  if (grant === undefined || grant.expiresAt <= now)
    throw new OAuthError(400, 'invalid_grant', 'Malformed auth code.');
  if (grant.redirectUri !== form['redirect_uri'])
    throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request');
  checkVerifier(grant.challenge, form['code_verifier']);
  await objects.remove('code', code);
  const { account, scopes, hasRefreshToken } = grant;
  const answer = addAccessToken(objects, { account, scopes }, now);
  const token = newToken('1//0');
  if (hasRefreshToken) objects.put('refresh_token', token, { token, account, scopes });
  await objects.commit();
  return hasRefreshToken ? { ...answer, refresh_token: token } : answer;
}

function checkVerifier(challenge: AuthRequest['challenge'], verifier: string | undefined): void {
  if (challenge === null) {
    if (verifier !== undefined && verifier !== '')
      throw new OAuthError(400, 'invalid_grant', 'code_verifier or verifier is not needed.');
    return;
  }
  if (verifier === undefined) throw new OAuthError(400, 'invalid_grant', 'Missing code verifier.');
  const shown =
    challenge.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  if (shown !== challenge.value) throw new OAuthError(400, 'invalid_grant', 'Invalid code verifier.');
}

async function refreshAccess(store: GoogleStore, refreshToken: string, now: number): Promise<object> {
  const objects = store.begin();
  const grant = await objects.get('refresh_token', refreshToken);
  if (grant === undefined) throw new OAuthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  const answer = addAccessToken(objects, grant, now);
  await objects.commit();
  return answer;
}

function addAccessToken(
  objects: GoogleChanges,
  { account, scopes }: { account: string; scopes: string[] },
  now: number,
): object {
  const token = newToken('ya29.');
  const expiresAt = now + accessLifetimeSeconds * 1000;
  objects.put('access_token', token, { token, account, scopes, expiresAt }, new Date(expiresAt));
  return {
    access_token: token,
    expires_in: accessLifetimeSeconds,
    scope: scopes.join(' '),
    token_type: 'Bearer',
  };
}

/** Ends all access of an account by one of its tokens. */
export async function revokeByToken(store: GoogleStore, token: string): Promise<void> {
  const objects = store.begin();
  const grant = (await objects.get('access_token', token)) ?? (await objects.get('refresh_token', token));
  if (grant === undefined) throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
  await revokeAccess(store, grant.account);
}

/** Ends all access of an account, as the person does at myaccount.google.com. */
export async function revokeAccess(store: GoogleStore, email: string): Promise<void> {
  const objects = store.begin();
  const account = await objects.get('account', email);
  if (account !== undefined) Object.assign(account, { scopes: [], isOffline: false });
  for (const type of ['access_token', 'refresh_token'] as const) {
    for (const { token } of await objects.find(type, { account: email })) await objects.remove(type, token);
  }
  await objects.commit();
}

/** Ends the lifetime of an account's access tokens; what refreshes them stays. */
export async function expireAccess(store: GoogleStore, email: string): Promise<void> {
  await store.setAll('access_token', { account: email }, { expiresAt: 0 });
}

/**
 * Who calls, and what they may.
 *
 * @throws GoogleError 401
 */
export async function authorizeCall(
  store: GoogleStore,
  authorization: string | undefined,
  now: number,
): Promise<{ account: string; scopes: string[] }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const grant = token === undefined ? undefined : await store.begin().get('access_token', token);
  if (grant === undefined || grant.expiresAt <= now)
    throw new GoogleError(401, 'authError', 'Invalid Credentials', { header: 'Authorization' });
  return grant;
}
