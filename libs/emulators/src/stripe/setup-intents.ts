import { authenticationFailed } from './cards.ts';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { invalidRequest, type StripeError } from './errors.ts';
import { emitEvent } from './events.ts';
import { clientSecret, newId } from './ids.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import { liveCustomer } from './lookups.ts';
import type { CardFailure, SetupIntent } from './objects.ts';
import { choice, flag, group, mergeMetadata, nullableText, text } from './params.ts';
import {
  cardError,
  cardOf,
  cardParameters,
  methodById,
  methodFromData,
  setCustomerOfMethod,
} from './payment-methods.ts';
import { checkClientSecret, forPublishableKey } from './publishable.ts';

const confirmParameters = [
  'payment_method',
  ...cardParameters.map((name) => `payment_method_data.${name}`),
  'return_url',
  'use_stripe_sdk',
];
const createParameters = [
  ...confirmParameters,
  'automatic_payment_methods.enabled',
  'automatic_payment_methods.allow_redirects',
  'confirm',
  'customer',
  'description',
  'metadata.*',
  'usage',
];

/** A new intent, also the pending one of a subscription that starts without a payment. */
export function addSetupIntent(call: RouteCall, customerId: string | null): SetupIntent {
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: clientSecret(id),
    created: call.now,
    customer: customerId,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  call.objects.put('setup_intent', id, intent);
  return intent;
}

async function createSetupIntent(call: RouteCall): Promise<SetupIntent> {
  const customer = text(call.params, 'customer');
  const intent = addSetupIntent(
    call,
    customer === undefined ? null : (await liveCustomer(call, customer)).id,
  );
  await changeSetupIntent(call, intent);
  emitEvent(call, 'setup_intent.created', intent);
  return flag(call.params, 'confirm') === true ? confirmSetupIntent(call, intent) : intent;
}

async function changeSetupIntent(call: RouteCall, intent: SetupIntent): Promise<void> {
  const { params } = call;
  const automatic = group(params, 'automatic_payment_methods');
  if (automatic !== undefined) {
    intent.automatic_payment_methods = {
      enabled: flag(automatic, 'enabled') ?? false,
      allow_redirects: choice(automatic, 'allow_redirects', ['always', 'never']) ?? 'always',
    };
  }
  intent.usage = choice(params, 'usage', ['off_session', 'on_session']) ?? intent.usage;
  const description = nullableText(params, 'description');
  if (description !== undefined) intent.description = description;
  intent.metadata = mergeMetadata(intent.metadata, params);
  const method = text(params, 'payment_method');
  if (method === undefined) return;
  intent.payment_method = (await methodById(call, method)).id;
  intent.status = 'requires_confirmation';
}

async function confirmSetupIntent(call: RouteCall, intent: SetupIntent): Promise<SetupIntent> {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!open.includes(intent.status)) {
    const state =
      intent.status === 'succeeded' ? 'it has already succeeded' : `it has a status of ${intent.status}`;
    throw unexpectedState(`You cannot confirm this SetupIntent because ${state}.`, intent);
  }
  const method = (await givenMethod(call)) ?? intent.payment_method;
  if (method === null) {
    throw unexpectedState(
      "You cannot confirm this SetupIntent because it's missing a payment method. You can either update the SetupIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
      intent,
    );
  }
  const card = await cardOf(call, method);
  intent.payment_method = method;
  const failure = call.takeDecline() ?? card.fails;
  if (failure !== undefined) throw await failSetupIntent(call, intent, failure);
  if (card.needsAuthentication === true && !card.authenticated) {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_fingerprint', source: intent.id },
    };
    emitEvent(call, 'setup_intent.requires_action', intent);
    return intent;
  }
  return succeedSetupIntent(call, intent, method);
}

async function givenMethod(call: RouteCall): Promise<string | undefined> {
  const data = group(call.params, 'payment_method_data');
  if (data !== undefined) return methodFromData(call, data).id;
  const id = text(call.params, 'payment_method');
  return id === undefined ? undefined : (await methodById(call, id)).id;
}

