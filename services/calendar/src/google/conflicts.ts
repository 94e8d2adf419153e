import { randomUUID } from 'node:crypto';
import {
  type CalendarEvent,
  CONFLICT_KEPT_DAYS,
  DAY_MS,
  type GoogleConflict,
  SaveEvent,
  type UpdateEvent,
} from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError } from '@inkwell/service';
import type { Box, SealedBytes, Vault } from '@inkwell/vault';
import { type ClientSession, type Connection, Schema } from 'mongoose';
import { z } from 'zod';
import type { CalendarEvents } from '../calendar-events.ts';
import type { EventTimes, WallTimes } from '../event-times.ts';
import { timesOn } from '../series.ts';
import { instanceIdOf } from '../series-row.ts';
import { type EventContent, exceptionOn } from './google-parts.ts';

/** How long what does not stand is kept, in ms. */
const CONFLICT_KEPT_MS = CONFLICT_KEPT_DAYS * DAY_MS;
const MAX_CONFLICTS_SHOWN = 20;

interface ConflictRow {
  _id: string;
  userId: string;
  eventId: string;
  stands: GoogleConflict['stands'];
  at: Date;
  expiresAt: Date;
  /** `LostVersion`, sealed. */
  version: SealedBytes;
}

/** An event as it does not stand any more, ready to be saved again. */
const LostVersion = z.object({ event: SaveEvent, zone: z.string() });
type LostVersion = z.infer<typeof LostVersion>;

/** Of an event or a series, or of the instance of a day. */
export interface LostContent {
  content: EventContent;
  day: string | null;
  stands: GoogleConflict['stands'];
}

export interface ConflictsDeps {
  connection: Connection;
  vault: Vault;
  events: Pick<CalendarEvents, 'create' | 'update'>;
  now: () => Date;
}

export type Conflicts = ReturnType<typeof createConflicts>;

function conflictModel(connection: Connection) {
  const schema = new Schema<ConflictRow>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      eventId: { type: String, required: true },
      stands: { type: String, required: true },
      at: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      version: { type: Schema.Types.Buffer, required: true },
    },
    { collection: 'googleconflicts', versionKey: false },
  );
  schema.index({ userId: 1, at: -1 }, { name: 'userId_1_at_-1' });
  schema.index({ expiresAt: 1 }, { name: 'expiresAt_1', expireAfterSeconds: 0 });
  return connection.model('GoogleConflict', schema);
}

const aad = (row: string) => ({ collection: 'googleconflicts', row, field: 'version' });

/** Keeps of events that were changed on both sides the version that does not stand. */
export function createConflicts({ connection, vault, events, now }: ConflictsDeps) {
  const rows = conflictModel(connection);

  const readVersion = (row: ConflictRow, box: Box): LostVersion =>
    LostVersion.parse(box.unsealJson(row.version, aad(row._id)));

  return {
    keep: async (
      userId: string,
      rowId: string,
      lost: LostContent,
      box: Box,
      session: ClientSession,
    ): Promise<void> => {
      const version = toLostVersion(lost);
      if (!version) return;
      const _id = randomUUID();
      const row: ConflictRow = {
        _id,
        userId,
        eventId: eventIdOf(rowId, lost),
        stands: lost.stands,
        at: now(),
        expiresAt: new Date(now().getTime() + CONFLICT_KEPT_MS),
        version: box.sealJson(version, aad(_id)),
      };
      await rows.create([row], { session });
    },

    list: async (userId: string, box: Box): Promise<GoogleConflict[]> => {
      const found = await rows
        .find({ userId })
        .sort({ at: -1 })
        .limit(MAX_CONFLICTS_SHOWN)
        .lean<ConflictRow[]>();
      return found.map((row) => ({
        id: row._id,
        eventId: row.eventId,
        title: readVersion(row, box).event.title,
        stands: row.stands,
        at: row.at.toISOString(),
      }));
    },

    /**
     * Makes the version that was kept the one that stands. Where the event is gone, it is a new one.
     *
     * @throws AppError `not_found`
     */
    restore: async (userId: string, id: string): Promise<CalendarEvent> => {
      const row = await rows.findOne({ _id: id, userId }).lean<ConflictRow>();
      if (!row) throw new AppError('not_found');
      const { event, zone } = readVersion(row, await vault.open(userId));
      const answer = await events
        .update(userId, row.eventId, toUpdateEvent(event, row.eventId), { zone })
        .catch(async (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
          // Twice at once must not make two.
          return (await events.create(userId, { ...event, clientId: id }, { zone })).event;
        });
      await rows.deleteOne({ _id: id, userId });
      return answer;
    },

    eraseUser: async (userId: string): Promise<void> => {
      await rows.deleteMany({ userId });
    },
  };
}

const toUpdateEvent = (event: SaveEvent, eventId: string): UpdateEvent => ({
  ...event,
  scope: /_\d{8}T\d{6}Z$/.test(eventId) ? 'one' : 'all',
});

function eventIdOf(rowId: string, { content, day }: LostContent): string {
  if (day === null || !content.series) return rowId;
  return instanceIdOf(rowId, timesOn(content.series, day).startTime);
}

/** @returns null for an instance that was removed: there is no version of it */
function toLostVersion({ content, day }: LostContent): LostVersion | null {
  const { series } = content;
  if (!series) {
    const { start, end } = wallTimesIn(content.times, 'UTC');
    return { event: { ...content.fields, startTime: start, endTime: end, recurrence: null }, zone: 'UTC' };
  }
  const zone = series.timeZone.zone ?? 'UTC';
  if (day === null) {
    const { start, end } = series.wall;
    return {
      event: { ...series.fields, startTime: start, endTime: end, recurrence: series.recurrence },
      zone,
    };
  }
  const { removed, fields, times } = exceptionOn(series, day);
  if (removed) return null;
  const { start, end } = wallTimesIn(times ?? timesOn(series, day), zone);
  return { event: { ...series.fields, ...fields, startTime: start, endTime: end }, zone };
}

const wallTimesIn = ({ startTime, endTime, wall }: EventTimes, zone: string): WallTimes =>
  wall ?? { start: wallTimeOf(startTime, { zone }), end: wallTimeOf(endTime, { zone }) };
