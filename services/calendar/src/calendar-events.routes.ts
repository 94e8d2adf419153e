import { CalendarEvent, CreateEvent, EventRange, EventScope, UpdateEvent } from '@inkwell/contracts';
import { answerList, type App, timeZoneOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { CalendarEvents } from './calendar-events.ts';
import type { Removals } from './removals.ts';

const ById = z.object({ id: z.string() });
const ByScope = z.object({ scope: EventScope.optional() });

export function calendarEventsRoutes(app: App, events: CalendarEvents, removals: Removals): void {
  app.get(
    '/api/calendar/events',
    { schema: { querystring: EventRange, response: { 200: z.array(CalendarEvent) } } },
    async (request, reply) => {
      const list = await events.list(userOf(request), request.query, timeZoneOf(request));
      return answerList(reply, CalendarEvent, list);
    },
  );

  app.post(
    '/api/calendar/events',
    { schema: { body: CreateEvent, response: { 200: CalendarEvent, 201: CalendarEvent } } },
    async (request, reply) => {
      const { event, isNew } = await events.create(userOf(request), request.body, timeZoneOf(request));
      reply.code(isNew ? 201 : 200);
      return event;
    },
  );

  app.put(
    '/api/calendar/events/:id',
    { schema: { params: ById, body: UpdateEvent, response: { 200: CalendarEvent } } },
    (request) => events.update(userOf(request), request.params.id, request.body, timeZoneOf(request)),
  );

  app.delete(
    '/api/calendar/events/:id',
    { schema: { params: ById, querystring: ByScope, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await removals.remove(userOf(request), request.params.id, request.query.scope);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/calendar/events/:id/restore',
    { schema: { params: ById, response: { 200: CalendarEvent } } },
    (request) => removals.restore(userOf(request), request.params.id, timeZoneOf(request)),
  );
}
