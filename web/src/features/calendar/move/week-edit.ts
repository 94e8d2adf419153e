import type { CalendarEvent } from '@inkwell/contracts';
import {
  CALENDAR_STEP_MINUTES,
  DAY_MINUTES,
  MAX_EVENT_DAYS,
  MIN_EVENT_MINUTES,
} from '@inkwell/contracts/constants';
import { addDays, countDaysBetween } from '@inkwell/contracts/days';
import type { Span } from '../../../lib/timed-form.ts';
import { addMinutes, dayOfLocal, minuteOfDay, minutesBetween } from '../../../lib/wall-clock.ts';
import { formFromEvent } from '../event/event-form.ts';

/**
 * Creating, moving and resizing in the week, by pointer and by keys: pure functions over local times. Nothing is saved
 * here; whoever drops an edit saves its span.
 */

const MAX_MINUTES = MAX_EVENT_DAYS * DAY_MINUTES;

/** A place in the week: a day, and the minute of it from 0 to 1440. */
export interface WeekPoint {
  day: string;
  minute: number;
}

/** What an edit changes: `move` both ends, `start` or `end` one; `create` draws a new event. */
export type EditKind = 'create' | 'move' | 'start' | 'end';

/** An edit under way. */
export interface WeekEdit {
  kind: EditKind;
  /** Null for a new event. */
  event: CalendarEvent | null;
  /** As it was. */
  before: Span;
  /** As it would be if it were dropped now. */
  span: Span;
  /** Where a pointer took hold of it; null while keys change it. */
  grabbedAt: WeekPoint | null;
}

export type EditAction =
  | { type: 'grab'; kind: 'create'; at: WeekPoint }
  | { type: 'grab'; kind: 'move' | 'start' | 'end'; event: CalendarEvent; at: WeekPoint }
  | { type: 'drag'; to: WeekPoint }
  | { type: 'pick-up'; event: CalendarEvent }
  | { type: 'step'; kind: 'move' | 'start' | 'end'; days: number; minutes: number }
  | { type: 'finish' };

/** The next state of an edit; the same object where nothing changes. */
export function reduceEdit(edit: WeekEdit | null, action: EditAction): WeekEdit | null {
  switch (action.type) {
    case 'grab':
      return grab(action);
    case 'pick-up': {
      const before = spanOf(action.event);
      return { kind: 'move', event: action.event, before, span: before, grabbedAt: null };
    }
    case 'drag':
      return edit?.grabbedAt ? setSpan(edit, draggedSpan(edit, edit.grabbedAt, action.to)) : edit;
    case 'step':
      return edit && setSpan(edit, steppedSpan(edit, action));
    case 'finish':
      return null;
  }
}

/** Whether dropping the edit would change anything. */
export const hasChanged = ({ before, span }: WeekEdit): boolean => !isSameSpan(before, span);

/** An event's local times. It ends after it begins, also in the hour that is repeated when clocks go back. */
export function spanOf(event: CalendarEvent): Span {
  const { start, end, duration } = formFromEvent(event);
  return end > start ? { start, end } : { start, end: addMinutes(start, duration) };
}

const isSameSpan = (one: Span, other: Span): boolean => one.start === other.start && one.end === other.end;

const setSpan = (edit: WeekEdit, span: Span): WeekEdit =>
  isSameSpan(edit.span, span) ? edit : { ...edit, span };

function grab(action: EditAction & { type: 'grab' }): WeekEdit {
  if (action.kind === 'create') {
    const start = timeAt(action.at.day, roundDown(action.at.minute));
    const span = { start, end: addMinutes(start, MIN_EVENT_MINUTES) };
    return { kind: 'create', event: null, before: span, span, grabbedAt: action.at };
  }
  const before = spanOf(action.event);
  return { kind: action.kind, event: action.event, before, span: before, grabbedAt: action.at };
}

const timeAt = (day: string, minute: number): string => addMinutes(`${day}T00:00`, minute);

const roundDown = (minute: number): number =>
  Math.min(
    Math.floor(minute / CALENDAR_STEP_MINUTES) * CALENDAR_STEP_MINUTES,
    DAY_MINUTES - CALENDAR_STEP_MINUTES,
  );

const round = (minute: number): number => Math.round(minute / CALENDAR_STEP_MINUTES) * CALENDAR_STEP_MINUTES;

/** The step that is nearest to a minute, or the minute `own` where that is as near: an event at 9:07 can be put back. */
const snap = (minute: number, own: number): number =>
  Math.abs(minute - own) < CALENDAR_STEP_MINUTES / 2 ? own : round(minute);

