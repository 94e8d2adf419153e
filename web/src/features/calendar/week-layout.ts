import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { minuteOfDay, toLocalTime } from './wall-clock.ts';

export const HOUR_PX = 48;
const MIN_HEIGHT_PX = 20;
const DAY_MINUTES = 1_440;

export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

export const allDayEvents = (events: readonly CalendarEvent[], day: string): CalendarEvent[] =>
  events.filter(
    ({ allDay, startDate, endDate }) =>
      allDay && startDate !== null && endDate !== null && startDate <= day && day <= endDate,
  );

/** An event's position in a day's column; overlapping events share the width in lanes. */
export interface PlacedEvent {
  event: CalendarEvent;
  top: number;
  height: number;
  lane: number;
  lanes: number;
}

/** Lays out a day's timed events: `top` and `height` in px from midnight, and lanes for overlapping events. */
export function placeEvents(events: readonly CalendarEvent[], day: string): PlacedEvent[] {
  const spans = events
    .filter(({ allDay }) => !allDay)
    .map((event) => ({
      event,
      start: Math.max(0, minuteOfDay(toLocalTime(new Date(event.startTime)), day)),
      end: Math.min(DAY_MINUTES, minuteOfDay(toLocalTime(new Date(event.endTime)), day)),
    }))
    .filter(({ start, end }) => start < end && start < DAY_MINUTES && end > 0)
    .map(({ event, start, end }) => ({
      event,
      top: (start / 60) * HOUR_PX,
      bottom: Math.max((end / 60) * HOUR_PX, (start / 60) * HOUR_PX + MIN_HEIGHT_PX),
    }))
    .toSorted((a, b) => a.top - b.top || b.bottom - a.bottom || a.event.id.localeCompare(b.event.id));

  const placed: PlacedEvent[] = [];
  let group: PlacedEvent[] = [];
  let laneEnds: number[] = [];
  const closeGroup = () => {
    for (const each of group) each.lanes = laneEnds.length;
    placed.push(...group);
    group = [];
    laneEnds = [];
  };
  for (const { event, top, bottom } of spans) {
    if (laneEnds.length > 0 && laneEnds.every((end) => end <= top)) closeGroup();
    const free = laneEnds.findIndex((end) => end <= top);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = bottom;
    group.push({ event, top, height: bottom - top, lane, lanes: 1 });
  }
  closeGroup();
  return placed;
}
