import type { CalendarEvent } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { hourLabel } from './wall-clock.ts';
import { allDayEvents, placeEvents } from './week-layout.ts';

const DAY = '2026-11-18';
const timed = (id: string, start: string, end: string): CalendarEvent => ({
  id,
  title: id,
  description: null,
  // Without a zone these are read in the browser's.
  startTime: new Date(start).toISOString(),
  endTime: new Date(end).toISOString(),
  color: '#F4A261',
  suggested: false,
  allDay: false,
  startDate: null,
  endDate: null,
});

describe('events in a week', () => {
  it('when events overlap, then they share the width, and a later one has the full width', () => {
    const placed = placeEvents(
      [
        timed('late', `${DAY}T15:00`, `${DAY}T16:00`),
        timed('a', `${DAY}T09:00`, `${DAY}T10:30`),
        timed('b', `${DAY}T10:00`, `${DAY}T11:00`),
        timed('c', `${DAY}T10:30`, `${DAY}T12:00`),
      ],
      DAY,
    );
    expect(placed.map(({ event, lane, lanes }) => [event.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['late', 0, 1],
    ]);
    expect(placed[0]).toMatchObject({ top: 432, height: 72 });
  });

  it('when an event crosses midnight, then each day shows its part; a short event has a minimum height', () => {
    const night = timed('night', `${DAY}T23:00`, '2026-11-19T01:00');
    expect(placeEvents([night], DAY)[0]).toMatchObject({ top: 23 * 48, height: 48 });
    expect(placeEvents([night], '2026-11-19')[0]).toMatchObject({ top: 0, height: 48 });
    expect(placeEvents([night], '2026-11-20')).toEqual([]);
    expect(placeEvents([timed('short', `${DAY}T09:00`, `${DAY}T09:05`)], DAY)[0]?.height).toBe(20);
  });

  it('when an event is all day, then it is shown on its calendar days only', () => {
    const trip = { ...timed('trip', DAY, DAY), allDay: true, startDate: DAY, endDate: '2026-11-19' };
    expect(allDayEvents([trip], DAY)).toHaveLength(1);
    expect(allDayEvents([trip], '2026-11-19')).toHaveLength(1);
    expect(allDayEvents([trip], '2026-11-20')).toEqual([]);
    expect(placeEvents([trip], DAY)).toEqual([]);
  });

  it('when hours are formatted, then they are 12AM to 11PM', () => {
    expect([0, 1, 11, 12, 13, 23].map(hourLabel)).toEqual(['12AM', '1AM', '11AM', '12PM', '1PM', '11PM']);
  });
});
