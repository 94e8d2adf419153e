import { type App, type AppOptions, createApp } from '@inkwell/service';
import { calendarEventsRoutes } from './calendar-events.routes.ts';
import type { CalendarEvents } from './calendar-events.ts';
import { recallRoutes } from './recall.routes.ts';

export interface CalendarDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  events: CalendarEvents;
}

export function buildApp({ events, ...kit }: CalendarDeps): App {
  const app = createApp(kit);
  calendarEventsRoutes(app, events);
  recallRoutes(app, events);
  return app;
}
