import { randomBytes } from 'node:crypto';
import { GoogleError } from './errors.ts';
import { row, type GoogleEvent, type GoogleStore } from './store.ts';

export type Query = Record<string, string>;
type EventBody = Record<string, unknown>;

export function listCalendars(store: GoogleStore): object {
  const items = store.state.calendars.map((calendar) => ({
    kind: 'calendar#calendarListEntry',
    accessRole: 'owner',
    timeZone: 'UTC',
    id: calendar.id,
    summary: calendar.summary,
    ...(calendar.primary ? { primary: true } : {}),
  }));
  return { kind: 'calendar#calendarList', etag: '"1"', items };
}

function rowsOf(store: GoogleStore, calendarId: string) {
  const id = calendarId === 'primary' ? store.state.email : calendarId;
  if (!store.state.calendars.some((calendar) => calendar.id === id)) throw notFound();
  return (store.state.events[id] ??= {});
}

/**
 * One page of events. The last page carries `nextSyncToken`; a list by `syncToken` holds what changed since, the
 * deleted ones as `cancelled`.
 *
 * @throws GoogleError 410 for a sync token that is unknown
 */
export function listEvents(store: GoogleStore, calendarId: string, query: Query): object {
  const rows = Object.values(rowsOf(store, calendarId));
  const since = query['syncToken'] === undefined ? undefined : changeOf(store, query['syncToken']);
  const shown = rows
    .filter(({ change }) => since === undefined || change > since)
    .map(({ event }) => event)
    .filter((event) => event.status !== 'cancelled' || since !== undefined || query['showDeleted'] === 'true')
    .filter((event) => touches(event, query['timeMin'], query['timeMax']));
  const start = Number(query['pageToken'] ?? 0);
  const limit = Math.min(2500, Math.max(1, Number(query['maxResults'] ?? 250)));
  if (!Number.isInteger(start) || !Number.isInteger(limit)) throw invalid('Invalid page token or size.');
  const end = start + limit;
  return {
    kind: 'calendar#events',
    summary: calendarId,
    timeZone: 'UTC',
    updated: new Date().toISOString(),
    items: shown.slice(start, end),
    ...(end < shown.length
      ? { nextPageToken: String(end) }
      : { nextSyncToken: syncToken(store.state.changes) }),
  };
}

function syncToken(change: number): string {
  return Buffer.from(`changes:${change}`).toString('base64url');
}

function changeOf(store: GoogleStore, token: string): number {
  const match = /^changes:(\d+)$/.exec(Buffer.from(token, 'base64url').toString());
  const change = Number(match?.[1]);
  if (match === null || change > store.state.changes) {
    throw new GoogleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  }
  return change;
}

function touches(event: GoogleEvent, timeMin: string | undefined, timeMax: string | undefined): boolean {
  const start = instant(event['start']);
  const end = instant(event['end']);
  if (timeMin !== undefined && end !== undefined && end <= Date.parse(timeMin)) return false;
  return timeMax === undefined || start === undefined || start < Date.parse(timeMax);
}

function instant(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const time = 'dateTime' in value ? value.dateTime : 'date' in value ? value.date : undefined;
  return typeof time === 'string' ? Date.parse(time) : undefined;
}

export function getEvent(store: GoogleStore, calendarId: string, id: string): GoogleEvent {
  const found = row(rowsOf(store, calendarId), id);
  if (found === undefined) throw notFound();
  return found.event;
}

/** @throws GoogleError 409 for an id that is taken, also by a deleted event */
export function insertEvent(store: GoogleStore, calendarId: string, body: EventBody): GoogleEvent {
  const rows = rowsOf(store, calendarId);
  const id = typeof body['id'] === 'string' ? body['id'] : randomBytes(13).toString('hex');
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.');
  if (rows[id] !== undefined)
    throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
  return save(store, calendarId, { ...body, id, created: new Date().toISOString() });
}

/** Replaces an event, or with `isPatch` the fields that are sent. */
export function updateEvent(
  store: GoogleStore,
  calendarId: string,
  id: string,
  change: { body: EventBody; ifMatch: string | undefined; isPatch: boolean },
): GoogleEvent {
  const current = getEvent(store, calendarId, id);
  checkMatch(current, change.ifMatch);
  const base = change.isPatch ? current : { created: current['created'] };
  return save(store, calendarId, { status: 'confirmed', ...base, ...change.body, id });
}

/** @throws GoogleError 410 for an event that is deleted already */
export function deleteEvent(
  store: GoogleStore,
  calendarId: string,
  id: string,
  ifMatch: string | undefined,
): void {
  const current = getEvent(store, calendarId, id);
  if (current.status === 'cancelled') throw new GoogleError(410, 'deleted', 'Resource has been deleted');
  checkMatch(current, ifMatch);
  save(store, calendarId, { ...current, status: 'cancelled' });
}

function checkMatch(current: GoogleEvent, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === current.etag) return;
  throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed');
}

function save(store: GoogleStore, calendarId: string, fields: EventBody & { id: string }): GoogleEvent {
  const start = instant(fields['start']);
  const end = instant(fields['end']);
  if (start === undefined || Number.isNaN(start)) throw invalid('Missing or invalid start time.');
  if (end === undefined || Number.isNaN(end)) throw invalid('Missing end time.');
  if (end < start) throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.');
  const change = store.state.changes + 1;
  const event: GoogleEvent = {
    status: 'confirmed',
    ...fields,
    kind: 'calendar#event',
    etag: `"${change}"`,
    updated: new Date().toISOString(),
  };
  rowsOf(store, calendarId)[fields.id] = { change, event };
  store.state.changes = change;
  store.commit();
  return event;
}

function notFound(): GoogleError {
  return new GoogleError(404, 'notFound', 'Not Found');
}

function invalid(message: string): GoogleError {
  return new GoogleError(400, 'invalid', message);
}
