import {
  type CalendarEvent,
  EVENT_COLOR_FALLBACK,
  EVENT_COLORS,
  type EventScope,
  InvitationResponse,
  MINUTE_MS,
} from '@inkwell/contracts';
import { type Connection, Schema } from 'mongoose';
import type { StoredFields } from './event-fields.ts';
import type { EventTimes } from './event-times.ts';

/** How long what was deleted can be restored, in ms. */
export const RESTORABLE_MS = 10 * MINUTE_MS;
/** How long it is kept where its copy at Google cannot be deleted. */
export const FORGET_AFTER_SECONDS = 7 * 24 * 3_600;

/** A single event, a series, or what is kept of a deleted instance or of a series before a change. */
export interface EventRow extends EventTimes, StoredFields {
  _id: string;
  userId: string;
  series?: StoredSeries | null;
  /** Of a series, and of an event of more than 31 days, from its first moment to its last. */
  span?: { from: Date; to: Date } | null;
  /** Counts the changes, so that none overwrites another. */
  revision?: number | null;
  deletedAt?: Date | null;
  /** Until when a restored event can be restored again. */
  restorableUntil?: Date | null;
  removal?: RemovedFromSeries | null;
  /** On a row that is a series as it was before a change. */
  change?: SeriesChangeMark | null;
  /** Under which the client that created it may send it again. */
  clientId?: string;
  /** Of what was accepted: the suggestion it comes from. */
  suggestionId?: string;
  /** The id that a suggestion has by what it was accepted with. Rows without it were accepted as `suggestionId`. */
  acceptedAs?: string;
  /** Its copy at Google. */
  google?: GoogleCopy | null;
  /** When a change of it is to be sent to Google; absent where nothing is. */
  sendDueAt?: Date | null;
  /** When it was last changed here. */
  changedAt?: Date | null;
  /** When what was deleted goes for good. Without it: once Google has deleted its copy, or after a week. */
  expiresAt?: Date | null;
}

/** How a person takes part, as it stands at Google. Absent: what nobody was invited to, and that takes its time. */
export interface Attendance {
  response?: InvitationResponse;
  isFree?: boolean;
}

/** The event at Google that a row stands for, as both sides last had it in common. */
export interface GoogleCopy extends Attendance {
  /** Which calendar it is in: a keyed hash of the calendar's id, which is often an e-mail address. */
  calendar: string;
  id: string;
  source: CalendarEvent['source'];
  readOnly: boolean;
  /** It is an instance of a series that the calendar cannot hold. */
  isApart?: boolean;
  /** The event, or a series and each of its exceptions; none where Google has deleted it, or has not got it yet. */
  parts: GooglePart[];
  /** The last full list that had it. */
  seen?: string | null;
  /** Of one of Google's: the moment of it that was nearest to now when it was taken in. */
  at?: Date | null;
}

export interface GooglePart {
  /** Of an exception, by the rule of its series; null: the event or the series itself. */
  day: string | null;
  /** Keyed hashes of what it says. */
  hash: string;
  etag: string | null;
}

/** Where an event was made, and how the person takes part. */
export type EventSource = Pick<CalendarEvent, 'source' | 'readOnly' | 'response' | 'busy'>;

export const eventSource = ({ google }: EventRow): EventSource => ({
  source: google?.source ?? 'inkwell',
  readOnly: google?.readOnly ?? false,
  ...toShownAttendance(google ?? {}),
});

const RESPONSES_WITHOUT_TIME: ReadonlySet<InvitationResponse | undefined> = new Set([
  'declined',
  'tentative',
]);

export const toShownAttendance = ({
  response,
  isFree,
}: Attendance): Pick<CalendarEvent, 'response' | 'busy'> => ({
  response: response ?? null,
  busy: isFree !== true && !RESPONSES_WITHOUT_TIME.has(response),
});

/** How an event repeats. Its first instance has the row's own times. */
export interface StoredSeries {
  recurrence: string;
  zone: string | null;
  offset: number | null;
  start: string;
  end: string;
  lastDay: string | null;
  exceptions: StoredException[];
}

export interface StoredException extends Partial<StoredFields>, Attendance {
  day: string;
  removed: boolean;
  times: EventTimes | null;
}

/** What a deleted instance took with it from its series. */
export interface RemovedFromSeries {
  seriesId: string;
  scope: EventScope;
  day: string;
  /** As they were before: of the day, or from it on. */
  exceptions: StoredException[];
  before: Pick<StoredSeries, 'recurrence' | 'lastDay'>;
  /** What was left, to which alone the rest can be added again. */
  left: Pick<StoredSeries, 'recurrence' | 'start'>;
  restored: boolean;
}

/** A change of several instances, by which its series can be found as the change left it. */
export interface SeriesChangeMark {
  seriesId: string;
  /** The revision that it gave the series. */
  revision: number;
  /** What it made of this and the following; null where it changed all. */
  restId: string | null;
  restored: boolean;
}

/** The end of a series without one. */
export const OPEN_SERIES_END = new Date('9999-12-31T00:00:00Z');

