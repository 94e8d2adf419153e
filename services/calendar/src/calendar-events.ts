import { DAY_MS, HOUR_MS } from '@inkwell/contracts';
import { randomUUID } from 'node:crypto';
import type { CalendarEvent, CreateEvent, EventRange, TimeZoneRef, UpdateEvent } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, createTurns, invalidFields, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { EventRow } from './event.model.ts';
import {
  type RowToSerialize,
  serializeInstance,
  serializeRow,
  serializeSeries,
  serializeSingle,
} from './event-answers.ts';
import { sealFields } from './event-fields.ts';
import { changeStamp, type EventStore } from './event-store.ts';
import { MAX_EVENT_MS, readTypedTimes } from './event-times.ts';
import { createFormerSeries } from './former-series.ts';
import {
  changeSeries,
  changeInstance,
  eventFieldsOf,
  createSeries,
  splitSeries,
  withRestOfCount,
} from './series-changes.ts';
import {
  instanceIdOf,
  isSeries,
  parseEventId,
  readSeries,
  type SeriesRow,
  writeSeries,
} from './series-row.ts';
import {
  hasInstances,
  instanceAt,
  instanceOn,
  instancesAbout,
  MAX_INSTANCES,
  firstRuledInstance,
  type Series,
  ZONE_SHIFT_MS,
} from './series.ts';

const CLOCK_CHANGE_MS = 2 * HOUR_MS;
/** What a list without a range, or with one end, reaches to from now, or from that end. */
const YEAR_MS = 366 * DAY_MS;

export interface CalendarEventsDeps {
  store: EventStore;
  vault: Vault;
  live: Live;
  now: () => Date;
}

export type CalendarEvents = ReturnType<typeof createCalendarEvents>;

