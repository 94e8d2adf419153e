import type { CalendarEvent, SaveEvent } from '@inkwell/contracts';
import { EVENT_COLORS } from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';
import { addMinutes, dayOfWall, isWall, minutesBetween, wallOf } from './wall-clock.ts';

const DEFAULT_MINUTES = 60;

/** What the dialog holds. Times are on the wall; of an all-day event only their days count. */
export interface EventForm {
  title: string;
  description: string;
  color: SaveEvent['color'];
  allDay: boolean;
  start: string;
  end: string;
  /** Minutes; what a change of the start keeps. */
  duration: number;
  /** The hour that was clicked, where times are reset to. */
  slot: string;
  suggested: boolean;
}

/** A new event in the hour that was clicked. */
export function formOfSlot(slot: string): EventForm {
  return {
    title: '',
    description: '',
    color: EVENT_COLORS[0],
    allDay: false,
    start: slot,
    end: addMinutes(slot, DEFAULT_MINUTES),
    duration: DEFAULT_MINUTES,
    slot,
    suggested: false,
  };
}

export function formOfEvent(event: CalendarEvent): EventForm {
  const { title, description, color, allDay, suggested, startDate, endDate } = event;
  const start = allDay && startDate ? `${startDate}T00:00` : wallOf(new Date(event.startTime));
  const end = allDay && endDate ? `${endDate}T23:59` : wallOf(new Date(event.endTime));
  return {
    title,
    description: description ?? '',
    color,
    allDay,
    start,
    end,
    duration: minutesBetween(start, end),
    slot: allDay ? `${dayOfWall(start)}T09:00` : start,
    suggested,
  };
}

/** Moves the start; the end goes along. */
export function withStart(form: EventForm, start: string): EventForm {
  return isWall(start) ? { ...form, start, end: addMinutes(start, form.duration) } : { ...form, start };
}

/** Moves the end; the duration follows while it is one. */
export function withEnd(form: EventForm, end: string): EventForm {
  const minutes = isWall(end) && isWall(form.start) ? minutesBetween(form.start, end) : 0;
  return { ...form, end, duration: minutes > 0 ? minutes : form.duration };
}

/** Turns all-day on or off. An event that has had no times of its own gets those of the clicked hour. */
export function withAllDay(form: EventForm, allDay: boolean): EventForm {
  if (allDay) return { ...form, allDay };
  const timed = isWall(form.start) && isWall(form.end) && !spansDays(form);
  if (timed) return { ...form, allDay };
  const { start, end, duration } = formOfSlot(form.slot);
  return { ...form, allDay, start, end, duration };
}

const spansDays = ({ start, end }: EventForm): boolean => start.endsWith('T00:00') && end.endsWith('T23:59');

export const withStartDay = (form: EventForm, day: string): EventForm => {
  if (!isDay(day)) return { ...form, start: day };
  const end = dayOfWall(form.end) < day ? day : dayOfWall(form.end);
  return { ...form, start: `${day}T00:00`, end: `${end}T23:59` };
};

export const withEndDay = (form: EventForm, day: string): EventForm => ({ ...form, end: `${day}T23:59` });

/** The event as it is sent; null while it cannot be saved. */
export function eventOfForm(form: EventForm): SaveEvent | null {
  const title = form.title.trim();
  if (title === '') return null;
  const { color, suggested } = form;
  const description = form.description.trim() === '' ? null : form.description.trim();
  if (form.allDay) {
    const [first, last] = [dayOfWall(form.start), dayOfWall(form.end)];
    if (!isDay(first) || !isDay(last) || last < first) return null;
    return {
      title,
      startTime: `${first} 00:00:00`,
      endTime: `${last} 23:59:59`,
      description,
      color,
      suggested,
    };
  }
  if (!isWall(form.start) || !isWall(form.end) || form.end <= form.start) return null;
  const local = (wall: string) => `${wall.replace('T', ' ')}:00`;
  return { title, startTime: local(form.start), endTime: local(form.end), description, color, suggested };
}
