import { queryOptions } from '@tanstack/react-query';
import type { Insights } from '@inkwell/contracts';
import { getQueryFn } from '../../lib/request.ts';

export const insightsQuery = queryOptions({
  queryKey: ['/api/insights'],
  queryFn: getQueryFn<Insights>({ on401: 'throw' }),
  meta: { topics: ['insights'] },
});

const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();

const days = (count: number): string => `${count} day${count === 1 ? '' : 's'}`;

const NO_INSIGHTS = 'Start exploring with the AI to get personalized insights about your emotional patterns.';

/** The lines under 'Recent Insights'. */
export function recentInsights({ insights, emotionPatterns, weeklyStats }: Insights): string[] {
  const lines = (['nudge', 'progress'] as const).flatMap((type) => {
    const found = insights.find((insight) => insight.type === type);
    return found ? [firstSentence(found.description)] : [];
  });
  const top = emotionPatterns[0];
  if (top) lines.push(`Your most frequent emotion has been "${top.emotion}"`);
  const { totalEntries, positiveEntries } = weeklyStats;
  if (totalEntries > 0) {
    const positive = positiveEntries > 0 ? `, ${positiveEntries} with positive sentiment` : '';
    lines.push(`You've journaled on ${days(totalEntries)} this week${positive}`);
  }
  return lines.length > 0 ? lines : [NO_INSIGHTS];
}

/** The texts beside the streak's number. */
export const streakText = (streak: number) => ({
  unit: streak === 1 ? 'day' : 'days',
  encouragement: streak === 0 ? 'Start today!' : 'Keep going!',
});
