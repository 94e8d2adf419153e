import { addDays, type CalendarEvent, type Place, type SaveEvent } from '@inkwell/contracts';
import { invalidFields } from '@inkwell/service';
import { instantOf, wallMsBetween, wallTimeOf, type WallTime } from './local-time.ts';

const MS_PER_DAY = 86_400_000;
/** The longest event, on the clock's count. */
export const LONGEST_MS = 31 * MS_PER_DAY;
// Beyond, instants leave the four digits of a year that ISO 8601 and the clock's text have.
const YEARS = { min: 1900, max: 2999 };

/** When an event is, as it is stored. */
export interface EventTimes {
  /** For an all-day event: where the person was who saved it last. */
  startTime: Date;
  endTime: Date;
  /** Set for an all-day event alone: it keeps its days in whatever zone it is read. */
  wall: { start: WallTime; end: WallTime } | null;
}

type Wanted = Pick<SaveEvent, 'startTime' | 'endTime'>;

/**
 * Turns the times that a person typed into those that are stored.
 *
 * @param before the event's times until now: one that still reads the same on the clock stays the instant it
 *   was, which tells the two hours apart that share their names when clocks go back
 * @throws AppError `invalid` naming the field
 */
export function timesOf(wanted: Wanted, place: Place, before?: EventTimes): EventTimes {
  const length = wallMsBetween(wanted.startTime, wanted.endTime);
  checkWanted(wanted, length);
  const resolve = (wall: WallTime, known: Date | undefined) =>
    known && wallTimeOf(known, place) === wall ? known : instantOf(wall, place);

  const timed = before?.wall === null ? before : undefined;
  const startTime = resolve(wanted.startTime, timed?.startTime);
  const end = resolve(wanted.endTime, timed?.endTime);
  // A start in an hour that the clock leaves out moves on and may pass the end: the length then holds.
  const endTime = end > startTime ? end : new Date(startTime.getTime() + length);
  const wall = isAllDay(wanted, length) ? { start: wanted.startTime, end: wanted.endTime } : null;
  return { startTime, endTime, wall };
}

function checkWanted({ startTime, endTime }: Wanted, length: number): void {
  for (const [field, wall] of Object.entries({ startTime, endTime })) {
    const year = Number(wall.slice(0, 4));
    if (year < YEARS.min || year > YEARS.max) {
      throw invalidFields({ [field]: `must lie between the years ${YEARS.min} and ${YEARS.max}` });
    }
  }
  if (length <= 0) throw invalidFields({ endTime: 'must be after the start' });
  if (length > LONGEST_MS) throw invalidFields({ endTime: 'must be at most 31 days after the start' });
}

function isAllDay({ startTime, endTime }: Wanted, length: number): boolean {
  return length >= MS_PER_DAY || (startTime.endsWith(' 00:00:00') && endTime.endsWith(' 23:59:59'));
}

type Shown = Pick<CalendarEvent, 'startTime' | 'endTime' | 'allDay' | 'startDate' | 'endDate'>;

/** The times as the person sees them where they are now. */
export function showTimes({ startTime, endTime, wall }: EventTimes, place: Place): Shown {
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
    startTime: instantOf(wall.start, place).toISOString(),
    endTime: instantOf(wall.end, place).toISOString(),
    allDay: true,
    startDate: wall.start.slice(0, 10),
    endDate: lastDayOf(wall.end),
  };
}

/** An end at midnight belongs to the day that ends there. */
function lastDayOf(end: WallTime): string {
  const day = end.slice(0, 10);
  return end.endsWith(' 00:00:00') ? addDays(day, -1) : day;
}