export function eventModel(connection: Connection) {
  const noId = { _id: false } as const;
  const wall = new Schema(
    { start: { type: String, required: true }, end: { type: String, required: true } },
    noId,
  );
  const times = new Schema({ startTime: Date, endTime: Date, wall: { type: wall, default: null } }, noId);
  const attendance = { response: { type: String, enum: InvitationResponse.options }, isFree: Boolean };
  const color = { type: String, enum: [...EVENT_COLORS, EVENT_COLOR_FALLBACK] };
  const exception = new Schema(
    {
      day: { type: String, required: true },
      removed: { type: Boolean, required: true },
      times: { type: times, default: null },
      title: Schema.Types.Buffer,
      description: Schema.Types.Buffer,
      color,
      suggested: Boolean,
      ...attendance,
    },
    noId,
  );
  const series = new Schema(
    {
      recurrence: { type: String, required: true },
      zone: { type: String, default: null },
      offset: { type: Number, default: null },
      start: { type: String, required: true },
      end: { type: String, required: true },
      lastDay: { type: String, default: null },
      exceptions: { type: [exception], required: true },
    },
    noId,
  );
  const removal = new Schema(
    {
      seriesId: { type: String, required: true },
      scope: { type: String, required: true },
      day: { type: String, required: true },
      exceptions: { type: [exception], required: true },
      before: new Schema({ recurrence: String, lastDay: { type: String, default: null } }, noId),
      left: new Schema({ recurrence: String, start: String }, noId),
      restored: { type: Boolean, required: true },
    },
    noId,
  );
  const change = new Schema(
    {
      seriesId: { type: String, required: true },
      revision: { type: Number, required: true },
      restId: { type: String, default: null },
      restored: { type: Boolean, required: true },
    },
    noId,
  );
  const google = new Schema(
    {
      calendar: { type: String, required: true },
      id: { type: String, required: true },
      source: { type: String, required: true },
      readOnly: { type: Boolean, required: true },
      isApart: Boolean,
      ...attendance,
      parts: [
        new Schema(
          {
            day: { type: String, default: null },
            hash: { type: String, required: true },
            etag: { type: String, default: null },
          },
          noId,
        ),
      ],
      seen: String,
      at: Date,
    },
    noId,
  );
  const schema = new Schema<EventRow>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      title: { type: Schema.Types.Buffer, required: true },
      description: { type: Schema.Types.Buffer, default: null },
      color: { ...color, required: true },
      suggested: { type: Boolean, required: true },
      startTime: { type: Date, required: true },
      endTime: { type: Date, required: true },
      wall: { type: wall, default: null },
      series,
      span: new Schema({ from: Date, to: Date }, noId),
      revision: Number,
      deletedAt: Date,
      restorableUntil: Date,
      removal,
      change,
      clientId: String,
      suggestionId: String,
      acceptedAs: String,
      google,
      sendDueAt: Date,
      changedAt: Date,
      expiresAt: Date,
    },
    { collection: 'events', versionKey: false },
  );
  // Lists a person's events; a range is searched by start alone: what is longer than 31 days has a span.
  schema.index({ userId: 1, startTime: 1 }, { name: 'userId_1_startTime_1' });
  // Lists a person's series and longer events of a range: those that are not over when it begins.
  schema.index(
    { userId: 1, 'span.to': 1, 'span.from': 1 },
    { name: 'userId_1_span_1', partialFilterExpression: { 'span.to': { $exists: true } } },
  );
  // One event for each of a client's ids, however often it is sent.
  schema.index(
    { userId: 1, clientId: 1 },
    {
      name: 'userId_1_clientId_1',
      unique: true,
      partialFilterExpression: { clientId: { $exists: true } },
    },
  );
  // One event for each suggestion, however often it is accepted.
  schema.index(
    { userId: 1, suggestionId: 1 },
    {
      name: 'userId_1_suggestionId_1',
      unique: true,
      partialFilterExpression: { suggestionId: { $exists: true } },
    },
  );
  // Deleted events go when they can no longer be restored.
  schema.index({ expiresAt: 1 }, { name: 'expiresAt_1', expireAfterSeconds: 0 });
  // At the latest: what an earlier version deleted, and what could not be deleted at Google.
  schema.index(
    { deletedAt: 1 },
    {
      name: 'deletedAt_1',
      expireAfterSeconds: FORGET_AFTER_SECONDS,
      partialFilterExpression: { deletedAt: { $exists: true } },
    },
  );
  // One row for each event of Google's.
  schema.index(
    { userId: 1, 'google.calendar': 1, 'google.id': 1 },
    {
      name: 'userId_1_google_1',
      unique: true,
      partialFilterExpression: { 'google.id': { $exists: true } },
    },
  );
  // Counts what a person has from a calendar of Google's, and finds what is farthest from now.
  schema.index(
    { userId: 1, 'google.calendar': 1, 'google.at': 1 },
    { name: 'userId_1_google.at_1', partialFilterExpression: { 'google.at': { $exists: true } } },
  );
  // What is to be sent to Google: of all people, and of one.
  const isUnsent = { sendDueAt: { $exists: true } };
  schema.index({ sendDueAt: 1 }, { name: 'sendDueAt_1', partialFilterExpression: isUnsent });
  schema.index(
    { userId: 1, sendDueAt: 1 },
    { name: 'userId_1_sendDueAt_1', partialFilterExpression: isUnsent },
  );
  return connection.model('Event', schema);
}
