import type { App } from '@inkwell/service';
import { z } from 'zod';
import type { UseCases } from './use-cases.ts';

/** An event carries a whole object of Stripe's, and an invoice can be long. In bytes. */
const BODY_LIMIT = 1_048_576;

const Received = z.object({ received: z.literal(true) });

export function webhookRoutes(app: App, { webhooks }: UseCases): void {
  // A scope of its own: the signature is of the exact bytes, so nothing may parse them.
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post(
      '/api/webhooks/stripe',
      { bodyLimit: BODY_LIMIT, schema: { response: { 200: Received } } },
      async (request) => {
        await webhooks.receive(request.body, request.headers['stripe-signature']);
        return { received: true } as const;
      },
    );
  });
}
