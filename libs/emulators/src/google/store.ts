import { randomBytes } from 'node:crypto';
import type { StateFile } from '../state-file.ts';

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

interface GoogleState {
  email: string;
  calendars: GoogleCalendar[];
  /** Rises with each change of an event; a sync token names a value of it. */
  changes: number;
  events: Record<string, Record<string, { change: number; event: GoogleEvent }>>;
  codes: Record<string, { redirectUri: string; scope: string; expiresAt: number }>;
  refreshTokens: Record<string, { scope: string }>;
  accessTokens: Record<string, { refreshToken: string; expiresAt: number }>;
}

export interface GoogleStore {
  readonly state: GoogleState;
  commit(): void;
}

export function createGoogleStore(file: StateFile): GoogleStore {
  const text = file.read();
  const state: GoogleState = text === undefined ? seed() : JSON.parse(text);
  return { state, commit: () => file.write(JSON.stringify(state)) };
}

function seed(): GoogleState {
  const email = 'you@example.com';
  return {
    email,
    calendars: [
      { id: email, summary: email, primary: true },
      { id: 'family0000@group.calendar.google.com', summary: 'Family', primary: false },
    ],
    changes: 0,
    events: {},
    codes: {},
    refreshTokens: {},
    accessTokens: {},
  };
}

export function newToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** A row by an id that came from outside, which may name what every object inherits. */
export function row<Row>(rows: Record<string, Row>, id: string): Row | undefined {
  return Object.hasOwn(rows, id) ? rows[id] : undefined;
}