/** A person's calendar. */
export function createCalendarEvents({ store, vault, live, now }: CalendarEventsDeps) {
  const { events } = store;

  /**
   * What overlaps the range, sorted by start: single events and the instances of series. Without a range it is the year
   * before and after now, with one end a year from it; both answer the series themselves.
   *
   * @throws AppError `invalid` for a range of more than two years, or with more than 10,000 instances
   */
  async function list(userId: string, range: EventRange, timeZone: TimeZoneRef): Promise<CalendarEvent[]> {
    const { from, to, isWhole } = rangeBounds(range, now().getTime());
    // By the driver: a query of the model would take a tenth longer.
    const rows = await events.collection.find<EventRow>(rangeFilter(userId, from, to)).toArray();
    if (rows.length === 0) return [];
    const box = await vault.open(userId);
    const found: CalendarEvent[] = [];
    const takeTurn = createTurns();
    for (const row of rows) {
      found.push(...answersInRange(row, { from, to, isWhole }, timeZone, box));
      if (found.length > rows.length + MAX_INSTANCES) {
        throw invalidFields({
          to: 'must be nearer: too many instances of repeating events are in the range',
        });
      }
      await takeTurn();
    }
    return found.toSorted((a, b) => compareText(a.startTime, b.startTime) || compareText(a.id, b.id));
  }

  /**
   * A `clientId` that has made an event before answers that event, as it is now.
   *
   * @throws AppError `not_found` where that event was deleted meanwhile: it is not made again
   */
  async function create(
    userId: string,
    { clientId, ...input }: CreateEvent,
    timeZone: TimeZoneRef,
  ): Promise<{ event: CalendarEvent; isNew: boolean }> {
    const planned = planRow(input, timeZone);
    const box = await vault.open(userId);
    const row = createRow(userId, randomUUID(), planned, box);
    // One insert needs no transaction; with the tombstone's check that makes two round trips.
    const isNew = await insert({
      ...row,
      ...(clientId !== undefined && { clientId }),
      ...changeStamp(now()),
    });
    const [found] = await Promise.all([
      isNew ? row : events.findOne({ userId, clientId, deletedAt: null }).lean<EventRow>(),
      vault.refuseErased(userId, store.removeAll),
      live.publish(userId, 'calendar'),
    ]);
    if (!found) throw new AppError('not_found');
    return { event: serializeRow(found, box, timeZone), isNew };
  }

  /** @returns false where its client's id has made an event before */
  async function insert(row: EventRow): Promise<boolean> {
    try {
      await events.create([row]);
      return true;
    } catch (error) {
      if (row.clientId !== undefined && isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Changes an event, a series, or instances of one: `scope` says which.
   *
   * @throws AppError `conflict` with the event as it is now, where it is not in the revision that was changed
   */
  async function update(
    userId: string,
    id: string,
    input: UpdateEvent,
    timeZone: TimeZoneRef,
  ): Promise<CalendarEvent> {
    const { rowId, at } = parseEventId(id);
    const box = await vault.open(userId);
    const answer = await store.withLatest(async () => {
      const before = await store.get(userId, rowId);
      if (before.google?.readOnly) throw new AppError('read_only');
      if (input.revision !== undefined && input.revision !== (before.revision ?? 0)) {
        throw new AppError('conflict', undefined, {
          context: { event: serializeEvent(before, at, timeZone, box) },
        });
      }
      if (isSeries(before)) return updateSeries(before, at, input, timeZone, box);
      if (at !== null) throw new AppError('not_found');
      return updateSingle(before, input, timeZone, box);
    });
    await live.publish(userId, 'calendar');
    return answer;
  }

  async function updateSingle(before: EventRow, input: UpdateEvent, timeZone: TimeZoneRef, box: Box) {
    const { userId, _id } = before;
    const row = createRow(userId, _id, planRow(input, timeZone, before), box);
    const saved = await store.save(before, row);
    return serializeRow({ ...row, google: before.google ?? null, ...saved }, box, timeZone);
  }

  async function updateSeries(
    before: SeriesRow,
    at: Date | null,
    sent: UpdateEvent,
    timeZone: TimeZoneRef,
    box: Box,
  ): Promise<CalendarEvent> {
    const { userId, _id } = before;
    const series = readSeries(before, box);
    // Clients send an event back as they were given it.
    const isSameRule = sent.recurrence === series.recurrence;
    const input = isSameRule ? { ...sent, recurrence: undefined } : sent;
    const instance = at === null ? firstRuledInstance(series) : instanceAt(series, at);
    if (!instance) throw new AppError('not_found');
    const scope = at === null ? 'all' : (input.scope ?? 'one');

    if (scope === 'one') {
      const changed = changeInstance(series, instance, input, timeZone);
      const saved = await store.save(before, writeSeries(_id, changed, box));
      return serializeDay(saved, changed, instance.day, timeZone);
    }
    const keepFormer = (restId: string | null) =>
      at === null ? [] : [createFormerSeries(before, instanceIdOf(_id, at), { restId, deletedAt: now() })];
    if (scope === 'all' || !(await hasInstances(series, instance.day))) {
      const ends = endsRepeating(input);
      const changed = ends ? null : await changeSeries(series, instance, input, timeZone);
      const row = changed
        ? writeSeries(_id, changed.series, box)
        : createRow(
            userId,
            _id,
            { times: readTypedTimes(input, timeZone, instance.times), fields: eventFieldsOf(input) },
            box,
          );
      const saved = await store.save(before, row, keepFormer(null));
      if (!changed) return serializeSingle({ ...before, ...row, ...saved }, box, timeZone);
      if (at === null) return serializeSeries(saved, changed.series, timeZone);
      return serializeDay(saved, changed.series, changed.day, timeZone);
    }
    const { head, tail } = await splitSeries(series, instance.day);
    const tailId = randomUUID();
    const asked = withRestOfCount(input, series, tail);
    const changed = endsRepeating(input) ? null : await changeSeries(tail, instance, asked, timeZone);
    const planned = changed ?? {
      times: readTypedTimes(input, timeZone, instance.times),
      fields: eventFieldsOf(input),
    };
    const row = createRow(userId, tailId, planned, box);
    const rest = { ...row, ...changeStamp(now()) };
    await store.save(before, writeSeries(_id, head, box), [rest, ...keepFormer(tailId)]);
    return changed
      ? serializeDay(row, changed.series, changed.day, timeZone)
      : serializeSingle(row, box, timeZone);
  }

  /** Removes all rows of the person; the vault's tombstone keeps later writes out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await store.removeAll(userId);
  }

  return { list, create, update, eraseUser };
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface RangeBounds {
  from: number;
  to: number;
  /** Both ends were named: series are answered by their instances. */
  isWhole: boolean;
}

function rangeBounds(range: EventRange, now: number): RangeBounds {
  const [from, to] = [range.from, range.to].map((time) =>
    time === undefined ? undefined : Date.parse(time),
  );
  if (from !== undefined && to !== undefined) {
    if (to > latestEndOf(from)) {
      throw invalidFields({
        from: 'must be at most two years before the end of the range',
        to: 'must be at most two years after the start of the range',
      });
    }
    return { from, to, isWhole: true };
  }
  if (from !== undefined) return { from, to: from + YEAR_MS, isWhole: false };
  if (to !== undefined) return { from: to - YEAR_MS, to, isWhole: false };
  return { from: now - YEAR_MS, to: now + YEAR_MS, isWhole: false };
}

// Two years on some clocks: summer time may begin on another day.
function latestEndOf(from: number): number {
  const end = new Date(from + CLOCK_CHANGE_MS);
  return end.setUTCFullYear(end.getUTCFullYear() + 2);
}

function rangeFilter(userId: string, from: number, to: number) {
  const own = { userId, deletedAt: null };
  const [after, before] = [new Date(from - ZONE_SHIFT_MS), new Date(to + ZONE_SHIFT_MS)];
  const start = { $gt: new Date(from - MAX_EVENT_MS - ZONE_SHIFT_MS), $lt: before };
  const single = { ...own, startTime: start, endTime: { $gt: after } };
  const span = { 'span.to': { $gt: after }, 'span.from': { $lt: before } };
  return {
    $or: [single, { ...own, ...span }],
  };
}

/** What a row gives to a range. */
function answersInRange(
  row: EventRow,
  { from, to, isWhole }: RangeBounds,
  timeZone: TimeZoneRef,
  box: Box,
): CalendarEvent[] {
  const touches = ({ startTime, endTime }: CalendarEvent) =>
    Date.parse(startTime) < to && Date.parse(endTime) > from;
  if (!isSeries(row)) return [serializeSingle(row, box, timeZone)].filter(touches);
  const series = readSeries(row, box);
  if (!isWhole) return [serializeSeries(row, series, timeZone)];
  return instancesAbout(series, from, to)
    .map((instance) => serializeInstance(row, series, instance, timeZone))
    .filter(touches);
}

/** What a row of an event holds: a series, or one event. */
type PlannedRow =
  { series: Series } | (Pick<Series, 'fields'> & { times: ReturnType<typeof readTypedTimes> });

function planRow(input: UpdateEvent, timeZone: TimeZoneRef, before?: EventRow): PlannedRow {
  const { recurrence = null } = input;
  if (recurrence !== null) return { series: createSeries({ ...input, recurrence }, timeZone, before) };
  return { fields: eventFieldsOf(input), times: readTypedTimes(input, timeZone, before) };
}

function createRow(userId: string, _id: string, planned: PlannedRow, box: Box): EventRow {
  if ('series' in planned) return { _id, userId, revision: 0, ...writeSeries(_id, planned.series, box) };
  const fields = sealFields(_id, planned.fields, box);
  return { _id, userId, revision: 0, ...fields, ...planned.times, series: null, span: null };
}

/** The instance that stands on a day after a change. */
function serializeDay(
  row: RowToSerialize,
  series: Series,
  day: string,
  timeZone: TimeZoneRef,
): CalendarEvent {
  return serializeInstance(row, series, instanceOn(series, day) ?? firstRuledInstance(series), timeZone);
}

/** @throws AppError `not_found` for an instance that its series has not */
function serializeEvent(row: EventRow, at: Date | null, timeZone: TimeZoneRef, box: Box): CalendarEvent {
  if (at === null) return serializeRow(row, box, timeZone);
  const series = isSeries(row) ? readSeries(row, box) : null;
  const instance = series && instanceAt(series, at);
  if (!instance) throw new AppError('not_found');
  return serializeInstance(row, series, instance, timeZone);
}

const endsRepeating = ({ recurrence }: UpdateEvent) => recurrence === null;
