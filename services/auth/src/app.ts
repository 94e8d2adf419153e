import cookie from '@fastify/cookie';
import { type App, type AppOptions, createApp } from '@inkwell/service';
import { accountRoutes, type CookieSettings } from './accounts/accounts.routes.ts';
import { cityRoutes } from './onboarding/cities.routes.ts';
import { internalRoutes } from './internal.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import type { Stories } from './stories.ts';

export function buildApp(deps: AppOptions & { stories: Stories; cookie: CookieSettings }): App {
  const app = createApp(deps);
  void app.register(cookie);
  void app.register(async (routes: App) => {
    accountRoutes(routes, deps.stories, deps.cookie);
    onboardingRoutes(routes, deps.stories);
    internalRoutes(routes, deps.stories);
    cityRoutes(routes);
  });
  return app;
}
