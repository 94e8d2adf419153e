import { Promo, ValidatePromo } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { STRIPE_ROUTE_MS } from './stripe.ts';
import type { UseCases } from './use-cases.ts';

export function promoRoutes(app: App, { promos }: UseCases): void {
  app.post(
    '/api/promo/validate',
    { handlerTimeout: STRIPE_ROUTE_MS, schema: { body: ValidatePromo, response: { 200: Promo } } },
    (request) => promos.validate(request.body.code, userOf(request)),
  );
}
