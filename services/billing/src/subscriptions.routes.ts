import {
  CancelSubscription,
  CreatedSubscription,
  CreateSubscription,
  PortalSession,
  SetupSecret,
  SubscriptionStatus,
} from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { STRIPE_ROUTE_MS } from './stripe.ts';
import type { UseCases } from './use-cases.ts';

const slowRoute = { handlerTimeout: STRIPE_ROUTE_MS };

export function subscriptionRoutes(app: App, { subscriptions, cancellations, portal }: UseCases): void {
  app.post(
    '/api/subscription/setup',
    { ...slowRoute, schema: { response: { 200: SetupSecret } } },
    (request) => subscriptions.setup(userOf(request)),
  );

  app.post(
    '/api/subscription/resubscribe',
    { ...slowRoute, schema: { response: { 200: SetupSecret } } },
    (request) => subscriptions.resubscribe(userOf(request)),
  );

  app.post(
    '/api/subscription/create',
    {
      ...slowRoute,
      schema: {
        body: CreateSubscription.nullish(),
        response: { 200: CreatedSubscription, 201: CreatedSubscription },
      },
    },
    async (request, reply) => {
      const { subscriptionId, isNew } = await subscriptions.create(userOf(request), request.body?.promoCode);
      return reply.code(isNew ? 201 : 200).send({ subscriptionId });
    },
  );

  app.post(
    '/api/restart-subscription',
    { ...slowRoute, schema: { response: { 200: SubscriptionStatus } } },
    (request) => subscriptions.restart(userOf(request)),
  );

  app.post(
    '/api/subscription/cancel',
    { ...slowRoute, schema: { body: CancelSubscription, response: { 200: SubscriptionStatus } } },
    (request) => cancellations.cancel(userOf(request), request.body),
  );

  app.post(
    '/api/subscription/portal',
    { ...slowRoute, schema: { response: { 200: PortalSession } } },
    (request) => portal.open(userOf(request)),
  );
}
