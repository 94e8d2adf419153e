import { auth, calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import { onTestFinished } from 'vitest';
import { startGoogleEmulator, type GoogleEmulator } from '../src/index.ts';
import { newDatabase } from './stripe-fixture.ts';

export const calendarScope = 'https://www.googleapis.com/auth/calendar';
export const account = 'you@example.com';
export const calendarId = 'primary';
const client = { clientId: 'client.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' };
const redirectUri = 'http://localhost:3000/api/google-calendar/callback';

/** An emulator of this test's own, with the real library on it. */
export async function openGoogle(mongodbUri = newDatabase()) {
  const emulator = await startGoogleEmulator({ port: 0, mongodbUri, ...client });
  onTestFinished(() => emulator.close());
  return clientOf(emulator);
}

/** Another client of the same emulator. */
export function clientOf(emulator: GoogleEmulator) {
  const oauth = new auth.OAuth2({
    ...client,
    redirectUri,
    endpoints: {
      oauth2AuthBaseUrl: `${emulator.url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${emulator.url}/token`,
      oauth2RevokeUrl: `${emulator.url}/revoke`,
    },
  });
  const calendar = new calendar_v3.Calendar({ auth: oauth, rootUrl: `${emulator.url}/`, retry: false });
  return { emulator, oauth, calendar, events: calendar.events };
}

export type Google = ReturnType<typeof clientOf>;

/**
 * Goes to the consent page and decides there.
 *
 * @param asked parameters of the page's address, beside those of a server that asks for everything
 * @param form what the person chooses
 * @returns where the browser is sent
 */
export async function decide(
  { oauth, emulator }: Google,
  asked: Record<string, string> = {},
  form: Record<string, string> = {},
): Promise<URL> {
  const url = new URL(
    oauth.generateAuthUrl({ scope: calendarScope, access_type: 'offline', state: 'proof' }),
  );
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  const page = await fetch(url);
  const html = await page.text();
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const answer = await fetch(`${emulator.url}/o/oauth2/v2/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, account, decision: 'allow', ...form }),
  });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

export async function tokensOf(
  google: Google,
  asked: Record<string, string> = {},
  form: Record<string, string> = {},
) {
  const back = await decide(google, asked, form);
  const { tokens } = await google.oauth.getToken(back.searchParams.get('code') ?? '');
  return tokens;
}

export async function connected(scope = calendarScope): Promise<Google> {
  const google = await openGoogle();
  google.oauth.setCredentials(await tokensOf(google, { scope }));
  return google;
}

/** With what a call is refused: its status and Google's reason, such as `409 duplicate`. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isRefused(error)) return `not refused: ${String(error)}`;
  const { status, data } = error.response;
  const reason = typeof data.error === 'string' ? data.error : data.error?.errors?.[0]?.reason;
  return `${status} ${reason}`;
}

interface Refused {
  response: { status: number; data: { error?: string | { errors?: { reason?: string }[] } } };
}

function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'response' in error && error.response !== undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** undefined for an answer without a body. */
  body: unknown;
}

interface Asked {
  query?: Record<string, string> | [string, string][];
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call without the library, which would not send what is wrong. @param path under `/calendar/v3/` */
export async function call(
  { emulator, oauth }: Google,
  method: string,
  path: string,
  { query = {}, body, headers = {} }: Asked = {},
): Promise<Answer> {
  const address = `${emulator.url}/calendar/v3/${path}${path.includes('?') ? '&' : '?'}`;
  const answer = await fetch(`${address}${new URLSearchParams(query).toString()}`, {
    method,
    headers: {
      authorization: `Bearer ${oauth.credentials.access_token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: answer.status, headers: answer.headers, body: read };
}

/** The first error of a refusal. */
export function errorOf({ body }: Answer): { reason?: string; message?: string; location?: string } {
  const refused = body as { error?: { errors?: { reason?: string; message?: string; location?: string }[] } };
  return refused.error?.errors?.[0] ?? {};
}

export const walk = {
  summary: 'Walk',
  start: { dateTime: '2030-05-01T09:00:00Z' },
  end: { dateTime: '2030-05-01T10:00:00Z' },
};

/** Each Monday at nine in Berlin, six times over the change of clocks on 31 March 2030. */
export const mondays = {
  id: 'planning',
  summary: 'Review',
  start: { dateTime: '2030-03-18T09:00:00', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2030-03-18T09:30:00', timeZone: 'Europe/Berlin' },
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=6'],
};

/** Calls the door that tests in other processes use. */
export async function control({ emulator }: Google, path: string, body: object): Promise<number> {
  const answer = await fetch(`${emulator.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}
