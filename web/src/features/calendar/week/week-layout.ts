import { DAY_MINUTES, MINUTE_MS } from '@inkwell/contracts/constants';
import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { addMinutes, minuteOfDay, toLocalTime } from '../../../lib/wall-clock.ts';

/**
 * All sizes of the week are in px at the browser's default font size, 16 px, and drawn by `toRem`: hours, events and text
 * grow together where a person has chosen another.
 */
export const HOUR_PX = 48;
const DEFAULT_FONT_PX = 16;
/** No event is drawn lower. */
const MIN_HEIGHT_PX = 20;
/** Between an event and the next one below. */
const GAP_PX = 1;
/** '12AM' to '11PM'. */
export const HOUR_LABELS = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`,
);
const DAY_PX = (DAY_MINUTES / 60) * HOUR_PX;
/** An event that begins a quarter of an hour below another one leaves the other's title readable: see `room`. */
const TITLE_PX = HOUR_PX / 4;
/** Below a suggested one, whose title has the tick and the cross beside it. */
const ANSWERS_PX = HOUR_PX / 2;
/** How far, as a part of the column, an event is moved in that lies over an earlier one. */
const INDENT = 0.1;
const MAX_INDENTS = 5;
/** The hours of the day; the others are the night. */
const DAYTIME = { from: 6, to: 22 };

/** A size of the week as it is drawn. */
export const toRem = (px: number): string => `${px / DEFAULT_FONT_PX}rem`;

export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/**
 * The days of a week that are shown side by side.
 *
 * @param day one that is always among them
 * @param count 7, 3 or 1
 */
export function shownDays(days: readonly string[], day: string, count: number): string[] {
  const first = Math.max(0, Math.min(days.indexOf(day) - Math.floor(count / 2), days.length - count));
  return days.slice(first, first + count);
}

/** An event's place in a day's column: `top` and `height` from midnight (see `HOUR_PX`), `left` and `width` as parts of it. */
export interface PlacedEvent {
  event: CalendarEvent;
  top: number;
  height: number;
  left: number;
  width: number;
  /** How much of its height, from its top, no later event lies over. */
  room: number;
  /** Whether it begins, and ends, on this day. */
  begins: boolean;
  ends: boolean;
}

/** An all-day event's place: from one day's index to another's, both included, and its row from the top. */
export interface AllDayPlace {
  event: CalendarEvent;
  first: number;
  last: number;
  row: number;
}

/** What is drawn in a day's column. */
export interface DayLayout {
  allDay: CalendarEvent[];
  timed: PlacedEvent[];
}

interface Box {
  event: CalendarEvent;
  top: number;
  /** Where it ends as it is drawn, and by its time: a short one is drawn lower. */
  bottom: number;
  end: number;
  begins: boolean;
  ends: boolean;
}

/** Lays out events on consecutive days. One that passes midnight has a part on each day. */
export function layOutDays(
  events: readonly CalendarEvent[],
  days: readonly string[],
): ReadonlyMap<string, DayLayout> {
  const boxes = new Map<string, Box[]>(days.map((day) => [day, []]));
  const allDay = new Map<string, CalendarEvent[]>(days.map((day) => [day, []]));
  for (const event of events) {
    if (event.allDay) {
      const isOn = (day: string) =>
        event.startDate !== null && event.endDate !== null && event.startDate <= day && day <= event.endDate;
      for (const day of days) if (isOn(day)) allDay.get(day)?.push(event);
    } else for (const [day, box] of boxesOf(event, days)) boxes.get(day)?.push(box);
  }
  return new Map(
    days.map((day) => [day, { allDay: allDay.get(day) ?? [], timed: placeBoxes(boxes.get(day) ?? []) }]),
  );
}

/** The layout without the events that lie in the night as a whole. */
export function daytimeOf(layout: ReadonlyMap<string, DayLayout>): ReadonlyMap<string, DayLayout> {
  const isInDaytime = ({ top, height }: PlacedEvent) =>
    top < DAYTIME.to * HOUR_PX && top + height > DAYTIME.from * HOUR_PX;
  return new Map(
    [...layout].map(([day, { allDay, timed }]) => [day, { allDay, timed: timed.filter(isInDaytime) }]),
  );
}

/** Lays out the all-day events that touch the days, each as one bar, in as few rows as they need. */
export function layOutAllDay(events: readonly CalendarEvent[], days: readonly string[]): AllDayPlace[] {
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return [];
  const bars = events.flatMap((event) => {
    const { allDay, startDate, endDate } = event;
    if (!allDay || startDate === null || endDate === null || startDate > lastDay || endDate < firstDay)
      return [];
    const first = Math.max(0, days.indexOf(startDate));
    return [{ event, first, last: endDate >= lastDay ? days.length - 1 : days.indexOf(endDate) }];
  });
  const rowEnds: number[] = [];
  return bars
    .toSorted((a, b) => a.first - b.first || b.last - a.last || a.event.id.localeCompare(b.event.id))
    .map((bar) => {
      const free = rowEnds.findIndex((end) => end < bar.first);
      const row = free === -1 ? rowEnds.length : free;
      rowEnds[row] = bar.last;
      return { ...bar, row };
    });
}

function* boxesOf(event: CalendarEvent, days: readonly string[]): Generator<[day: string, box: Box]> {
  const [startTime, endTime] = [new Date(event.startTime), new Date(event.endTime)];
  const start = toLocalTime(startTime);
  const wallEnd = toLocalTime(endTime);
  // Where clocks go back an event may end at an earlier hour than it began.
  const end =
    wallEnd > start ? wallEnd : addMinutes(start, (endTime.getTime() - startTime.getTime()) / MINUTE_MS);
  for (const day of days) {
    const [first, last] = [minuteOfDay(start, day), minuteOfDay(end, day)];
    const [from, to] = [Math.max(0, first), Math.min(DAY_MINUTES, last)];
    if (from >= to) continue;
    const top = Math.min((from / 60) * HOUR_PX, DAY_PX - MIN_HEIGHT_PX);
    const endPx = (to / 60) * HOUR_PX;
    const bottom = Math.max(endPx, top + MIN_HEIGHT_PX);
    yield [day, { event, top, bottom, end: endPx, begins: first >= 0, ends: last <= DAY_MINUTES }];
  }
}

/** Events that begin so close together that one would cover the other's title. They share the width in lanes. */
interface Row {
  boxes: Array<Box & { lane: number }>;
  laneEnds: number[];
  /** Where the titles end of those that are in it so far. */
  titlesEnd: number;
  indents: number;
}

/**
 * Gives each event a place in its column so that its title is readable: events that begin together stand side by side, a
 * later one lies over an earlier one and a little further in.
 */
function placeBoxes(boxes: readonly Box[]): PlacedEvent[] {
  const sorted = boxes.toSorted(
    (a, b) => a.top - b.top || b.bottom - a.bottom || a.event.id.localeCompare(b.event.id),
  );
  const rows: Row[] = [];
  for (const box of sorted) {
    const last = rows.at(-1);
    const row = last && box.top < last.titlesEnd ? last : beginRow(box.top, rows);
    if (row !== last) rows.push(row);
    const free = row.laneEnds.findIndex((end) => end <= box.top);
    const lane = free === -1 ? row.laneEnds.length : free;
    row.laneEnds[lane] = box.bottom;
    row.boxes.push({ ...box, lane });
    const titleEnd = box.top + (box.event.suggested ? ANSWERS_PX : TITLE_PX);
    row.titlesEnd = Math.max(row.titlesEnd, titleEnd);
  }
  return rows.flatMap(({ boxes: members, laneEnds, indents }, index) => {
    const left = indents * INDENT;
    const width = (1 - left) / laneEnds.length;
    const nextTop = rows[index + 1]?.boxes[0]?.top ?? DAY_PX;
    return members.map(({ event, top, bottom, lane, begins, ends }) => ({
      event,
      top,
      height: bottom - top,
      left: left + lane * width,
      width,
      room: Math.min(bottom, nextTop) - top,
      begins,
      ends,
    }));
  });
}

function beginRow(top: number, earlier: readonly Row[]): Row {
  const below = earlier.filter(({ boxes }) => boxes.some(({ end }) => end > top));
  const indents = Math.min(MAX_INDENTS, Math.max(-1, ...below.map((row) => row.indents)) + 1);
  return { boxes: [], laneEnds: [], titlesEnd: top, indents };
}

/** How high an event is drawn in its place: the shortest fill theirs, all others leave a gap below. */
export const drawnHeight = (height: number): number => Math.max(MIN_HEIGHT_PX, height - GAP_PX);
