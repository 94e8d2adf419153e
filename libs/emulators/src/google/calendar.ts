import { randomBytes } from 'node:crypto';
import type { Condition } from '../object-store.ts';
import { GoogleError } from './errors.ts';
import { eventKey, instant, type GoogleEvent, type GoogleStore } from './store.ts';

export type Query = Record<string, string>;
type EventBody = Record<string, unknown>;

export async function listCalendars(store: GoogleStore): Promise<object> {
  const calendars = await store.list('calendar', {}, { sort: { order: 1 } });
  const items = calendars.map((calendar) => ({
    kind: 'calendar#calendarListEntry',
    accessRole: 'owner',
    timeZone: 'UTC',
    id: calendar.id,
    summary: calendar.summary,
    ...(calendar.primary ? { primary: true } : {}),
  }));
  return { kind: 'calendar#calendarList', etag: '"1"', items };
}

async function calendarOf(store: GoogleStore, name: string): Promise<string> {
  const id = name === 'primary' ? store.email : name;
  if ((await store.begin().get('calendar', id)) === undefined) throw notFound();
  return id;
}

/**
 * One page of events: by their begin, or with `syncToken` what changed since, the oldest change first and the deleted
 * ones as `cancelled`. The last page carries `nextSyncToken`.
 *
 * @throws GoogleError 410 for a sync token that is unknown
 */
export async function listEvents(store: GoogleStore, calendarName: string, query: Query): Promise<object> {
  const calendar = await calendarOf(store, calendarName);
  const changes = await changesOf(store);
  const page = readPage(query['pageToken']) ?? { changes, after: [] };
  const since = query['syncToken'] === undefined ? undefined : changeOf(changes, query['syncToken']);
  const limit = Math.min(2500, Math.max(1, Number(query['maxResults'] ?? 250)));
  if (!Number.isInteger(limit)) throw invalid('Invalid page size.');
  const order = since === undefined ? (['start', 'key'] as const) : (['change'] as const);
  const shownCancelled = since !== undefined || query['showDeleted'] === 'true';
  const rows = await store.list(
    'event',
    {
      calendar,
      $and: [
        since === undefined ? {} : { change: { $gt: since } },
        shownCancelled ? {} : { 'event.status': { $ne: 'cancelled' } },
        query['timeMin'] === undefined ? {} : { end: { $gt: Date.parse(query['timeMin']) } },
        query['timeMax'] === undefined ? {} : { start: { $lt: Date.parse(query['timeMax']) } },
        after(order, page.after),
      ],
    },
    { sort: Object.fromEntries(order.map((field) => [field, 1])), limit: limit + 1 },
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    kind: 'calendar#events',
    summary: calendarName,
    timeZone: 'UTC',
    updated: new Date().toISOString(),
    items: shown.map(({ event }) => event),
    ...(last === undefined
      ? { nextSyncToken: syncToken(page.changes) }
      : { nextPageToken: pageToken({ changes: page.changes, after: order.map((field) => last[field]) }) }),
  };
}

/** What comes after these values of the fields a list is sorted by. */
function after(order: readonly string[], values: unknown[]): Condition {
  const [first, second] = order;
  if (first === undefined || values.length === 0) return {};
  const later = { [first]: { $gt: values[0] } };
  if (second === undefined) return later;
  return {
    $and: [
      { [first]: { $gte: values[0] } },
      { $or: [later, { [first]: values[0], [second]: { $gt: values[1] } }] },
    ],
  };
}

/** Where a list goes on: `changes` is how far the account was at its first page, so that nothing falls in between. */
interface Page {
  changes: number;
  after: unknown[];
}

const pageToken = (page: Page): string => Buffer.from(JSON.stringify(page)).toString('base64url');

function readPage(token: string | undefined): Page | undefined {
  if (token === undefined) return undefined;
  try {
    const page: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (isPage(page)) return page;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid('Invalid page token.');
}

function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null || !('changes' in value) || !('after' in value))
    return false;
  const { changes, after: values } = value;
  return (
    typeof changes === 'number' && Array.isArray(values) && values.every((each) => typeof each !== 'object')
  );
}

