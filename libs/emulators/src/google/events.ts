import { randomBytes } from 'node:crypto';
import { isFields, mergePatch, type ResourceFields } from './body.ts';
import { GoogleError, invalidValue, notFound, missingValue } from './errors.ts';
import { checkTypeOfEvent, readEventFields } from './event-fields.ts';
import { instantOfTime, readTimes } from './event-times.ts';
import type { QueryParameters } from './parameters.ts';
import { endOfSeries, occurrencesOf, type Occurrence } from './recurrence.ts';
import {
  eventKey,
  type GoogleCalendar,
  type GoogleChanges,
  type GoogleEvent,
  type GoogleStore,
  type StoredEvent,
} from './store.ts';

export interface EventChange {
  body: unknown;
  /** What the client can do with events, such as `supportsAttachments`. */
  query: QueryParameters;
  /** The etag that the event must have. */
  ifMatch?: string | undefined;
}

/** @param name the calendar's id, or `primary` */
export async function calendarOf(store: GoogleStore, account: string, name: string): Promise<GoogleCalendar> {
  const calendar = await store.begin().get('calendar', name === 'primary' ? account : name);
  if (calendar === undefined || calendar.account !== account) throw notFound();
  return calendar;
}

/** An instance as it stands where nothing of its own is stored. */
export function instanceOf(series: GoogleEvent, occurrence: Occurrence): GoogleEvent {
  const { recurrence: _recurrence, ...fields } = series;
  return {
    ...fields,
    id: `${series.id}${occurrence.suffix}`,
    start: occurrence.start,
    end: occurrence.end,
    recurringEventId: series.id,
    originalStartTime: occurrence.start,
  };
}

