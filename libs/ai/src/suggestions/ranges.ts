import { MEAL_TIMES } from './activities.ts';
import type { ActivityKind, PartOfDay } from './kinds.ts';
import { awakeHours, type DailyRhythm } from './rhythm.ts';
import type { IdealRange } from './slots.ts';
import type { PlanWish } from './wishes.ts';

const NOON_MINUTE = 720;
const END_OF_WORK_MINUTE = 1_020;
const EVENING_MINUTE = 1_080;

/** When somebody is at their best who is so in the morning, at noon, at night. */
const PEAK_MINUTES: Record<DailyRhythm['peak_energy'], Record<'exercise' | 'work', number>> = {
  Morning: { exercise: 420, work: 540 },
  Noon: { exercise: 735, work: 780 },
  Night: { exercise: 1_110, work: 1_170 },
};

/** The range of a part of the day. */
export function rangeOfPart(part: PartOfDay, minutes: number, rhythm: DailyRhythm): IdealRange {
  const { wake, bed } = awakeHours(rhythm);
  const last = bed - minutes;
  const ranges: Record<PartOfDay, IdealRange> = {
    'before work': { from: wake, to: 540, ideal: wake + 30 },
    morning: { from: wake, to: NOON_MINUTE, ideal: Math.max(480, wake + 30) },
    midday: { from: 690, to: 840, ideal: 750 },
    afternoon: { from: NOON_MINUTE, to: 1_110, ideal: 900 },
    'after work': { from: END_OF_WORK_MINUTE, to: Math.min(1_320, bed), ideal: 1_050 },
    evening: { from: END_OF_WORK_MINUTE, to: bed, ideal: Math.min(1_170, last) },
    'before bed': { from: Math.max(EVENING_MINUTE, last - 75), to: bed, ideal: last - 15 },
  };
  return ranges[part];
}

/** Where a wish belongs that names no hour. */
export function rangeOfKind({ activity, title, minutes }: PlanWish, rhythm: DailyRhythm): IdealRange {
  const { wake, bed } = awakeHours(rhythm);
  const last = bed - minutes;
  const day = (ideal: number): IdealRange => ({ from: Math.max(wake, 480), to: Math.min(bed, 1_290), ideal });
  const peak = PEAK_MINUTES[rhythm.peak_energy];
  const meal = MEAL_TIMES[title.split(' ')[0]?.toLowerCase() ?? ''];
  const ranges: Record<ActivityKind, IdealRange> = {
    exercise: { from: wake, to: Math.min(bed, 1_260), ideal: Math.max(peak.exercise, wake + 30) },
    meditate: { from: wake, to: bed, ideal: wake + 30 },
    read: { from: Math.max(wake, 540), to: bed, ideal: last - 15 },
    rest: day(/relax|unwind|bath|wind/i.test(title) ? 1_200 : 930),
    meal: meal ? { from: meal.at - 60, to: meal.at + meal.minutes + 90, ideal: meal.at } : day(1_140),
    call: day(1_110),
    social: day(/^(?:coffee|tea|cake)/i.test(title) ? 960 : 1_110),
    trait: day(1_110),
    creative: day(peak.work),
    task: day(peak.work),
  };
  return ranges[activity.kind];
}