const clamp = (minute: number, most: number): number => Math.max(0, Math.min(minute, most));

function draggedSpan(edit: WeekEdit, from: WeekPoint, to: WeekPoint): Span {
  const { kind, event, before } = edit;
  if (kind === 'create') return drawnSpan(before.start, to.minute);
  const days = countDaysBetween(from.day, to.day);
  if (event?.allDay) return shifted(edit, kind, days * DAY_MINUTES);
  const minutes = to.minute - from.minute;
  if (kind === 'move') {
    const day = dayOfLocal(before.start);
    const own = minuteOfDay(before.start, day);
    const minute = snap(own + minutes, own);
    // Held in the day where it begins it stays in the pointer's day: past midnight it would leave the pointer.
    const kept =
      from.day === day ? clamp(minute, Math.max(own, DAY_MINUTES - CALENDAR_STEP_MINUTES)) : minute;
    return moved(before, timeAt(addDays(day, days), kept));
  }
  const edge = before[kind];
  // Midnight is the end of the day before it.
  const day = kind === 'end' ? dayOfLocal(addMinutes(edge, -1)) : dayOfLocal(edge);
  const own = minuteOfDay(edge, day);
  const minute = clamp(snap(own + minutes, own), DAY_MINUTES);
  return resized(before, kind, timeAt(addDays(day, days), minute));
}

/** A new event from where it was begun to a minute of the same day, above it or below. */
function drawnSpan(start: string, minute: number): Span {
  const day = dayOfLocal(start);
  const anchor = minuteOfDay(start, day);
  const to = round(clamp(minute, DAY_MINUTES));
  return to > anchor
    ? { start, end: timeAt(day, to) }
    : { start: timeAt(day, to), end: timeAt(day, anchor + CALENDAR_STEP_MINUTES) };
}

function steppedSpan(edit: WeekEdit, step: EditAction & { type: 'step' }): Span {
  const { event, span } = edit;
  if (event?.allDay) return shifted({ ...edit, before: span }, step.kind, step.days * DAY_MINUTES);
  const edge = step.kind === 'end' ? span.end : span.start;
  const day = dayOfLocal(edge);
  const minute = minuteOfDay(edge, day);
  // From a time between two steps to the next step in the direction.
  const steps =
    step.minutes > 0 ? Math.floor(minute / CALENDAR_STEP_MINUTES) : Math.ceil(minute / CALENDAR_STEP_MINUTES);
  const to = step.minutes === 0 ? minute : steps * CALENDAR_STEP_MINUTES + step.minutes;
  const time = timeAt(addDays(day, step.days), to);
  return step.kind === 'move' ? moved(span, time) : resized(span, step.kind, time);
}

/** Keeps the length. */
const moved = (span: Span, start: string): Span => ({
  start,
  end: addMinutes(start, minutesBetween(span.start, span.end)),
});

/** Keeps the other end, and a length between the shortest and the longest of an event. */
function resized(span: Span, edge: 'start' | 'end', to: string): Span {
  if (edge === 'start') {
    const [first, last] = [addMinutes(span.end, -MAX_MINUTES), addMinutes(span.end, -MIN_EVENT_MINUTES)];
    return { ...span, start: between(first, to, last, span.start) };
  }
  const [first, last] = [addMinutes(span.start, MIN_EVENT_MINUTES), addMinutes(span.start, MAX_MINUTES)];
  return { ...span, end: between(first, to, last, span.end) };
}

/** The time, or the limit that it passes; `own` where that lies beyond the limit already. */
function between(first: string, time: string, last: string, own: string): string {
  if (time < first) return own < first ? own : first;
  if (time > last) return own > last ? own : last;
  return time;
}

/** An all-day event, some days on; of an edge, at least one day is kept. */
function shifted({ before }: WeekEdit, kind: EditKind, minutes: number): Span {
  const { start, end } = before;
  if (kind === 'move') return moved(before, addMinutes(start, minutes));
  if (kind === 'start') {
    const last = `${dayOfLocal(end)}T00:00`;
    return {
      start: between(addMinutes(last, DAY_MINUTES - MAX_MINUTES), addMinutes(start, minutes), last, start),
      end,
    };
  }
  const first = `${dayOfLocal(start)}T23:59`;
  return {
    start,
    end: between(first, addMinutes(end, minutes), addMinutes(first, MAX_MINUTES - DAY_MINUTES), end),
  };
}
