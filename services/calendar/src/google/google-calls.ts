import { setTimeout as pause } from 'node:timers/promises';
import { auth, calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import { GoogleCallError, kindOfFailure } from './google-call-error.ts';

export type GoogleEvent = calendar_v3.Schema$Event;

export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** Where the emulator listens; without it, Google itself. */
  emulatorUrl?: string | undefined;
}

/** The least that shows calendars in a list, and reads and writes events. */
export const SCOPES = ['calendar.events', 'calendar.calendarlist.readonly'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);

/** At most five calls a second and person. Google itself counts 600 a minute. */
const MIN_CALL_INTERVAL_MS = 200;
const CALL_TIMEOUT_MS = 15_000;
const MAX_TRIES = 4;
const BACK_OFF_MS = 500;
const PAGE_SIZE = 250;

export type OAuth = InstanceType<typeof auth.OAuth2>;

export function createOAuth(
  { clientId, clientSecret, emulatorUrl }: GoogleClient,
  redirectUri?: string,
): OAuth {
  return new auth.OAuth2({
    clientId,
    clientSecret,
    transporterOptions: { timeout: CALL_TIMEOUT_MS },
    ...(redirectUri !== undefined && { redirectUri }),
    ...(emulatorUrl !== undefined && {
      endpoints: {
        oauth2AuthBaseUrl: `${emulatorUrl}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${emulatorUrl}/token`,
        oauth2RevokeUrl: `${emulatorUrl}/revoke`,
      },
    }),
  });
}

/** Which events a list has: those that changed since a token, or those of a time, or all. */
export type ListQuery = { syncToken: string } | { timeMin: string; timeMax: string } | Record<string, never>;

export interface GooglePage {
  items: GoogleEvent[];
  nextPageToken: string | null;
  /** On the last page alone. */
  nextSyncToken: string | null;
  accessRole: string;
}

export type GoogleCalls = ReturnType<typeof createGoogleCalls>;

export interface CallLimits {
  /** The shortest time between two calls, in ms. Default 200 */
  paceMs?: number;
  /** The first wait after a failure, in ms; it doubles. Default 500 */
  backOffMs?: number;
}

/**
 * The calls of one person, one after the other and at their pace. A call that Google could not take is tried again
 * three times; each throws GoogleCallError.
 *
 * @param accessToken gives a token that lasts for some minutes. With the one that Google has refused it gives another
 */
export function createGoogleCalls(
  client: GoogleClient,
  accessToken: (refused: string | null) => Promise<string>,
  { paceMs = MIN_CALL_INTERVAL_MS, backOffMs = BACK_OFF_MS }: CallLimits = {},
) {
  const oauth = createOAuth(client);
  const api = new calendar_v3.Calendar({
    auth: oauth,
    retry: false,
    timeout: CALL_TIMEOUT_MS,
    ...(client.emulatorUrl !== undefined && { rootUrl: `${client.emulatorUrl}/` }),
  });
  let nextAt = 0;
  let refused: string | null = null;

  async function call<T>(run: () => Promise<{ data: T }>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const wait = nextAt - Date.now();
      if (wait > 0) await pause(wait);
      nextAt = Date.now() + paceMs;
      const token = await accessToken(refused);
      try {
        oauth.setCredentials({ access_token: token });
        return (await run()).data;
      } catch (error) {
        const kind = kindOfFailure(error);
        if (kind === 'expired' && refused === null) {
          refused = token;
          continue;
        }
        const mayTryAgain = (kind === 'quota' || kind === 'away') && attempt < MAX_TRIES;
        if (!mayTryAgain) throw new GoogleCallError(kind === 'expired' ? 'permission' : kind);
        await pause(backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  return {
    calendars: async (): Promise<calendar_v3.Schema$CalendarListEntry[]> => {
      const found: calendar_v3.Schema$CalendarListEntry[] = [];
      let pageToken: string | undefined;
      do {
        const page = await call(() =>
          api.calendarList.list({ maxResults: PAGE_SIZE, ...(pageToken && { pageToken }) }),
        );
        found.push(...(page.items ?? []));
        pageToken = page.nextPageToken ?? undefined;
      } while (pageToken);
      return found;
    },

    /** A page of a list: series as one event each, with their exceptions beside them, and what was deleted. */
    page: async (calendarId: string, query: ListQuery, pageToken: string | null): Promise<GooglePage> => {
      const answer = await call(() =>
        api.events.list({
          calendarId,
          maxResults: PAGE_SIZE,
          showDeleted: true,
          ...query,
          ...(pageToken !== null && { pageToken }),
        }),
      );
      return {
        items: answer.items ?? [],
        nextPageToken: answer.nextPageToken ?? null,
        nextSyncToken: answer.nextSyncToken ?? null,
        accessRole: answer.accessRole ?? '',
      };
    },

    /** The instances of a series in a time, without the cancelled ones. */
    instances: async (
      calendarId: string,
      eventId: string,
      time: { timeMin: string; timeMax: string },
    ): Promise<GoogleEvent[]> => {
      const found: GoogleEvent[] = [];
      let pageToken: string | undefined;
      do {
        const page = await call(() =>
          api.events.instances({
            calendarId,
            eventId,
            ...time,
            maxResults: PAGE_SIZE,
            ...(pageToken && { pageToken }),
          }),
        );
        found.push(...(page.items ?? []));
        pageToken = page.nextPageToken ?? undefined;
      } while (pageToken);
      return found;
    },

    get: (calendarId: string, eventId: string): Promise<GoogleEvent> =>
      call(() => api.events.get({ calendarId, eventId })),

    insert: (calendarId: string, event: GoogleEvent): Promise<GoogleEvent> =>
      call(() => api.events.insert({ calendarId, requestBody: event })),

    /** @param etag of the event that is changed; null: whatever it is */
    patch: (
      calendarId: string,
      eventId: string,
      event: GoogleEvent,
      etag: string | null,
    ): Promise<GoogleEvent> =>
      call(() => api.events.patch({ calendarId, eventId, requestBody: event }, ifMatch(etag))),

    /** Replaces an event, also one that is cancelled. */
    replace: (
      calendarId: string,
      eventId: string,
      event: GoogleEvent,
      etag: string | null,
    ): Promise<GoogleEvent> =>
      call(() => api.events.update({ calendarId, eventId, requestBody: event }, ifMatch(etag))),

    /** @param token which each notice of the channel carries */
    watch: (
      calendarId: string,
      { id, token, address }: { id: string; token: string; address: string },
    ): Promise<calendar_v3.Schema$Channel> =>
      call(() => api.events.watch({ calendarId, requestBody: { id, token, address, type: 'web_hook' } })),

    stopWatching: async (id: string, resourceId: string): Promise<void> => {
      await call(() => api.channels.stop({ requestBody: { id, resourceId } }));
    },

    /** A repeated removal is a success. */
    remove: async (calendarId: string, eventId: string, etag: string | null): Promise<void> => {
      try {
        await call(() => api.events.delete({ calendarId, eventId }, ifMatch(etag)));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}

const ifMatch = (etag: string | null) => (etag === null ? {} : { headers: { 'If-Match': etag } });

/** The event is not there any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof GoogleCallError && (error.kind === 'missing' || error.kind === 'gone');
