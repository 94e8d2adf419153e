import { randomUUID } from 'node:crypto';
import {
  type CalendarEvent,
  EVENT_COLOR_FALLBACK,
  EVENT_COLORS,
  type EventRange,
  type Place,
  type SaveEvent,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { eventModel, type EventRow } from './event.model.ts';
import { LONGEST_MS, showTimes, timesOf } from './event-times.ts';

// An all-day event starts at another instant in another zone: up to 26 hours from the one that is stored.
const ZONE_SHIFT_MS = 48 * 3_600_000;

export interface CalendarEventsDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
}

export type CalendarEvents = ReturnType<typeof createCalendarEvents>;

/** A person's calendar. */
export function createCalendarEvents({ connection, vault, live }: CalendarEventsDeps) {
  const events = eventModel(connection);

  /** Every event, or those that overlap the range, sorted by start. */
  async function list(userId: string, range: EventRange, place: Place): Promise<CalendarEvent[]> {
    const from = range.from === undefined ? -Infinity : Date.parse(range.from);
    const to = range.to === undefined ? Infinity : Date.parse(range.to);
    const startTime = {
      ...(range.from !== undefined && { $gt: new Date(from - LONGEST_MS - ZONE_SHIFT_MS) }),
      ...(range.to !== undefined && { $lt: new Date(to + ZONE_SHIFT_MS) }),
    };
    const filter = Object.keys(startTime).length > 0 ? { userId, startTime } : { userId };
    const rows = await events.find(filter).lean();
    if (rows.length === 0) return [];
    const box = await vault.open(userId);
    return rows
      .map((row) => ({ row, times: showTimes(row, place) }))
      .filter(({ times }) => Date.parse(times.startTime) < to && Date.parse(times.endTime) > from)
      .map(({ row, times }) => ({ ...answeredFields(row, box), ...times }))
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id));
  }

  async function create(userId: string, input: SaveEvent, place: Place): Promise<CalendarEvent> {
    const times = timesOf(input, place);
    const box = await vault.open(userId);
    const _id = randomUUID();
    const row: EventRow = { _id, userId, ...storedFields(_id, input, box), ...times };
    // One insert needs no transaction; with the tombstone's check that makes two round trips.
    await events.create([row]);
    await Promise.all([vault.refuseErased(userId, removeAll), live.publish(userId, 'calendar')]);
    return { ...answeredFields(row, box), ...showTimes(row, place) };
  }

  async function update(userId: string, id: string, input: SaveEvent, place: Place): Promise<CalendarEvent> {
    const before = await events.findOne({ userId, _id: id }).lean();
    if (!before) throw new AppError('not_found');
    const box = await vault.open(userId);
    const changes = { ...storedFields(id, input, box), ...timesOf(input, place, before) };
    const { matchedCount } = await events.updateOne({ userId, _id: id }, { $set: changes });
    if (matchedCount === 0) throw new AppError('not_found');
    await live.publish(userId, 'calendar');
    const row: EventRow = { _id: id, userId, ...changes };
    return { ...answeredFields(row, box), ...showTimes(row, place) };
  }

  async function remove(userId: string, id: string): Promise<void> {
    const { deletedCount } = await events.deleteOne({ userId, _id: id });
    if (deletedCount === 0) throw new AppError('not_found');
    await live.publish(userId, 'calendar');
  }

  async function removeAll(userId: string): Promise<void> {
    await events.deleteMany({ userId });
  }

  /** Removes all rows of the person; the vault's tombstone keeps later writes out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await removeAll(userId);
  }

  return { list, create, update, remove, eraseUser };
}

const COLORS: ReadonlySet<string> = new Set(EVENT_COLORS);

const textPlace = (id: string, field: 'title' | 'description') => ({
  collection: 'events',
  row: id,
  field,
});

function storedFields(id: string, { title, description, color, suggested }: SaveEvent, box: Box) {
  return {
    title: box.seal(title, textPlace(id, 'title')),
    description: description === null ? null : box.seal(description, textPlace(id, 'description')),
    color,
    suggested,
  };
}

function answeredFields({ _id, title, description, color, suggested }: EventRow, box: Box) {
  return {
    id: _id,
    title: box.unseal(title, textPlace(_id, 'title')),
    description: description && box.unseal(description, textPlace(_id, 'description')),
    // A stored colour may be none of today's; the answer's schema would refuse the whole list for it.
    color: COLORS.has(color) ? color : EVENT_COLOR_FALLBACK,
    suggested,
  };
}
