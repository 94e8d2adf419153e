import { isDeepStrictEqual } from 'node:util';
import type { GoogleSyncCounts } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { AnyBulkWriteOperation, ClientSession } from 'mongoose';
import { sealFields } from '../event-fields.ts';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { MAX_EVENT_MS } from '../event-times.ts';
import { writeSeries } from '../series-row.ts';
import type { LostContent } from './conflicts.ts';
import type { GoogleEvent } from './google-calls.ts';
import {
  type EventContent,
  contentOfRow,
  type HashOf,
  isUnchanged,
  hashEventPart,
  writeSyncBase,
} from './google-parts.ts';
import { type ImportLimit, nearestMoment } from './import-limit.ts';
import type { LinkRow } from './link.model.ts';
import type { SyncContext } from './sync.ts';
import { attendanceOfCopy, type PlanRowChanges, type RowChange } from './works.ts';

export interface RemoteImportDeps {
  store: EventStore;
  plan: PlanRowChanges;
  importLimit: ImportLimit;
  /** Keeps a text of the row that the merge replaces. */
  keepLost: (sync: SyncContext, row: EventRow, lost: LostContent, session: ClientSession) => Promise<void>;
  now: () => Date;
}

export type RemoteImport = ReturnType<typeof createRemoteImport>;

const MAX_ATTEMPTS = 5;

/** A row was changed here while the page was imported. */
class RowChangedError extends Error {}

/** Imports Google's events into the calendar here. */
export function createRemoteImport(deps: RemoteImportDeps) {
  const { store, plan, importLimit, keepLost, now } = deps;
  const { events } = store;

  /**
   * Imports the events of a page. A row that was changed here meanwhile is read and merged again.
   *
   * @param changes what is written of the connection in the same transaction: the cursor of the next page
   */
  async function importEvents(
    sync: SyncContext,
    items: GoogleEvent[],
    changes: Partial<LinkRow> = {},
  ): Promise<void> {
    await retryChanged(sync, async () => {
      const planned = await plan(sync, items);
      const { leftOut, removals } = await importLimit.select(
        sync,
        planned.flatMap(createNewEvent),
        planned.map(({ googleId }) => googleId),
      );
      const works = planned.filter(({ row, id }) => row !== null || !leftOut.has(id));
      const more = leftOut.size + removals.length > 0 ? noteHasMore(sync, changes) : changes;
      await commit(sync, works, removals, more);
    });
  }

  async function commit(
    sync: SyncContext,
    works: RowChange[],
    removals: EventRow[],
    changes: Partial<LinkRow>,
  ): Promise<void> {
    const { counts, added } = await sync.lease.write(
      (session) => write(sync, works, removals, session),
      changes,
    );
    for (const [name, count] of Object.entries(counts)) sync.counts[name as keyof GoogleSyncCounts] += count;
    if (sync.held !== null) sync.held += added;
  }

  async function retryChanged(sync: SyncContext, run: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        sync.held = null;
        if (!(error instanceof RowChangedError) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** Google has more events than are kept here. @returns what is written of the connection */
  function noteHasMore(sync: SyncContext, changes: Partial<LinkRow>): Partial<LinkRow> {
    sync.link = { ...sync.link, hasMore: true, feed: { ...sync.link.feed, hasMore: true } };
    return { ...changes, hasMore: true, feed: { ...(changes.feed ?? sync.link.feed), hasMore: true } };
  }

  async function write(
    sync: SyncContext,
    works: RowChange[],
    removals: EventRow[],
    session: ClientSession,
  ): Promise<{ counts: GoogleSyncCounts; added: number }> {
    const { link, box, hashOf } = sync;
    const { _id: userId } = link;
    const counts: GoogleSyncCounts = { imported: 0, exported: 0, updated: 0, deleted: 0 };
    const operations: AnyBulkWriteOperation<EventRow>[] = removals.map((row) => ({
      deleteOne: { filter: { ...unchangedRowFilter(row), sendDueAt: null } },
    }));
    let expected = removals.length;
    let added = -removals.length;
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
        parts: writeSyncBase(base),
        seen: link.feed.rebase,
        ...(content && draft.source.source === 'google' && { at: nearestMoment(content, now()) }),
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
        added += 1;
        expected += 1;
        continue;
      }
      if (!row) continue;
      for (const lost of draft.lost) await keepLost(sync, row, lost, session);
      const filter = unchangedRowFilter(row);
      const wasHere = !row.deletedAt && !row.suggested;
      expected += 1;
      if (!content && base.size === 0 && wasHere) {
        operations.push({ deleteOne: { filter } });
        counts.deleted += 1;
        if (row.google?.at) added -= 1;
        continue;
      }
      if (!content) {
        operations.push({ updateOne: { filter, update: { $set: { google } } } });
        continue;
      }
      const before = contentOfRow(row, box);
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
    if (operations.length === 0) return { counts, added };
    const { matchedCount, upsertedCount, deletedCount } = await events.bulkWrite(operations, { session });
    if (matchedCount + upsertedCount + deletedCount < expected) throw new RowChangedError();
    return { counts, added };
  }

  /** Removes what a full list did not have: Google deleted it while changes could not be asked for. */
  async function removeUnseen(sync: SyncContext, rebase: string): Promise<void> {
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
    if (removals.length > 0) await importEvents(sync, removals);
  }

  /** Removes what was imported before there was a limit. */
  async function removeSurplus(sync: SyncContext): Promise<void> {
    let isMore = true;
    while (isMore) {
      await retryChanged(sync, async () => {
        const surplus = await importLimit.selectSurplus(sync);
        isMore = surplus.length > 0;
        if (isMore) await commit(sync, [], surplus, noteHasMore(sync, {}));
      });
    }
  }

  return { importEvents, removeUnseen, removeSurplus };
}

/** The event, where Google has it and there is no row for it yet. */
function createNewEvent({ row, id, draft: { content, source } }: RowChange) {
  return row === null && content && source.source === 'google' ? [{ id, content }] : [];
}

/** A row as it was read. */
const unchangedRowFilter = ({ _id, userId, revision = null, deletedAt = null }: EventRow) => ({
  _id,
  userId,
  revision,
  deletedAt,
});

/** What a row has of an event, beside its ids. */
function rowContent(id: string, content: EventContent, box: Box) {
  if (content.series) return writeSeries(id, content.series, box);
  const { startTime: from, endTime: to } = content.times;
  // A range finds by its start what is short, and by its span what is not.
  const span = to.getTime() - from.getTime() > MAX_EVENT_MS ? { from, to } : null;
  return { ...sealFields(id, content.fields, box), ...content.times, series: null, span };
}

function isSameAttendance(
  row: EventRow,
  before: EventContent,
  work: RowChange,
  after: EventContent,
): boolean {
  const ofInstances = ({ series }: EventContent) =>
    new Map(series?.exceptions.flatMap(({ day, attendance }) => (attendance ? [[day, attendance]] : [])));
  return (
    isDeepStrictEqual(attendanceOfCopy(row.google), work.attendance) &&
    isDeepStrictEqual(ofInstances(before), ofInstances(after))
  );
}

function isSameContent(one: EventContent, other: EventContent, hashOf: HashOf): boolean {
  if ((one.series === null) !== (other.series === null)) return false;
  const days = new Set([
    null,
    ...[one, other].flatMap(({ series }) => series?.exceptions.map(({ day }) => day) ?? []),
  ]);
  return [...days].every((day) => hashEventPart(one, day, hashOf) === hashEventPart(other, day, hashOf));
}
