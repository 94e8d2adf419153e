import { type App, type AppOptions, createApp } from '@inkwell/service';
import { calendarEventsRoutes } from './calendar-events.routes.ts';
import type { CalendarEvents } from './calendar-events.ts';
import { recallRoutes } from './recall.routes.ts';
import type { Removals } from './removals.ts';

export interface CalendarDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  events: CalendarEvents;
  removals: Removals;
}

export function buildApp({ events, removals, ...kit }: CalendarDeps): App {
  const app = createApp(kit);
  calendarEventsRoutes(app, events, removals);
  recallRoutes(app, events);
  return app;
}
