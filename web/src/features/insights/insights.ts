import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Insight, InsightDays, Insights } from '@inkwell/contracts';
import { splitSentences } from '@inkwell/contracts/sentences';
import { invalidateTopic } from '../../lib/query-client.ts';
import { getQueryFn, request, RequestError } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { useToday } from '../../lib/time.ts';
import { toast } from '../../ui/toast.ts';

/** @param today its numbers are those of the day and its week: after midnight they are asked for again */
const insightsQuery = (today: string) =>
  queryOptions({
    queryKey: ['/api/insights', today],
    queryFn: getQueryFn<Insights>({ on401: 'throw' }),
    placeholderData: keepPreviousData,
    meta: { topics: ['insights'] },
  });

export const useInsights = () => useQuery(insightsQuery(useToday()));

/** The main feeling of each day from one to another, both included. */
export const insightDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [`/api/insights/days?from=${from}&to=${to}`],
    queryFn: getQueryFn<InsightDays>({ on401: 'throw' }),
    meta: { topics: ['insights'] },
  });

/** Keeps an insight away for good. */
export const useDismissInsight = () =>
  useSingleMutation(
    {
      mutationFn: async ({ id }: Insight) => {
        try {
          await request('DELETE', `/api/insights/${id}`);
        } catch (error) {
          // Dismissed elsewhere, or it holds no more: it is gone, as was wanted.
          if (!(error instanceof RequestError && error.status === 404)) throw error;
        }
      },
      onError: () =>
        toast({
          title: 'Could not dismiss the insight',
          description: 'It is still there. Please try again.',
          variant: 'destructive',
        }),
      meta: { topics: ['insights'] },
    },
    ({ id }) => id,
  );

/** Switches the rest day of the streak. */
export function useSaveRestDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (restDay: boolean) => request('PUT', '/api/insights/settings', { restDay }),
    // Pending until the insights are read again: what is known until then is as it was before.
    onSuccess: () => invalidateTopic(client, 'insights'),
    onError: () => toast({ title: 'Could not save the change', variant: 'destructive' }),
  });
}

const firstSentence = (text: string): string => splitSentences(text)[0] ?? '';

export const countDays = (count: number): string => `${count} day${count === 1 ? '' : 's'}`;

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
    lines.push(`You've journaled on ${countDays(totalEntries)} this week${positive}`);
  }
  return lines.length > 0 ? lines : [NO_INSIGHTS];
}

/** The texts beside the streak's number. */
export const streakText = (streak: number) => ({
  unit: streak === 1 ? 'day' : 'days',
  encouragement: streak === 0 ? 'Start today!' : 'Keep going!',
});
