import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarEvent } from '../../../../test/fixtures.ts';
import {
  HOUR_LABELS,
  daysOfWeek,
  daytimeOf,
  drawnHeight,
  layOutAllDay,
  layOutDays,
  shownDays,
  type PlacedEvent,
} from './week-layout.ts';

const DAY = '2026-11-18';
const NEXT_DAY = '2026-11-19';
const WEEK = daysOfWeek('2026-11-16');
const timed = (id: string, start: string, end: string) =>
  calendarEvent({
    id,
    title: id,
    // Without a zone these are read in the browser's.
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
  });

const timedOn = (day: string, ...events: CalendarEvent[]): PlacedEvent[] =>
  layOutDays(events, WEEK).get(day)?.timed ?? [];
const placesOf = (placed: readonly PlacedEvent[]) =>
  placed.map(({ event, left, width }) => [event.id, Math.round(left * 100), Math.round(width * 100)]);

describe('events in a week', () => {
  it('when events begin together, then they stand side by side', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => timed(id, `${DAY}T09:00`, `${DAY}T10:00`));
    const later = timed('later', `${DAY}T15:00`, `${DAY}T16:00`);
    const placed = timedOn(DAY, ...[later, c, a, b].filter((event) => event !== undefined));
    expect(placesOf(placed)).toEqual([
      ['a', 0, 33],
      ['b', 33, 33],
      ['c', 67, 33],
      ['later', 0, 100],
    ]);
    expect(placed[0]).toMatchObject({ top: 432, height: 48 });
  });

  it('when an event begins during another, then it lies over it, further in, below its title', () => {
    const placed = timedOn(
      DAY,
      timed('long', `${DAY}T09:00`, `${DAY}T12:00`),
      timed('middle', `${DAY}T09:30`, `${DAY}T11:00`),
      timed('top', `${DAY}T10:15`, `${DAY}T10:45`),
      timed('after', `${DAY}T11:15`, `${DAY}T11:45`),
    );
    expect(placesOf(placed)).toEqual([
      ['long', 0, 100],
      ['middle', 10, 90],
      ['top', 20, 80],
      ['after', 10, 90],
    ]);
  });

  it('when events overlap in any way, then each title has room: as wide as can be, or 12 px above the next', () => {
    const starts = ['09:00', '09:10', '09:20', '09:30', '09:45', '10:00', '10:05', '10:30'];
    const placed = timedOn(DAY, ...starts.map((start) => timed(start, `${DAY}T${start}`, `${DAY}T12:00`)));
    for (const [index, one] of placed.entries()) {
      expect(one.room, one.event.id).toBeGreaterThanOrEqual(12);
      for (const other of placed.slice(index + 1)) {
        const isBeside =
          one.left + one.width <= other.left + 1e-9 || other.left + other.width <= one.left + 1e-9;
        expect(isBeside || other.top >= one.top + one.room, `${one.event.id} and ${other.event.id}`).toBe(
          true,
        );
      }
    }
  });

  it('when an event has others over it, then its room ends where the first of them begins', () => {
    const placed = timedOn(
      DAY,
      timed('long', `${DAY}T09:00`, `${DAY}T12:00`),
      timed('quarter past', `${DAY}T09:15`, `${DAY}T10:00`),
      timed('half past', `${DAY}T09:30`, `${DAY}T09:45`),
    );
    expect(placed.map(({ event, room }) => [event.id, room])).toEqual([
      ['long', 12],
      ['quarter past', 12],
      ['half past', 20],
    ]);
  });

  it('when a suggested event has another over it, then its answers have room, or they stand side by side', () => {
    const suggested = { ...timed('suggested', `${DAY}T09:00`, `${DAY}T11:00`), suggested: true };
    const after = (start: string) =>
      placesOf(timedOn(DAY, suggested, timed('other', `${DAY}T${start}`, `${DAY}T11:00`)));
    expect(after('09:15')).toEqual([
      ['suggested', 0, 50],
      ['other', 50, 50],
    ]);
    expect(after('09:30')).toEqual([
      ['suggested', 0, 100],
      ['other', 10, 90],
    ]);
  });

  it('when short events follow one another, then each has the whole width', () => {
    const times = ['09:00', '09:15', '09:30', '09:45', '10:00'];
    const placed = timedOn(
      DAY,
      ...times.slice(1).map((end, index) => timed(end, `${DAY}T${times[index]}`, `${DAY}T${end}`)),
    );
    expect(placed.map(({ left }) => left)).toEqual([0, 0, 0, 0]);
  });

  it('when an event passes midnight, then each day shows its part', () => {
    const night = timed('night', `${DAY}T23:00`, `${NEXT_DAY}T01:00`);
    expect(timedOn(DAY, night)[0]).toMatchObject({ top: 23 * 48, height: 48, begins: true, ends: false });
    expect(timedOn(NEXT_DAY, night)[0]).toMatchObject({ top: 0, height: 48, begins: false, ends: true });
    expect(timedOn('2026-11-20', night)).toEqual([]);
  });

  it('when an event is short, then it is 20 px high, also before midnight', () => {
    expect(timedOn(DAY, timed('short', `${DAY}T09:00`, `${DAY}T09:05`))[0]).toMatchObject({ height: 20 });
    const last = timedOn(DAY, timed('last', `${DAY}T23:50`, `${NEXT_DAY}T00:00`))[0];
    expect(last).toMatchObject({ top: 24 * 48 - 20, height: 20 });
  });

  it('when an event is drawn, then it leaves a gap below, but no less than 20 px of it', () => {
    expect([20, 21, 48].map(drawnHeight)).toEqual([20, 20, 47]);
  });

  it('when an event is all day, then it is shown on its calendar days only', () => {
    const trip = { ...timed('trip', DAY, DAY), allDay: true, startDate: DAY, endDate: NEXT_DAY };
    const days = layOutDays([trip], WEEK);
    expect(WEEK.filter((day) => days.get(day)?.allDay.length === 1)).toEqual([DAY, NEXT_DAY]);
    expect(timedOn(DAY, trip)).toEqual([]);
  });

  it('when all-day events overlap, then each is one bar over its days, in the first free row', () => {
    const over = (id: string, startDate: string, endDate: string) =>
      calendarEvent({ id, allDay: true, startDate, endDate });
    const places = layOutAllDay(
      [
        over('long', '2026-11-10', '2026-11-17'),
        over('trip', DAY, NEXT_DAY),
        over('party', NEXT_DAY, NEXT_DAY),
        over('past', '2026-11-09', '2026-11-15'),
        timed('timed', `${DAY}T09:00`, `${DAY}T10:00`),
        over('on', '2026-11-20', '2026-12-01'),
      ],
      WEEK,
    );
    expect(places.map(({ event, first, last, row }) => [event.id, first, last, row])).toEqual([
      ['long', 0, 1, 0],
      ['trip', 2, 3, 0],
      ['party', 3, 3, 1],
      ['on', 4, 6, 0],
    ]);
  });

  it('when a holiday lasts six weeks, then each of its weeks shows its days', () => {
    const holiday = calendarEvent({ id: 'h', allDay: true, startDate: '2026-11-18', endDate: '2026-12-29' });
    const mondays = Array.from({ length: 8 }, (_, week) => addDays('2026-11-16', 7 * week));
    const places = mondays.map((monday) => layOutAllDay([holiday], daysOfWeek(monday))[0]);
    expect(places.map((place) => place && [place.first, place.last])).toEqual([
      [2, 6],
      ...Array.from({ length: 5 }, () => [0, 6]),
      [0, 1],
      undefined,
    ]);
  });

  it('when hours are formatted, then they are 12AM to 11PM', () => {
    expect([0, 1, 11, 12, 13, 23].map((hour) => HOUR_LABELS[hour])).toEqual([
      '12AM',
      '1AM',
      '11AM',
      '12PM',
      '1PM',
      '11PM',
    ]);
  });
});

