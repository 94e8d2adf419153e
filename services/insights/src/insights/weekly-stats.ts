import { addDays, type Emotion, EMOTIONS, type Insights, mondayOf, type Theme } from '@inkwell/contracts';
import type { ReflectionRow } from '../days/reflection.model.ts';

export type StatsDay = Pick<ReflectionRow, 'date' | 'written'> & {
  entry?: Pick<NonNullable<ReflectionRow['entry']>, 'sentiment' | 'themes'> | null;
  messages?: ReadonlyArray<{ themes: Theme[] }>;
};

/**
 * The numbers of the week of `today`, Monday first. What was not analysed yet counts as neither positive nor of a theme.
 *
 * @param days the days of the week among others, in any order, each once
 */
export function weeklyStats(
  days: readonly StatsDay[],
  today: string,
): Pick<Insights['weeklyStats'], 'totalEntries' | 'positiveEntries' | 'themes'> {
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  const week = days.filter(({ date }) => date >= monday && date <= sunday);
  const written = week.filter((day) => day.written);
  return {
    totalEntries: written.length,
    positiveEntries: written.filter(({ entry }) => entry?.sentiment === 'positive').length,
    themes: byFrequency(
      week.flatMap(({ entry, messages = [] }) => [entry, ...messages].flatMap((text) => text?.themes ?? [])),
    ),
  };
}

/** Each name once, the most frequent first, of equals the first by name. */
function byFrequency(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return sortedCounts([...counts]).map(([name]) => name);
}

const sortedCounts = <Name extends string>(counts: Array<[Name, number]>): Array<[Name, number]> =>
  counts.toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1));

/** The emotions that were counted, the most frequent first, of equals the first by name. */
export function emotionPatterns(counts: Partial<Record<Emotion, number>>): Insights['emotionPatterns'] {
  const counted = EMOTIONS.map((emotion): [Emotion, number] => [emotion, counts[emotion] ?? 0]);
  return sortedCounts(counted.filter(([, count]) => count > 0)).map(([emotion, count]) => ({
    emotion,
    count,
  }));
}
