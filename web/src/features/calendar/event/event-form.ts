import { isBlankText } from '@inkwell/contracts/blank';
import type { CalendarEvent, SaveEvent } from '@inkwell/contracts';
import { ALL_DAY_MINUTES, EVENT_COLORS, MIN_EVENT_MINUTES, MINUTE_MS } from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';
import { moveStart, type Span, type TimedForm } from '../../../lib/timed-form.ts';
import { addMinutes, dayOfLocal, isLocalTime, minutesBetween, toLocalTime } from '../../../lib/wall-clock.ts';
import {
  isRepeatValid,
  isSameRepeat,
  moveRepeat,
  readRepeat,
  toRule,
  type Repeat,
} from '../repeat/repeat-rule.ts';

const DEFAULT_MINUTES = 60;

/** The dialog's form state. Times are local; of an all-day event only the days count. */
export interface EventForm extends TimedForm {
  title: string;
  description: string;
  color: SaveEvent['color'];
  allDay: boolean;
  /** The clicked hour, to which times are reset. */
  slot: string;
  suggested: boolean;
  /** The event's times as they are stored. Where clocks go back they may stand in the other order. */
  stored: { start: string; end: string } | null;
  repeat: Repeat;
  /** How the event repeats as it is stored, moved along with the start; null for a new event. */
  storedRepeat: Repeat | null;
}

/**
 * The form of a new event in the clicked hour, or of a whole day where the slot is one.
 *
 * @param chosenEnd default: an hour after the slot
 */
export function formFromSlot(slot: string, chosenEnd?: string): EventForm {
  if (isDay(slot)) return withAllDay(formFromSlot(`${slot}T09:00`), true);
  const end = chosenEnd ?? addMinutes(slot, DEFAULT_MINUTES);
  return {
    title: '',
    description: '',
    color: EVENT_COLORS[0],
    allDay: false,
    start: slot,
    end,
    duration: minutesBetween(slot, end),
    slot,
    suggested: false,
    stored: null,
    repeat: readRepeat(null, slot),
    storedRepeat: null,
  };
}

export function formFromEvent(event: CalendarEvent): EventForm {
  const { title, description, color, allDay, suggested, startDate, endDate } = event;
  const start = allDay && startDate ? `${startDate}T00:00` : toLocalTime(new Date(event.startTime));
  const end = allDay && endDate ? `${endDate}T23:59` : toLocalTime(new Date(event.endTime));
  const repeat = readRepeat(event.recurrence, start);
  return {
    title,
    description: description ?? '',
    color,
    allDay,
    start,
    end,
    duration: lengthOf(event, start, end),
    slot: allDay ? `${dayOfLocal(start)}T09:00` : start,
    suggested,
    stored: allDay ? null : { start, end },
    repeat,
    storedRepeat: repeat,
  };
}

