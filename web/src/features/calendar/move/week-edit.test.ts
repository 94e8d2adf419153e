import { DAY_MINUTES } from '@inkwell/contracts/constants';
import { addDays } from '@inkwell/contracts/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarEvent } from '../../../../test/fixtures.ts';
import { addMinutes, minuteOfDay, minutesBetween } from '../../../lib/wall-clock.ts';
import {
  hasChanged,
  reduceEdit,
  spanOf,
  type EditAction,
  type WeekEdit,
  type WeekPoint,
} from './week-edit.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';

const eventFrom = (start: string, end: string) =>
  calendarEvent({
    // Without a zone these are read in the browser's.
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
  });
const swim = eventFrom(`${MONDAY}T09:00`, `${MONDAY}T10:00`);
const trip = calendarEvent({ allDay: true, startDate: MONDAY, endDate: TUESDAY });

/** The span after the actions, in the order given. */
function spanAfter(...actions: EditAction[]) {
  const edit = actions.reduce<WeekEdit | null>(reduceEdit, null);
  return edit?.span;
}
const grab = (kind: 'move' | 'start' | 'end', day: string, minute: number, event = swim): EditAction => ({
  type: 'grab',
  kind,
  event,
  at: { day, minute },
});
const draw = (minute: number): EditAction => ({ type: 'grab', kind: 'create', at: { day: MONDAY, minute } });
const dragTo = (day: string, minute: number): EditAction => ({ type: 'drag', to: { day, minute } });
const pickUp = (event = swim): EditAction => ({ type: 'pick-up', event });
const step = (kind: 'move' | 'start' | 'end', days: number, minutes: number): EditAction => ({
  type: 'step',
  kind,
  days,
  minutes,
});

describe('what a pointer does in the week', () => {
  it('when an event is dragged, then it moves by days and quarter hours and keeps its length', () => {
    expect(spanAfter(grab('move', MONDAY, 570), dragTo(TUESDAY, 640))).toEqual({
      start: `${TUESDAY}T10:15`,
      end: `${TUESDAY}T11:15`,
    });
  });

  it('when it is dragged out above midnight, then it begins at midnight', () => {
    expect(spanAfter(grab('move', MONDAY, 595), dragTo(MONDAY, 0))?.start).toBe(`${MONDAY}T00:00`);
  });

  it('when an event off the quarter hours is put back where it was, then it is as it was', () => {
    const odd = eventFrom(`${MONDAY}T09:07`, `${MONDAY}T09:50`);
    const back = [grab('move', MONDAY, 560, odd), dragTo(TUESDAY, 700), dragTo(MONDAY, 561)];
    expect(spanAfter(...back)).toEqual({ start: `${MONDAY}T09:07`, end: `${MONDAY}T09:50` });
    expect(spanAfter(grab('move', MONDAY, 560, odd), dragTo(MONDAY, 570))?.start).toBe(`${MONDAY}T09:15`);
  });

  it('when an edge is dragged past the other one, then a quarter of an hour is left', () => {
    expect(spanAfter(grab('end', MONDAY, 600), dragTo(MONDAY, 100))).toEqual({
      start: `${MONDAY}T09:00`,
      end: `${MONDAY}T09:15`,
    });
    expect(spanAfter(grab('start', MONDAY, 540), dragTo(MONDAY, 1400))).toEqual({
      start: `${MONDAY}T09:45`,
      end: `${MONDAY}T10:00`,
    });
  });

  it('when an event over midnight is held in its second day, then it follows from there', () => {
    const night = eventFrom(`${MONDAY}T23:00`, `${TUESDAY}T02:00`);
    expect(spanAfter(grab('move', TUESDAY, 30, night), dragTo(TUESDAY, 150))).toEqual({
      start: `${TUESDAY}T01:00`,
      end: `${TUESDAY}T04:00`,
    });
  });

  it('when an event ends at midnight, then its end can be dragged up', () => {
    const late = eventFrom(`${MONDAY}T22:00`, `${TUESDAY}T00:00`);
    expect(spanAfter(grab('end', MONDAY, 1440, late), dragTo(MONDAY, 1410))?.end).toBe(`${MONDAY}T23:30`);
  });

  it('when empty hours are dragged over, then the new event has their length, downwards and upwards', () => {
    expect(spanAfter(draw(725), dragTo(MONDAY, 795))).toEqual({
      start: `${MONDAY}T12:00`,
      end: `${MONDAY}T13:15`,
    });
    expect(spanAfter(draw(725), dragTo(TUESDAY, 660))).toEqual({
      start: `${MONDAY}T11:00`,
      end: `${MONDAY}T12:15`,
    });
    expect(spanAfter(draw(1440), dragTo(MONDAY, 1440))).toEqual({
      start: `${MONDAY}T23:45`,
      end: `${TUESDAY}T00:00`,
    });
  });

  it('when an all-day event is dragged, then it moves by days alone', () => {
    expect(spanAfter(grab('move', MONDAY, 0, trip), dragTo(TUESDAY, 300))).toEqual({
      start: `${TUESDAY}T00:00`,
      end: `2026-11-18T23:59`,
    });
  });
});

