import { AccessState, SubscriptionStatus } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import type { UseCases } from './use-cases.ts';

export function accessRoutes(app: App, { access }: UseCases): void {
  app.get('/api/subscription-status', { schema: { response: { 200: SubscriptionStatus } } }, (request) =>
    access.status(userOf(request)),
  );

  app.get('/internal/access', { schema: { response: { 200: AccessState } } }, (request) =>
    access.access(userOf(request)),
  );
}
