import { authenticationRequired } from './cards.ts';
import { findObject, type RouteCall } from './call.ts';
import { emitEvent } from './events.ts';
import { clientSecret, newId } from './ids.ts';
import type { CardFailure, PaymentIntent } from './objects.ts';
import { cardOf, setCustomerOfMethod } from './payment-methods.ts';

/** An intent to take `amount` cents from the customer, not yet tried. */
export function addPaymentIntent(
  call: RouteCall,
  payment: { amount: number; currency: string; customer: string; method: string | undefined },
): PaymentIntent {
  const id = newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: clientSecret(id),
    confirmation_method: 'automatic',
    created: call.now,
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: payment.method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: payment.method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  };
  call.objects.put('payment_intent', id, intent);
  emitEvent(call, 'payment_intent.created', intent);
  return intent;
}

export type ChargeOutcome =
  { result: 'succeeded' } | { result: 'requires_action' } | { result: 'failed'; failure: CardFailure };

/**
 * Tries to take the money from the intent's method.
 *
 * @param isOffSession true when nobody is there to authenticate: a card that asks for it then fails
 */
export async function chargeIntent(
  call: RouteCall,
  intent: PaymentIntent,
  methodId: string,
  isOffSession: boolean,
): Promise<ChargeOutcome> {
  const card = await cardOf(call, methodId);
  const mustAuthenticate = card.needsAuthentication === true && !card.authenticated;
  intent.payment_method = methodId;
  const failure =
    call.takeDecline() ??
    card.fails ??
    card.failsCharge ??
    (mustAuthenticate && isOffSession ? authenticationRequired : undefined);
  if (failure !== undefined) {
    await refuseCharge(call, intent, failure);
    return { result: 'failed', failure };
  }
  if (mustAuthenticate) {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', source: intent.id },
    };
    emitEvent(call, 'payment_intent.requires_action', intent);
    return { result: 'requires_action' };
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  if (intent.customer !== null) {
    setCustomerOfMethod(call, await findObject(call, 'payment_method', methodId), intent.customer);
  }
  emitEvent(call, 'payment_intent.succeeded', intent);
  return { result: 'succeeded' };
}

export async function refuseCharge(
  call: RouteCall,
  intent: PaymentIntent,
  failure: CardFailure,
): Promise<void> {
  const method =
    intent.payment_method === null
      ? undefined
      : await call.objects.get('payment_method', intent.payment_method);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = method === undefined ? failure : { ...failure, payment_method: method };
  emitEvent(call, 'payment_intent.payment_failed', intent);
}
