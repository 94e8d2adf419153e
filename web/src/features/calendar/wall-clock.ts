/** Times on the wall where the person is, as `YYYY-MM-DDTHH:mm`: what a datetime field holds. */

const MINUTE_MS = 60_000;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

// As if it were UTC: a clock on the wall knows no zones.
const toMs = (wall: string): number => Date.parse(`${wall}:00Z`);

/** Whether it is a whole time that exists. */
export const isWall = (text: string): boolean => WALL.test(text) && !Number.isNaN(toMs(text));

export const addMinutes = (wall: string, minutes: number): string =>
  new Date(toMs(wall) + minutes * MINUTE_MS).toISOString().slice(0, 16);

export const minutesBetween = (start: string, end: string): number => (toMs(end) - toMs(start)) / MINUTE_MS;

export const dayOfWall = (wall: string): string => wall.slice(0, 10);

/** Minutes from the day's midnight; negative before it, over 1440 after the day. */
export const minuteOfDay = (wall: string, day: string): number => minutesBetween(`${day}T00:00`, wall);

const two = (part: number): string => String(part).padStart(2, '0');

/** What the wall shows at an instant, in the browser's zone. */
export function wallOf(instant: Date): string {
  const day = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`;
}

/** '12AM' to '11PM'. */
export const hourLabel = (hour: number): string => `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
