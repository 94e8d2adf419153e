import { z } from 'zod';
import { EMOTIONS, INSIGHT_TYPES } from './constants.ts';
import { Day } from './text.ts';

export const Insight = z.object({
  id: z.string(),
  type: z.enum(INSIGHT_TYPES),
  title: z.string(),
  description: z.string(),
  /** The days it rests on, ascending. */
  evidence: z.array(z.object({ date: Day })).min(1),
});
export type Insight = z.infer<typeof Insight>;

export const Insights = z.object({
  insights: z.array(Insight),
  emotionPatterns: z.array(z.object({ emotion: z.string(), count: z.number().int() })),
  weeklyStats: z.object({
    totalEntries: z.number().int(),
    totalDaysAllTime: z.number().int(),
    positiveEntries: z.number().int(),
    currentStreak: z.number().int(),
    themes: z.array(z.string()),
  }),
  /** Whether the streak forgives a day without an entry in each week. */
  restDay: z.boolean(),
});
export type Insights = z.infer<typeof Insights>;

export const InsightSettings = z.object({ restDay: z.boolean() });
export type InsightSettings = z.infer<typeof InsightSettings>;

export const MAX_INSIGHT_DAYS = 366;

export const InsightDaysQuery = z.object({ from: Day, to: Day });
export type InsightDaysQuery = z.infer<typeof InsightDaysQuery>;

/** The main feeling of each day on which something was read or a mood was chosen, ascending. */
export const InsightDays = z.object({
  days: z.array(
    z.object({
      date: Day,
      /** The mood where one was chosen, else what showed most; null where none did. */
      emotion: z.enum(EMOTIONS).nullable(),
      /** From -1 to 1. */
      valence: z.number(),
    }),
  ),
});
export type InsightDays = z.infer<typeof InsightDays>;
