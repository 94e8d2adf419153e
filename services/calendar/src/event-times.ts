import {
  addDays,
  ALL_DAY_MINUTES,
  type CalendarEvent,
  DAY_MS,
  EVENT_YEARS,
  MAX_EVENT_DAYS,
  MINUTE_MS,
  type SaveEvent,
  type TimeZoneRef,
} from '@inkwell/contracts';
import { invalidFields } from '@inkwell/service';
import { instantOf, wallMsBetween, wallTimeOf, type WallTime } from '@inkwell/contracts/wall-clock';

/** The longest event, in wall-clock time: a day has 24 hours. */
export const MAX_EVENT_MS = MAX_EVENT_DAYS * DAY_MS;

/** When an event is, as it is stored. */
export interface EventTimes {
  /** For an all-day event: in the zone in which it was last saved. */
  startTime: Date;
  endTime: Date;
  /** Wall times of an all-day event, which keeps its days in every zone; null for all other events. */
  wall: WallTimes | null;
}

type TypedTimes = Pick<SaveEvent, 'startTime' | 'endTime'>;

/**
 * Turns the times that a person typed into those that are stored.
 *
 * @param before the event's times before an edit. A time whose wall-clock reading is unchanged keeps its instant:
 *   when clocks go back, the same reading stands for two instants
 * @throws AppError `invalid` naming the field
 */
export function readTypedTimes(typed: TypedTimes, timeZone: TimeZoneRef, before?: EventTimes): EventTimes {
  const timedBefore = before?.wall === null ? before : undefined;
  const isStill = (wall: WallTime, current: Date | undefined) =>
    current !== undefined && wallTimeOf(current, timeZone) === wall;
  // Over the hour that comes twice the end may read earlier than the start.
  if (
    timedBefore &&
    isStill(typed.startTime, timedBefore.startTime) &&
    isStill(typed.endTime, timedBefore.endTime)
  ) {
    return { startTime: timedBefore.startTime, endTime: timedBefore.endTime, wall: null };
  }

  const length = wallMsBetween(typed.startTime, typed.endTime);
  checkTimes(typed, length);
  const resolve = (wall: WallTime, current: Date | undefined) =>
    current && isStill(wall, current) ? current : instantOf(wall, timeZone);
  const startTime = resolve(typed.startTime, timedBefore?.startTime);
  const end = resolve(typed.endTime, timedBefore?.endTime);
  // A start in the hour that is skipped when clocks go forward moves on and may pass the end: keep the length.
  const endTime = end > startTime ? end : new Date(startTime.getTime() + length);
  const wall = isAllDay(typed, length) ? { start: typed.startTime, end: typed.endTime } : null;
  return { startTime, endTime, wall };
}

/** Wall times in a time zone: what a series gives its instances. */
export interface WallTimes {
  start: WallTime;
  end: WallTime;
}

/** When an event is whose wall times are known. As with typed times, a start that is skipped keeps the length. */
export function timesOfWall(wall: WallTimes, timeZone: TimeZoneRef, allDay: boolean): EventTimes {
  const startTime = instantOf(wall.start, timeZone);
  const end = instantOf(wall.end, timeZone);
  const endTime = end > startTime ? end : new Date(startTime.getTime() + wallLengthMs(wall));
  return { startTime, endTime, wall: allDay ? wall : null };
}

/** The wall times of an event in `timeZone`. */
export function wallTimesOf({ startTime, endTime, wall }: EventTimes, timeZone: TimeZoneRef): WallTimes {
  return wall ?? { start: wallTimeOf(startTime, timeZone), end: wallTimeOf(endTime, timeZone) };
}

/** The length of an event on the clock, in ms. */
export const wallLengthMs = ({ start, end }: WallTimes): number => wallMsBetween(start, end);

export function addToWall(wall: WallTime, ms: number): WallTime {
  const moved = new Date(Date.parse(`${wall.replace(' ', 'T')}Z`) + ms);
  return moved.toISOString().slice(0, 19).replace('T', ' ');
}

export function isSameTimes(one: EventTimes, other: EventTimes): boolean {
  return one.wall && other.wall
    ? one.wall.start === other.wall.start && one.wall.end === other.wall.end
    : one.wall === other.wall &&
        one.startTime.getTime() === other.startTime.getTime() &&
        one.endTime.getTime() === other.endTime.getTime();
}

function checkTimes({ startTime, endTime }: TypedTimes, length: number): void {
  for (const [field, wall] of Object.entries({ startTime, endTime })) {
    const year = Number(wall.slice(0, 4));
    if (year < EVENT_YEARS.min || year > EVENT_YEARS.max) {
      throw invalidFields({
        [field]: `must lie between the years ${EVENT_YEARS.min} and ${EVENT_YEARS.max}`,
      });
    }
  }
  if (length <= 0) throw invalidFields({ endTime: 'must be after the start' });
  if (length > MAX_EVENT_MS)
    throw invalidFields({ endTime: `must be at most ${MAX_EVENT_DAYS} days after the start` });
}

function isAllDay({ startTime, endTime }: TypedTimes, length: number): boolean {
  return (
    length >= ALL_DAY_MINUTES * MINUTE_MS ||
    (startTime.endsWith(' 00:00:00') && endTime.endsWith(' 23:59:59'))
  );
}

type ShownTimes = Pick<CalendarEvent, 'startTime' | 'endTime' | 'allDay' | 'startDate' | 'endDate'>;

/** The times of an event as they are answered to a reader in `timeZone`. */
export function showTimes({ startTime, endTime, wall }: EventTimes, timeZone: TimeZoneRef): ShownTimes {
  if (!wall) {
    return {
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      allDay: false,
      startDate: null,
      endDate: null,
    };
  }
  return {
    startTime: instantOf(wall.start, timeZone).toISOString(),
    endTime: instantOf(wall.end, timeZone).toISOString(),
    allDay: true,
    startDate: wall.start.slice(0, 10),
    endDate: lastDayOf(wall.end),
  };
}

/** The last day of an all-day event: an end at midnight counts as the day before. */
export function lastDayOf(end: WallTime): string {
  const day = end.slice(0, 10);
  return end.endsWith(' 00:00:00') ? addDays(day, -1) : day;
}
