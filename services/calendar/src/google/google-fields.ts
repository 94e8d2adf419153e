import {
  addDays,
  cutText,
  EVENT_COLOR_FALLBACK,
  EVENT_COLORS,
  InvitationResponse,
  LIMITS,
  MAX_EVENT_DAYS,
  MIN_EVENT_MINUTES,
  MINUTE_MS,
} from '@inkwell/contracts';
import { z } from 'zod';
import type { Attendance } from '../event.model.ts';
import type { EventFields } from '../event-fields.ts';
import { type EventTimes, lastDayOf, MAX_EVENT_MS } from '../event-times.ts';
import type { GoogleEvent } from './google-calls.ts';

/** Between an event here and its fields at Google, https://developers.google.com/workspace/calendar/api/v3/reference/events. */

const UNTITLED = '(No title)';

// Each of ours has one of Google's eleven colours; the first, which events have by themselves, is the calendar's own.
const COLOR_IDS: ReadonlyArray<[EventFields['color'], string]> = [
  ['#E76F51', '6'],
  ['#E9C46A', '5'],
  ['#2A9D8F', '2'],
  ['#264653', '8'],
  ['#E63946', '11'],
  ['#F77F00', '4'],
  ['#FCBF49', '7'],
  [EVENT_COLOR_FALLBACK, '3'],
];
const idOfColor = new Map(COLOR_IDS);
const colorOfId = new Map(COLOR_IDS.map(([color, id]) => [id, color]));

export type EventTexts = Pick<EventFields, 'title' | 'description' | 'color'>;

export function textsOfGoogle({ summary, description, colorId }: GoogleEvent): EventTexts {
  const title = cutText((summary ?? '').trim(), LIMITS.eventTitle);
  const text = cutText(description ?? '', LIMITS.eventDescription);
  return {
    title: title === '' ? UNTITLED : title,
    description: text === '' ? null : text,
    color: colorId ? (colorOfId.get(colorId) ?? EVENT_COLOR_FALLBACK) : EVENT_COLORS[0],
  };
}

/** What Google is told of the texts; null takes a field away. */
export const toGoogleTexts = ({ title, description, color }: EventTexts): GoogleEvent => ({
  summary: title,
  description,
  colorId: idOfColor.get(color) ?? null,
});

const GoogleTime = z.union([
  z.object({ date: z.iso.date() }),
  z.object({ dateTime: z.iso.datetime({ offset: true }), timeZone: z.string().nullish() }),
]);

/** When an event is, as it is written to a row. `wall` has whole days. */
export interface GoogleTimes extends EventTimes {
  /** Of a series: the zone of its clocks; null for whole days. */
  zone: string | null;
  /** It is longer than an event of ours may be. */
  isLong: boolean;
}

/** @returns null for an event without times, or with none that can be read */
export function timesOfGoogle({ start, end }: Pick<GoogleEvent, 'start' | 'end'>): GoogleTimes | null {
  const [from, to] = [GoogleTime.safeParse(start), GoogleTime.safeParse(end)];
  if (!from.success || !to.success) return null;
  if ('date' in from.data && 'date' in to.data) {
    const lastDay = addDays(to.data.date, -1);
    const days = lastDay < from.data.date ? from.data.date : lastDay;
    const isLong = days > addDays(from.data.date, MAX_EVENT_DAYS - 1);
    const wall = { start: `${from.data.date} 00:00:00`, end: `${days} 23:59:59` };
    const instant = (time: string) => new Date(`${time.replace(' ', 'T')}Z`);
    return { startTime: instant(wall.start), endTime: instant(wall.end), wall, zone: null, isLong };
  }
  if (!('dateTime' in from.data) || !('dateTime' in to.data)) return null;
  const startTime = new Date(from.data.dateTime);
  const length = Date.parse(to.data.dateTime) - startTime.getTime();
  // Ours have a length; Google's may have none.
  const endTime = new Date(startTime.getTime() + (length <= 0 ? MIN_EVENT_MINUTES * MINUTE_MS : length));
  return { startTime, endTime, wall: null, zone: from.data.timeZone ?? 'UTC', isLong: length > MAX_EVENT_MS };
}

/** How the person takes part: what they have answered, and whether they have marked the time as free. */
export function attendanceOfGoogle({ attendees, transparency }: GoogleEvent): Attendance {
  const own = attendees?.find(({ self }) => self === true);
  const response = InvitationResponse.safeParse(own?.responseStatus).data;
  return { ...(response && { response }), ...(transparency === 'transparent' && { isFree: true }) };
}

/** The days of an event of whole days, both included. */
export function wholeDayRange({ start, end }: NonNullable<EventTimes['wall']>): {
  first: string;
  last: string;
} {
  return { first: start.slice(0, 10), last: lastDayOf(end) };
}

/** What Google is told of when an event is. Both kinds of time are named: a patch keeps what is not. */
export function toGoogleTimes({ startTime, endTime, wall }: EventTimes, zone: string | null): GoogleEvent {
  if (wall) {
    const { first, last } = wholeDayRange(wall);
    return {
      start: { date: first, dateTime: null, timeZone: null },
      end: { date: addDays(last, 1), dateTime: null, timeZone: null },
    };
  }
  return {
    start: { dateTime: startTime.toISOString(), timeZone: zone, date: null },
    end: { dateTime: endTime.toISOString(), timeZone: zone, date: null },
  };
}
