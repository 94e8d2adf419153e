import { isFields } from './body.ts';
import { invalidValue } from './errors.ts';
import { instantOfTime } from './event-times.ts';
import { numberParameter, textParameter, type QueryParameters } from './parameters.ts';
import type { EventTime, GoogleCalendar, GoogleEvent } from './store.ts';
import { formatDateTime, isZone } from './zones.ts';

/** How a client wants to see events. */
export interface EventViewOptions {
  /** The zone of the times; undefined is the calendar's. */
  timeZone: string | undefined;
  /** Longer lists of attendees are shortened to the one whose calendar it is. */
  maxAttendees: number;
}

/** A deleted event has little more than its id. */
export type ListedEvent = Partial<GoogleEvent>;

/** @throws GoogleError 400 for a zone that is none */
export function readViewOptions(query: QueryParameters): EventViewOptions {
  const timeZone = textParameter(query, 'timeZone');
  if (timeZone !== undefined && !isZone(timeZone)) throw invalidValue('Invalid time zone.', 'timeZone');
  return { timeZone, maxAttendees: numberParameter(query, 'maxAttendees') ?? Infinity };
}

/** An event as it is answered. */
export function eventView(event: GoogleEvent, calendar: GoogleCalendar, view: EventViewOptions): GoogleEvent {
  const { attendees, originalStartTime: original } = event;
  const isLong = Array.isArray(attendees) && attendees.length > view.maxAttendees;
  return {
    ...event,
    start: toZone(event.start, calendar, view),
    end: toZone(event.end, calendar, view),
    ...(original && { originalStartTime: toZone(original, calendar, view) }),
    ...(isLong && {
      attendees: attendees.filter((each: unknown) => isFields(each) && each['self'] === true),
      attendeesOmitted: true,
    }),
  };
}

/** In a list a deleted event has its id and its status alone, and its place in its series. */
export function listedView(
  event: GoogleEvent,
  calendar: GoogleCalendar,
  view: EventViewOptions,
): ListedEvent {
  const { id, etag, status, recurringEventId, originalStartTime } = eventView(event, calendar, view);
  if (status !== 'cancelled') return eventView(event, calendar, view);
  const place = recurringEventId === undefined ? {} : { recurringEventId, originalStartTime };
  return { kind: 'calendar#event', etag, id, status, ...place };
}

function toZone(time: EventTime, calendar: GoogleCalendar, { timeZone }: EventViewOptions): EventTime {
  if (timeZone === undefined || time.date !== undefined) return time;
  return { ...time, dateTime: formatDateTime(instantOfTime(time, calendar.timeZone), timeZone) };
}
