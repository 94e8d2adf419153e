import { GoogleError, invalidValue } from './errors.ts';
import { readInstant } from './event-times.ts';
import { readViewOptions, type EventViewOptions } from './event-view.ts';
import { flagParameter, numberParameter, textParameter, type QueryParameters } from './parameters.ts';

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
  view: EventViewOptions;
  iCalUID: string | undefined;
  /** Types of events; none is all of them. */
  eventTypes: string[];
  /** Words that an event must have. */
  words: string[];
  /** Fields of the private or shared properties, such as `private.entry`, and what they must be. */
  properties: [string, string][];
  /** Whether a sync token may come of it. */
  isSyncable: boolean;
  /** All that has to stay the same from page to page. */
  filter: string;
}

/** https://developers.google.com/workspace/calendar/api/v3/reference/events/list#syncToken */
const parametersNotWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];
/** A list of these has no sync token at its end. */
const parametersWithoutSyncToken = parametersNotWithSyncToken.filter(
  (name) => name !== 'timeMin' && name !== 'timeMax',
);
/** What may be another from page to page. */
const parametersOfOnePage = new Set([
  'alt',
  'fields',
  'maxResults',
  'pageToken',
  'prettyPrint',
  'quotaUser',
  'userIp',
]);
const maxPageSize = 2500;
const defaultPageSize = 250;

/**
 * @param query what `checkParameters` has let through
 * @throws GoogleError 400 for parameters that do not go together
 */
export function readListQuery(query: QueryParameters): ListQuery {
  const isExpanded = flagParameter(query, 'singleEvents') ?? false;
  const syncToken = textParameter(query, 'syncToken');
  if (syncToken !== undefined) checkBesideSyncToken(query);
  const orderBy = textParameter(query, 'orderBy');
  if (orderBy === 'startTime' && !isExpanded) {
    const message = 'The requested ordering is not available for the particular query.';
    throw new GoogleError(400, 'badRequest', message);
  }
  const [timeMin, timeMax, updatedMin] = ['timeMin', 'timeMax', 'updatedMin'].map((name) => {
    const value = textParameter(query, name);
    return value === undefined ? undefined : readInstant(value, name);
  });
  if (timeMin !== undefined && timeMax !== undefined && timeMax <= timeMin) {
    throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      domain: 'calendar',
      parameter: 'timeMax',
    });
  }
  const same = Object.entries(query).filter(([name]) => !parametersOfOnePage.has(name));
  return {
    limit: Math.min(maxPageSize, numberParameter(query, 'maxResults') ?? defaultPageSize),
    order: orderBy === 'updated' ? 'updated' : syncToken === undefined ? 'start' : 'change',
    pageToken: textParameter(query, 'pageToken'),
    syncToken,
    isExpanded,
    showsDeleted:
      flagParameter(query, 'showDeleted') === true || syncToken !== undefined || updatedMin !== undefined,
    timeMin,
    timeMax,
    updatedMin,
    view: readViewOptions(query),
    iCalUID: textParameter(query, 'iCalUID'),
    eventTypes: [query['eventTypes'] ?? []].flat(),
    words: (textParameter(query, 'q') ?? '').split(/\s+/).filter((word) => word !== ''),
    properties: (['private', 'shared'] as const).flatMap((group) =>
      propertiesOf(query[`${group}ExtendedProperty`], group),
    ),
    isSyncable: parametersWithoutSyncToken.every((name) => query[name] === undefined),
    filter: JSON.stringify(same.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function checkBesideSyncToken(query: QueryParameters): void {
  const other = parametersNotWithSyncToken.find((name) => query[name] !== undefined);
  if (other !== undefined) {
    throw new GoogleError(400, 'badRequest', `Sync token cannot be used with ${other}.`, {
      parameter: other,
    });
  }
  if (flagParameter(query, 'showDeleted') === false)
    throw invalidValue('Sync token cannot be used with showDeleted=false.', 'showDeleted');
}

function propertiesOf(value: string | string[] | undefined, group: string): [string, string][] {
  return [value ?? []].flat().map((constraint): [string, string] => {
    const [, name, wanted] = /^([^=.$]+)=(.*)$/s.exec(constraint) ?? [];
    if (name === undefined || wanted === undefined) {
      throw invalidValue(`Invalid value for: ${group}ExtendedProperty`, `${group}ExtendedProperty`);
    }
    return [`${group}.${name}`, wanted];
  });
}
