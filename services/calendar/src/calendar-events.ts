import { randomUUID } from 'node:crypto';
import type { CalendarEvent, EventRange, Place, SaveEvent } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { eventModel, type EventRow } from './event.model.ts';
import { LONGEST_MS, showTimes, timesOf } from './event-times.ts';

// An all-day event may be read at the other end of the world from where it was saved: 26 hours at most.
const TRAVEL_MS = 48 * 3_600_000;

export interface CalendarEventsDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
}

export type CalendarEvents = ReturnType<typeof createCalendarEvents>;

/** A person's calendar. */
export function createCalendarEvents({ connection, vault, live }: CalendarEventsDeps) {
  const events = eventModel(connection);

  /** Every event, or those that touch the range: an event that ends when it begins does not. By start. */
  async function list(userId: string, range: EventRange, place: Place): Promise<CalendarEvent[]> {
    const from = range.from === undefined ? -Infinity : Date.parse(range.from);
    const to = range.to === undefined ? Infinity : Date.parse(range.to);
    const startTime = {
      ...(range.from !== undefined && { $gt: new Date(from - LONGEST_MS - TRAVEL_MS) }),
      ...(range.to !== undefined && { $lt: new Date(to + TRAVEL_MS) }),
    };
    const filter = Object.keys(startTime).length > 0 ? { userId, startTime } : { userId };
    const rows = await events.find(filter).lean();
    if (rows.length === 0) return [];
    const box = await vault.open(userId);
    return rows
      .map((row) => ({ row, times: showTimes(row, place) }))
      .filter(({ times }) => Date.parse(times.startTime) < to && Date.parse(times.endTime) > from)
      .map(({ row, times }) => ({ ...reveal(row, box), ...times }))
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id));
  }

  async function create(userId: string, input: SaveEvent, place: Place): Promise<CalendarEvent> {
    const times = timesOf(input, place);
    const box = await vault.open(userId);
    const _id = randomUUID();
    const row: EventRow = { _id, userId, ...seal(_id, input, box), ...times };
    // Two round trips: one insert needs no transaction.
    await events.create([row]);
    await Promise.all([vault.refuseErased(userId, removeAll), live.publish(userId, 'calendar')]);
    return { ...reveal(row, box), ...showTimes(row, place) };
  }

  async function update(userId: string, id: string, input: SaveEvent, place: Place): Promise<CalendarEvent> {
    const before = await events.findOne({ userId, _id: id }).lean();
    if (!before) throw new AppError('not_found');
    const box = await vault.open(userId);
    const changes = { ...seal(id, input, box), ...timesOf(input, place, before) };
    const { matchedCount } = await events.updateOne({ userId, _id: id }, { $set: changes });
    if (matchedCount === 0) throw new AppError('not_found');
    await live.publish(userId, 'calendar');
    const row: EventRow = { _id: id, userId, ...changes };
    return { ...reveal(row, box), ...showTimes(row, place) };
  }

  async function remove(userId: string, id: string): Promise<void> {
    const { deletedCount } = await events.deleteOne({ userId, _id: id });
    if (deletedCount === 0) throw new AppError('not_found');
    await live.publish(userId, 'calendar');
  }

  async function removeAll(userId: string): Promise<void> {
    await events.deleteMany({ userId });
  }

  /** Leaves nothing of the person but the tombstone that keeps later writes out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await removeAll(userId);
  }

  return { list, create, update, remove, eraseUser };
}

const placeOfText = (id: string, field: 'title' | 'description') => ({
  collection: 'events',
  row: id,
  field,
});

function seal(id: string, { title, description, color, suggested }: SaveEvent, box: Box) {
  return {
    title: box.seal(title, placeOfText(id, 'title')),
    description: description === null ? null : box.seal(description, placeOfText(id, 'description')),
    color,
    suggested,
  };
}

function reveal({ _id, title, description, color, suggested }: EventRow, box: Box) {
  return {
    id: _id,
    title: box.unseal(title, placeOfText(_id, 'title')),
    description: description && box.unseal(description, placeOfText(_id, 'description')),
    color,
    suggested,
  };
}
