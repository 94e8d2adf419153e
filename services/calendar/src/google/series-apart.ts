import { DAY_MS } from '@inkwell/contracts';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import type { GoogleEvent } from './google-calls.ts';
import { contentOfGoogle, DEFAULT_SOURCE } from './merging.ts';
import type { SyncContext } from './sync.ts';

/** The instances that are shown of a series which the calendar cannot hold, from now, in days. */
const SHOWN_DAYS_BEFORE = 31;
const SHOWN_DAYS_AFTER = 366;

export interface SeriesApartDeps {
  store: Pick<EventStore, 'events'>;
  now: () => Date;
}

export type SeriesApart = ReturnType<typeof createSeriesApart>;

/** Whether it is a series that the calendar cannot hold: with several rules, or with days beside its rule. */
export const isUnsupportedSeries = (item: GoogleEvent): boolean =>
  item.status !== 'cancelled' &&
  Boolean(item.recurrence?.length) &&
  contentOfGoogle(item, DEFAULT_SOURCE) === null;

/** Series of Google's that the calendar cannot hold: their instances stand in it as events that are changed at Google. */
export function createSeriesApart({ store, now }: SeriesApartDeps) {
  /** The instances of such a series, and as cancelled ones those that are here and not at Google any more. */
  async function instancesOf(sync: SyncContext, masters: GoogleEvent[]): Promise<GoogleEvent[]> {
    const repeating = masters.filter(
      ({ id, status, recurrence }) => id && (status === 'cancelled' || recurrence?.length),
    );
    if (repeating.length === 0) return [];
    const found: GoogleEvent[] = [];
    const at = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
    for (const master of repeating.filter(isUnsupportedSeries)) {
      found.push(
        ...(await sync.calls.instances(sync.calendarId, master.id ?? '', {
          timeMin: at(-SHOWN_DAYS_BEFORE),
          timeMax: at(SHOWN_DAYS_AFTER),
        })),
      );
    }
    const foundIds = new Set(found.map(({ id }) => id));
    const former = await formerOf(
      sync,
      repeating.map(({ id }) => id ?? ''),
    );
    return [...found, ...former.filter((id) => !foundIds.has(id)).map((id) => ({ id, status: 'cancelled' }))];
  }

  /** The ids at Google of the instances that are here: that of their series, `_`, and when they begin. */
  async function formerOf({ link }: SyncContext, seriesIds: string[]): Promise<string[]> {
    const rows = await store.events
      .find(
        {
          userId: link._id,
          'google.calendar': link.calendar,
          'google.isApart': true,
          $or: seriesIds.map((id) => ({ 'google.id': { $gt: `${id}_`, $lt: `${id}\`` } })),
        },
        { 'google.id': 1 },
      )
      .lean<Array<Pick<EventRow, 'google'>>>();
    return rows.map(({ google }) => google?.id ?? '');
  }

  return { instancesOf };
}
