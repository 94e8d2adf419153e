import { authenticationFailed } from './cards.ts';
import { intentOfPayment } from './account.ts';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { chargeIntent, refuseCharge } from './charges.ts';
import { invalidRequest } from './errors.ts';
import { markPaid } from './invoices.ts';
import type { PaymentIntent, SetupIntent } from './objects.ts';
import { choice, flag, group, requiredText, text } from './params.ts';
import { cardError, cardParameters, methodById, methodFromData } from './payment-methods.ts';
import { checkClientSecret, forPublishableKey } from './publishable.ts';
import { authenticateSetup } from './setup-intents.ts';

async function confirmPaymentIntent(call: RouteCall, intent: PaymentIntent): Promise<PaymentIntent> {
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
        ? (await methodById(call, given)).id
        : intent.payment_method;
  if (method === null) {
    throw unexpectedState("You cannot confirm this PaymentIntent because it's missing a payment method.");
  }
  const outcome = await chargeIntent(call, intent, method, flag(call.params, 'off_session') ?? false);
  if (outcome.result === 'failed') {
    throw cardError(outcome.failure, { payment_intent: structuredClone(forPublishableKey(call, intent)) });
  }
  if (outcome.result === 'succeeded') await payInvoice(call, intent);
  return intent;
}

async function payInvoice(call: RouteCall, intent: PaymentIntent): Promise<void> {
  const [link] = await call.objects.find('invoice_payment', { [intentOfPayment]: intent.id });
  if (link !== undefined) await markPaid(call, await findObject(call, 'invoice', link.invoice));
}

async function authenticatePayment(call: RouteCall): Promise<SetupIntent | PaymentIntent> {
  const source = requiredText(call.params, 'source');
  const isPassed = choice(call.params, 'outcome', ['authenticated', 'failed']) === 'authenticated';
  const setup = await call.objects.get('setup_intent', source);
  if (setup !== undefined) {
    checkClientSecret(call, setup, 'setup_intent_invalid_parameter');
    return forPublishableKey(call, await authenticateSetup(call, setup, isPassed));
  }
  const intent = await findObject(call, 'payment_intent', source, 'source');
  checkClientSecret(call, intent, 'payment_intent_invalid_parameter');
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState('This PaymentIntent does not wait for an authentication.');
  }
  const card = await call.objects.get('card', intent.payment_method);
  if (isPassed && card !== undefined) {
    card.authenticated = true;
    const outcome = await chargeIntent(call, intent, intent.payment_method, false);
    if (outcome.result === 'succeeded') await payInvoice(call, intent);
  } else {
    await refuseCharge(call, intent, {
      ...authenticationFailed,
      code: 'payment_intent_authentication_failure',
    });
  }
  return forPublishableKey(call, intent);
}

function unexpectedState(message: string) {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

export const paymentIntentRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    allowed: ['client_secret'],
    publishable: true,
    async handle(call) {
      const intent = await findObject(call, 'payment_intent', call.id);
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
    async handle(call) {
      const intent = await findObject(call, 'payment_intent', call.id);
      checkClientSecret(call, intent, 'payment_intent_invalid_parameter');
      return forPublishableKey(call, await confirmPaymentIntent(call, intent));
    },
  },
  {
    // Where the browser's challenge reports to; Stripe's own path for it, the outcome is the emulator's.
    method: 'POST',
    path: '/v1/3ds2/authenticate',
    allowed: ['client_secret', 'outcome', 'source'],
    publishable: true,
    handle: authenticatePayment,
  },
];
