import { type App, type AppOptions, createApp } from '@inkwell/service';
import { insightsRoutes } from './insights/insights.routes.ts';
import type { UseCases } from './use-cases.ts';

export interface InsightsDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  useCases: UseCases;
}

export function buildApp({ useCases, ...kit }: InsightsDeps): App {
  const app = createApp(kit);
  insightsRoutes(app, useCases.insights);
  return app;
}
