import type { CalendarEvent, TimeZoneRef } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { attendanceShown, type EventRow, sourceOf } from './event.model.ts';
import { unsealFields } from './event-fields.ts';
import { showTimes } from './event-times.ts';
import { type Instance, originOf, type Series } from './series.ts';
import { instanceIdOf, isSeries, readSeries } from './series-row.ts';

/** The answers to a reader in `timeZone`. */

/** The row that an answer is of. */
export type AnsweredRow = Pick<EventRow, '_id' | 'revision'>;

export function answerSingle(row: EventRow, box: Box, timeZone: TimeZoneRef): CalendarEvent {
  return {
    id: row._id,
    ...unsealFields(row._id, row, box),
    ...showTimes(row, timeZone),
    recurrence: null,
    seriesId: null,
    ...sourceOf(row),
    revision: row.revision ?? 0,
  };
}

/** The series alone, with the times of its first instance. */
export function answerSeries(
  { _id: id, revision }: AnsweredRow,
  series: Series,
  timeZone: TimeZoneRef,
): CalendarEvent {
  const { fields, times } = originOf(series);
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

export function answerInstance(
  { _id: seriesId, revision }: AnsweredRow,
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
    ...(attendance && attendanceShown(attendance)),
    revision: revision ?? 0,
  };
}

/** An event, or a series alone. */
export function answerRow(row: EventRow, box: Box, timeZone: TimeZoneRef): CalendarEvent {
  return isSeries(row) ? answerSeries(row, readSeries(row, box), timeZone) : answerSingle(row, box, timeZone);
}
