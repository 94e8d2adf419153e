import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarEvent } from '../../../../test/fixtures.ts';
import { withEnd } from '../../../lib/timed-form.ts';
import {
  formFromEvent,
  formFromSlot,
  isRepeatChanged,
  isSameForm,
  toMovedEvent,
  toSaveEvent,
  withAllDay,
  withStart,
  withStartDay,
} from './event-form.ts';

const DAY = '2026-11-18';

describe('the form of an event', () => {
  const form = { ...formFromSlot(`${DAY}T23:00`), title: ' Walk ' };

  it('when an hour is clicked, then the event is in that hour, in local time', () => {
    expect(toSaveEvent(form)).toEqual({
      title: 'Walk',
      startTime: '2026-11-18 23:00:00',
      endTime: '2026-11-19 00:00:00',
      description: null,
      color: '#F4A261',
      suggested: false,
    });
  });

  it('when a whole day is clicked, then the event is all day, and gets an hour once it is not', () => {
    const allDay = { ...formFromSlot(DAY), title: 'Trip' };
    expect(toSaveEvent(allDay)).toMatchObject({
      startTime: '2026-11-18 00:00:00',
      endTime: '2026-11-18 23:59:59',
    });
    expect(withAllDay(allDay, false)).toMatchObject({ start: `${DAY}T09:00`, end: `${DAY}T10:00` });
  });

  it('when the start moves, then the duration stays; when the end moves, then it changes if it stays positive', () => {
    const longer = withEnd(form, '2026-11-19T00:30');
    expect(withStart(longer, `${DAY}T08:00`).end).toBe(`${DAY}T09:30`);
    const wrong = withEnd(longer, `${DAY}T22:00`);
    expect(toSaveEvent(wrong)).toBeNull();
    expect(withStart(wrong, `${DAY}T08:00`).end).toBe(`${DAY}T09:30`);
  });

  it.each([
    ['23:01', false],
    ['23:14', false],
    ['23:15', true],
  ])('when it begins at 23:00 and ends at %s, then whether it can be saved is %s', (end, canBeSaved) => {
    expect(toSaveEvent(withEnd(form, `${DAY}T${end}`)) !== null).toBe(canBeSaved);
  });

  it('when an event was made shorter than a quarter of an hour elsewhere, then it may move and stay so, not shrink', () => {
    const short = calendarEvent({
      startTime: new Date(`${DAY}T09:00`).toISOString(),
      endTime: new Date(`${DAY}T09:10`).toISOString(),
    });
    const stored = formFromEvent(short);
    expect(toSaveEvent({ ...stored, title: 'Call' })).not.toBeNull();
    expect(toSaveEvent(withStart(stored, `${DAY}T11:00`))).toMatchObject({ endTime: `${DAY} 11:10:00` });
    expect(toSaveEvent(withEnd(stored, `${DAY}T09:05`))).toBeNull();
    const span = { start: `${DAY}T12:00`, end: `${DAY}T12:10` };
    expect(toMovedEvent(short, span)).toMatchObject({ endTime: `${DAY} 12:10:00` });
  });

  it('when the title is blank or a time is missing, then it cannot be saved', () => {
    expect(toSaveEvent({ ...form, title: '  ' })).toBeNull();
    expect(toSaveEvent({ ...form, title: '\u3164' })).toBeNull();
    expect(toSaveEvent({ ...form, start: '' })).toBeNull();
    expect(toSaveEvent({ ...form, end: '' })).toBeNull();
  });

  it('when it is all day, then it spans the day; turned back without times, it gets the clicked hour', () => {
    expect(toSaveEvent(withAllDay(formOfTitle(`${DAY}T10:00`), true))).toMatchObject({
      startTime: '2026-11-18 00:00:00',
      endTime: '2026-11-18 23:59:59',
    });
    const emptied = { ...withAllDay(form, true), start: '' };
    expect(withAllDay(emptied, false)).toMatchObject({ start: `${DAY}T23:00`, end: '2026-11-19T00:00' });
  });

  function formOfTitle(slot: string) {
    return { ...formFromSlot(slot), title: 'Trip' };
  }
});

describe('the form of a repeating event', () => {
  const form = { ...formFromSlot(`${DAY}T10:00`), title: 'Walk' };
  const weekly = { ...form, repeat: { ...form.repeat, kind: 'weekly' as const } };

  it('when a new one moves to another day, then its only weekday goes along', () => {
    expect(toSaveEvent(weekly)).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=WE' });
    expect(toSaveEvent(withStart(weekly, '2026-11-20T10:00'))).toMatchObject({
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
    });
    expect(toSaveEvent(withStartDay(withAllDay(weekly, true), '2026-11-19'))).toMatchObject({
      startTime: '2026-11-19 00:00:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=TH',
    });
  });

  it('when nobody changed its rule, then none is sent, also where its start moves', () => {
    const stored = { ...weekly, storedRepeat: weekly.repeat };
    expect(isSameForm(stored, { ...stored })).toBe(true);
    for (const same of [stored, withStart(stored, '2026-11-20T10:00')]) {
      expect(isRepeatChanged(same)).toBe(false);
      expect(toSaveEvent(same)).not.toHaveProperty('recurrence');
    }
    const ended = { ...stored, repeat: { ...stored.repeat, kind: 'none' as const } };
    expect(isSameForm(stored, ended)).toBe(false);
    expect(toSaveEvent(ended)).toMatchObject({ recurrence: null });
  });

  it('when its rule is not valid, then it cannot be saved', () => {
    expect(toSaveEvent({ ...weekly, repeat: { ...weekly.repeat, weekdays: [] } })).toBeNull();
  });
});

describe('the form of an event in the hour that is repeated when clocks go back', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('when only its title is changed, then it can be saved with the times that it has', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const event = calendarEvent({
      title: 'Night shift',
      // From 1:45 AM daylight time to 1:15 AM standard time.
      startTime: '2026-11-01T05:45:00.000Z',
      endTime: '2026-11-01T06:15:00.000Z',
    });
    const form = { ...formFromEvent(event), title: 'Late shift' };
    expect(toSaveEvent(form)).toMatchObject({
      title: 'Late shift',
      startTime: '2026-11-01 01:45:00',
      endTime: '2026-11-01 01:15:00',
    });
    expect(withStart(form, '2026-11-01T03:00').end).toBe('2026-11-01T03:30');
    expect(toSaveEvent(withEnd(form, '2026-11-01T01:30'))).toBeNull();
  });
});
