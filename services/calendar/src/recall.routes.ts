import { EventRange, EventsOfDays } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { CalendarEvents } from './calendar-events.ts';

/** A range, and where the person is, which decides where a whole day begins. */
const RangeAndPlace = EventRange.required().extend({
  zone: z.string().max(100).optional(),
  offset: z.coerce.number().int().optional(),
});

/** For the companion alone. */
export function recallRoutes(app: App, events: CalendarEvents): void {
  app.get(
    '/internal/events',
    { schema: { querystring: RangeAndPlace, response: { 200: EventsOfDays } } },
    async (request) => {
      if (request.identity?.caller !== 'chat') throw new AppError('unauthenticated');
      const { from, to, ...place } = request.query;
      return { events: await events.list(userOf(request), { from, to }, place) };
    },
  );
}
