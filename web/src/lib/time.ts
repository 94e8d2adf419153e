import { MINUTE_MS } from '@inkwell/contracts/constants';
import { dayOf, isZone } from '@inkwell/contracts/days';
import { useSyncExternalStore } from 'react';

/** The language of dates, times and numbers: the product's, not the browser's. */
export const LOCALE = 'en-US';

/** The browser's IANA time zone; undefined where it has none. */
export function timeZone(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isZone(zone) ? zone : undefined;
}

/** Today's calendar day (`YYYY-MM-DD`) in the browser's time zone. */
export function today(now = new Date()): string {
  return dayOf(now, { zone: timeZone(), offset: now.getTimezoneOffset() });
}

const CLOCK_INTERVAL_MS = 15_000;

// One timer for all: those who compare today with a day that they are given must hear of midnight together.
const clockListeners = new Set<() => void>();
let clockTimer: ReturnType<typeof setInterval> | undefined;

function notifyClockListeners(): void {
  for (const notify of clockListeners) notify();
}

function subscribeToClock(notify: () => void): () => void {
  if (clockListeners.size === 0) {
    clockTimer = setInterval(notifyClockListeners, CLOCK_INTERVAL_MS);
    document.addEventListener('visibilitychange', notifyClockListeners);
  }
  clockListeners.add(notify);
  return () => {
    clockListeners.delete(notify);
    if (clockListeners.size > 0) return;
    clearInterval(clockTimer);
    document.removeEventListener('visibilitychange', notifyClockListeners);
  };
}

// Every rendering asks, and finding the day takes as long as drawing several elements.
let shownToday = { minute: NaN, offset: NaN, day: '' };

/** Today's calendar day, found once a minute: a day begins at a whole minute in every zone. */
function cachedToday(): string {
  const now = new Date();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const offset = now.getTimezoneOffset();
  if (shownToday.minute !== minute || shownToday.offset !== offset)
    shownToday = { minute, offset, day: today(now) };
  return shownToday.day;
}

/** Today's calendar day; changes when midnight passes. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, cachedToday);

/** Creates a function that formats calendar days (`YYYY-MM-DD`). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a calendar day as 'Saturday, November 21, 2026'. */
export const longDay = dayFormat({ dateStyle: 'full' });

/** Creates a function that formats instants in the browser's time zone. */
function instantFormat(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = new Intl.DateTimeFormat(LOCALE, options);
  return (instant) => format.format(new Date(instant));
}

const clockFormat = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' });
// A day has 1,440 of them, and a week of events asks for hundreds at once.
const timesOfDay = new Map<number, string>();

/** Formats an instant as '10:42 PM', in the browser's time zone. */
export function timeOfDay(instant: string): string {
  const at = new Date(instant);
  const minute = at.getHours() * 60 + at.getMinutes();
  const known = timesOfDay.get(minute);
  if (known !== undefined) return known;
  const text = clockFormat.format(new Date(minute * MINUTE_MS));
  timesOfDay.set(minute, text);
  return text;
}

/** Formats an instant as 'Saturday, November 21 at 10:42 PM'. */
export const dayAndTime = instantFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats an instant as 'Saturday, November 21, 2026 at 10:42 PM'. */
export const dateAndTime = instantFormat({ dateStyle: 'full', timeStyle: 'short' });
