import type { FieldCondition } from '../object-store.ts';
import { notFound } from './errors.ts';
import { listedView, type ListedEvent } from './event-view.ts';
import { getEvent, instanceOf } from './events.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import {
  writePageToken,
  readPageToken,
  readSyncToken,
  writeSyncToken,
  type PagePosition,
} from './list-tokens.ts';
import type { QueryParameters } from './parameters.ts';
import { occurrencesOf } from './recurrence.ts';
import {
  eventKey,
  type GoogleCalendar,
  type GoogleEvent,
  type GoogleStore,
  type StoredEvent,
} from './store.ts';

/** An event in a list, with what lists are sorted by. */
interface ListItem {
  key: string;
  start: number;
  updated: string;
  change: number;
  event: GoogleEvent;
}

interface EventPage {
  items: ListedEvent[];
  nextPageToken?: string;
  nextSyncToken?: string;
  [field: string]: unknown;
}

/** Series are expanded so far ahead where the query names no end. */
const expansionMs = 2 * 366 * 86_400_000;
/** Where `q` looks, https://developers.google.com/workspace/calendar/api/v3/reference/events/list#q */
const searchedFields = [
  'summary',
  'description',
  'location',
  'attendees.displayName',
  'attendees.email',
  'organizer.displayName',
  'organizer.email',
  ...['buildingId', 'deskId', 'label'].map((name) => `workingLocationProperties.officeLocation.${name}`),
  'workingLocationProperties.customLocation.label',
];
const sortFields = { start: 'start', updated: 'event.updated', change: 'change' } as const;

/**
 * One page of events: by their begin, or with `syncToken` what changed since, the oldest change first and the deleted
 * ones as `cancelled`. The last page carries `nextSyncToken`, which dates from the first.
 *
 * @throws GoogleError 400, or 410 for a sync token that is too old
 */
export async function listEvents(
  store: GoogleStore,
  calendar: GoogleCalendar,
  query: QueryParameters,
): Promise<EventPage> {
  const asked = readListQuery(query);
  const account = await accountOf(store, calendar);
  const of = `${calendar.id} ${asked.filter}`;
  const page = pageOf(asked, of, account.changes);
  const { isExpanded } = asked;
  const since =
    asked.syncToken === undefined
      ? undefined
      : readSyncToken(asked.syncToken, {
          calendar: calendar.id,
          isExpanded,
          changes: account.changes,
          oldest: account.oldestChange,
        });
  const where: FieldCondition[] = [
    { calendar: calendar.id },
    ...(since === undefined ? [] : [{ change: { $gt: since } }]),
    ...rangeCondition(asked),
    ...(asked.updatedMin === undefined
      ? []
      : [{ 'event.updated': { $gte: new Date(asked.updatedMin).toISOString() } }]),
    ...(asked.iCalUID === undefined ? [] : [{ 'event.iCalUID': asked.iCalUID }]),
    ...(asked.eventTypes.length === 0 ? [] : [{ 'event.eventType': { $in: asked.eventTypes } }]),
    ...asked.words.map(wordCondition),
    ...asked.properties.map(([name, value]) => ({ [`event.extendedProperties.${name}`]: value })),
  ];
  const items = isExpanded
    ? await expandedItems(store, calendar, { where, asked, page })
    : await storedItems(store, calendar, { where, asked, page });
  const lastPage =
    since === undefined && !asked.isSyncable
      ? {}
      : { nextSyncToken: writeSyncToken({ calendar: calendar.id, isExpanded, changes: page.changes }) };
  return toEventPage(calendar, items, { asked, page, lastPage });
}

/** One page of the instances of a series, its changed ones among them. */
export async function listInstances(
  store: GoogleStore,
  calendar: GoogleCalendar,
  id: string,
  { originalStart, ...query }: QueryParameters,
): Promise<EventPage> {
  const asked = readListQuery({ ...query, singleEvents: 'true' });
  const series = await getEvent(store, calendar, id);
  const key = eventKey(calendar.id, id);
  const account = await accountOf(store, calendar);
  const page = pageOf(asked, `${key} ${asked.filter}`, account.changes);
  const where = [{ $or: [{ key }, { series: key }] }, ...rangeCondition(asked)];
  const items =
    series.recurrence === undefined ? [] : await expandedItems(store, calendar, { where, asked, page });
  const shown = items.filter(
    ({ event: { originalStartTime } }) =>
      originalStart === undefined ||
      [originalStartTime?.date, originalStartTime?.dateTime].includes(String(originalStart)),
  );
  return toEventPage(calendar, shown, { asked, page, lastPage: {} });
}

async function accountOf(store: GoogleStore, calendar: GoogleCalendar) {
  const account = await store.begin().get('account', calendar.account);
  if (account === undefined) throw notFound();
  return account;
}