describe('when clocks go back', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('when an event begins and ends in the repeated hour, then it is drawn with its length', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const days = daysOfWeek('2026-10-26');
    // From 1:45 AM daylight time to 1:15 AM standard time.
    const event = {
      ...timed('night', DAY, DAY),
      startTime: '2026-11-01T05:45:00.000Z',
      endTime: '2026-11-01T06:15:00.000Z',
    };
    expect(layOutDays([event], days).get('2026-11-01')?.timed[0]).toMatchObject({ top: 84, height: 24 });
  });
});

it('when the daytime is taken of a layout, then only what lies in the night as a whole is left out', () => {
  const events = [
    timed('e1', '2026-11-17T04:00', '2026-11-17T06:00'),
    timed('e2', '2026-11-17T05:30', '2026-11-17T06:30'),
    timed('e3', '2026-11-17T21:45', '2026-11-17T23:00'),
    timed('e4', '2026-11-17T22:00', '2026-11-17T23:00'),
  ];
  const layout = daytimeOf(layOutDays(events, WEEK));
  expect(layout.get('2026-11-17')?.timed.map(({ top }) => top / 48)).toEqual([5.5, 21.75]);
});

describe('the days that are shown', () => {
  it('when there is room for some, then the chosen day is among them, and they are of one week', () => {
    expect(shownDays(WEEK, DAY, 7)).toEqual(WEEK);
    expect(shownDays(WEEK, DAY, 1)).toEqual([DAY]);
    expect(shownDays(WEEK, DAY, 3)).toEqual(['2026-11-17', DAY, NEXT_DAY]);
    expect(shownDays(WEEK, '2026-11-16', 3)).toEqual(['2026-11-16', '2026-11-17', DAY]);
    expect(shownDays(WEEK, '2026-11-22', 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });
});
