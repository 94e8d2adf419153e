import { GoogleError, invalidValue, notFound } from './errors.ts';
import {
  writePageToken,
  readPageToken,
  readSyncToken,
  writeSyncToken,
  type PagePosition,
} from './list-tokens.ts';
import { flagParameter, numberParameter, textParameter, type QueryParameters } from './parameters.ts';
import type { GoogleCalendar, GoogleStore } from './store.ts';

/** From the least to the most. */
const accessRoles = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'];
const maxPageSize = 250;
const defaultPageSize = 100;
// No calendar changes here.
const calendarEtag = '"1"';
const conferenceProperties = { allowedConferenceSolutionTypes: ['hangoutsMeet'] };

/**
 * One page of the calendars of an account. With `syncToken` it is empty: no calendar comes, goes or changes here.
 *
 * @throws GoogleError 400, or 410 for a sync token that is too old
 */
export async function listCalendars(
  store: GoogleStore,
  email: string,
  query: QueryParameters,
): Promise<object> {
  const account = await store.begin().get('account', email);
  if (account === undefined) throw notFound();
  const { changes, oldestChange: oldest } = account;
  const point = { calendar: `calendars of ${email}`, isExpanded: false, changes };
  const token = textParameter(query, 'syncToken');
  if (token !== undefined) {
    checkBesideSyncToken(query);
    readSyncToken(token, { ...point, oldest });
  }
  const least = textParameter(query, 'minAccessRole') ?? 'freeBusyReader';
  const page = pageOf(query, `${point.calendar} ${least} ${token ?? ''}`, changes);
  const limit = Math.min(maxPageSize, numberParameter(query, 'maxResults') ?? defaultPageSize);
  const [after = -1] = page.after;
  const calendars = await store.list(
    'calendar',
    { account: email, place: { $gt: after } },
    { sort: { place: 1 } },
  );
  const found = calendars.filter(
    ({ accessRole }) => token === undefined && accessRoles.indexOf(accessRole) >= accessRoles.indexOf(least),
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    kind: 'calendar#calendarList',
    etag: `"${page.changes}"`,
    items: found.slice(0, limit).map(calendarListEntry),
    ...(last === undefined
      ? { nextSyncToken: writeSyncToken({ ...point, changes: page.changes }) }
      : { nextPageToken: writePageToken({ ...page, after: [last.place] }) }),
  };
}

const pageOf = (query: QueryParameters, of: string, changes: number): PagePosition => {
  const token = textParameter(query, 'pageToken');
  return token === undefined ? { of, changes, after: [] } : readPageToken(token, of);
};

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list#syncToken */
function checkBesideSyncToken(query: QueryParameters): void {
  const other = ['minAccessRole', 'showOwnOrganizationOnly'].find((name) => query[name] !== undefined);
  if (other !== undefined) {
    const message = `Sync token cannot be used with ${other}.`;
    throw new GoogleError(400, 'badRequest', message, { parameter: other });
  }
  const hidden = ['showDeleted', 'showHidden'].find((name) => flagParameter(query, name) === false);
  if (hidden !== undefined) throw invalidValue(`Sync token cannot be used with ${hidden}=false.`, hidden);
}

export const calendarListEntry = ({
  id,
  account,
  summary,
  primary,
  accessRole,
  timeZone,
}: GoogleCalendar): object => ({
  kind: 'calendar#calendarListEntry',
  etag: calendarEtag,
  id,
  summary,
  accessRole,
  timeZone,
  defaultReminders: [],
  selected: true,
  conferenceProperties,
  ...(primary ? { primary } : { dataOwner: account }),
});

export const calendarResource = ({ id, account, summary, primary, timeZone }: GoogleCalendar): object => ({
  kind: 'calendar#calendar',
  etag: calendarEtag,
  id,
  summary,
  timeZone,
  conferenceProperties,
  ...(!primary && { dataOwner: account }),
});
