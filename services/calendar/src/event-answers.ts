import type { CalendarEvent, TimeZoneRef } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { toShownAttendance, type EventRow, eventSource } from './event.model.ts';
import { unsealFields } from './event-fields.ts';
import { showTimes } from './event-times.ts';
import { type Instance, firstRuledInstance, type Series } from './series.ts';
import { instanceIdOf, isSeries, readSeries } from './series-row.ts';

/** The answers to a reader in `timeZone`. */

/** The row that an answer is of. */
export type RowToSerialize = Pick<EventRow, '_id' | 'revision'>;

export function serializeSingle(row: EventRow, box: Box, timeZone: TimeZoneRef): CalendarEvent {
  return {
    id: row._id,
    ...unsealFields(row._id, row, box),
    ...showTimes(row, timeZone),
    recurrence: null,
    seriesId: null,
    ...eventSource(row),
    revision: row.revision ?? 0,
  };
}

/** The series alone, with the times of its first instance. */
export function serializeSeries(
  { _id: id, revision }: RowToSerialize,
  series: Series,
  timeZone: TimeZoneRef,
): CalendarEvent {
  const { fields, times } = firstRuledInstance(series);
  const { recurrence, source } = series;
  return {
    id,
    ...fields,
    ...showTimes(times, timeZone),
    recurrence,
    seriesId: id,
    ...source,
    revision: revision ?? 0,
  };
}

export function serializeInstance(
  { _id: seriesId, revision }: RowToSerialize,
  { recurrence, source }: Series,
  { at, fields, times, attendance }: Instance,
  timeZone: TimeZoneRef,
): CalendarEvent {
  const id = instanceIdOf(seriesId, at);
  return {
    id,
    ...fields,
    ...showTimes(times, timeZone),
    recurrence,
    seriesId,
    ...source,
    ...(attendance && toShownAttendance(attendance)),
    revision: revision ?? 0,
  };
}

/** An event, or a series alone. */
export function serializeRow(row: EventRow, box: Box, timeZone: TimeZoneRef): CalendarEvent {
  return isSeries(row)
    ? serializeSeries(row, readSeries(row, box), timeZone)
    : serializeSingle(row, box, timeZone);
}
