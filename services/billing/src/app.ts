import { type App, type AppOptions, createApp } from '@inkwell/service';
import { accessRoutes } from './access.routes.ts';
import { promoRoutes } from './promos.routes.ts';
import type { UseCases } from './use-cases.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Billing's routes on the shared kit. */
export function buildApp(deps: AppOptions & { useCases: UseCases }): App {
  const app = createApp(deps);
  promoRoutes(app, deps.useCases);
  subscriptionRoutes(app, deps.useCases);
  accessRoutes(app, deps.useCases);
  webhookRoutes(app, deps.useCases);
  return app;
}
