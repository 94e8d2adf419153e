import { describe, expect, it } from 'vitest';
import { showTimes, readTypedTimes } from './event-times.ts';

const newYork = { zone: 'America/New_York' };
const tokyo = { zone: 'Asia/Tokyo' };
const iso = (times: { startTime: Date; endTime: Date }) => [
  times.startTime.toISOString(),
  times.endTime.toISOString(),
];
const fieldsOf = (startTime: string, endTime: string) => {
  try {
    readTypedTimes({ startTime, endTime }, newYork);
  } catch (error) {
    return (error as { context: { fields: object } }).context.fields;
  }
  return {};
};

describe('the times of an event', () => {
  it('when the end is not after the start, then the end is named', () => {
    for (const end of ['2026-11-20 09:00:00', '2026-11-20 08:59:59', '2026-11-19 10:00:00']) {
      expect(fieldsOf('2026-11-20 09:00:00', end)).toEqual({ endTime: 'must be after the start' });
    }
    expect(fieldsOf('2026-11-20 09:00:00', '2026-11-20 09:00:01')).toEqual({});
  });

  it('when it lasts more than 31 days, then the end is named; the clocks going back do not count', () => {
    expect(fieldsOf('2026-10-20 00:00:00', '2026-11-20 00:00:00')).toEqual({});
    expect(fieldsOf('2026-10-20 00:00:00', '2026-11-20 00:00:01')).toEqual({
      endTime: 'must be at most 31 days after the start',
    });
  });

  it('when a year is out of reach, then the field is named', () => {
    expect(fieldsOf('1899-12-31 23:00:00', '1900-01-01 00:00:00')).toHaveProperty('startTime');
    expect(fieldsOf('2999-12-31 23:00:00', '3000-01-01 00:00:00')).toHaveProperty('endTime');
    expect(fieldsOf('0000-01-01 00:00:00', '0000-01-01 01:00:00')).toHaveProperty('startTime');
  });

  it('when the start falls into the missing hour, then the event keeps its length', () => {
    const times = readTypedTimes(
      { startTime: '2026-03-08 02:30:00', endTime: '2026-03-08 03:15:00' },
      newYork,
    );
    expect(iso(times)).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-08T08:15:00.000Z']);
  });

  it('when an event lies in the second of two equal hours, then an edit of its title leaves it there', () => {
    const before = {
      startTime: new Date('2026-11-01T06:30:00Z'),
      endTime: new Date('2026-11-01T06:45:00Z'),
      wall: null,
    };
    const same = { startTime: '2026-11-01 01:30:00', endTime: '2026-11-01 01:45:00' };
    expect(iso(readTypedTimes(same, newYork, before))).toEqual(iso(before));
    expect(iso(readTypedTimes(same, newYork))).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T05:45:00.000Z',
    ]);
    const longer = { ...same, endTime: '2026-11-01 01:50:00' };
    expect(iso(readTypedTimes(longer, newYork, before))).toEqual([
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T06:50:00.000Z',
    ]);
  });
});

describe('all-day events', () => {
  it.each([
    ['2026-11-20 00:00:00', '2026-11-20 23:59:59', '2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-21 00:00:00', '2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-22 23:59:59', '2026-11-20', '2026-11-22'],
    ['2026-11-20 10:00:00', '2026-11-21 10:00:00', '2026-11-20', '2026-11-21'],
    // The day on which the clocks go forward has 23 hours.
    ['2026-03-08 00:00:00', '2026-03-09 00:00:00', '2026-03-08', '2026-03-08'],
  ])(
    'when it goes from %s to %s, then its days are %s to %s in every zone',
    (startTime, endTime, first, last) => {
      const times = readTypedTimes({ startTime, endTime }, newYork);
      for (const timeZone of [newYork, tokyo, {}]) {
        expect(showTimes(times, timeZone)).toMatchObject({ allDay: true, startDate: first, endDate: last });
      }
      expect(showTimes(times, newYork)).toMatchObject({
        startTime: times.startTime.toISOString(),
        endTime: times.endTime.toISOString(),
      });
    },
  );

  it('when it is read elsewhere, then it begins at midnight there', () => {
    const day = { startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59' };
    expect(showTimes(readTypedTimes(day, newYork), tokyo)).toMatchObject({
      startTime: '2026-11-19T15:00:00.000Z',
      endTime: '2026-11-20T14:59:59.000Z',
    });
  });

  it('when it is a minute short of a day, then it is none', () => {
    for (const [startTime, endTime] of [
      ['2026-11-20 00:00:00', '2026-11-20 23:59:00'],
      ['2026-11-20 00:01:00', '2026-11-21 00:00:00'],
    ] as const) {
      expect(showTimes(readTypedTimes({ startTime, endTime }, newYork), tokyo)).toMatchObject({
        allDay: false,
        startDate: null,
        endDate: null,
      });
    }
  });
});
