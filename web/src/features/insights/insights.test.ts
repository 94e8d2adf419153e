import type { Insights } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { recentInsights, streakText } from './insights.ts';

const none: Insights = {
  insights: [],
  emotionPatterns: [],
  weeklyStats: { totalEntries: 0, totalDaysAllTime: 0, positiveEntries: 0, currentStreak: 0, themes: [] },
  restDay: false,
};
const evidence = [{ date: '2026-03-02' }];
const week = (totalEntries: number, positiveEntries: number): Insights => ({
  ...none,
  weeklyStats: { ...none.weeklyStats, totalEntries, positiveEntries },
});

describe('recent insights', () => {
  it('when there is nothing yet, then the line says how to begin', () => {
    expect(recentInsights(none)).toEqual([
      'Start exploring with the AI to get personalized insights about your emotional patterns.',
    ]);
  });

  it('when there are insights, then the lines are the first sentences of nudge and progress, and the top emotion', () => {
    const lines = recentInsights({
      ...none,
      insights: [
        { id: '1', type: 'progress', title: 'P', description: 'You wrote 3.5 pages. Well.', evidence },
        { id: '2', type: 'pattern', title: 'X', description: 'Not said.', evidence },
        { id: '3', type: 'nudge', title: 'N', description: 'Take a walk! Then rest.', evidence },
      ],
      emotionPatterns: [
        { emotion: 'hope', count: 4 },
        { emotion: 'calm', count: 2 },
      ],
    });
    expect(lines).toEqual([
      'Take a walk!',
      'You wrote 3.5 pages.',
      'Your most frequent emotion has been "hope"',
    ]);
  });

  it.each([
    ['今天我去公园。看到了很多花。', '今天我去公园。'],
    ['よく眠れた！明日も散歩する。', 'よく眠れた！'],
    ['आज मैं पार्क गया। कल फिर।', 'आज मैं पार्क गया।'],
    ['วันนี้ดีมาก', 'วันนี้ดีมาก'],
  ])('when an insight says %j, then its line is %j', (description, line) => {
    expect(
      recentInsights({ ...none, insights: [{ id: '1', type: 'nudge', title: 'N', description, evidence }] }),
    ).toEqual([line]);
  });

  it('when there were entries this week, then they are counted', () => {
    expect(recentInsights(week(1, 0))).toEqual(["You've journaled on 1 day this week"]);
    expect(recentInsights(week(3, 2))).toEqual([
      "You've journaled on 3 days this week, 2 with positive sentiment",
    ]);
  });

  it('when the streak is zero, one or more, then the texts fit', () => {
    expect(streakText(0)).toEqual({ unit: 'days', encouragement: 'Start today!' });
    expect(streakText(1)).toEqual({ unit: 'day', encouragement: 'Keep going!' });
    expect(streakText(2)).toEqual({ unit: 'days', encouragement: 'Keep going!' });
  });
});
