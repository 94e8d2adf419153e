import type { Sentiment, Theme } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { emotionPatterns, type StatsDay, weeklyStats } from './weekly-stats.ts';

const written = (date: string, sentiment?: Sentiment, themes: Theme[] = []): StatsDay => ({
  date,
  written: true,
  ...(sentiment && { entry: { sentiment, themes } }),
});

// 2026-11-16 is a Monday.
describe('weekly statistics', () => {
  it('when a week begins, then its Monday and its Sunday count and their neighbours do not', () => {
    const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((date) => written(date));
    for (const today of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      expect(weeklyStats(days, today).totalEntries, today).toBe(2);
    }
    expect(weeklyStats(days, '2026-11-23').totalEntries).toBe(1);
  });

  it('when entries of the week were analysed, then the positive ones are counted', () => {
    const days = [
      written('2026-11-15', 'positive'),
      written('2026-11-16', 'positive'),
      written('2026-11-17', 'neutral'),
      written('2026-11-18', 'negative'),
      written('2026-11-19'),
      { date: '2026-11-20', written: false, entry: { sentiment: 'positive' as const, themes: [] } },
    ];
    expect(weeklyStats(days, '2026-11-20')).toEqual({ totalEntries: 4, positiveEntries: 1, themes: [] });
  });

  it('when pages and messages have themes, then each counts, the most frequent first, ties by name', () => {
    const days = [
      written('2026-11-15', 'neutral', ['travel', 'money']),
      written('2026-11-16', 'neutral', ['work', 'sleep']),
      { ...written('2026-11-17', 'neutral', ['work']), messages: [{ themes: ['mother'] as Theme[] }] },
      { date: '2026-11-18', written: false, messages: [{ themes: ['mother', 'work'] as Theme[] }] },
    ];
    expect(weeklyStats(days, '2026-11-18').themes).toEqual(['work', 'mother', 'sleep']);
  });

  it('when nothing was written, then all is zero', () => {
    expect(weeklyStats([], '2026-11-17')).toEqual({ totalEntries: 0, positiveEntries: 0, themes: [] });
  });
});

describe('emotion patterns', () => {
  it('when emotions were counted, then the most frequent comes first, ties go by name, none has no count', () => {
    expect(emotionPatterns({ sadness: 2, joy: 2, calm: 7, anger: 0 })).toEqual([
      { emotion: 'calm', count: 7 },
      { emotion: 'joy', count: 2 },
      { emotion: 'sadness', count: 2 },
    ]);
  });
});