function lengthOf({ startTime, endTime }: CalendarEvent, start: string, end: string): number {
  const onClock = minutesBetween(start, end);
  // An event in the hour that is repeated when clocks go back may end at an earlier hour than it began.
  return onClock > 0 ? onClock : (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS;
}

/** The event as it is after it was moved or resized. */
export function withTimes(event: CalendarEvent, { start, end }: Span): CalendarEvent {
  const [startTime, endTime] = [new Date(start).toISOString(), new Date(end).toISOString()];
  const allDay = event.allDay || minutesBetween(start, end) >= ALL_DAY_MINUTES;
  if (!allDay) return { ...event, startTime, endTime };
  const lastDay = dayOfLocal(addMinutes(end, -1));
  return { ...event, startTime, endTime, allDay, startDate: dayOfLocal(start), endDate: lastDay };
}

/** An event that is drawn and not saved yet. */
export const newEventAt = (span: Span): CalendarEvent =>
  withTimes(
    {
      id: '',
      title: 'New event',
      description: null,
      color: EVENT_COLORS[0],
      startTime: '',
      endTime: '',
      suggested: false,
      allDay: false,
      startDate: null,
      endDate: null,
      recurrence: null,
      seriesId: null,
      source: 'inkwell',
      readOnly: false,
      response: null,
      busy: true,
      revision: 0,
    },
    span,
  );

/** The request body that moves or resizes an event. */
export const toMovedEvent = (event: CalendarEvent, span: Span): SaveEvent | null =>
  toSaveEvent({ ...formFromEvent(event), ...span, stored: span });

/** Sets the start and moves the end by the same amount. */
export function withStart(form: EventForm, start: string): EventForm {
  const moved = moveStart(form, start);
  return isLocalTime(start) ? withMovedRepeat(moved) : moved;
}

/** What repeats on the weekday or the day of the month of the start goes along with it. */
function withMovedRepeat(form: EventForm): EventForm {
  const day = dayOfLocal(form.start);
  const { repeat, storedRepeat } = form;
  return {
    ...form,
    repeat: moveRepeat(repeat, day),
    storedRepeat: storedRepeat && moveRepeat(storedRepeat, day),
  };
}

/** Turns all-day on or off. An event without times of its own gets those of the clicked hour. */
export function withAllDay(form: EventForm, allDay: boolean): EventForm {
  if (allDay) return { ...form, allDay };
  const timed = isLocalTime(form.start) && isLocalTime(form.end) && !spansWholeDays(form);
  if (timed) return { ...form, allDay };
  const { start, end, duration } = formFromSlot(form.slot);
  return { ...form, allDay, start, end, duration };
}

const spansWholeDays = ({ start, end }: EventForm): boolean =>
  start.endsWith('T00:00') && end.endsWith('T23:59');

export const withStartDay = (form: EventForm, day: string): EventForm => {
  if (!isDay(day)) return { ...form, start: day };
  const end = dayOfLocal(form.end) < day ? day : dayOfLocal(form.end);
  return withMovedRepeat({ ...form, start: `${day}T00:00`, end: `${end}T23:59` });
};

export const withEndDay = (form: EventForm, day: string): EventForm => ({ ...form, end: `${day}T23:59` });

/** Whether two states of a form would save the same. */
export const isSameForm = (one: EventForm, other: EventForm): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.color === other.color &&
  one.allDay === other.allDay &&
  one.start === other.start &&
  one.end === other.end &&
  !isRepeatChanged(one) &&
  !isRepeatChanged(other);

/** The newest version with what was changed in the form: times are one thing, and so is how it repeats. */
export function withChangesOf(form: EventForm, initial: EventForm, latest: EventForm): EventForm {
  const own = <K extends 'title' | 'description' | 'color'>(key: K): EventForm[K] =>
    form[key] === initial[key] ? latest[key] : form[key];
  const { allDay, start, end, duration } = form;
  const isMoved = allDay !== initial.allDay || start !== initial.start || end !== initial.end;
  const texts = { title: own('title'), description: own('description'), color: own('color') };
  const kept = isMoved
    ? withMovedRepeat({ ...latest, ...texts, allDay, start, end, duration })
    : { ...latest, ...texts };
  return isRepeatChanged(form) ? { ...kept, repeat: form.repeat } : kept;
}

/** Whether another rule is asked for than the event has. */
export const isRepeatChanged = ({ repeat, storedRepeat }: EventForm): boolean =>
  storedRepeat ? !isSameRepeat(repeat, storedRepeat) : repeat.kind !== 'none';

/** Whether the times of an event that is not all day can be saved. */
export function areTimesValid({ start, end, stored }: EventForm): boolean {
  if (start === stored?.start && end === stored.end) return true;
  return isLocalTime(start) && isLocalTime(end) && end > start && !isTooShort({ start, end, stored });
}

/** Whether it would last less than a step. An event that was made shorter elsewhere may stay so. */
export function isTooShort({ start, end, stored }: Pick<EventForm, 'start' | 'end' | 'stored'>): boolean {
  if (!isLocalTime(start) || !isLocalTime(end)) return false;
  const least = Math.min(MIN_EVENT_MINUTES, stored ? minutesBetween(stored.start, stored.end) : Infinity);
  return minutesBetween(start, end) < least;
}

/** The request body of the form; null while it is invalid. */
export function toSaveEvent(form: EventForm): SaveEvent | null {
  const title = form.title.trim();
  if (isBlankText(title)) return null;
  // An event whose rule nobody changed keeps it, also one that an edit of the times moves.
  const isChanged = isRepeatChanged(form);
  if (isChanged && !isRepeatValid(form.repeat)) return null;
  const recurrence = isChanged ? { recurrence: toRule(form.repeat) } : {};
  const { color, suggested } = form;
  const description = isBlankText(form.description) ? null : form.description.trim();
  if (form.allDay) {
    const [first, last] = [dayOfLocal(form.start), dayOfLocal(form.end)];
    if (!isDay(first) || !isDay(last) || last < first) return null;
    return {
      title,
      startTime: `${first} 00:00:00`,
      endTime: `${last} 23:59:59`,
      description,
      color,
      suggested,
      ...recurrence,
    };
  }
  if (!areTimesValid(form)) return null;
  const toRequestTime = (local: string) => `${local.replace('T', ' ')}:00`;
  return {
    title,
    startTime: toRequestTime(form.start),
    endTime: toRequestTime(form.end),
    description,
    color,
    suggested,
    ...recurrence,
  };
}
