import { addDays, dayOf } from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import type { ActivityKind } from './kinds.ts';
import { rangeOfKind, rangeOfPart } from './ranges.ts';
import { awakeHours } from './rhythm.ts';
import {
  type Calendar,
  DAYS_AHEAD,
  freeSlotIn,
  obstacleAt,
  type Obstacle,
  type Range,
  type Slot,
} from './slots.ts';
import type { Wish } from './wishes.ts';

/** A time for a wish. */
export interface Placed {
  slot: Slot;
  /** Why it is not the hour that was said; null where it is, or where none was. */
  movedBy: Obstacle | null;
}

/** A day later weighs as much as so many minutes away from the best hour. */
const DAY_WEIGHT = 90;

/** The times for a wish, at most `most`; none where there is no free one. */
export function placeWish(wish: Wish, calendar: Calendar, most: number): Placed[] {
  const { when } = wish;
  const today = dayOf(calendar.now, calendar.timeZone);
  if (when.days.length > 0 && !when.isChoice)
    return [...when.days].slice(0, most).flatMap((day) => placeOn(day, wish, calendar) ?? []);
  const days = when.isChoice ? when.days : daysFrom(today, DAYS_AHEAD + 1);
  const often = Math.min(when.timesAWeek ?? 1, most);
  return when.timesAWeek === 7 || often < 2
    ? [bestOf(days, wish, calendar)].filter((placed) => placed !== null)
    : spreadOver(days, often, wish, calendar);
}

const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

/** Times on several days, with days between them where that can be. */
function spreadOver(days: readonly string[], often: number, wish: Wish, calendar: Calendar): Placed[] {
  const placed: Placed[] = [];
  const step = Math.max(1, Math.floor(DAYS_AHEAD / Math.max(often, wish.when.timesAWeek ?? 1)));
  let rest = days;
  while (placed.length < often) {
    const next = bestOf(rest, wish, calendar);
    if (!next) break;
    placed.push(next);
    const index = days.indexOf(next.slot.day);
    rest = days.slice(index + step);
  }
  return placed;
}

/** The day on which it lies nearest to the best hour, the earlier the better. */
function bestOf(days: readonly string[], wish: Wish, calendar: Calendar): Placed | null {
  let best: { placed: Placed; weight: number } | null = null;
  for (const [index, day] of days.entries()) {
    const placed = placeOn(day, wish, calendar);
    if (!placed || (placed.movedBy === 'past' && index < days.length - 1)) continue;
    const away = Math.abs(placed.slot.minute - rangeOf(wish, day, calendar).ideal);
    const weight = away + index * DAY_WEIGHT;
    if (!best || weight < best.weight) best = { placed, weight };
  }
  return best?.placed ?? null;
}

function placeOn(day: string, wish: Wish, calendar: Calendar): Placed | null {
  const { when, minutes, activity } = wish;
  const range = rangeOf(wish, day, calendar);
  if (when.time !== null) {
    const said = { day, minute: range.ideal };
    const obstacle = obstacleAt(said, minutes, calendar);
    if (obstacle === null || (obstacle === 'asleep' && IS_FIXED[activity.kind] === true))
      return { slot: said, movedBy: null };
    const slot = freeSlotIn(day, range, minutes, calendar);
    return slot && { slot, movedBy: obstacle };
  }
  const slot = freeSlotIn(day, range, minutes, calendar);
  if (slot) return { slot, movedBy: null };
  // A named part of the day that is full: another hour of that day, where the day was named too.
  if (when.part === null || when.days.length === 0 || when.isChoice) return null;
  const other = freeSlotIn(day, { ...awakeRange(calendar), ideal: range.ideal }, minutes, calendar);
  return other && { slot: other, movedBy: 'taken' };
}

function rangeOf(wish: Wish, day: string, calendar: Calendar): Range {
  const { rhythm } = calendar;
  const { when, minutes } = wish;
  if (when.time !== null)
    return { ...awakeRange(calendar), ideal: minuteOfWish(wish, isOverOn(day, calendar)) };
  return when.part === null ? rangeOfKind(wish, rhythm) : rangeOfPart(when.part, minutes, rhythm);
}

function awakeRange({ rhythm }: Calendar): Omit<Range, 'ideal'> {
  const { wake, bed } = awakeHours(rhythm);
  return { from: wake, to: bed };
}

/** What others wait for, or leaves without one, keeps its hour also in the sleep: a train, a dinner. */
const IS_FIXED: Partial<Record<ActivityKind, true>> = { task: true, meal: true, social: true, call: true };
const EARLY = 7 * 60;

/**
 * The hour that is meant, in minutes of the day: 'lunch at 1' is in the afternoon, 'exercise at 7' in the morning, unless
 * that is over.
 */
export function minuteOfWish(
  { when, activity, title }: Pick<Wish, 'when' | 'activity' | 'title'>,
  isOver: (minute: number) => boolean,
): number {
  const time = when.time ?? 0;
  if (!when.isHalfOpen) return time;
  const morning = time % 720;
  const isLate = morning < EARLY;
  const isWithOthers =
    ['meal', 'social', 'call'].includes(activity.kind) &&
    !(morning >= 540 && morning < 720) &&
    !/breakfast|brunch|petit-déjeuner|frühstück|desayun|café da manhã/i.test(title);
  return isLate || isWithOthers || (when.timesAWeek === null && isOver(morning)) ? morning + 720 : morning;
}

const isOverOn =
  (day: string, { now, timeZone }: Calendar) =>
  (minute: number): boolean =>
    wallTimeOf(now, timeZone).slice(0, 10) === day && minuteOf(now, timeZone) >= minute;

function minuteOf(now: Date, timeZone: Calendar['timeZone']): number {
  const [hour = 0, minute = 0] = wallTimeOf(now, timeZone).slice(11, 16).split(':').map(Number);
  return hour * 60 + minute;
}
