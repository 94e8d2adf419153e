import { type App, type AppOptions, createApp } from '@inkwell/service';
import { insightsRoutes } from './insights/insights.routes.ts';
import type { Stories } from './stories.ts';

export interface InsightsDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  stories: Stories;
}

export function buildApp({ stories, ...kit }: InsightsDeps): App {
  const app = createApp(kit);
  insightsRoutes(app, stories.insights);
  return app;
}
