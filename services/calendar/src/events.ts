import { type Handler, onEvent } from '@inkwell/events';
import type { CalendarEvents } from './calendar-events.ts';

/** Handlers of domain events; a person's calendar events are in calendar-events.ts. */
export function calendarHandlers({ events }: { events: Pick<CalendarEvents, 'eraseUser'> }): Handler[] {
  return [onEvent('auth.user-deleted', ({ userId }) => events.eraseUser(userId))];
}
