import type { RouteCall } from './call.ts';
import { invalidRequest } from './errors.ts';
import { text } from './params.ts';

interface ClientIntent {
  id: string;
  object: string;
  client_secret: string;
}

/** @throws StripeError 400 when a publishable key comes without the intent's own secret */
export function checkClientSecret(call: RouteCall, intent: ClientIntent, code: string): void {
  const secret = text(call.params, 'client_secret');
  if (call.isSecret && secret === undefined) return;
  if (secret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (secret === intent.client_secret) return;
  const name = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  throw invalidRequest(
    `The client_secret provided does not match the client_secret associated with this ${name}.`,
    { code, param: 'client_secret' },
  );
}

/** An intent as a browser may see it: nothing of the customer, no metadata. */
export function forPublishableKey<Row extends ClientIntent>(call: RouteCall, intent: Row): Row {
  return call.isSecret ? intent : { ...intent, customer: undefined, metadata: undefined };
}
