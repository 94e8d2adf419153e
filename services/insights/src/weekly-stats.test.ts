import { describe, expect, it } from 'vitest';
import { weeklyStats } from './weekly-stats.ts';

// 2026-11-16 is a Monday.
describe('weekly statistics', () => {
  it('when a week begins, then its Monday and its Sunday count and their neighbours do not', () => {
    const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];
    for (const today of ['2026-11-16', '2026-11-19', '2026-11-22']) {
      expect(weeklyStats(days, today), today).toMatchObject({ totalEntries: 2, totalDaysAllTime: 4 });
    }
    expect(weeklyStats(days, '2026-11-23').totalEntries).toBe(1);
  });

  it('when days follow each other, then they are the streak, over the edge of the week too', () => {
    const days = ['2026-11-17', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-01'];
    expect(weeklyStats(days, '2026-11-17').currentStreak).toBe(4);
    expect(weeklyStats(days, '2026-11-18').currentStreak).toBe(4);
    expect(weeklyStats(days, '2026-11-19').currentStreak).toBe(0);
  });

  it('when nothing was written, then all is zero', () => {
    expect(weeklyStats([], '2026-11-17')).toEqual({
      totalEntries: 0,
      totalDaysAllTime: 0,
      positiveEntries: 0,
      currentStreak: 0,
      themes: [],
    });
  });
});
