import type { CalendarEvent } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { eventOfForm, formOfSlot, withAllDay, withEnd, withStart } from './event-form.ts';
import { hourLabel } from './wall-clock.ts';
import { allDayEvents, placeEvents } from './week.ts';

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
  it('when events overlap, then they share the width, and the next one has it whole', () => {
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

  it('when an event runs over midnight, then each day has its part, and a short one is still seen', () => {
    const night = timed('night', `${DAY}T23:00`, '2026-11-19T01:00');
    expect(placeEvents([night], DAY)[0]).toMatchObject({ top: 23 * 48, height: 48 });
    expect(placeEvents([night], '2026-11-19')[0]).toMatchObject({ top: 0, height: 48 });
    expect(placeEvents([night], '2026-11-20')).toEqual([]);
    expect(placeEvents([timed('short', `${DAY}T09:00`, `${DAY}T09:05`)], DAY)[0]?.height).toBe(20);
  });

  it('when an event lasts whole days, then it keeps its calendar days', () => {
    const trip = { ...timed('trip', DAY, DAY), allDay: true, startDate: DAY, endDate: '2026-11-19' };
    expect(allDayEvents([trip], DAY)).toHaveLength(1);
    expect(allDayEvents([trip], '2026-11-19')).toHaveLength(1);
    expect(allDayEvents([trip], '2026-11-20')).toEqual([]);
    expect(placeEvents([trip], DAY)).toEqual([]);
  });

  it('when hours are named, then from 12AM to 11PM', () => {
    expect([0, 1, 11, 12, 13, 23].map(hourLabel)).toEqual(['12AM', '1AM', '11AM', '12PM', '1PM', '11PM']);
  });
});

describe('the form of an event', () => {
  const form = { ...formOfSlot(`${DAY}T23:00`), title: ' Walk ' };

  it('when an hour is clicked, then the event takes that hour, in local time', () => {
    expect(eventOfForm(form)).toEqual({
      title: 'Walk',
      startTime: '2026-11-18 23:00:00',
      endTime: '2026-11-19 00:00:00',
      description: null,
      color: '#F4A261',
      suggested: false,
    });
  });

  it('when the start moves, then the duration stays; when the end moves, then it changes if it is one', () => {
    const longer = withEnd(form, '2026-11-19T00:30');
    expect(withStart(longer, `${DAY}T08:00`).end).toBe(`${DAY}T09:30`);
    const wrong = withEnd(longer, `${DAY}T22:00`);
    expect(eventOfForm(wrong)).toBeNull();
    expect(withStart(wrong, `${DAY}T08:00`).end).toBe(`${DAY}T09:30`);
  });

  it('when the title is blank or a time is missing, then it cannot be saved', () => {
    expect(eventOfForm({ ...form, title: '  ' })).toBeNull();
    expect(eventOfForm({ ...form, start: '' })).toBeNull();
    expect(eventOfForm({ ...form, end: '' })).toBeNull();
  });

  it('when it is all day, then it spans the day; turned back without times, it takes the clicked hour', () => {
    expect(eventOfForm(withAllDay(formOfTitle(`${DAY}T10:00`), true))).toMatchObject({
      startTime: '2026-11-18 00:00:00',
      endTime: '2026-11-18 23:59:59',
    });
    const emptied = { ...withAllDay(form, true), start: '' };
    expect(withAllDay(emptied, false)).toMatchObject({ start: `${DAY}T23:00`, end: '2026-11-19T00:00' });
  });

  function formOfTitle(slot: string) {
    return { ...formOfSlot(slot), title: 'Trip' };
  }
});
