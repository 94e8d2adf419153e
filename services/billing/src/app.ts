import { type App, type AppOptions, createApp } from '@inkwell/service';
import { accessRoutes } from './access.routes.ts';
import { promoRoutes } from './promos.routes.ts';
import type { Stories } from './stories.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Billing's routes on the shared kit. */
export function buildApp(deps: AppOptions & { stories: Stories }): App {
  const app = createApp(deps);
  promoRoutes(app, deps.stories);
  subscriptionRoutes(app, deps.stories);
  accessRoutes(app, deps.stories);
  webhookRoutes(app, deps.stories);
  return app;
}
