import type { Emotion } from '@inkwell/contracts';
import { type DayContent, emotionsByWeight } from '../days/day-summary.ts';

/** So that a day of many texts does not have all feelings. */
const MAX_FEELINGS = 2;

/** The strongest feelings of a day, or of some of its texts. A chosen mood comes first. */
export function strongestFeelings(day: DayContent): Emotion[] {
  const read = emotionsByWeight(day).filter((emotion) => emotion !== day.mood);
  return [...(day.mood ? [day.mood] : []), ...read].slice(0, MAX_FEELINGS);
}
