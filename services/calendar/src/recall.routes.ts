import { CheckedProposal, EventRange, PlannedEvents, FreeTimes, ProposeEvent } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { CalendarEvents } from './calendar-events.ts';
import type { Suggestions } from './suggestions/suggestions.ts';

/** Where the person is. */
const TimeZoneQuery = z.object({
  zone: z.string().max(100).optional(),
  offset: z.coerce.number().int().optional(),
});
/** A range, and where the person is, which decides where a whole day begins. */
const RangeQuery = EventRange.required().extend(TimeZoneQuery.shape);

/** For the companion alone. */
export function recallRoutes(
  app: App,
  events: CalendarEvents,
  suggestions: Pick<Suggestions, 'freeTimes' | 'propose'>,
): void {
  /** @throws AppError `unauthenticated` for every other caller than chat */
  const personOf = (request: Parameters<typeof userOf>[0]): string => {
    if (request.identity?.caller !== 'chat') throw new AppError('unauthenticated');
    return userOf(request);
  };

  app.get(
    '/internal/events',
    { schema: { querystring: RangeQuery, response: { 200: PlannedEvents } } },
    async (request) => {
      const { from, to, ...timeZone } = request.query;
      return { events: await events.list(personOf(request), { from, to }, timeZone) };
    },
  );

  app.get(
    '/internal/free-times',
    { schema: { querystring: TimeZoneQuery, response: { 200: FreeTimes } } },
    async (request) => ({ free: await suggestions.freeTimes(personOf(request), request.query) }),
  );

  app.post(
    '/internal/proposals',
    { schema: { body: ProposeEvent, response: { 200: CheckedProposal } } },
    async (request) => {
      const { zone, offset, ...proposed } = request.body;
      const timeZone = { ...(zone !== undefined && { zone }), ...(offset !== undefined && { offset }) };
      return suggestions.propose(personOf(request), proposed, timeZone);
    },
  );
}
