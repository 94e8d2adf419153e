import { isDeepStrictEqual } from 'node:util';
import type { GoogleSyncCounts } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { ClientSession } from 'mongoose';
import { sealFields } from '../event-fields.ts';
import type { Attendance, EventRow, GoogleCopy } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { LONGEST_MS } from '../event-times.ts';
import { writeSeries } from '../series-row.ts';
import type { Lost } from './conflicts.ts';
import { type GoogleEvent, isGone } from './google-calls.ts';
import { attendanceOf, timesOfGoogle } from './google-fields.ts';
import {
  type Content,
  contentOf,
  type HashOf,
  isUnchanged,
  partOf,
  readBase,
  writeBase,
} from './google-parts.ts';
import type { LinkRow } from './link.model.ts';
import { contentOfGoogle, type Draft, NEW_SOURCE, rowIdOf, takeEvent, takeInstance } from './merging.ts';
import { isUnheld, type SeriesApart } from './series-apart.ts';
import type { Sync } from './sync.ts';

export interface TakingInDeps {
  store: EventStore;
  /** The id of the row that stands for an event of Google's: always the same. */
  rowIdFor: (userId: string, calendar: string, googleId: string) => string;
  /** The id at Google of the copy of a row: always the same. */
  googleIdFor: (userId: string, calendar: string, rowId: string) => string;
  seriesApart: SeriesApart;
  /** Keeps what does not stand any more. */
  keepLost: (sync: Sync, row: EventRow, lost: Lost, session: ClientSession) => Promise<void>;
  now: () => Date;
}

export type TakingIn = ReturnType<typeof createTakingIn>;

const ATTEMPTS = 5;

/** A row was changed here while the page was taken in. */
class ChangedError extends Error {}

/** A row, and what becomes of it. */
interface Work {
  row: EventRow | null;
  id: string;
  googleId: string;
  draft: Draft;
  readOnly: boolean;
  attendance: Attendance;
  /** It is an instance of a series that the calendar cannot hold. */
  isApart: boolean;
}

