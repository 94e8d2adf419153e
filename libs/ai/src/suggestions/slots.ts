import {
  addDays,
  CALENDAR_STEP_MINUTES,
  DAY_MINUTES,
  dayOf,
  MINUTE_MS,
  type TimeZoneRef,
} from '@inkwell/contracts';
import { instantOf, wallTimeOf } from '@inkwell/contracts/wall-clock';
import { timeOf } from '../clock.ts';
import { type AwakeHours, awakeHours, type DailyRhythm } from './rhythm.ts';

/** A stretch of time, in ms since the epoch; its end is not part of it. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** What decides when something can be. */
export interface SuggestionCalendar {
  now: Date;
  timeZone: TimeZoneRef;
  /** What is planned already. */
  busy: readonly TimeSpan[];
  rhythm: DailyRhythm;
}

/** A time by the person's clock. Minutes of the day may pass 1440: then it is the next day. */
export interface DayMinute {
  day: string;
  minute: number;
}

const MIN_RANGE_MINUTES = 30;
/** Nothing is suggested for a moment that has begun by the time it is read. */
const MIN_LEAD_MS = 10 * MINUTE_MS;
/** So far ahead something is suggested where no day is named. */
export const DEFAULT_DAYS_AHEAD = 7;
/** Later nothing is suggested. */
const MAX_DAYS_AHEAD = 90;
/** So far ahead the calendar is read: until the last one's end, wherever the person is. */
export const READ_DAYS = MAX_DAYS_AHEAD + 2;
/** What a step of a plan takes where nothing else was said. */
export const USUAL_MINUTES = 30;

/** Shows a slot as `YYYY-MM-DD HH:mm`. */
export function formatSlot({ day, minute }: DayMinute): string {
  const within = minute % DAY_MINUTES;
  const date = addDays(day, Math.floor(minute / DAY_MINUTES));
  return `${date} ${timeOf(within)}`;
}

/** The instant of a slot; null where clocks skip it. */
export function slotInstant(slot: DayMinute, timeZone: TimeZoneRef): Date | null {
  const wall = `${formatSlot(slot)}:00`;
  const instant = instantOf(wall, timeZone);
  return wallTimeOf(instant, timeZone) === wall ? instant : null;
}

/** Why something cannot be at a time; null where it can. */
export type SlotObstacle = 'past' | 'asleep' | 'taken' | 'skipped' | 'far';

/** Whether something of so many minutes can be then: not in the past, in the sleep hours or on an event. */
export function findObstacle(
  slot: DayMinute,
  minutes: number,
  calendar: SuggestionCalendar,
): SlotObstacle | null {
  const { now, timeZone, busy, rhythm } = calendar;
  const start = slotInstant(slot, timeZone)?.getTime();
  if (start === undefined) return 'skipped';
  if (start < now.getTime() + MIN_LEAD_MS) return 'past';
  if (start > now.getTime() + MAX_DAYS_AHEAD * DAY_MINUTES * MINUTE_MS) return 'far';
  const end = start + minutes * MINUTE_MS;
  if (busy.some(({ from, to }) => from < end && to > start)) return 'taken';
  return isAwake(slot.minute % DAY_MINUTES, minutes, awakeHours(rhythm)) ? null : 'asleep';
}

/** Whether all of it lies between getting up and going to bed. */
function isAwake(minute: number, minutes: number, { wake, bed }: AwakeHours): boolean {
  const lies = (start: number) => start >= wake && start + minutes <= bed;
  // After midnight the evening before goes on.
  return lies(minute) || lies(minute + DAY_MINUTES);
}

/** Where in a day something may be, and where it is best; in minutes of the day. */
export interface IdealRange {
  from: number;
  /** It has ended by then. */
  to: number;
  ideal: number;
}

/** The free time of a day that is nearest to the best one, the earlier of two; null where there is none. */
export function freeSlotIn(
  day: string,
  range: IdealRange,
  minutes: number,
  calendar: SuggestionCalendar,
): DayMinute | null {
  const first = Math.ceil(range.from / CALENDAR_STEP_MINUTES) * CALENDAR_STEP_MINUTES;
  const starts: number[] = [];
  for (let minute = first; minute + minutes <= range.to; minute += CALENDAR_STEP_MINUTES) starts.push(minute);
  // The nearest first: each look at a clock costs time.
  const minute = starts
    .toSorted((a, b) => Math.abs(a - range.ideal) - Math.abs(b - range.ideal))
    .find((start) => findObstacle({ day, minute: start }, minutes, calendar) === null);
  return minute === undefined ? null : { day, minute };
}

/** The times of the coming days at which nothing is planned and the person is awake; none shorter than half an hour. */
export function freeRanges(
  calendar: SuggestionCalendar,
  first = dayOf(calendar.now, calendar.timeZone),
): Array<{ day: string; from: number; to: number }> {
  const { wake, bed } = awakeHours(calendar.rhythm);
  const found: Array<{ day: string; from: number; to: number }> = [];
  for (let ahead = 0; ahead <= DEFAULT_DAYS_AHEAD; ahead += 1) {
    const day = addDays(first, ahead);
    let from: number | null = null;
    for (
      let minute = Math.ceil(wake / CALENDAR_STEP_MINUTES) * CALENDAR_STEP_MINUTES;
      minute <= bed;
      minute += CALENDAR_STEP_MINUTES
    ) {
      const isFree =
        minute + CALENDAR_STEP_MINUTES <= bed &&
        findObstacle({ day, minute }, CALENDAR_STEP_MINUTES, calendar) === null;
      if (isFree) from ??= minute;
      else if (from !== null) {
        if (minute - from >= MIN_RANGE_MINUTES) found.push({ day, from, to: minute });
        from = null;
      }
    }
  }
  return found;
}
