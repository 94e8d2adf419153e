import { authenticationFailed } from './cards.ts';
import { find, type Call, type Route } from './call.ts';
import { charge, refuse } from './charges.ts';
import { invalidRequest } from './errors.ts';
import { markPaid } from './invoices.ts';
import type { PaymentIntent, SetupIntent } from './objects.ts';
import { choice, flag, group, requiredText, text } from './params.ts';
import { cardError, cardParameters, methodById, methodFromData } from './payment-methods.ts';
import { checkClientSecret, forPublishableKey } from './publishable.ts';
import { authenticateSetup } from './setup-intents.ts';

function confirm(call: Call, intent: PaymentIntent): PaymentIntent {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!open.includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const data = group(call.params, 'payment_method_data');
  const given = text(call.params, 'payment_method');
  const method =
    data !== undefined
      ? methodFromData(call, data).id
      : given !== undefined
        ? methodById(call, given).id
        : intent.payment_method;
  if (method === null) {
    throw unexpectedState("You cannot confirm this PaymentIntent because it's missing a payment method.");
  }
  const outcome = charge(call, intent, method, flag(call.params, 'off_session') ?? false);
  if (outcome.result === 'failed') {
    throw cardError(outcome.failure, { payment_intent: structuredClone(forPublishableKey(call, intent)) });
  }
  if (outcome.result === 'succeeded') payInvoice(call, intent);
  return intent;
}

function payInvoice(call: Call, intent: PaymentIntent): void {
  const link = Object.values(call.state.invoicePayments).find(
    (each) => each.payment.payment_intent === intent.id,
  );
  if (link !== undefined) markPaid(call, find(call.state.invoices, 'invoice', link.invoice));
}

function authenticate(call: Call): SetupIntent | PaymentIntent {
  const source = requiredText(call.params, 'source');
  const isPassed = choice(call.params, 'outcome', ['authenticated', 'failed']) === 'authenticated';
  const setup = Object.hasOwn(call.state.setupIntents, source) ? call.state.setupIntents[source] : undefined;
  if (setup !== undefined) {
    checkClientSecret(call, setup, 'setup_intent_invalid_parameter');
    return forPublishableKey(call, authenticateSetup(call, setup, isPassed));
  }
  const intent = find(call.state.paymentIntents, 'payment_intent', source, 'source');
  checkClientSecret(call, intent, 'payment_intent_invalid_parameter');
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState('This PaymentIntent does not wait for an authentication.');
  }
  const card = call.state.cards[intent.payment_method];
  if (isPassed && card !== undefined) {
    card.authenticated = true;
    if (charge(call, intent, intent.payment_method, false).result === 'succeeded') payInvoice(call, intent);
  } else {
    refuse(call, intent, { ...authenticationFailed, code: 'payment_intent_authentication_failure' });
  }
  return forPublishableKey(call, intent);
}

function unexpectedState(message: string) {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

export const paymentIntentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    allowed: ['client_secret'],
    publishable: true,
    handle(call) {
      const intent = find(call.state.paymentIntents, 'payment_intent', call.id);
      checkClientSecret(call, intent, 'payment_intent_invalid_parameter');
      return forPublishableKey(call, intent);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    allowed: [
      'client_secret',
      'off_session',
      'payment_method',
      ...cardParameters.map((name) => `payment_method_data.${name}`),
      'return_url',
      'use_stripe_sdk',
    ],
    publishable: true,
    handle(call) {
      const intent = find(call.state.paymentIntents, 'payment_intent', call.id);
      checkClientSecret(call, intent, 'payment_intent_invalid_parameter');
      return forPublishableKey(call, confirm(call, intent));
    },
  },
  {
    // Where the browser's challenge reports to; Stripe's own path for it, the outcome is the emulator's.
    method: 'POST',
    path: '/v1/3ds2/authenticate',
    allowed: ['client_secret', 'outcome', 'source'],
    publishable: true,
    handle: authenticate,
  },
];
