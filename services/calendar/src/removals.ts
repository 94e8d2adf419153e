import type { CalendarEvent, EventScope, TimeZoneRef } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { serializeInstance, serializeRow } from './event-answers.ts';
import { type EventRow, type RemovedFromSeries, RESTORABLE_MS, type StoredSeries } from './event.model.ts';
import { sealFields } from './event-fields.ts';
import { changeStamp, deletionStamp, type EventStore } from './event-store.ts';
import { isFormerSeries, restoreSeries } from './former-series.ts';
import { removeInstance, splitSeries } from './series-changes.ts';
import {
  instanceIdOf,
  isSeries,
  parseEventId,
  readSeries,
  type SeriesRow,
  writeSeries,
} from './series-row.ts';
import { hasInstances, type Instance, instanceAt, type Series } from './series.ts';

export interface RemovalsDeps {
  store: EventStore;
  vault: Vault;
  live: Live;
  now: () => Date;
}

export type Removals = ReturnType<typeof createRemovals>;

/** Deletes events, and restores for ten minutes what was deleted or changed in several instances. */
export function createRemovals({ store, vault, live, now }: RemovalsDeps) {
  const { events } = store;

  /** @throws AppError `not_found` also where it is gone already */
  async function remove(userId: string, id: string, scope: EventScope = 'one'): Promise<void> {
    const { rowId, at } = parseEventId(id);
    if (at === null) await removeWhole(userId, id);
    else {
      const box = await vault.open(userId);
      await store.withLatest(async () => {
        const before = await store.get(userId, rowId);
        if (before.google?.readOnly) throw new AppError('read_only');
        if (!isSeries(before)) throw new AppError('not_found');
        await removeInstances(before, at, scope, box);
      });
    }
    await live.publish(userId, 'calendar');
  }

  async function removeWhole(userId: string, id: string): Promise<void> {
    const { google } = await store.get(userId, id);
    if (google?.readOnly) throw new AppError('read_only');
    const { matchedCount } = await events.updateOne(
      { userId, _id: id, deletedAt: null },
      {
        $set: { ...deletionStamp(now(), google), ...changeStamp(now()) },
        $unset: { restorableUntil: 1 },
        $inc: { revision: 1 },
      },
    );
    if (matchedCount === 0) throw new AppError('not_found');
  }

  /** What an instance takes with it is kept under its own id for as long as it can be restored. */
  async function removeInstances(before: SeriesRow, at: Date, asked: EventScope, box: Box): Promise<void> {
    const { userId, _id } = before;
    const series = readSeries(before, box);
    const instance = instanceAt(series, at);
    if (!instance) throw new AppError('not_found');
    const rest = await seriesWithoutInstance(series, instance, asked);
    const scope = rest ? asked : 'all';
    const exceptions = before.series.exceptions.filter(({ day }) =>
      scope === 'one' ? day === instance.day : scope === 'following' && day >= instance.day,
    );
    const { recurrence, lastDay, start } = before.series;
    const removal: RemovedFromSeries = {
      seriesId: _id,
      scope,
      day: instance.day,
      exceptions,
      before: { recurrence, lastDay },
      left: { recurrence: rest?.recurrence ?? recurrence, start },
      restored: false,
    };
    const id = instanceIdOf(_id, at);
    const fields = sealFields(id, instance.fields, box);
    const kept: EventRow = {
      _id: id,
      userId,
      ...fields,
      ...instance.times,
      ...deletionStamp(now(), null),
      removal,
    };
    const left = rest ? writeSeries(_id, rest, box) : deletionStamp(now(), before.google);
    await store.save(before, left, [kept]);
  }

  /**
   * Brings back what a DELETE of this id took, or what was before this and other instances were changed by this id,
   * whichever was last. A second time it answers the same.
   *
   * @throws AppError `not_found` after ten minutes, and where the series has become another since
   */
  async function restore(userId: string, id: string, timeZone: TimeZoneRef): Promise<CalendarEvent> {
    const { rowId, at } = parseEventId(id);
    const box = await vault.open(userId);
    const answer =
      at === null
        ? await store.withLatest(() => restoreWhole(userId, id, timeZone, box))
        : await store.withLatest(() => restoreInstances(userId, id, { rowId, at }, timeZone, box));
    await live.publish(userId, 'calendar');
    return answer;
  }

  async function restoreWhole(
    userId: string,
    id: string,
    timeZone: TimeZoneRef,
    box: Box,
  ): Promise<CalendarEvent> {
    const row = await events.findOne({ userId, _id: id }).lean<EventRow>();
    const until = row?.deletedAt ? restorableUntilOf(row.deletedAt) : row?.restorableUntil;
    if (!row || row.removal || !until || until <= now()) throw new AppError('not_found');
    if (!row.deletedAt) return serializeRow(row, box, timeZone);
    const saved = await store.save(row, { deletedAt: null, restorableUntil: until });
    return serializeRow({ ...row, ...saved }, box, timeZone);
  }

  async function restoreInstances(
    userId: string,
    id: string,
    { rowId, at }: { rowId: string; at: Date },
    timeZone: TimeZoneRef,
    box: Box,
  ): Promise<CalendarEvent> {
    const rows = await events.find({ userId, _id: { $in: [id, rowId] } }).lean<EventRow[]>();
    const kept = rows.find(({ _id }) => _id === id);
    const before = rows.find(({ _id }) => _id === rowId);
    if (!kept?.deletedAt || restorableUntilOf(kept.deletedAt) <= now()) throw new AppError('not_found');
    if (isFormerSeries(kept)) return restoreSeries(store, kept, timeZone, box);
    const { removal } = kept;
    if (!removal) throw new AppError('not_found');
    if (!before || !isSeries(before)) throw new AppError('not_found');
    const merged = removal.restored ? before.series : mergeSeries(before, removal);
    const wasDeleted = (before.deletedAt ?? null) !== null;
    if (!merged || (wasDeleted && (removal.restored || removal.scope !== 'all')))
      throw new AppError('not_found');

    const series = readSeries({ ...before, series: merged }, box);
    const instance = instanceAt(series, at);
    if (!instance) throw new AppError('not_found');
    if (removal.restored) return serializeInstance(before, series, instance, timeZone);
    const restored = { ...kept, removal: { ...removal, restored: true } };
    const changes = { ...writeSeries(rowId, series, box), deletedAt: null };
    const saved = await store.save(before, changes, [restored]);
    return serializeInstance(saved, series, instance, timeZone);
  }

  return { remove, restore };
}

const restorableUntilOf = (deletedAt: Date) => new Date(deletedAt.getTime() + RESTORABLE_MS);

/** What is left of a series without an instance; null where nothing is. */
async function seriesWithoutInstance(
  series: Series,
  { day }: Instance,
  scope: EventScope,
): Promise<Series | null> {
  if (scope === 'one') {
    const rest = removeInstance(series, day);
    return (await hasInstances(rest)) ? rest : null;
  }
  const isSplit = scope === 'following' && (await hasInstances(series, day));
  return isSplit ? (await splitSeries(series, day)).head : null;
}

/** A series with what was taken from it; null where it has moved or repeats in another way since. */
function mergeSeries({ series }: SeriesRow, removal: RemovedFromSeries): StoredSeries | null {
  const { scope, day, before, left } = removal;
  if (scope === 'all') return series;
  const isSame = series.start === left.start && series.recurrence === left.recurrence;
  if (!isSame) return null;
  const others = series.exceptions.filter((exception) =>
    scope === 'one' ? exception.day !== day : exception.day < day,
  );
  return { ...series, ...(scope === 'following' && before), exceptions: [...others, ...removal.exceptions] };
}
