import { describe, expect, test } from 'vitest';
import { birthInstant } from './birth-time.ts';

const utc = (date: string, time: string, zone: string) =>
  birthInstant(date, time, zone).instant.toISOString().slice(0, 16);

describe('a local time becomes UTC by the rules of its day', () => {
  test.each([
    ['winter', '2024-01-15', '12:00', 'Europe/Stockholm', '2024-01-15T11:00'],
    ['summer', '2024-07-15', '12:00', 'Europe/Stockholm', '2024-07-15T10:00'],
    ['a summer in the south', '1990-01-15', '12:00', 'Australia/Sydney', '1990-01-15T01:00'],
    ['double summer time', '1943-07-26', '02:30', 'Europe/London', '1943-07-26T00:30'],
    ['a British winter on summer time', '1940-12-25', '12:00', 'Europe/London', '1940-12-25T11:00'],
    ['war time in January', '1943-01-19', '09:45', 'America/Chicago', '1943-01-19T14:45'],
    ['half an hour', '1985-08-15', '06:00', 'Asia/Kolkata', '1985-08-15T00:30'],
    ['local mean time', '1900-06-01', '12:00', 'Europe/Lisbon', '1900-06-01T12:36'],
  ])('when it is %s, then its offset counts', (_, date, time, zone, expected) => {
    expect(utc(date, time, zone)).toBe(expected);
  });

  // The file backzone of the time zone database; Berlin, Brussels and Abidjan had other rules.
  test.each([
    ['Sweden kept winter time in the war', '1943-07-01', '12:00', 'Europe/Stockholm', '1943-07-01T11:00'],
    ['the only summer time of 1916', '1916-07-01', '12:00', 'Europe/Stockholm', '1916-07-01T10:00'],
    ['Berlin did not', '1943-07-01', '12:00', 'Europe/Berlin', '1943-07-01T10:00'],
    ['Amsterdam was ahead by 19 minutes', '1930-01-01', '12:00', 'Europe/Amsterdam', '1930-01-01T11:40'],
    ['Norway had summers of its own', '1962-07-01', '12:00', 'Europe/Oslo', '1962-07-01T10:00'],
    ['Iceland was an hour behind', '1965-11-21', '07:50', 'Atlantic/Reykjavik', '1965-11-21T08:50'],
  ])('when the zone was merged with a neighbour, then %s', (_, date, time, zone, expected) => {
    expect(utc(date, time, zone)).toBe(expected);
  });
});

describe('on the days when the clocks are changed', () => {
  test('when the time was skipped, then it is as much later as the clocks went forward', () => {
    expect(birthInstant('2024-03-31', '02:30', 'Europe/Stockholm')).toEqual({
      instant: new Date('2024-03-31T01:30Z'),
      clock: 'skipped',
    });
  });

  test('when the time came twice, then it is the earlier one', () => {
    expect(birthInstant('2024-10-27', '02:30', 'Europe/Stockholm')).toEqual({
      instant: new Date('2024-10-27T00:30Z'),
      clock: 'doubled',
    });
    expect(utc('2023-11-05', '01:30', 'America/New_York')).toBe('2023-11-05T05:30');
  });

  test('when the time is beside the change, then it is plain', () => {
    for (const [time, expected] of [
      ['01:59', '00:59'],
      ['03:00', '01:00'],
    ] as const) {
      const { instant, clock } = birthInstant('2024-03-31', time, 'Europe/Stockholm');
      expect([instant.toISOString().slice(11, 16), clock]).toEqual([expected, 'plain']);
    }
  });

  test('when a whole day was skipped, then it is read as the next', () => {
    expect(birthInstant('2011-12-30', '12:00', 'Pacific/Apia')).toEqual({
      instant: new Date('2011-12-30T22:00Z'),
      clock: 'skipped',
    });
  });
});

test('when there is no such date, time or zone, then it throws', () => {
  expect(() => birthInstant('2025-02-29', '12:00', 'Europe/Paris')).toThrow(RangeError);
  expect(() => birthInstant('2025-02-28', '24:00', 'Europe/Paris')).toThrow(RangeError);
  expect(() => birthInstant('2025-02-28', '12:00', 'Europe/Atlantis')).toThrow(RangeError);
});
