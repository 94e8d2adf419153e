import type { CalendarEvent, TimeZoneRef } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { serializeInstance } from './event-answers.ts';
import type { SeriesChangeMark, EventRow } from './event.model.ts';
import { deletionStamp as removedAt, type EventStore, nextRevision } from './event-store.ts';
import { isSeries, parseEventId, readSeries, type SeriesRow } from './series-row.ts';
import { instanceAt } from './series.ts';

/** A row under the id of an instance: its series as it was before that instance was changed with others. */
export type FormerSeries = SeriesRow & { change: SeriesChangeMark };

export const isFormerSeries = (row: EventRow): row is FormerSeries =>
  isSeries(row) && (row.change ?? null) !== null;

/**
 * What is kept of a series while a change of several instances can be undone. No other change of the series says it
 * backwards: what instances had of their own is gone with it.
 *
 * @param id of the instance with which the others are changed
 * @param restId of what the change makes of this and the following
 */
export function createFormerSeries(
  before: SeriesRow,
  id: string,
  { restId, deletedAt }: { restId: string | null; deletedAt: Date },
): FormerSeries {
  const change = { seriesId: before._id, revision: nextRevision(before), restId, restored: false };
  const { google: _copy, sendDueAt: _due, clientId: _client, suggestionId: _suggestion, ...kept } = before;
  return { ...kept, _id: id, ...removedAt(deletedAt, null), change };
}

/**
 * Undoes the change: the series is as before, and what became of the rest is gone. A second time it answers the same.
 *
 * @throws AppError `not_found` where the series or the rest has changed since
 */
export async function restoreSeries(
  store: EventStore,
  former: FormerSeries,
  timeZone: TimeZoneRef,
  box: Box,
): Promise<CalendarEvent> {
  const { userId, _id: id, change } = former;
  const { seriesId, restId, restored } = change;
  const { at } = parseEventId(id);
  const ids = restId === null ? [seriesId] : [seriesId, restId];
  const rows = await store.events.find({ userId, _id: { $in: ids }, deletedAt: null }).lean<EventRow[]>();
  const current = rows.find(({ _id }) => _id === seriesId);
  const rest = rows.find(({ _id }) => _id === restId) ?? null;
  const isAsLeft = restored
    ? current !== undefined
    : current?.revision === change.revision && (restId === null) === (rest === null) && !rest?.revision;
  if (!current || !isAsLeft || at === null) throw new AppError('not_found');

  const row: EventRow = restored ? current : { ...former, _id: seriesId };
  const series = isSeries(row) ? readSeries(row, box) : null;
  const instance = series && instanceAt(series, at);
  if (!instance) throw new AppError('not_found');
  if (restored) return serializeInstance(current, series, instance, timeZone);
  const saved = await store.save(current, seriesContent(former), [markRestored(former)], rest);
  return serializeInstance(saved, series, instance, timeZone);
}

function seriesContent(row: FormerSeries): Partial<EventRow> {
  const { title, description, color, suggested, startTime, endTime, wall, series, span } = row;
  return { title, description, color, suggested, startTime, endTime, wall, series, span: span ?? null };
}

const markRestored = (former: FormerSeries): FormerSeries => ({
  ...former,
  change: { ...former.change, restored: true },
});
