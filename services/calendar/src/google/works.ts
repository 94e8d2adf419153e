import type { Attendance, EventRow, GoogleCopy } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { type GoogleEvent, isGone } from './google-calls.ts';
import { attendanceOfGoogle, timesOfGoogle } from './google-fields.ts';
import { contentOfRow, readSyncBase } from './google-parts.ts';
import {
  contentOfGoogle,
  type MergeDraft,
  DEFAULT_SOURCE,
  rowIdOf,
  mergeEvent,
  mergeInstanceApart,
} from './merging.ts';
import { isUnsupportedSeries, type SeriesApart } from './series-apart.ts';
import type { SyncContext } from './sync.ts';

export interface PlanRowChangesDeps {
  store: Pick<EventStore, 'events'>;
  /** The id of the row that stands for an event of Google's: always the same. */
  rowIdFor: (userId: string, calendar: string, googleId: string) => string;
  /** The id at Google of the copy of a row: always the same. */
  googleIdFor: (userId: string, calendar: string, rowId: string) => string;
  seriesApart: SeriesApart;
}

export type PlanRowChanges = ReturnType<typeof createPlanRowChanges>;

/** A row, and what becomes of it. */
export interface RowChange {
  row: EventRow | null;
  id: string;
  googleId: string;
  draft: MergeDraft;
  readOnly: boolean;
  attendance: Attendance;
  /** It is an instance of a series that the calendar cannot hold. */
  isApart: boolean;
}

/** Plans what a page of Google's changes here, by the rows that are here already. */
export function createPlanRowChanges({ store, rowIdFor, googleIdFor, seriesApart }: PlanRowChangesDeps) {
  const { events } = store;

  async function planWorks(sync: SyncContext, items: GoogleEvent[]): Promise<RowChange[]> {
    const instances = items.filter(({ recurringEventId }) => recurringEventId);
    const masters = items.filter(({ recurringEventId }) => !recurringEventId);
    const works = await findWorks(sync, masters, instances);
    for (const id of new Set(instances.map(({ recurringEventId }) => recurringEventId ?? ''))) {
      const series = works.has(id) ? null : await fetchSeries(sync, id);
      if (!series) continue;
      masters.push(series);
      works.set(id, workOf(sync, id, null));
    }
    for (const item of masters) {
      const work = works.get(item.id ?? '');
      if (work) takeMaster(sync, work, item);
    }
    for (const item of instances) {
      const work = works.get(item.recurringEventId ?? '');
      if (work) work.draft = mergeInstanceApart(work.draft, item, work.attendance, sync.hashOf);
    }
    const apart = await seriesApart.instancesOf(
      sync,
      // One of ours stays as it was.
      masters.filter(({ id }) => works.get(id ?? '')?.draft.source.source === 'google'),
    );
    const apartWorks = await findWorks(sync, apart, []);
    for (const item of apart) {
      const work = apartWorks.get(item.id ?? '');
      if (!work) continue;
      Object.assign(work, { readOnly: true, isApart: true, attendance: attendanceOfGoogle(item) });
      work.draft = mergeEvent(work.draft, item, sync.hashOf);
    }
    return [...works.values(), ...apartWorks.values()];
  }

  function takeMaster(sync: SyncContext, work: RowChange, item: GoogleEvent): void {
    const { source } = work.draft;
    if (item.status !== 'cancelled') {
      // What became one that this calendar cannot hold is not sent.
      work.readOnly = isReadOnlyEvent(sync, item) || contentOfGoogle(item, source) === null;
      work.attendance = attendanceOfGoogle(item);
    }
    const isLeaving = isUnsupportedSeries(item) && source.source === 'google';
    const taken = isLeaving ? { ...item, status: 'cancelled' } : item;
    work.draft = mergeEvent(work.draft, taken, sync.hashOf);
  }

  async function findWorks(
    sync: SyncContext,
    masters: GoogleEvent[],
    instances: GoogleEvent[],
  ): Promise<Map<string, RowChange>> {
    const { _id: userId, calendar } = sync.link;
    const ids = [...masters.map(({ id }) => id), ...instances.map((item) => item.recurringEventId)];
    const names = masters.flatMap((item) => rowIdOf(item) ?? []);
    const known = { 'google.calendar': calendar, 'google.id': { $in: ids.map((id) => id ?? '') } };
    const rows = await events
      .find({ userId, $or: [known, ...(names.length > 0 ? [{ _id: { $in: names } }] : [])] })
      .lean<EventRow[]>();
    const works = new Map<string, RowChange>();
    for (const item of masters) {
      const googleId = item.id ?? '';
      const row =
        rows.find(({ google }) => google?.calendar === calendar && google.id === googleId) ??
        rows.find(
          ({ _id, google, removal, change }) =>
            _id === rowIdOf(item) &&
            // Who duplicates an event at Google duplicates its properties.
            googleId === googleIdFor(userId, calendar, _id) &&
            !google &&
            !removal &&
            !change,
        ) ??
        null;
      works.set(googleId, workOf(sync, googleId, row));
    }
    for (const row of rows) {
      const googleId = row.google?.id;
      if (googleId !== undefined && row.google?.calendar === calendar && !works.has(googleId)) {
        works.set(googleId, workOf(sync, googleId, row));
      }
    }
    return works;
  }

  /** An instance may come on another page than its series. */
  async function fetchSeries(sync: SyncContext, seriesId: string): Promise<GoogleEvent | null> {
    try {
      return await sync.calls.get(sync.calendarId, seriesId);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  function workOf({ link, box }: SyncContext, googleId: string, row: EventRow | null): RowChange {
    const isHere = row !== null && !row.deletedAt && !row.suggested;
    return {
      row,
      id: row?._id ?? rowIdFor(link._id, link.calendar, googleId),
      googleId,
      readOnly: row?.google?.readOnly ?? false,
      attendance: attendanceOfCopy(row?.google),
      isApart: false,
      draft: {
        content: isHere ? contentOfRow(row, box) : null,
        base: readSyncBase(row?.google?.parts),
        source: { ...DEFAULT_SOURCE, source: row?.google?.source ?? (row ? 'inkwell' : 'google') },
        changedAt: row && (row.changedAt ?? new Date(0)),
        lost: [],
      },
    };
  }

  return planWorks;
}

export const attendanceOfCopy = (copy: GoogleCopy | null | undefined): Attendance => ({
  ...(copy?.response && { response: copy.response }),
  ...(copy?.isFree && { isFree: copy.isFree }),
});

/** Invitations and what Google makes by itself are changed there. */
function isReadOnlyEvent(sync: SyncContext, item: GoogleEvent): boolean {
  if (sync.isReadOnly || item.locked === true) return true;
  const isOwn = !item.organizer || item.organizer.self === true || item.guestsCanModify === true;
  const isPlain = item.eventType === undefined || item.eventType === 'default';
  return !isOwn || !isPlain || timesOfGoogle(item)?.isLong === true;
}
