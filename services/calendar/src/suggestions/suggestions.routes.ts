import { AcceptSuggestion, CalendarEvent, FindSuggestions, Suggestions } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import type { Acceptance } from './acceptance.ts';
import type { Suggestions as SuggestionUseCases } from './suggestions.ts';

export function suggestionRoutes(app: App, suggestions: SuggestionUseCases, acceptance: Acceptance): void {
  app.post(
    '/api/calendar/proactive-suggestions',
    { schema: { body: FindSuggestions, response: { 200: Suggestions } } },
    async (request) => ({
      suggestions: await suggestions.find(userOf(request), request.body, timeZoneOf(request)),
    }),
  );

  app.post(
    '/api/calendar/auto-schedule',
    { schema: { body: AcceptSuggestion, response: { 200: CalendarEvent, 201: CalendarEvent } } },
    async (request, reply) => {
      const { suggestion } = request.body;
      const { event, isNew } = await acceptance.accept(userOf(request), suggestion, timeZoneOf(request));
      reply.code(isNew ? 201 : 200);
      return event;
    },
  );
}