async function changesOf(store: GoogleStore): Promise<number> {
  return (await store.begin().get('account', 'account'))?.changes ?? 0;
}

function syncToken(change: number): string {
  return Buffer.from(`changes:${change}`).toString('base64url');
}

function changeOf(changes: number, token: string): number {
  const match = /^changes:(\d+)$/.exec(Buffer.from(token, 'base64url').toString());
  const change = Number(match?.[1]);
  if (match === null || change > changes) {
    throw new GoogleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  }
  return change;
}

export async function getEvent(store: GoogleStore, calendarName: string, id: string): Promise<GoogleEvent> {
  const calendar = await calendarOf(store, calendarName);
  const found = await store.begin().get('event', eventKey(calendar, id));
  if (found === undefined) throw notFound();
  return found.event;
}

/** @throws GoogleError 409 for an id that is taken, also by a deleted event */
export async function insertEvent(
  store: GoogleStore,
  calendarName: string,
  body: EventBody,
): Promise<GoogleEvent> {
  const id = typeof body['id'] === 'string' ? body['id'] : randomBytes(13).toString('hex');
  const fields = { ...body, created: new Date().toISOString() };
  return change(store, calendarName, id, (current) => {
    if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.');
    if (current !== undefined) {
      throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
    }
    return fields;
  });
}

/** Replaces an event, or with `isPatch` the fields that are sent. */
export async function updateEvent(
  store: GoogleStore,
  calendarName: string,
  id: string,
  { body, ifMatch, isPatch }: { body: EventBody; ifMatch: string | undefined; isPatch: boolean },
): Promise<GoogleEvent> {
  return change(store, calendarName, id, (current) => {
    if (current === undefined) throw notFound();
    checkMatch(current, ifMatch);
    const base = isPatch ? current : { created: current['created'] };
    return { status: 'confirmed', ...base, ...body };
  });
}

/** @throws GoogleError 410 for an event that is deleted already */
export async function deleteEvent(
  store: GoogleStore,
  calendarName: string,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  await change(store, calendarName, id, (current) => {
    if (current === undefined) throw notFound();
    if (current.status === 'cancelled') throw new GoogleError(410, 'deleted', 'Resource has been deleted');
    checkMatch(current, ifMatch);
    return { ...current, status: 'cancelled' };
  });
}

function checkMatch(current: GoogleEvent, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === current.etag) return;
  throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed');
}

/** Writes what `next` makes of an event. One change at a time, so that they count up without a gap. */
function change(
  store: GoogleStore,
  calendarName: string,
  id: string,
  next: (current: GoogleEvent | undefined) => EventBody,
): Promise<GoogleEvent> {
  return store.locks.run(['changes'], async () => {
    const calendar = await calendarOf(store, calendarName);
    const objects = store.begin();
    const account = await objects.get('account', 'account');
    if (account === undefined) throw new Error('There is no account');
    const key = eventKey(calendar, id);
    const fields = next((await objects.get('event', key))?.event);
    const { start, end } = timesOf(fields);
    account.changes += 1;
    const event: GoogleEvent = {
      status: 'confirmed',
      ...fields,
      id,
      kind: 'calendar#event',
      etag: `"${account.changes}"`,
      updated: new Date().toISOString(),
    };
    objects.put('event', key, { key, calendar, change: account.changes, start, end, event });
    await objects.commit();
    return event;
  });
}

function timesOf(fields: EventBody): { start: number; end: number } {
  const start = instant(fields['start']);
  const end = instant(fields['end']);
  if (start === undefined || Number.isNaN(start)) throw invalid('Missing or invalid start time.');
  if (end === undefined || Number.isNaN(end)) throw invalid('Missing end time.');
  if (end < start) throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.');
  return { start, end };
}

function notFound(): GoogleError {
  return new GoogleError(404, 'notFound', 'Not Found');
}

function invalid(message: string): GoogleError {
  return new GoogleError(400, 'invalid', message);
}
