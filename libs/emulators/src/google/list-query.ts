import { GoogleError, invalid } from './errors.ts';
import { readInstant } from './event-times.ts';
import { isZone } from './zones.ts';

/** Query parameters as they came; one that was sent twice is a list. */
export type Query = Record<string, string | string[]>;

export interface ListQuery {
  limit: number;
  order: 'start' | 'updated' | 'change';
  pageToken: string | undefined;
  syncToken: string | undefined;
  isExpanded: boolean;
  showsDeleted: boolean;
  timeMin: number | undefined;
  timeMax: number | undefined;
  updatedMin: number | undefined;
  timeZone: string | undefined;
  iCalUID: string | undefined;
  /** Fields of the private or shared properties, such as `private.entry`, and what they must be. */
  properties: [string, string][];
  /** Whether a sync token may come of it. */
  isSyncable: boolean;
  /** All that has to stay the same from page to page. */
  filter: string;
}

const understood = new Set([
  'alt',
  'alwaysIncludeEmail',
  'iCalUID',
  'maxAttendees',
  'maxResults',
  'orderBy',
  'pageToken',
  'prettyPrint',
  'privateExtendedProperty',
  'sharedExtendedProperty',
  'showDeleted',
  'showHiddenInvitations',
  'singleEvents',
  'syncToken',
  'timeMax',
  'timeMin',
  'timeZone',
  'updatedMin',
]);
/** https://developers.google.com/workspace/calendar/api/v3/reference/events/list#syncToken */
const notWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];
const mostAtOnce = 2500;

/** @throws GoogleError 400 */
export function readListQuery(query: Query): ListQuery {
  for (const name of Object.keys(query)) {
    if (!understood.has(name))
      throw new GoogleError(400, 'badRequest', `Unknown parameter: ${name}`, { parameter: name });
  }
  const showsDeleted = flag(query, 'showDeleted');
  const isExpanded = flag(query, 'singleEvents') ?? false;
  const syncToken = text(query, 'syncToken');
  if (syncToken !== undefined) {
    const other = notWithSyncToken.find((name) => query[name] !== undefined);
    if (other !== undefined) {
      throw new GoogleError(400, 'badRequest', `Sync token cannot be used with ${other}.`, {
        parameter: other,
      });
    }
    if (showsDeleted === false)
      throw invalid('Sync token cannot be used with showDeleted=false.', 'showDeleted');
  }
  const orderBy = text(query, 'orderBy');
  if (orderBy !== undefined && !['startTime', 'updated'].includes(orderBy)) {
    throw invalid(`Invalid value for: ${orderBy} is not a valid value`, 'orderBy');
  }
  if (orderBy === 'startTime' && !isExpanded) {
    const message = 'The requested ordering is not available for the particular query.';
    throw new GoogleError(400, 'badRequest', message);
  }
  const [timeMin, timeMax, updatedMin] = ['timeMin', 'timeMax', 'updatedMin'].map((name) => {
    const value = text(query, name);
    return value === undefined ? undefined : readInstant(value, name);
  });
  if (timeMin !== undefined && timeMax !== undefined && timeMax <= timeMin) {
    throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      domain: 'calendar',
      parameter: 'timeMax',
    });
  }
  const timeZone = text(query, 'timeZone');
  if (timeZone !== undefined && !isZone(timeZone)) throw invalid('Invalid time zone.', 'timeZone');
  const properties = (['private', 'shared'] as const).flatMap((group) =>
    propertiesOf(query[`${group}ExtendedProperty`], group),
  );
  const { pageToken: _page, maxResults: _most, alt: _alt, prettyPrint: _pretty, ...same } = query;
  return {
    limit: limitOf(text(query, 'maxResults')),
    order: orderBy === 'updated' ? 'updated' : syncToken === undefined ? 'start' : 'change',
    pageToken: text(query, 'pageToken'),
    syncToken,
    isExpanded,
    showsDeleted: showsDeleted === true || syncToken !== undefined || updatedMin !== undefined,
    timeMin,
    timeMax,
    updatedMin,
    timeZone,
    iCalUID: text(query, 'iCalUID'),
    properties,
    isSyncable:
      orderBy === undefined &&
      updatedMin === undefined &&
      properties.length === 0 &&
      query['iCalUID'] === undefined,
    filter: JSON.stringify(Object.entries(same).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  if (Array.isArray(value)) throw invalid(`Invalid value for: ${name}`, name);
  return value;
}

function flag(query: Query, name: string): boolean | undefined {
  const value = text(query, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid value for: ${name}`, name);
  return value === 'true';
}

function limitOf(value: string | undefined): number {
  const limit = Number(value ?? 250);
  if (!Number.isInteger(limit) || limit < 1) throw invalid('Invalid value for: maxResults', 'maxResults');
  return Math.min(mostAtOnce, limit);
}

function propertiesOf(value: string | string[] | undefined, group: string): [string, string][] {
  return [value ?? []].flat().map((constraint): [string, string] => {
    const [, name, wanted] = /^([^=.$]+)=(.*)$/s.exec(constraint) ?? [];
    if (name === undefined || wanted === undefined) {
      throw invalid(`Invalid value for: ${group}ExtendedProperty`, `${group}ExtendedProperty`);
    }
    return [`${group}.${name}`, wanted];
  });
}
