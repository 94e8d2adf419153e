import { addDays, dayOf } from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import type { ActivityKind } from './kinds.ts';
import { rangeOfKind, rangeOfPart } from './ranges.ts';
import { awakeHours } from './rhythm.ts';
import {
  type SuggestionCalendar,
  DEFAULT_DAYS_AHEAD,
  freeSlotIn,
  findObstacle,
  type SlotObstacle,
  type IdealRange,
  type DayMinute,
} from './slots.ts';
import type { PlanWish } from './wishes.ts';

/** A time for a wish. */
export interface PlacedWish {
  slot: DayMinute;
  /** Why it is not the hour that was said; null where it is, or where none was. */
  movedBy: SlotObstacle | null;
}

/** A day later weighs as much as so many minutes away from the best hour. */
const DAY_WEIGHT_MINUTES = 90;

/** The times for a wish, at most `most`; none where there is no free one. */
export function placeWish(wish: PlanWish, calendar: SuggestionCalendar, most: number): PlacedWish[] {
  const { when } = wish;
  const today = dayOf(calendar.now, calendar.timeZone);
  if (when.days.length > 0 && !when.isChoice)
    return [...when.days].slice(0, most).flatMap((day) => placeOnDay(day, wish, calendar) ?? []);
  const days = when.isChoice ? when.days : consecutiveDays(today, DEFAULT_DAYS_AHEAD + 1);
  const often = Math.min(when.timesAWeek ?? 1, most);
  return when.timesAWeek === 7 || often < 2
    ? [placeOnBestDay(days, wish, calendar)].filter((placed) => placed !== null)
    : placeOnSeveralDays(days, often, wish, calendar);
}

const consecutiveDays = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

/** Times on several days, with days between them where that can be. */
function placeOnSeveralDays(
  days: readonly string[],
  often: number,
  wish: PlanWish,
  calendar: SuggestionCalendar,
): PlacedWish[] {
  const placed: PlacedWish[] = [];
  const step = Math.max(1, Math.floor(DEFAULT_DAYS_AHEAD / Math.max(often, wish.when.timesAWeek ?? 1)));
  let rest = days;
  while (placed.length < often) {
    const next = placeOnBestDay(rest, wish, calendar);
    if (!next) break;
    placed.push(next);
    const index = days.indexOf(next.slot.day);
    rest = days.slice(index + step);
  }
  return placed;
}

/** The day on which it lies nearest to the best hour, the earlier the better. */
function placeOnBestDay(
  days: readonly string[],
  wish: PlanWish,
  calendar: SuggestionCalendar,
): PlacedWish | null {
  let best: { placed: PlacedWish; weight: number } | null = null;
  for (const [index, day] of days.entries()) {
    const placed = placeOnDay(day, wish, calendar);
    if (!placed || (placed.movedBy === 'past' && index < days.length - 1)) continue;
    const away = Math.abs(placed.slot.minute - rangeOfWish(wish, day, calendar).ideal);
    const weight = away + index * DAY_WEIGHT_MINUTES;
    if (!best || weight < best.weight) best = { placed, weight };
  }
  return best?.placed ?? null;
}

function placeOnDay(day: string, wish: PlanWish, calendar: SuggestionCalendar): PlacedWish | null {
  const { when, minutes, activity } = wish;
  const range = rangeOfWish(wish, day, calendar);
  if (when.time !== null) {
    const said = { day, minute: range.ideal };
    const obstacle = findObstacle(said, minutes, calendar);
    if (obstacle === null || (obstacle === 'asleep' && KEEPS_HOUR[activity.kind] === true))
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

function rangeOfWish(wish: PlanWish, day: string, calendar: SuggestionCalendar): IdealRange {
  const { rhythm } = calendar;
  const { when, minutes } = wish;
  if (when.time !== null)
    return { ...awakeRange(calendar), ideal: minuteOfWish(wish, createIsOver(day, calendar)) };
  return when.part === null ? rangeOfKind(wish, rhythm) : rangeOfPart(when.part, minutes, rhythm);
}

function awakeRange({ rhythm }: SuggestionCalendar): Omit<IdealRange, 'ideal'> {
  const { wake, bed } = awakeHours(rhythm);
  return { from: wake, to: bed };
}

/** What others wait for, or leaves without one, keeps its hour also in the sleep: a train, a dinner. */
const KEEPS_HOUR: Partial<Record<ActivityKind, true>> = { task: true, meal: true, social: true, call: true };
const EARLY_MINUTE = 7 * 60;

/**
 * The hour that is meant, in minutes of the day: 'lunch at 1' is in the afternoon, 'exercise at 7' in the morning, unless
 * that is over.
 */
export function minuteOfWish(
  { when, activity, title }: Pick<PlanWish, 'when' | 'activity' | 'title'>,
  isOver: (minute: number) => boolean,
): number {
  const time = when.time ?? 0;
  if (!when.isHalfOpen) return time;
  const morning = time % 720;
  const isLate = morning < EARLY_MINUTE;
  const isWithOthers =
    ['meal', 'social', 'call'].includes(activity.kind) &&
    !(morning >= 540 && morning < 720) &&
    !/breakfast|brunch|petit-déjeuner|frühstück|desayun|café da manhã/i.test(title);
  return isLate || isWithOthers || (when.timesAWeek === null && isOver(morning)) ? morning + 720 : morning;
}

const createIsOver =
  (day: string, { now, timeZone }: SuggestionCalendar) =>
  (minute: number): boolean =>
    wallTimeOf(now, timeZone).slice(0, 10) === day && minuteOfDay(now, timeZone) >= minute;

function minuteOfDay(now: Date, timeZone: SuggestionCalendar['timeZone']): number {
  const [hour = 0, minute = 0] = wallTimeOf(now, timeZone).slice(11, 16).split(':').map(Number);
  return hour * 60 + minute;
}
