import cookie from '@fastify/cookie';
import { type App, type AppOptions, createApp } from '@inkwell/service';
import { accountRoutes, type CookieSettings } from './accounts/accounts.routes.ts';
import { cityRoutes } from './onboarding/cities.routes.ts';
import { internalRoutes } from './internal.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import type { UseCases } from './use-cases.ts';

export function buildApp(deps: AppOptions & { useCases: UseCases; cookie: CookieSettings }): App {
  const app = createApp(deps);
  void app.register(cookie);
  void app.register(async (routes: App) => {
    accountRoutes(routes, deps.useCases, deps.cookie);
    onboardingRoutes(routes, deps.useCases);
    internalRoutes(routes, deps.useCases);
    cityRoutes(routes);
  });
  return app;
}
