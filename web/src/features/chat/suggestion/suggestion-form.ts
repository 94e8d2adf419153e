import { isBlankText } from '@inkwell/contracts/blank';
import type { CalendarSuggestion } from '@inkwell/contracts';
import { DAY_MINUTES, MINUTE_MS, SUGGESTION_MINUTES } from '@inkwell/contracts/constants';
import { endError, moveStart, withEnd, type TimedForm } from '../../../lib/timed-form.ts';
import {
  addMinutes,
  dayOfLocal,
  isLocalTime,
  minutesBetween,
  timeOfLocal,
  toLocalTime,
} from '../../../lib/wall-clock.ts';

/** An end at an hour before the start's is the next day's where it is nearer than this; else it is a mistake. */
const NEXT_DAY_MINUTES = DAY_MINUTES / 2;

/** A suggestion as it is being changed. Its times are local. */
export interface SuggestionForm extends TimedForm {
  title: string;
}

export interface SuggestionErrors {
  title?: string | undefined;
  day?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
}

export function formOf({ title, suggestedTime, duration }: CalendarSuggestion): SuggestionForm {
  const start = new Date(suggestedTime);
  const end = new Date(start.getTime() + duration * MINUTE_MS);
  return { title, start: toLocalTime(start), end: toLocalTime(end), duration };
}

export const withDay = (form: SuggestionForm, day: string): SuggestionForm =>
  moveStart(form, `${day}T${timeOfLocal(form.start)}`);

export const withStartTime = (form: SuggestionForm, time: string): SuggestionForm =>
  moveStart(form, `${dayOfLocal(form.start)}T${time}`);

export function withEndTime(form: SuggestionForm, time: string): SuggestionForm {
  const { start } = form;
  const end = `${dayOfLocal(start)}T${time}`;
  if (!isLocalTime(start) || !isLocalTime(end) || end > start) return withEnd(form, end);
  const nextDay = addMinutes(end, DAY_MINUTES);
  return withEnd(form, minutesBetween(start, nextDay) < NEXT_DAY_MINUTES ? nextDay : end);
}

export const isSameForm = (one: SuggestionForm, other: SuggestionForm): boolean =>
  one.title === other.title && hasSameTimes(one, other);

const hasSameTimes = (one: SuggestionForm, other: SuggestionForm): boolean =>
  one.start === other.start && one.end === other.end;

/** What stands in the way of scheduling it; of a part that cannot be read its field says so itself. */
export function errorsOf(
  form: SuggestionForm,
  suggestion: CalendarSuggestion,
  nowMs: number,
): SuggestionErrors {
  const title = isBlankText(form.title) ? 'Write a title' : undefined;
  const times = timesOf(form, suggestion);
  if (!times) return { title };
  const { startMs, minutes } = times;
  const { min, max } = SUGGESTION_MINUTES;
  const isTooShort = minutes < min;
  const end =
    minutes > max
      ? 'Must be less than a day after the start'
      : endError({ isBefore: minutes <= 0, isTooShort, minMinutes: min });
  const passed = startMs < nowMs ? 'This time has passed' : undefined;
  const isEarlierDay = dayOfLocal(form.start) < dayOfLocal(toLocalTime(new Date(nowMs)));
  return { title, end, ...(isEarlierDay ? { day: passed } : { start: passed }) };
}

/** The suggestion as it was changed; null where that cannot be scheduled. */
export function changedSuggestion(
  form: SuggestionForm,
  suggestion: CalendarSuggestion,
  nowMs: number,
): CalendarSuggestion | null {
  const times = timesOf(form, suggestion);
  const errors = Object.values(errorsOf(form, suggestion, nowMs));
  if (!times || errors.some((error) => error !== undefined)) return null;
  const title = form.title.trim();
  // The same instant also in the hour that comes twice when clocks go back.
  if (hasSameTimes(form, formOf(suggestion))) return { ...suggestion, title };
  return {
    ...suggestion,
    title,
    suggestedTime: new Date(times.startMs).toISOString(),
    duration: times.minutes,
  };
}

/** Null while a part of them cannot be read. */
function timesOf(
  form: SuggestionForm,
  suggestion: CalendarSuggestion,
): { startMs: number; minutes: number } | null {
  const { start, end } = form;
  if (hasSameTimes(form, formOf(suggestion)))
    return { startMs: Date.parse(suggestion.suggestedTime), minutes: suggestion.duration };
  if (!isLocalTime(start) || !isLocalTime(end)) return null;
  // By the instants: an hour of the clock may be missing between them, or come twice.
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  return { startMs, minutes: (endMs - startMs) / MINUTE_MS };
}
