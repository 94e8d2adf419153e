import { AppError } from '@inkwell/service';
import { Stripe } from 'stripe';

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

/** How long a route that calls Stripe may take, in ms: one try that times out and a second that does not. */
export const STRIPE_ROUTE_MS = 25_000;

/** How long a call, with its retries, may still be carried out by Stripe, in ms: an order's lease lasts as long. */
export const MAX_CALL_MS = 60_000;

/** The one place where the client is made. */
export function createStripe(settings: { secretKey: string; apiBase?: string | undefined }): Stripe {
  return new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(settings.apiBase !== undefined && addressOf(settings.apiBase)),
  });
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttp = protocol === 'http:';
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isHttp ? 80 : 443),
  };
}

/**
 * Calls Stripe and tells its refusals in our own words: out of reach is `unavailable`, a card that cannot pay is
 * `payment_required` with Stripe's sentence, which it writes for the card's holder
 * (https://docs.stripe.com/api/errors). Anything else is a fault of ours.
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toStripeAppError(error);
  }
}

function toStripeAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError || error.statusCode === 402) {
    return new AppError('payment_required', error.message, { cause: error });
  }
  const passes =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  if (passes) {
    const message = 'Our payment provider is out of reach for a moment. Please try again.';
    return new AppError('unavailable', message, { cause: error });
  }
  // A plain error: Stripe's own has a `statusCode`, which the framework would answer with.
  return new Error(`Stripe refused a call: ${error.code ?? error.type}`, { cause: error });
}

/** Ends a subscription now; one that has ended already is no error. */
export async function endAtStripe(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await callStripe(() => stripe.subscriptions.cancel(subscriptionId));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Stripe's own error behind what `callStripe` threw. */
export function stripeErrorOf(error: unknown): Stripe.errors.StripeError | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Stripe.errors.StripeError ? cause : null;
}

/** Whether Stripe may still carry out the call: no answer came, or another call with its key has not ended. */
export function mayStillRun(error: unknown): boolean {
  const cause = stripeErrorOf(error);
  const isKeyInUse = cause instanceof Stripe.errors.StripeIdempotencyError && cause.statusCode === 409;
  return isKeyInUse || cause instanceof Stripe.errors.StripeConnectionError;
}

/** Whether Stripe does not know what it was asked for. */
export const isMissing = (error: unknown) => stripeErrorOf(error)?.code === 'resource_missing';

/** The id of what Stripe hands out as an id or, expanded, as an object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export const fromSeconds = (seconds: number) => new Date(seconds * 1_000);
