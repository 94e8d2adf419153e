import { currentStreak, latestDay } from '@inkwell/contracts';
import type { ReflectionModel } from '../days/reflection.model.ts';

/** A few years at once; the days are read in an index. */
const BATCH_DAYS = 1_000;

/**
 * The streak of a person, from the newest of their written days back to where it begins.
 *
 * @param newest their newest written days, the newest first
 * @param isAll whether there are no older ones
 */
export async function readStreak(
  Reflection: ReflectionModel,
  person: { userId: string; restDay: boolean; today: string },
  { newest, isAll }: { newest: string[]; isAll: boolean },
): Promise<number> {
  const { userId, restDay, today } = person;
  const days = [...newest];
  const latest = latestDay(days, today);
  for (let isComplete = isAll; ;) {
    const streak = currentStreak(days, today, { restDay });
    // Where a day that was read is not part of the streak, no older one is.
    const isOver = streak < days.filter((day) => day <= latest).length;
    const oldest = days.at(-1);
    if (isComplete || isOver || oldest === undefined) return streak;
    const older = await Reflection.find({ userId, written: true, date: { $lt: oldest } }, { _id: 0, date: 1 })
      .sort({ date: -1 })
      .limit(BATCH_DAYS)
      .lean();
    days.push(...older.map(({ date }) => date));
    isComplete = older.length < BATCH_DAYS;
  }
}
