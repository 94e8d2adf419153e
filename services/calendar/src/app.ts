import { type App, type AppOptions, createApp } from '@inkwell/service';
import { calendarEventsRoutes } from './calendar-events.routes.ts';
import type { CalendarEvents } from './calendar-events.ts';
import { googleNoticeRoute, googleRoutes } from './google/google.routes.ts';
import type { Google } from './google/google.ts';
import { recallRoutes } from './recall.routes.ts';
import type { Removals } from './removals.ts';
import type { Acceptance } from './suggestions/acceptance.ts';
import { suggestionRoutes } from './suggestions/suggestions.routes.ts';
import type { Suggestions } from './suggestions/suggestions.ts';

export interface CalendarDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  events: CalendarEvents;
  removals: Removals;
  suggestions: Suggestions;
  acceptance: Acceptance;
  google: Google;
}

export function buildApp({ events, removals, suggestions, acceptance, google, ...kit }: CalendarDeps): App {
  const app = createApp(kit);
  calendarEventsRoutes(app, events, removals);
  recallRoutes(app, events, suggestions);
  suggestionRoutes(app, suggestions, acceptance);
  googleRoutes(app, google);
  googleNoticeRoute(app, google);
  return app;
}
