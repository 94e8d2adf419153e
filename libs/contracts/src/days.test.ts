import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  countDaysBetween,
  currentStreak,
  dayOf,
  isDay,
  isZone,
  mondayOf,
  weekdayOf,
} from './days.ts';

describe('calendar days', () => {
  it('when a day does not exist, then it is refused', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const text of ['2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00', '', '0000-00-00']) {
      expect(isDay(text), text).toBe(false);
    }
  });

  it('when the zone and the offset disagree, then the zone decides', () => {
    const at = new Date('2026-01-01T03:30:00Z');
    expect(dayOf(at, { zone: 'America/New_York', offset: -600 })).toBe('2025-12-31');
    expect(dayOf(at, { offset: 300 })).toBe('2025-12-31');
    expect(dayOf(at, { offset: -600 })).toBe('2026-01-01');
    expect(dayOf(at)).toBe('2026-01-01');
  });

  it('when a zone is unknown, then it is no zone', () => {
    expect(isZone('Europe/Stockholm')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
  });

  it('when senders spell zones in thousands of ways, then a zone in use is not made again', () => {
    const spellings = Array.from({ length: 3_000 }, (_, number) =>
      Array.from('america/new_york')
        .map((letter, bit) => (number & (1 << bit) ? letter.toUpperCase() : letter))
        .join(''),
    );
    dayOf(new Date(), { zone: 'Europe/Stockholm' });
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const zone of spellings) {
      expect(isZone(zone)).toBe(true);
      dayOf(new Date(), { zone: 'Europe/Stockholm' });
    }
    const zones = made.mock.calls.map(([, options]) => options?.timeZone);
    expect(zones).not.toContain('Europe/Stockholm');
    made.mockRestore();
  });

  it('when days are added over a month and a leap day, then the calendar holds', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('when days are counted over a leap day and backwards, then the calendar holds', () => {
    expect(countDaysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(countDaysBetween('2026-01-01', '2025-12-31')).toBe(-1);
  });

  it('when weekdays are counted, then Monday is 0 and Sunday 6', () => {
    expect(weekdayOf('2026-11-16')).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
  });

  it('when it is any day of a week, then its Monday is found', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });

  it('when today is still open, then the streak of yesterday holds; after a gap it is over', () => {
    const days = ['2026-11-19', '2026-11-18', '2026-11-20', '2026-11-15', '2026-11-20'];
    expect(currentStreak(days, '2026-11-20')).toBe(3);
    expect(currentStreak(days, '2026-11-21')).toBe(3);
    expect(currentStreak(days, '2026-11-22')).toBe(0);
    expect(currentStreak([], '2026-11-22')).toBe(0);
  });

  // 2026-11-16 is a Monday.
  it.each([
    { what: 'one day is missing', days: ['20', '18', '17'], today: '20', streak: 3 },
    { what: 'two days of one week are missing', days: ['20', '17'], today: '20', streak: 1 },
    {
      what: 'a Sunday and the Monday after it are missing',
      days: ['18', '17', '14', '13'],
      today: '18',
      streak: 4,
    },
    { what: 'today is open and yesterday is missing', days: ['18', '17'], today: '20', streak: 2 },
    { what: 'today is open and two days are missing', days: ['17', '16'], today: '20', streak: 0 },
    { what: 'nothing was written', days: [], today: '20', streak: 0 },
  ])('when a rest day a week is forgiven and $what, then the streak is $streak', (row) => {
    const days = row.days.map((day) => `2026-11-${day}`);
    expect(currentStreak(days, `2026-11-${row.today}`, { restDay: true })).toBe(row.streak);
  });

  it.each([
    { what: 'today and tomorrow were written', days: ['27', '26'], streak: 2 },
    { what: 'tomorrow alone was written', days: ['27'], streak: 1 },
    { what: 'tomorrow and the days before today were written', days: ['27', '25', '24'], streak: 1 },
    { what: 'all days up to tomorrow were written', days: ['25', '27', '24', '26'], streak: 4 },
    { what: 'a day after tomorrow was written', days: ['28', '26'], streak: 1 },
  ])('when it is the 26th and $what, then the streak is $streak', ({ days, streak }) => {
    expect(
      currentStreak(
        days.map((day) => `2026-11-${day}`),
        '2026-11-26',
      ),
    ).toBe(streak);
  });

  it('when tomorrow is written and today is not, then a rest day is forgiven between them', () => {
    expect(currentStreak(['2026-11-27', '2026-11-25'], '2026-11-26', { restDay: true })).toBe(2);
  });

  it('when no rest day is forgiven, then one missing day ends the streak', () => {
    expect(currentStreak(['2026-11-20', '2026-11-18'], '2026-11-20')).toBe(1);
  });
});
