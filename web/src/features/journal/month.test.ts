import { describe, expect, it } from 'vitest';
import { addMonths, dayInMonth, isSelectable, moveFocus, weeksOf } from './month.ts';

describe('the days of a month', () => {
  it('when a month is laid out, then its weeks start on Monday and hold its days only', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('when months are added, then years and short months hold', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(dayInMonth('2026-03-31', '2026-02')).toBe('2026-02-28');
    expect(dayInMonth('2026-03-15', '2026-02')).toBe('2026-02-15');
  });

  it('when a day is today or was written on, then it can be chosen; ahead or empty, then not', () => {
    const written = new Set(['2026-11-18', '2026-11-25']);
    expect(isSelectable('2026-11-21', '2026-11-21', written)).toBe(true);
    expect(isSelectable('2026-11-18', '2026-11-21', written)).toBe(true);
    expect(isSelectable('2026-11-19', '2026-11-21', written)).toBe(false);
    expect(isSelectable('2026-11-22', '2026-11-21', written)).toBe(false);
    expect(isSelectable('2026-11-25', '2026-11-21', written)).toBe(false);
  });

  it('when keys move the focus, then by day, week, month and never past today', () => {
    const from = (key: string, day = '2026-11-18') => moveFocus(day, key, '2026-11-21');
    expect(from('ArrowLeft')).toBe('2026-11-17');
    expect(from('ArrowUp')).toBe('2026-11-11');
    expect(from('ArrowRight')).toBe('2026-11-19');
    expect(from('ArrowDown')).toBe('2026-11-21');
    expect(from('Home')).toBe('2026-11-16');
    expect(from('End', '2026-11-04')).toBe('2026-11-08');
    expect(from('PageUp', '2026-10-31')).toBe('2026-09-30');
    expect(from('PageDown')).toBe('2026-11-21');
    expect(from('a')).toBeUndefined();
  });
});