const pageOf = (asked: ListQuery, of: string, changes: number): PagePosition =>
  asked.pageToken === undefined ? { of, changes, after: [] } : readPageToken(asked.pageToken, of);

/** Events in which a word begins so, in whatever case. */
function wordCondition(word: string): FieldCondition {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const begins = { $regex: `(^|[^\\p{L}\\p{N}])${escaped}`, $options: 'i' };
  return { $or: searchedFields.map((field) => ({ [`event.${field}`]: begins })) };
}

const rangeCondition = ({ timeMin, timeMax }: ListQuery): FieldCondition[] => [
  ...(timeMin === undefined ? [] : [{ end: { $gt: timeMin } }]),
  ...(timeMax === undefined ? [] : [{ start: { $lt: timeMax } }]),
];

interface ListSearch {
  where: FieldCondition[];
  asked: ListQuery;
  page: PagePosition;
}

const itemOf = (row: StoredEvent): ListItem => ({ ...row, updated: row.event.updated });

/** Events as they are stored, one more than the page holds. Series come as one, with their exceptions beside them. */
async function storedItems(
  store: GoogleStore,
  calendar: GoogleCalendar,
  { where, asked, page }: ListSearch,
): Promise<ListItem[]> {
  const field = sortFields[asked.order];
  const shown = asked.showsDeleted ? [] : [await withoutDeleted(store, calendar)];
  const [value, key] = page.after;
  const after =
    page.after.length === 0
      ? []
      : [{ [field]: { $gte: value } }, { $or: [{ [field]: { $gt: value } }, { key: { $gt: key } }] }];
  const rows = await store.list(
    'event',
    { $and: [...where, ...shown, ...after] },
    { sort: { [field]: 1, key: 1 }, limit: asked.limit + 1 },
  );
  return rows.map(itemOf);
}

/** Instances that were deleted out of a series are listed all the same, or the client would show them. */
async function withoutDeleted(store: GoogleStore, calendar: GoogleCalendar): Promise<FieldCondition> {
  const deleted = await store.list('event', {
    calendar: calendar.id,
    'event.status': 'cancelled',
    'event.recurrence': { $exists: true },
  });
  return {
    $or: [
      { 'event.status': { $ne: 'cancelled' } },
      { series: { $ne: null, $nin: deleted.map(({ key }) => key) } },
    ],
  };
}

/** Events with each series as its instances, from where the page begins. */
async function expandedItems(
  store: GoogleStore,
  calendar: GoogleCalendar,
  { where, asked, page }: ListSearch,
): Promise<ListItem[]> {
  const rows = await store.list('event', { $and: where });
  const series = rows.filter(({ event }) => event.recurrence !== undefined).map(({ key }) => key);
  const exceptions = await store.list('event', { series: { $in: series } });
  const changed = new Set(exceptions.map(({ key }) => key));
  const order = asked.order;
  const [value, lastKey] = page.after;
  return rows
    .flatMap((row) =>
      row.event.recurrence === undefined
        ? [itemOf(row)]
        : instancesOf(row, calendar, asked).filter(({ key }) => !changed.has(key)),
    )
    .filter(({ event }) => asked.showsDeleted || event.status !== 'cancelled')
    .toSorted((a, b) => compare(a[order], b[order]) || compare(a.key, b.key))
    .filter(
      (item) =>
        value === undefined ||
        lastKey === undefined ||
        (compare(item[order], value) || compare(item.key, lastKey)) > 0,
    );
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function instancesOf(
  row: StoredEvent,
  calendar: GoogleCalendar,
  { timeMin, timeMax }: ListQuery,
): ListItem[] {
  const to = timeMax ?? Math.max(Date.now(), row.start, timeMin ?? 0) + expansionMs;
  return occurrencesOf(row.event, calendar.timeZone, [timeMin ?? row.start, to]).map((occurrence) => {
    const event = instanceOf(row.event, occurrence);
    return {
      key: eventKey(calendar.id, event.id),
      start: occurrence.startsAt,
      updated: event.updated,
      change: row.change,
      event,
    };
  });
}

function toEventPage(
  calendar: GoogleCalendar,
  items: ListItem[],
  { asked, page, lastPage }: { asked: ListQuery; page: PagePosition; lastPage: { nextSyncToken?: string } },
): EventPage {
  const shown = items.slice(0, asked.limit);
  const last = items.length > asked.limit ? shown.at(-1) : undefined;
  return {
    kind: 'calendar#events',
    etag: `"${page.changes}"`,
    summary: calendar.summary,
    updated: new Date().toISOString(),
    timeZone: asked.view.timeZone ?? calendar.timeZone,
    accessRole: calendar.accessRole,
    defaultReminders: [],
    items: shown.map(({ event }) => listedView(event, calendar, asked.view)),
    ...(last === undefined
      ? lastPage
      : { nextPageToken: writePageToken({ ...page, after: [last[asked.order], last.key] }) }),
  };
}
