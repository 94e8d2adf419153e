import { type CalendarEvent, EVENT_COLOR_FALLBACK, EVENT_COLORS } from '@inkwell/contracts';
import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';
import type { EventTimes } from './event-times.ts';

/** An event of a person's calendar. */
export interface EventRow extends EventTimes {
  _id: string;
  userId: string;
  title: SealedBytes;
  description: SealedBytes | null;
  color: CalendarEvent['color'];
  suggested: boolean;
}

export function eventModel(connection: Connection) {
  const wall = new Schema(
    { start: { type: String, required: true }, end: { type: String, required: true } },
    { _id: false },
  );
  const schema = new Schema<EventRow>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      title: { type: Schema.Types.Buffer, required: true },
      description: { type: Schema.Types.Buffer, default: null },
      color: { type: String, enum: [...EVENT_COLORS, EVENT_COLOR_FALLBACK], required: true },
      suggested: { type: Boolean, required: true },
      startTime: { type: Date, required: true },
      endTime: { type: Date, required: true },
      wall: { type: wall, default: null },
    },
    { collection: 'events', versionKey: false },
  );
  // Lists a person's events; a range is searched by start alone, since no event is longer than 31 days.
  schema.index({ userId: 1, startTime: 1 }, { name: 'userId_1_startTime_1' });
  return connection.model('Event', schema);
}
