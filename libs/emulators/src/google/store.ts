import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { importOnce } from '../import-file.ts';
import { createLocks, type Locks } from '../locks.ts';
import { fieldIndex, openObjectStore, type Changes, type ObjectStore } from '../object-store.ts';

interface GoogleCalendar {
  id: string;
  summary: string;
  primary: boolean;
}

/** A Calendar event as the client sent it, with what the server adds. */
export interface GoogleEvent {
  id: string;
  etag: string;
  status: string;
  updated: string;
  [field: string]: unknown;
}

/** An event as it is kept. Its id is the calendar's and the event's. */
export interface StoredEvent {
  key: string;
  calendar: string;
  /** The change that it was written by last. */
  change: number;
  /** Milliseconds since the epoch, as is `end`. */
  start: number;
  end: number;
  event: GoogleEvent;
}

interface GoogleObjects {
  account: {
    email: string;
    /** Rises with each change of an event; a sync token names a value of it. */
    changes: number;
  };
  calendar: GoogleCalendar;
  event: StoredEvent;
  code: { redirectUri: string; scope: string; expiresAt: number };
  refresh_token: { scope: string };
  access_token: { token: string; refreshToken: string; expiresAt: number };
}

export type GoogleChanges = Changes<GoogleObjects>;

export interface GoogleStore extends ObjectStore<GoogleObjects> {
  email: string;
  locks: Locks;
}

const email = 'you@example.com';
const calendars: GoogleCalendar[] = [
  { id: email, summary: email, primary: true },
  { id: 'family0000@group.calendar.google.com', summary: 'Family', primary: false },
];
const indexes = [
  // A page of a calendar, in the order of its events.
  fieldIndex('event', 'calendar', 'start', 'key'),
  // What has changed since a sync token.
  fieldIndex('event', 'calendar', 'change'),
  // What is revoked with a grant.
  fieldIndex('access_token', 'refreshToken'),
];

/**
 * Opens the account in this database, or makes it.
 *
 * @param importFile where earlier versions kept it
 */
export async function openGoogleStore(
  connection: Connection,
  importFile: string | undefined,
): Promise<GoogleStore> {
  const store = await openObjectStore<GoogleObjects>(connection, 'google_objects', indexes);
  if (importFile !== undefined) await importOnce(connection, 'google_objects', importFile, rowsOf);
  const changes = store.begin();
  if ((await changes.get('account', 'account')) === undefined) {
    changes.put('account', 'account', { email, changes: 0 });
    for (const calendar of calendars) changes.put('calendar', calendar.id, calendar);
    await changes.commit();
  }
  return { ...store, email, locks: createLocks() };
}

export const eventKey = (calendar: string, id: string): string => `${calendar}/${id}`;

export function newToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** The instant of an event's `start` or `end`, in ms since the epoch. */
export function instant(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const time = 'dateTime' in value ? value.dateTime : 'date' in value ? value.date : undefined;
  return typeof time === 'string' ? Date.parse(time) : undefined;
}

/** The account as one JSON file held it. */
interface State {
  email: string;
  calendars: GoogleCalendar[];
  changes: number;
  events: Record<string, Record<string, { change: number; event: GoogleEvent }>>;
  codes: Record<string, GoogleObjects['code']>;
  refreshTokens: Record<string, GoogleObjects['refresh_token']>;
  accessTokens: Record<string, Omit<GoogleObjects['access_token'], 'token'>>;
}

function* rowsOf(state: State) {
  yield { type: 'account', id: 'account', value: { email: state.email, changes: state.changes } };
  for (const calendar of state.calendars) yield { type: 'calendar', id: calendar.id, value: calendar };
  for (const [calendar, events] of Object.entries(state.events)) {
    for (const { change, event } of Object.values(events)) {
      const key = eventKey(calendar, event.id);
      const [start = 0, end = 0] = [instant(event['start']), instant(event['end'])];
      const value: StoredEvent = { key, calendar, change, start, end, event };
      yield { type: 'event', id: key, value };
    }
  }
  for (const [id, value] of Object.entries(state.codes)) {
    yield { type: 'code', id, value, expireAt: new Date(value.expiresAt) };
  }
  for (const [id, value] of Object.entries(state.refreshTokens)) yield { type: 'refresh_token', id, value };
  for (const [token, row] of Object.entries(state.accessTokens)) {
    const value = { ...row, token };
    yield { type: 'access_token', id: token, value, expireAt: new Date(row.expiresAt) };
  }
}
