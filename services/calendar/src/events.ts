import { type Handler, onEvent } from '@inkwell/events';
import type { CalendarEvents } from './calendar-events.ts';

/** What the calendar consumes of the other services' events; a person's own are in calendar-events.ts. */
export function calendarHandlers({ events }: { events: Pick<CalendarEvents, 'eraseUser'> }): Handler[] {
  return [onEvent('auth.user-deleted', ({ userId }) => events.eraseUser(userId))];
}
