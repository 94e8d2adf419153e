import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { createKeyedLocks, type KeyedLocks } from '../locks.ts';
import { fieldIndex, openObjectStore, type PendingChanges, type ObjectStore } from '../object-store.ts';

export interface GoogleCalendar {
  id: string;
  /** The e-mail address of the account that has it in its list. */
  account: string;
  summary: string;
  primary: boolean;
  accessRole: 'owner' | 'reader';
  timeZone: string;
  /** Its place in the list. */
  place: number;
}

export interface EventTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

/** An event as Google answers it. */
export interface GoogleEvent {
  id: string;
  etag: string;
  status: string;
  created: string;
  updated: string;
  sequence: number;
  start: EventTime;
  end: EventTime;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: EventTime;
  eventType: string;
  [field: string]: unknown;
}

/** An event as it is kept. Its id is the calendar's and the event's. */
export interface StoredEvent {
  key: string;
  calendar: string;
  /** The change that it was written by last. */
  change: number;
  /** Milliseconds since the epoch, as is `end`. Of a series: its first begin and its last end. */
  start: number;
  end: number;
  /** The key of the series that this is an exception of. */
  series: string | null;
  event: GoogleEvent;
}

export interface Channel {
  /** The channel's id, as its client chose it. */
  id: string;
  account: string;
  calendar: string;
  resourceId: string;
  resourceUri: string;
  address: string;
  token: string | null;
  /** The types of events that it tells of; without them it tells of all. */
  eventTypes?: string[];
  /** Milliseconds since the epoch. */
  expiration: number;
}

interface GoogleObjects {
  account: {
    email: string;
    name: string;
    /** Rises with each change of an event; a sync token names a value of it. */
    changes: number;
    /** Sync tokens of lower changes are too old. */
    oldestChange: number;
    /** What the person has allowed; none before the first consent, and after a revocation. */
    scopes: string[];
    /** Whether that includes access while the person is away. */
    isOffline: boolean;
  };
  calendar: GoogleCalendar;
  event: StoredEvent;
  channel: Channel;
  code: {
    account: string;
    redirectUri: string;
    scopes: string[];
    hasRefreshToken: boolean;
    challenge: { value: string; method: 'S256' | 'plain' } | null;
    expiresAt: number;
  };
  refresh_token: { token: string; account: string; scopes: string[] };
  access_token: { token: string; account: string; scopes: string[]; expiresAt: number };
}

export type GoogleChanges = PendingChanges<GoogleObjects>;

export interface GoogleStore extends ObjectStore<GoogleObjects> {
  locks: KeyedLocks;
}

/** The test accounts, the first of which the consent page proposes. */
export const accounts = [
  { email: 'you@example.com', name: 'Robin Example' },
  { email: 'work@example.com', name: 'Robin at work' },
] as const;

const calendars: Omit<GoogleCalendar, 'place'>[] = [
  {
    id: 'you@example.com',
    account: 'you@example.com',
    summary: 'you@example.com',
    primary: true,
    accessRole: 'owner',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 'family0000@group.calendar.google.com',
    account: 'you@example.com',
    summary: 'Family',
    primary: false,
    accessRole: 'owner',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 'holidays0000@group.v.calendar.google.com',
    account: 'you@example.com',
    summary: 'Holidays',
    primary: false,
    accessRole: 'reader',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 'work@example.com',
    account: 'work@example.com',
    summary: 'work@example.com',
    primary: true,
    accessRole: 'owner',
    timeZone: 'America/New_York',
  },
];

const indexes = [
  // A page of a calendar, in the order of its events.
  fieldIndex('event', 'calendar', 'start', 'key'),
  // What has changed since a sync token.
  fieldIndex('event', 'calendar', 'change', 'key'),
  // The exceptions of a series.
  fieldIndex('event', 'series'),
  fieldIndex('calendar', 'account', 'place'),
  // Who is told of a change.
  fieldIndex('channel', 'calendar'),
  // What is revoked with a consent.
  fieldIndex('access_token', 'account'),
  fieldIndex('refresh_token', 'account'),
];

/** Opens the accounts in this database, or makes them. */
export async function openGoogleStore(connection: Connection): Promise<GoogleStore> {
  const store = await openObjectStore<GoogleObjects>(connection, 'google_accounts', indexes);
  const changes = store.begin();
  if ((await changes.get('account', accounts[0].email)) === undefined) {
    for (const { email, name } of accounts) {
      changes.put('account', email, {
        email,
        name,
        changes: 0,
        oldestChange: 0,
        scopes: [],
        isOffline: false,
      });
    }
    for (const [place, calendar] of calendars.entries())
      changes.put('calendar', calendar.id, { ...calendar, place });
    await changes.commit();
  }
  return { ...store, locks: createKeyedLocks() };
}

export const eventKey = (calendar: string, id: string): string => `${calendar}/${id}`;

export function newToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}