describe('what keys do in the week', () => {
  it('when an event is moved by keys, then it steps to the quarter hours', () => {
    const odd = eventFrom(`${MONDAY}T09:07`, `${MONDAY}T09:50`);
    expect(spanAfter(pickUp(odd), step('move', 0, 15))?.start).toBe(`${MONDAY}T09:15`);
    expect(spanAfter(pickUp(odd), step('move', 0, -15))?.start).toBe(`${MONDAY}T09:00`);
    expect(spanAfter(pickUp(odd), step('move', 1, 0))?.start).toBe(`${TUESDAY}T09:07`);
  });

  it('when its end is moved before its start, then it stays a quarter of an hour long', () => {
    const up = Array.from({ length: 6 }, () => step('end', 0, -15));
    expect(spanAfter(pickUp(), ...up)?.end).toBe(`${MONDAY}T09:15`);
  });

  it('when it is made longer than 31 days, then 31 days it stays', () => {
    const on = Array.from({ length: 40 }, () => step('end', 1, 0));
    expect(spanAfter(pickUp(), ...on)?.end).toBe(addMinutes(`${MONDAY}T09:00`, 31 * DAY_MINUTES));
    expect(spanAfter(pickUp(trip), ...on)?.end).toBe(`${addDays(MONDAY, 30)}T23:59`);
  });

  it('when an all-day event is made shorter, then one day is left', () => {
    expect(spanAfter(pickUp(trip), step('end', -1, 0), step('end', -1, 0))?.end).toBe(`${MONDAY}T23:59`);
    expect(spanAfter(pickUp(trip), step('start', 1, 0), step('start', 1, 0))?.start).toBe(`${TUESDAY}T00:00`);
  });
});

describe('whatever is done in the week', () => {
  const minutes = fc.integer({ min: 0, max: DAY_MINUTES });
  const points = fc.record<WeekPoint>({
    day: fc.integer({ min: 0, max: 6 }).map((days) => addDays(MONDAY, days)),
    minute: minutes,
  });
  const events = fc
    .record({
      start: fc.integer({ min: 0, max: 5 * DAY_MINUTES }),
      length: fc.integer({ min: 5, max: 2_000 }),
    })
    .map(({ start, length }) => {
      const from = addMinutes(`${MONDAY}T00:00`, start);
      return eventFrom(from, addMinutes(from, length));
    });
  const kinds = fc.constantFrom('move' as const, 'start' as const, 'end' as const);
  const lengthOf = ({ start, end }: { start: string; end: string }) => minutesBetween(start, end);
  const isOnStep = (local: string) => minuteOfDay(local, local.slice(0, 10)) % 15 === 0;

  it('then a move keeps the length, and a resize the other edge', () => {
    fc.assert(
      fc.property(events, kinds, points, fc.array(points, { minLength: 1 }), (event, kind, at, way) => {
        const before = spanOf(event);
        const span = spanAfter(
          { type: 'grab', kind, event, at },
          ...way.map((to) => dragTo(to.day, to.minute)),
        );
        if (!span) throw new Error('It is still held');
        if (kind === 'move') expect(lengthOf(span)).toBe(lengthOf(before));
        if (kind === 'start') expect(span.end).toBe(before.end);
        if (kind === 'end') expect(span.start).toBe(before.start);
        expect(lengthOf(span)).toBeGreaterThanOrEqual(Math.min(15, lengthOf(before)));
      }),
    );
  });

  it('then only the last place of the pointer counts', () => {
    fc.assert(
      fc.property(events, kinds, points, fc.array(points), points, (event, kind, at, way, last) => {
        const taken: EditAction = { type: 'grab', kind, event, at };
        const there = dragTo(last.day, last.minute);
        expect(spanAfter(taken, ...way.map((to) => dragTo(to.day, to.minute)), there)).toEqual(
          spanAfter(taken, there),
        );
      }),
    );
  });

  it('then where it was taken hold of it is as it was', () => {
    fc.assert(
      fc.property(events, kinds, points, (event, kind, at) => {
        const day =
          kind === 'end' ? addMinutes(spanOf(event).end, -1).slice(0, 10) : spanOf(event).start.slice(0, 10);
        const taken = { type: 'grab', kind, event, at: { ...at, day } } as const;
        const edit = [dragTo(day, at.minute)].reduce(reduceEdit, reduceEdit(null, taken));
        expect(edit && hasChanged(edit)).toBe(false);
      }),
    );
  });

  it('then a drawn event is within its day, on the quarter hours and not empty', () => {
    fc.assert(
      fc.property(minutes, fc.array(points), (from, way) => {
        const span = spanAfter(draw(from), ...way.map((to) => dragTo(to.day, to.minute)));
        if (!span) throw new Error('It is still held');
        expect(lengthOf(span)).toBeGreaterThanOrEqual(15);
        expect([span.start, span.end].every(isOnStep)).toBe(true);
        expect(span.start >= `${MONDAY}T00:00` && span.end <= `${TUESDAY}T00:00`).toBe(true);
      }),
    );
  });

  it('then steps forth and back by keys lead back', () => {
    const onStep = events.filter((event) => isOnStep(spanOf(event).start));
    const moves = fc.array(
      fc.constantFrom(
        { days: 1, minutes: 0 },
        { days: -1, minutes: 0 },
        { days: 0, minutes: 15 },
        { days: 0, minutes: -15 },
      ),
    );
    fc.assert(
      fc.property(onStep, moves, (event, way) => {
        const forth = way.map(({ days, minutes: by }) => step('move', days, by));
        const back = way.toReversed().map(({ days, minutes: by }) => step('move', -days, -by));
        expect(spanAfter(pickUp(event), ...forth, ...back)).toEqual(spanOf(event));
      }),
    );
  });
});
