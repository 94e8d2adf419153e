import { GoogleError, invalid, notFound } from './errors.ts';
import { pageToken, readPageToken, readSyncToken, syncToken, type Page } from './list-tokens.ts';
import { flag, numberOf, text, type Query } from './parameters.ts';
import type { GoogleCalendar, GoogleStore } from './store.ts';

/** From the least to the most. */
const roles = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'];
const mostAtOnce = 250;
const usualAtOnce = 100;
// No calendar changes here.
const etag = '"1"';
const conferenceProperties = { allowedConferenceSolutionTypes: ['hangoutsMeet'] };

/**
 * One page of the calendars of an account. With `syncToken` it is empty: no calendar comes, goes or changes here.
 *
 * @throws GoogleError 400, or 410 for a sync token that is too old
 */
export async function listCalendars(store: GoogleStore, email: string, query: Query): Promise<object> {
  const account = await store.begin().get('account', email);
  if (account === undefined) throw notFound();
  const { changes, oldestChange: oldest } = account;
  const point = { calendar: `calendars of ${email}`, isExpanded: false, changes };
  const token = text(query, 'syncToken');
  if (token !== undefined) {
    checkBesideSyncToken(query);
    readSyncToken(token, { ...point, oldest });
  }
  const least = text(query, 'minAccessRole') ?? 'freeBusyReader';
  const page = pageOf(query, `${point.calendar} ${least} ${token ?? ''}`, changes);
  const limit = Math.min(mostAtOnce, numberOf(query, 'maxResults') ?? usualAtOnce);
  const [after = -1] = page.after;
  const calendars = await store.list(
    'calendar',
    { account: email, place: { $gt: after } },
    { sort: { place: 1 } },
  );
  const found = calendars.filter(
    ({ accessRole }) => token === undefined && roles.indexOf(accessRole) >= roles.indexOf(least),
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    kind: 'calendar#calendarList',
    etag: `"${page.changes}"`,
    items: found.slice(0, limit).map(calendarListEntry),
    ...(last === undefined
      ? { nextSyncToken: syncToken({ ...point, changes: page.changes }) }
      : { nextPageToken: pageToken({ ...page, after: [last.place] }) }),
  };
}

const pageOf = (query: Query, of: string, changes: number): Page => {
  const token = text(query, 'pageToken');
  return token === undefined ? { of, changes, after: [] } : readPageToken(token, of);
};

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list#syncToken */
function checkBesideSyncToken(query: Query): void {
  const other = ['minAccessRole', 'showOwnOrganizationOnly'].find((name) => query[name] !== undefined);
  if (other !== undefined) {
    const message = `Sync token cannot be used with ${other}.`;
    throw new GoogleError(400, 'badRequest', message, { parameter: other });
  }
  const hidden = ['showDeleted', 'showHidden'].find((name) => flag(query, name) === false);
  if (hidden !== undefined) throw invalid(`Sync token cannot be used with ${hidden}=false.`, hidden);
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
  etag,
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
  etag,
  id,
  summary,
  timeZone,
  conferenceProperties,
  ...(!primary && { dataOwner: account }),
});
