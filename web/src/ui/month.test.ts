import { describe, expect, it } from 'vitest';
import { addMonths, focusAfterKey, sameDayInMonth, weeksOf } from './month.ts';

describe('the days of a month', () => {
  it('when a month is split into weeks, then they start on Monday and contain its days only', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('when months are added, then years change and short months end on their last day', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(sameDayInMonth('2026-03-31', '2026-02')).toBe('2026-02-28');
    expect(sameDayInMonth('2026-03-15', '2026-02')).toBe('2026-02-15');
  });

  it('when a key is pressed, then the focus moves by day, week or month, never past the last', () => {
    const from = (key: string, day = '2026-11-18') => focusAfterKey(day, key, '2026-11-21');
    expect(from('ArrowLeft')).toBe('2026-11-17');
    expect(from('ArrowUp')).toBe('2026-11-11');
    expect(from('ArrowRight')).toBe('2026-11-19');
    expect(from('ArrowDown')).toBe('2026-11-21');
    expect(from('Home')).toBe('2026-11-16');
    expect(from('End', '2026-11-04')).toBe('2026-11-08');
    expect(from('PageUp', '2026-10-31')).toBe('2026-09-30');
    expect(from('PageDown')).toBe('2026-11-21');
    expect(from('a')).toBeUndefined();
    expect(focusAfterKey('2026-11-21', 'ArrowRight', undefined)).toBe('2026-11-22');
  });
});
