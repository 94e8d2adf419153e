import { addDays, currentStreak, type Insights, mondayOf } from '@inkwell/contracts';

/**
 * The numbers of the sidebar and the panel. `days` are all days with an entry, in any order, each once.
 * Sentiment and themes come with the analysis of entries; what is not analysed counts as neither.
 */
export function weeklyStats(days: string[], today: string): Insights['weeklyStats'] {
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  return {
    totalEntries: days.filter((day) => day >= monday && day <= sunday).length,
    totalDaysAllTime: days.length,
    positiveEntries: 0,
    currentStreak: currentStreak(days, today),
    themes: [],
  };
}
