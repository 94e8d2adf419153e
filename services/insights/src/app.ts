import { type App, type AppOptions, createApp } from '@inkwell/service';
import { insightsRoutes } from './insights.routes.ts';
import type { Reflections } from './reflections.ts';

export interface InsightsDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  reflections: Reflections;
}

export function buildApp({ reflections, ...kit }: InsightsDeps): App {
  const app = createApp(kit);
  insightsRoutes(app, reflections);
  return app;
}
