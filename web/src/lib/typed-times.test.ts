import { describe, expect, it } from 'vitest';
import { formatDay, formatTime, parseDay, parseTime } from './typed-times.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';

describe('a day that is typed', () => {
  it.each([
    ['today', '2026-11-18'],
    [' Tomorrow ', '2026-11-19'],
    ['yesterday', '2026-11-17'],
    ['wed', '2026-11-18'],
    ['Friday', '2026-11-20'],
    ['on monday', '2026-11-23'],
    ['next wednesday', '2026-11-25'],
    ['next mon', '2026-11-23'],
    ['in 3 days', '2026-11-21'],
    ['in 2 weeks', '2026-12-02'],
    ['2026-12-24', '2026-12-24'],
    ['dec 24', '2026-12-24'],
    ['December 24, 2027', '2027-12-24'],
    ['24 December', '2026-12-24'],
    ['24th of dec 2027', '2027-12-24'],
    ['12/24', '2026-12-24'],
    ['12/24/2027', '2027-12-24'],
    ['24.12.', '2026-12-24'],
    ['24.12.2027', '2027-12-24'],
    ['jan 5', '2027-01-05'],
    ['oct 1', '2026-10-01'],
    ['Wed, Nov 18, 2026', '2026-11-18'],
  ])('when it is %s, then it is read', (typed, day) => {
    expect(parseDay(typed, TODAY)).toBe(day);
  });

  it.each(['', 'to', 'someday', 'feb 30', '13/40', '32.1.', 'in many days', 'nov', '2026-13-01', '3pm'])(
    'when it is %j, then it is none',
    (typed) => {
      expect(parseDay(typed, TODAY)).toBeNull();
    },
  );

  it('when it is shown, then what is shown is read as the same day', () => {
    expect(formatDay(TODAY)).toBe('Wed, Nov 18, 2026');
    expect(parseDay(formatDay('2031-02-28'), TODAY)).toBe('2031-02-28');
  });
});

describe('a time that is typed', () => {
  it.each([
    ['3pm', '15:00'],
    ['3 PM', '15:00'],
    ['3:30 p.m.', '15:30'],
    ['3p', '15:00'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['11:45a', '11:45'],
    ['15:30', '15:30'],
    ['15.30', '15:30'],
    ['1530', '15:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['0:05', '00:05'],
    ['noon', '12:00'],
    ['Midnight', '00:00'],
  ])('when it is %s, then it is read', (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });

  it.each(['', 'soon', '25', '24:00', '9:75', '13pm', '0am', '15:3', 'm', '12345', '9 am to 10 am'])(
    'when it is %j, then it is none',
    (typed) => {
      expect(parseTime(typed)).toBeNull();
    },
  );

  it('when it is shown, then what is shown is read as the same time', () => {
    const times = ['00:00', '00:15', '09:05', '12:00', '12:45', '23:59'];
    expect(times.map(formatTime).map(parseTime)).toEqual(times);
    expect(formatTime('15:30')).toBe('3:30 PM');
  });
});