async function succeedSetupIntent(
  call: RouteCall,
  intent: SetupIntent,
  methodId: string,
): Promise<SetupIntent> {
  const method = await findObject(call, 'payment_method', methodId);
  if (intent.customer !== null) setCustomerOfMethod(call, method, intent.customer);
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  emitEvent(call, 'setup_intent.succeeded', intent);
  const waiting = { customer: intent.customer, pending_setup_intent: intent.id };
  for (const subscription of await call.objects.find('subscription', waiting)) {
    subscription.pending_setup_intent = null;
    subscription.default_payment_method = method.id;
    emitEvent(call, 'customer.subscription.updated', subscription);
  }
  return intent;
}

async function failSetupIntent(
  call: RouteCall,
  intent: SetupIntent,
  failure: CardFailure,
): Promise<StripeError> {
  const method =
    intent.payment_method === null
      ? undefined
      : await call.objects.get('payment_method', intent.payment_method);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = method === undefined ? failure : { ...failure, payment_method: method };
  emitEvent(call, 'setup_intent.setup_failed', intent);
  return cardError(failure, { setup_intent: structuredClone(forPublishableKey(call, intent)) });
}

/** What the bank's page answers to the browser: the person has proven who she is, or not. */
export async function authenticateSetup(
  call: RouteCall,
  intent: SetupIntent,
  isPassed: boolean,
): Promise<SetupIntent> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState('This SetupIntent does not wait for an authentication.', intent);
  }
  if (isPassed) {
    const card = await call.objects.get('card', intent.payment_method);
    if (card !== undefined) card.authenticated = true;
    return succeedSetupIntent(call, intent, intent.payment_method);
  }
  // Answered as an intent, not as an error: Stripe.js makes the error from last_setup_error.
  await failSetupIntent(call, intent, authenticationFailed);
  return intent;
}

function unexpectedState(message: string, intent: SetupIntent) {
  return invalidRequest(message, { code: 'setup_intent_unexpected_state', param: intent.id });
}

export const setupIntentRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/setup_intents', allowed: createParameters, handle: createSetupIntent },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    allowed: [...pageParameters, ...createdParameters, 'customer', 'payment_method'],
    handle(call) {
      const where = givenFields({
        customer: text(call.params, 'customer'),
        payment_method: text(call.params, 'payment_method'),
      });
      return listPage(call, '/v1/setup_intents', 'setup_intent', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    allowed: ['client_secret'],
    publishable: true,
    async handle(call) {
      const intent = await findObject(call, 'setup_intent', call.id);
      checkClientSecret(call, intent, 'setup_intent_invalid_parameter');
      return forPublishableKey(call, intent);
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id',
    allowed: ['description', 'metadata.*', 'payment_method'],
    async handle(call) {
      const intent = await findObject(call, 'setup_intent', call.id);
      await changeSetupIntent(call, intent);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    allowed: [...confirmParameters, 'client_secret'],
    publishable: true,
    async handle(call) {
      const intent = await findObject(call, 'setup_intent', call.id);
      checkClientSecret(call, intent, 'setup_intent_invalid_parameter');
      return forPublishableKey(call, await confirmSetupIntent(call, intent));
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    allowed: ['cancellation_reason'],
    async handle(call) {
      const intent = await findObject(call, 'setup_intent', call.id);
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw unexpectedState(
          `You cannot cancel this SetupIntent because it has a status of ${intent.status}. Only a SetupIntent with one of the following statuses may be canceled: requires_payment_method, requires_confirmation, requires_action.`,
          intent,
        );
      }
      intent.status = 'canceled';
      intent.next_action = null;
      intent.cancellation_reason =
        choice(call.params, 'cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ??
        null;
      emitEvent(call, 'setup_intent.canceled', intent);
      return intent;
    },
  },
];