/** The instance that an id names, as the rule of its series has it. */
async function ruledInstance(
  objects: GoogleChanges,
  calendar: GoogleCalendar,
  id: string,
): Promise<GoogleEvent | undefined> {
  const [, seriesId, day, time] = /^([a-v0-9]+)_(\d{8})(?:T(\d{6})Z)?$/.exec(id) ?? [];
  if (seriesId === undefined || day === undefined) return undefined;
  const series = (await objects.get('event', eventKey(calendar.id, seriesId)))?.event;
  if (series?.recurrence === undefined) return undefined;
  const text = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time?.replaceAll(/..(?=.)/g, '$&:') ?? '00:00:00'}Z`;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return undefined;
  const dayMs = 86_400_000;
  const found = occurrencesOf(series, calendar.timeZone, [at - dayMs, at + dayMs]).find(
    ({ suffix }) => `${seriesId}${suffix}` === id,
  );
  return found === undefined ? undefined : instanceOf(series, found);
}

async function findEvent(
  objects: GoogleChanges,
  calendar: GoogleCalendar,
  id: string,
): Promise<GoogleEvent | undefined> {
  const stored = await objects.get('event', eventKey(calendar.id, id));
  return stored?.event ?? (await ruledInstance(objects, calendar, id));
}

export async function getEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
): Promise<GoogleEvent> {
  const event = await findEvent(store.begin(), calendar, id);
  if (event === undefined) throw notFound();
  return event;
}

/** @throws GoogleError 409 for an id that is taken, also by a deleted event */
export async function insertEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  { body, query }: EventChange,
): Promise<GoogleEvent> {
  const fields = mergePatch({}, readEventFields(body, query).fields);
  const id = typeof fields['id'] === 'string' ? fields['id'] : randomBytes(13).toString('hex');
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalidValue('Invalid resource id value.');
  return changeEvent(store, calendar, id, (current) => {
    if (current !== undefined) {
      throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
    }
    return fields;
  });
}

/** Replaces an event: what is not sent is taken away. A deleted one is there again, unless `status` says otherwise. */
export function updateEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
  { body, query, ifMatch }: EventChange,
): Promise<GoogleEvent> {
  const { fields: sent, kept } = readEventFields(body, query);
  const fields = mergePatch({}, sent);
  return changeEvent(store, calendar, id, (current) => {
    if (current === undefined) throw notFound();
    checkIfMatch(current, ifMatch);
    checkId(fields, id);
    return { ...Object.fromEntries(kept.map((name) => [name, current[name]])), ...fields };
  });
}

export function patchEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
  { body, query, ifMatch }: EventChange,
): Promise<GoogleEvent> {
  const { fields: patch } = readEventFields(body, query);
  return changeEvent(store, calendar, id, (current) => {
    if (current === undefined) throw notFound();
    checkIfMatch(current, ifMatch);
    checkId(patch, id);
    return mergePatch(current, patch);
  });
}

/** @throws GoogleError 410 for an event that is deleted already */
export function deleteEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
  ifMatch?: string,
): Promise<GoogleEvent> {
  return changeEvent(store, calendar, id, (current) => {
    if (current === undefined) throw notFound();
    if (current.status === 'cancelled') throw new GoogleError(410, 'deleted', 'Resource has been deleted');
    checkIfMatch(current, ifMatch);
    return { ...current, status: 'cancelled' };
  });
}

function checkId(fields: ResourceFields, id: string): void {
  if (fields['id'] !== undefined && fields['id'] !== id) throw invalidValue('Invalid resource id value.');
}

function checkIfMatch(current: GoogleEvent, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === current.etag) return;
  throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed', { header: 'If-Match' });
}

/** Writes what `next` makes of an event. One change of an account at a time, so that they count up without a gap. */
function changeEvent(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
  next: (current: GoogleEvent | undefined) => ResourceFields,
): Promise<GoogleEvent> {
  return store.locks.run([`changes ${calendar.account}`], async () => {
    const objects = store.begin();
    const account = await objects.get('account', calendar.account);
    if (account === undefined) throw notFound();
    const current = await findEvent(objects, calendar, id);
    const fields = next(current);
    account.changes += 1;
    const row = toStoredEvent(calendar, id, { current, fields, change: account.changes });
    objects.put('event', row.key, row);
    if (row.event.recurrence !== undefined) await dropExceptions(objects, calendar, row);
    await objects.commit();
    return row.event;
  });
}

function toStoredEvent(
  calendar: GoogleCalendar,
  id: string,
  {
    current,
    fields,
    change: number,
  }: { current: GoogleEvent | undefined; fields: ResourceFields; change: number },
): StoredEvent {
  if (current?.recurringEventId !== undefined && fields['recurrence'] !== undefined) {
    throw invalidValue('Invalid recurrence rule.');
  }
  const { start, end, startsAt, endsAt } = readTimes(fields, calendar.timeZone);
  const { eventType: sentType = 'default' } = fields;
  const eventType = current?.eventType ?? String(sentType);
  checkTypeOfEvent(fields, eventType);
  const now = new Date().toISOString();
  const event: GoogleEvent = {
    iCalUID: current?.['iCalUID'] ?? `${id}@google.com`,
    reminders: { useDefault: true },
    ...fields,
    eventType,
    attendees: attendeesOf(fields, calendar),
    kind: 'calendar#event',
    id,
    etag: `"${String(number).padStart(16, '3000000000000000')}"`,
    status: typeof fields['status'] === 'string' ? fields['status'] : 'confirmed',
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${id} ${calendar.id}`).toString('base64url')}`,
    created: current?.created ?? now,
    updated: now,
    creator: { email: calendar.account, ...(calendar.primary && { self: true }) },
    organizer: {
      email: calendar.id,
      ...(!calendar.primary && { displayName: calendar.summary }),
      self: true,
    },
    start,
    end,
    sequence: 0,
    recurrence: recurrenceOf(fields),
    recurringEventId: current?.recurringEventId,
    originalStartTime: current?.originalStartTime,
  };
  event.sequence = sequenceOf(current, event, fields['sequence']);
  const { recurringEventId } = event;
  return {
    key: eventKey(calendar.id, id),
    calendar: calendar.id,
    change: number,
    start: startsAt,
    end: event.recurrence === undefined ? endsAt : endOfSeries(event, calendar.timeZone),
    series: recurringEventId === undefined ? null : eventKey(calendar.id, recurringEventId),
    event,
  };
}

function recurrenceOf({ recurrence }: ResourceFields): string[] | undefined {
  return Array.isArray(recurrence) ? recurrence.map(String) : undefined;
}

/** Attendees as Google answers them: each with a response, and marked where it is the account itself. */
function attendeesOf({ attendees }: ResourceFields, calendar: GoogleCalendar): object[] | undefined {
  if (!Array.isArray(attendees)) return undefined;
  return attendees.filter(isFields).map((attendee) => ({
    responseStatus: 'needsAction',
    ...attendee,
    ...(attendee['email'] === calendar.account && { self: true, organizer: true }),
  }));
}

/** It rises with each change of when an event is, or whether (RFC 5545 section 3.8.7.4). */
function sequenceOf(current: GoogleEvent | undefined, event: GoogleEvent, sent: unknown): number {
  const before = current?.sequence ?? 0;
  if (typeof sent === 'number' && sent < before) {
    throw invalidValue(
      'Invalid sequence value. The specified sequence number is below the current sequence number of the resource. Re-fetch the resource and use its sequence number on the following request.',
    );
  }
  const base = typeof sent === 'number' ? sent : before;
  if (current === undefined || base > before) return base;
  const scheduleOf = ({ start, end, recurrence, status }: GoogleEvent) =>
    JSON.stringify([start.date, start.dateTime, end.date, end.dateTime, recurrence, status === 'cancelled']);
  return scheduleOf(current) === scheduleOf(event) ? base : base + 1;
}

/** Deletes the exceptions whose day the series no longer has; with a deleted series that is all of them. */
async function dropExceptions(
  objects: GoogleChanges,
  calendar: GoogleCalendar,
  series: StoredEvent,
): Promise<void> {
  for (const exception of await objects.find('event', { series: series.key })) {
    const original = exception.event.originalStartTime;
    if (original === undefined) throw missingValue('Missing originalStartTime.');
    const at = instantOfTime(original, calendar.timeZone);
    const stands =
      series.event.status !== 'cancelled' &&
      occurrencesOf(series.event, calendar.timeZone, [at, at + 1]).some(({ startsAt }) => startsAt === at);
    if (stands || exception.event.status === 'cancelled') continue;
    exception.change = series.change;
    exception.event.status = 'cancelled';
    exception.event.etag = series.event.etag;
    exception.event.updated = series.event.updated;
  }
}
