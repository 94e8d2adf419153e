import { addDays } from '@inkwell/contracts/days';
import { twoDigits } from '../../../lib/wall-clock.ts';
import { HOUR_PX, type DayLayout } from './week-layout.ts';

/** How the arrow keys walk the week: through each day's all-day events, its hours, and the events that begin in them. */

/** Something in the week that can have the focus. */
export interface WeekItem {
  /** A slot's own text, or `<day>/<event id>`. */
  key: string;
  day: string;
  /** Null for what lasts the whole day. */
  hour: number | null;
  eventId: string | null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of a day, as a local time. */
export const slotOf = (day: string, hour: number): string => `${day}T${twoDigits(hour)}:00`;

export const eventKey = (day: string, id: string): string => `${day}/${id}`;

/** The day of an item's key. */
export const dayOfKey = (key: string): string => key.slice(0, 10);

/**
 * The items of a day, from the top.
 *
 * @param layout undefined for a day whose events are not known
 * @param hasAllDay whether whole days can be chosen there
 */
export function itemsOfDay(day: string, layout: DayLayout | undefined, hasAllDay: boolean): WeekItem[] {
  const eventItem = (eventId: string, hour: number | null) => ({
    key: eventKey(day, eventId),
    day,
    hour,
    eventId,
  });
  const allDay = layout?.allDay.map(({ id }) => eventItem(id, null)) ?? [];
  const timed = layout?.timed.map(({ event, top }) => eventItem(event.id, Math.floor(top / HOUR_PX))) ?? [];
  return [
    ...(hasAllDay ? [{ key: day, day, hour: null, eventId: null }] : []),
    ...allDay,
    ...HOURS.flatMap((hour) => [
      { key: slotOf(day, hour), day, hour, eventId: null },
      ...timed.filter((item) => item.hour === hour),
    ]),
  ];
}

/** The key of the item next to another one; null above the first and below the last of a day. */
export function nextKey(
  layout: ReadonlyMap<string, DayLayout>,
  from: WeekItem,
  direction: Direction,
  hasAllDay: boolean,
): string | null {
  const itemsOf = (day: string) => itemsOfDay(day, layout.get(day), hasAllDay);
  if (direction === 'up' || direction === 'down') {
    const items = itemsOf(from.day);
    const index = items.findIndex(({ key }) => key === from.key);
    return items[index + (direction === 'up' ? -1 : 1)]?.key ?? null;
  }
  const beside = itemsOf(addDays(from.day, direction === 'left' ? -1 : 1)).filter(
    ({ hour }) => hour === from.hour,
  );
  // From event to event, else from slot to slot.
  const event = beside.find(({ eventId }) => eventId !== null && eventId !== from.eventId);
  const slot = beside.find(({ eventId }) => eventId === null);
  return (from.eventId === null ? slot : (event ?? slot))?.key ?? null;
}
