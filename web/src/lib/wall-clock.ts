import { MINUTE_MS } from '@inkwell/contracts/constants';

/** Local times without a zone, as `YYYY-MM-DDTHH:mm`: the value of a datetime-local input. */

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

// Parsed as UTC, so that the arithmetic ignores daylight saving time.
const toMs = (local: string): number => Date.parse(`${local}:00Z`);

/** Whether the text is a complete and valid local time. */
export const isLocalTime = (text: string): boolean => LOCAL_TIME.test(text) && !Number.isNaN(toMs(text));

export const addMinutes = (local: string, minutes: number): string =>
  new Date(toMs(local) + minutes * MINUTE_MS).toISOString().slice(0, 16);

export const minutesBetween = (start: string, end: string): number => (toMs(end) - toMs(start)) / MINUTE_MS;

// Either part may be empty while it is being typed.
export const dayOfLocal = (local: string): string => local.split('T')[0] ?? '';

export const timeOfLocal = (local: string): string => local.split('T')[1] ?? '';

/** Minutes since the day's midnight; negative before it, over 1440 after the day. */
export const minuteOfDay = (local: string, day: string): number => minutesBetween(`${day}T00:00`, local);

export const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The local time of an instant, in the browser's zone. */
export function toLocalTime(instant: Date): string {
  const day = `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
  return `${day}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}
