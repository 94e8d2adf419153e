import { CheckedProposal, EventRange, EventsOfDays, FreeTimes, ProposeEvent } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { CalendarEvents } from './calendar-events.ts';
import type { Suggestions } from './suggestions/suggestions.ts';

/** Where the person is. */
const AtPlace = z.object({
  zone: z.string().max(100).optional(),
  offset: z.coerce.number().int().optional(),
});
/** A range, and where the person is, which decides where a whole day begins. */
const RangeAndPlace = EventRange.required().extend(AtPlace.shape);

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
    { schema: { querystring: RangeAndPlace, response: { 200: EventsOfDays } } },
    async (request) => {
      const { from, to, ...place } = request.query;
      return { events: await events.list(personOf(request), { from, to }, place) };
    },
  );

  app.get(
    '/internal/free-times',
    { schema: { querystring: AtPlace, response: { 200: FreeTimes } } },
    async (request) => ({ free: await suggestions.freeTimes(personOf(request), request.query) }),
  );

  app.post(
    '/internal/proposals',
    { schema: { body: ProposeEvent, response: { 200: CheckedProposal } } },
    async (request) => {
      const { zone, offset, ...proposed } = request.body;
      const place = { ...(zone !== undefined && { zone }), ...(offset !== undefined && { offset }) };
      return suggestions.propose(personOf(request), proposed, place);
    },
  );
}
