import {
  type CalendarSuggestion,
  dayOf,
  MAX_PLANNED_SUGGESTIONS,
  MAX_SUGGESTIONS,
  MINUTE_MS,
} from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { weekdayName } from '../memory/days.ts';
import { formatClock } from '../local/soulprint/calendar.ts';
import type { ActivityKind } from './kinds.ts';
import { type PlacedWish, placeWish } from './place-wish.ts';
import { type SuggestionCalendar, slotInstant } from './slots.ts';
import { type PlanningExercise, wishesOnPage } from './planned-wishes.ts';
import { type PlanWish, planWishesIn } from './wishes.ts';

/** A suggestion without its id. */
export type SuggestionDraft = Omit<CalendarSuggestion, 'id'>;

/** What the text says that its writer wants to do, each at a time that is free; at most three. */
export function suggestByRules(text: string, calendar: SuggestionCalendar): SuggestionDraft[] {
  return suggestWishes(wishesInText(text, calendar), calendar, MAX_SUGGESTIONS);
}

/** The same for what was planned in an exercise; at most eight. */
export function suggestFromExercise(
  exercise: PlanningExercise,
  page: string,
  calendar: SuggestionCalendar,
): SuggestionDraft[] {
  const wishes = wishesOnPage(exercise, page, dayOf(calendar.now, calendar.timeZone));
  return suggestWishes(
    wishes,
    calendar,
    Math.max(MAX_SUGGESTIONS, Math.min(wishes.length, MAX_PLANNED_SUGGESTIONS)),
  );
}

/** What a text says that its writer wants to do, by the clock of their place. */
export function wishesInText(text: string, { now, timeZone }: SuggestionCalendar): PlanWish[] {
  const wall = wallTimeOf(now, timeZone);
  return planWishesIn(
    text,
    dayOf(now, timeZone),
    Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
  );
}

function suggestWishes(
  wishes: readonly PlanWish[],
  calendar: SuggestionCalendar,
  most: number,
): SuggestionDraft[] {
  const drafts: SuggestionDraft[] = [];
  const taken = [...calendar.busy];
  for (const [index, wish] of wishes.entries()) {
    if (drafts.length === most) break;
    // Each of several wishes comes up before one of them comes twice.
    const left = most - drafts.length - Math.min(wishes.length - index - 1, most - 1);
    const placed = placeWish(wish, { ...calendar, busy: taken }, Math.max(left, 1));
    for (const each of placed) {
      const start = slotInstant(each.slot, calendar.timeZone);
      if (!start) continue;
      drafts.push(createDraft(wish, each, start, calendar));
      taken.push({ from: start.getTime(), to: start.getTime() + wish.minutes * MINUTE_MS });
    }
  }
  return drafts;
}

function createDraft(
  wish: PlanWish,
  placed: PlacedWish,
  start: Date,
  calendar: SuggestionCalendar,
): SuggestionDraft {
  const { title, activity, minutes, strength } = wish;
  return {
    title,
    description: activity.description,
    priority: ({ strong: 'high', plain: 'medium', weak: 'low' } as const)[strength],
    suggestedTime: start.toISOString(),
    duration: minutes,
    reasoning: explainTime(wish, placed, calendar),
    emotionalBenefit: activity.benefit,
    confidence: confidencePercent(wish, placed),
  };
}

/** How sure it is that this is meant, in percent. */
function confidencePercent({ when, strength }: PlanWish, { movedBy }: PlacedWish): number {
  const isDayNamed = when.days.length > 0;
  const isHourNamed = when.time !== null;
  const said = isDayNamed && isHourNamed ? 95 : isHourNamed ? 90 : isDayNamed || when.part ? 80 : 65;
  return said - (strength === 'weak' ? 15 : 0) - (movedBy ? 20 : 0);
}

const BEST_HOUR_REASON: Partial<Record<ActivityKind, string>> = {
  exercise: 'energy',
  creative: 'energy',
  task: 'energy',
};
const PEAK_NAMES = { Morning: 'in the morning', Noon: 'around noon', Night: 'late in the day' } as const;

function explainTime(
  { when, activity }: PlanWish,
  { slot, movedBy }: PlacedWish,
  { rhythm }: SuggestionCalendar,
): string {
  const isHourNamed = when.time !== null;
  if (movedBy === 'taken') {
    const what = isHourNamed
      ? `${formatClock(when.time ?? 0)} is taken`
      : `There is no room ${when.part ?? 'then'}`;
    return `${what}, so this is the nearest time that is free.`;
  }
  if (movedBy === 'asleep')
    return 'The hour you named lies in your sleep, so this is the nearest time outside it.';
  if (movedBy === 'skipped')
    return 'Clocks skip the hour you named, so this is the nearest time that is free.';
  if (movedBy) return 'The hour you named is over, so this is the next time that is free.';
  const day = weekdayName(slot.day);
  if (isHourNamed) return `You named ${day} at ${formatClock(slot.minute)}, and that is free.`;
  if (when.timesAWeek === 7) return 'The first of the daily times that you want, where your day is free.';
  if (when.timesAWeek !== null && when.timesAWeek > 1)
    return `One of the ${when.timesAWeek} times a week that you want, on a day with room for it.`;
  if (when.days.length > 0 && when.part === null)
    return `You named ${when.isChoice ? 'the days' : day}, and this time is free.`;
  if (when.part !== null) return `You said when, and ${formatClock(slot.minute)} on ${day} is free.`;
  if (BEST_HOUR_REASON[activity.kind])
    return `Your energy is best ${PEAK_NAMES[rhythm.peak_energy]}, and this time is free.`;
  if (activity.kind === 'read' || activity.kind === 'rest')
    return `A calm hour that is free, and that leaves your ${rhythm.target_sleep_hours} hours of sleep.`;
  return 'Nothing else is planned then.';
}
