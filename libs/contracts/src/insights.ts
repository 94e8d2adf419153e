import { z } from 'zod';

export const Insights = z.object({
  insights: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['pattern', 'nudge', 'progress', 'other']),
      title: z.string(),
      description: z.string(),
    }),
  ),
  emotionPatterns: z.array(z.object({ emotion: z.string(), count: z.number().int() })),
  weeklyStats: z.object({
    totalEntries: z.number().int(),
    totalDaysAllTime: z.number().int(),
    positiveEntries: z.number().int(),
    currentStreak: z.number().int(),
    themes: z.array(z.string()),
  }),
});
export type Insights = z.infer<typeof Insights>;
