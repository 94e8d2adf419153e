import { CalendarEvent, EventRange, SaveEvent } from '@inkwell/contracts';
import { type App, placeOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { CalendarEvents } from './calendar-events.ts';

const ById = z.object({ id: z.string() });

export function calendarEventsRoutes(app: App, events: CalendarEvents): void {
  app.get(
    '/api/calendar/events',
    { schema: { querystring: EventRange, response: { 200: z.array(CalendarEvent) } } },
    (request) => events.list(userOf(request), request.query, placeOf(request)),
  );

  app.post(
    '/api/calendar/events',
    { schema: { body: SaveEvent, response: { 201: CalendarEvent } } },
    async (request, reply) => {
      reply.code(201);
      return events.create(userOf(request), request.body, placeOf(request));
    },
  );

  app.put(
    '/api/calendar/events/:id',
    { schema: { params: ById, body: SaveEvent, response: { 200: CalendarEvent } } },
    (request) => events.update(userOf(request), request.params.id, request.body, placeOf(request)),
  );

  app.delete(
    '/api/calendar/events/:id',
    { schema: { params: ById, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await events.remove(userOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