/** Takes in what Google has. */
export function createTakingIn({ store, rowIdFor, googleIdFor, seriesApart, keepLost, now }: TakingInDeps) {
  const { events } = store;

  /**
   * Takes in the events of a page, and writes with them where the list goes on. What is changed here meanwhile is
   * looked at again.
   *
   * @param changes of the connection, in the same transaction
   */
  async function take(sync: Sync, items: GoogleEvent[], changes: Partial<LinkRow> = {}): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const works = await planWorks(sync, items);
      try {
        const counts = await sync.lease.write((session) => write(sync, works, session), changes);
        for (const [name, count] of Object.entries(counts))
          sync.counts[name as keyof GoogleSyncCounts] += count;
        return;
      } catch (error) {
        if (!(error instanceof ChangedError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function planWorks(sync: Sync, items: GoogleEvent[]): Promise<Work[]> {
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
      if (work) work.draft = takeInstance(work.draft, item, work.attendance, sync.hashOf);
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
      Object.assign(work, { readOnly: true, isApart: true, attendance: attendanceOf(item) });
      work.draft = takeEvent(work.draft, item, sync.hashOf);
    }
    return [...works.values(), ...apartWorks.values()];
  }

  function takeMaster(sync: Sync, work: Work, item: GoogleEvent): void {
    const { source } = work.draft;
    if (item.status !== 'cancelled') {
      // What became one that this calendar cannot hold is not sent.
      work.readOnly = isReadOnly(sync, item) || contentOfGoogle(item, source) === null;
      work.attendance = attendanceOf(item);
    }
    const isLeaving = isUnheld(item) && source.source === 'google';
    const taken = isLeaving ? { ...item, status: 'cancelled' } : item;
    work.draft = takeEvent(work.draft, taken, sync.hashOf);
  }

  async function findWorks(
    sync: Sync,
    masters: GoogleEvent[],
    instances: GoogleEvent[],
  ): Promise<Map<string, Work>> {
    const { _id: userId, calendar } = sync.link;
    const ids = [...masters.map(({ id }) => id), ...instances.map((item) => item.recurringEventId)];
    const names = masters.flatMap((item) => rowIdOf(item) ?? []);
    const known = { 'google.calendar': calendar, 'google.id': { $in: ids.map((id) => id ?? '') } };
    const rows = await events
      .find({ userId, $or: [known, ...(names.length > 0 ? [{ _id: { $in: names } }] : [])] })
      .lean<EventRow[]>();
    const works = new Map<string, Work>();
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
  async function fetchSeries(sync: Sync, seriesId: string): Promise<GoogleEvent | null> {
    try {
      return await sync.calls.get(sync.calendarId, seriesId);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  function workOf({ link, box }: Sync, googleId: string, row: EventRow | null): Work {
    const isHere = row !== null && !row.deletedAt && !row.suggested;
    return {
      row,
      id: row?._id ?? rowIdFor(link._id, link.calendar, googleId),
      googleId,
      readOnly: row?.google?.readOnly ?? false,
      attendance: attendanceIn(row?.google),
      isApart: false,
      draft: {
        content: isHere ? contentOf(row, box) : null,
        base: readBase(row?.google?.parts),
        source: { ...NEW_SOURCE, source: row?.google?.source ?? (row ? 'inkwell' : 'google') },
        changedAt: row && (row.changedAt ?? new Date(0)),
        lost: [],
      },
    };
  }

  async function write(sync: Sync, works: Work[], session: ClientSession): Promise<GoogleSyncCounts> {
    const { link, box, hashOf } = sync;
    const { _id: userId } = link;
    const counts: GoogleSyncCounts = { imported: 0, exported: 0, updated: 0, deleted: 0 };
    const operations = [];
    let expected = 0;
    for (const work of works) {
      const { row, id, draft } = work;
      const { content, base } = draft;
      if (!row && !content) continue;
      const google = {
        calendar: link.calendar,
        id: work.googleId,
        source: draft.source.source,
        readOnly: work.readOnly,
        ...(work.isApart && { isApart: true }),
        ...work.attendance,
        parts: writeBase(base),
        seen: link.feed.rebase,
      };
      if (!row && content) {
        const created = {
          _id: id,
          userId,
          revision: 0,
          ...rowContent(id, content, box),
          google,
          changedAt: now(),
        };
        // A row of this id may be left from an earlier connection.
        operations.push({ replaceOne: { filter: { _id: id, userId }, replacement: created, upsert: true } });
        counts.imported += 1;
        expected += 1;
        continue;
      }
      if (!row) continue;
      for (const lost of draft.lost) await keepLost(sync, row, lost, session);
      const filter = {
        _id: row._id,
        userId,
        revision: row.revision ?? null,
        deletedAt: row.deletedAt ?? null,
      };
      const wasHere = !row.deletedAt && !row.suggested;
      expected += 1;
      if (!content && base.size === 0 && wasHere) {
        operations.push({ deleteOne: { filter } });
        counts.deleted += 1;
        continue;
      }
      if (!content) {
        operations.push({ updateOne: { filter, update: { $set: { google } } } });
        continue;
      }
      const before = contentOf(row, box);
      const isSame =
        wasHere && isSameContent(before, content, hashOf) && isSameAttendance(row, before, work, content);
      const isSettled = isUnchanged(content, base, hashOf);
      if (!isSame) counts.updated += 1;
      operations.push({
        updateOne: {
          filter,
          update: {
            $set: {
              google,
              ...(!isSame && { ...rowContent(id, content, box), revision: (row.revision ?? 0) + 1 }),
            },
            $unset: {
              ...(isSettled && { sendDueAt: 1 as const }),
              ...(!wasHere && { deletedAt: 1 as const, expiresAt: 1 as const }),
            },
          },
        },
      });
    }
    if (operations.length === 0) return counts;
    const { matchedCount, upsertedCount, deletedCount } = await events.bulkWrite(operations, { session });
    if (matchedCount + upsertedCount + deletedCount < expected) throw new ChangedError();
    return counts;
  }

  /** What a full list had not: Google deleted it while changes could not be asked for. */
  async function takeUnseen(sync: Sync, rebase: string): Promise<void> {
    const { _id: userId, calendar } = sync.link;
    const unseen = await events
      .find({
        userId,
        'google.calendar': calendar,
        'google.seen': { $ne: rebase },
        'google.parts.0': { $exists: true },
      })
      .lean<EventRow[]>();
    const removals = unseen.map(({ google }) => ({ id: google?.id ?? '', status: 'cancelled' }));
    if (removals.length > 0) await take(sync, removals);
  }

  return { take, takeUnseen };
}

/** What a row has of an event, beside its ids. */
function rowContent(id: string, content: Content, box: Box) {
  if (content.series) return writeSeries(id, content.series, box);
  const { startTime: from, endTime: to } = content.times;
  // A range finds by its start what is short, and by its span what is not.
  const span = to.getTime() - from.getTime() > LONGEST_MS ? { from, to } : null;
  return { ...sealFields(id, content.fields, box), ...content.times, series: null, span };
}

const attendanceIn = (copy: GoogleCopy | null | undefined): Attendance => ({
  ...(copy?.response && { response: copy.response }),
  ...(copy?.isFree && { isFree: copy.isFree }),
});

function isSameAttendance(row: EventRow, before: Content, work: Work, after: Content): boolean {
  const ofInstances = ({ series }: Content) =>
    new Map(series?.exceptions.flatMap(({ day, attendance }) => (attendance ? [[day, attendance]] : [])));
  return (
    isDeepStrictEqual(attendanceIn(row.google), work.attendance) &&
    isDeepStrictEqual(ofInstances(before), ofInstances(after))
  );
}

function isSameContent(one: Content, other: Content, hashOf: HashOf): boolean {
  if ((one.series === null) !== (other.series === null)) return false;
  const days = new Set([
    null,
    ...[one, other].flatMap(({ series }) => series?.exceptions.map(({ day }) => day) ?? []),
  ]);
  return [...days].every((day) => partOf(one, day, hashOf) === partOf(other, day, hashOf));
}

/** Invitations and what Google makes by itself are changed there. */
function isReadOnly(sync: Sync, item: GoogleEvent): boolean {
  if (sync.isReadOnly || item.locked === true) return true;
  const isOwn = !item.organizer || item.organizer.self === true || item.guestsCanModify === true;
  const isPlain = item.eventType === undefined || item.eventType === 'default';
  return !isOwn || !isPlain || timesOfGoogle(item)?.isLong === true;
}
