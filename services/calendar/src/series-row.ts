import type { TimeZoneRef } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import {
  OPEN_SERIES_END,
  type EventRow,
  eventSource,
  type StoredException,
  type StoredSeries,
} from './event.model.ts';
import { sealFields, unsealFields, unsealOwnFields } from './event-fields.ts';
import { firstRuledInstance, type Series, seriesSpan } from './series.ts';

/** A row that is a series. */
export type SeriesRow = EventRow & { series: StoredSeries };
export const isSeries = (row: EventRow): row is SeriesRow => (row.series ?? null) !== null;

// The associated data of an instance's text names its series and its day.
const aadRowOf = (id: string, day: string) => `${id}_${day}`;

export function readSeries(row: SeriesRow, box: Box): Series {
  const { recurrence, start, end, lastDay, exceptions } = row.series;
  return {
    fields: unsealFields(row._id, row, box),
    recurrence,
    timeZone: zoneOfSeries(row.series),
    wall: { start, end },
    allDay: row.wall !== null,
    lastDay,
    exceptions: exceptions.map(({ day, removed, times, response, isFree, ...own }) => ({
      day,
      removed,
      fields: unsealOwnFields(aadRowOf(row._id, day), own, box),
      times,
      ...((response !== undefined || isFree !== undefined) && {
        attendance: { ...(response !== undefined && { response }), ...(isFree !== undefined && { isFree }) },
      }),
    })),
    source: eventSource(row),
  };
}

function zoneOfSeries({ zone, offset }: StoredSeries): TimeZoneRef {
  return { ...(zone !== null && { zone }), ...(offset !== null && { offset }) };
}

/** What a row has besides its ids to be this series. */
export function writeSeries(id: string, series: Series, box: Box) {
  const { recurrence, timeZone, wall, lastDay } = series;
  const span = seriesSpan(series);
  const exceptions = series.exceptions.map(
    ({ day, removed, times, fields, attendance }): StoredException => ({
      day,
      removed,
      times,
      ...sealFields(aadRowOf(id, day), fields, box),
      ...attendance,
    }),
  );
  return {
    ...sealFields(id, series.fields, box),
    ...firstRuledInstance(series).times,
    series: {
      recurrence,
      zone: timeZone.zone ?? null,
      offset: timeZone.offset ?? null,
      ...wall,
      lastDay,
      exceptions,
    },
    span: { from: span.from, to: span.to ?? OPEN_SERIES_END },
  };
}

const INSTANCE_ID = /^(.+)_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** The id of an instance: its series, and when the rule has it start. */
export function instanceIdOf(seriesId: string, at: Date): string {
  return `${seriesId}_${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** What an id names: an event or a series, or an instance of one. */
export function parseEventId(id: string): { rowId: string; at: Date | null } {
  const [, rowId, year, month, day, hour, minute, second] = INSTANCE_ID.exec(id) ?? [];
  if (rowId === undefined) return { rowId: id, at: null };
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? { rowId: id, at: null } : { rowId, at };
}
