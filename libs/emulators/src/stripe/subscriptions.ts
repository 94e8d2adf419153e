import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { addDiscounts, discountParameters } from './discounts.ts';
import { invalidRequest, resourceMissing, StripeError } from './errors.ts';
import { emitEvent } from './events.ts';
import { addInvoice, collectInvoice, invoiceIntent } from './invoices.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import { attachedMethod, chargedMethod, liveCustomer } from './lookups.ts';
import type { Subscription } from './objects.ts';
import {
  choice,
  flag,
  group,
  groups,
  integer,
  mergeMetadata,
  nullableText,
  requiredText,
  text,
} from './params.ts';
import { addSetupIntent } from './setup-intents.ts';
import { endTrial, startPeriod } from './subscription-cycle.ts';
import { newSubscription } from './subscription-shape.ts';
import { endSubscription, isFinalStatus, setStatus } from './subscription-state.ts';

const sharedParameters = [
  'cancel_at_period_end',
  'default_payment_method',
  'description',
  ...discountParameters,
  'metadata.*',
  'off_session',
  'payment_behavior',
  'payment_settings.save_default_payment_method',
  'proration_behavior',
  'trial_end',
  'trial_settings.end_behavior.missing_payment_method',
];
const createParameters = [
  ...sharedParameters,
  'collection_method',
  'currency',
  'customer',
  'items.#.price',
  'items.#.quantity',
  'items.#.metadata.*',
  'trial_period_days',
];
const cancellationParameters = ['cancellation_details.comment', 'cancellation_details.feedback'];
const cancellationFeedbacks = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;
const paymentBehaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

async function createSubscription(call: RouteCall): Promise<Subscription> {
  const customer = await liveCustomer(call, requiredText(call.params, 'customer'));
  const trialEnd = askedTrialEnd(call);
  choice(call.params, 'collection_method', ['charge_automatically']);
  const subscription = await newSubscription(call, customer.id, trialEnd);
  call.objects.put('subscription', subscription.id, subscription);
  await changeSubscription(call, subscription);
  startPeriodOrTrial(call, subscription, trialEnd);
  emitEvent(call, 'customer.subscription.created', subscription);
  await startBilling(call, subscription, trialEnd !== undefined);
  return subscription;
}

/** The end of the trial in Unix seconds; undefined for none. */
function askedTrialEnd(call: RouteCall): number | undefined {
  const days = integer(call.params, 'trial_period_days');
  if (days !== undefined && text(call.params, 'trial_end') !== undefined) {
    throw invalidRequest('You cannot set both trial_end and trial_period_days.', {
      code: 'parameters_exclusive',
    });
  }
  if (days === undefined) return trialEndParameter(call);
  if (days < 0 || days > 730) {
    throw invalidRequest('Invalid trial_period_days: must be between 0 and 730', {
      param: 'trial_period_days',
    });
  }
  return days === 0 ? undefined : call.now + days * 86_400;
}

function trialEndParameter(call: RouteCall): number | undefined {
  if (text(call.params, 'trial_end') === 'now') return undefined;
  const end = integer(call.params, 'trial_end');
  if (end !== undefined && end <= call.now) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    });
  }
  return end;
}

function startPeriodOrTrial(call: RouteCall, subscription: Subscription, trialEnd: number | undefined): void {
  if (trialEnd === undefined) return startPeriod(subscription, call.now);
  subscription.trial_start = call.now;
  subscription.trial_end = trialEnd;
  subscription.billing_cycle_anchor = trialEnd;
  for (const item of subscription.items.data) {
    item.current_period_start = call.now;
    item.current_period_end = trialEnd;
  }
}

// The first invoice: nothing due starts at once, with a set-up intent where no card is on file; else the payment
// behaviour decides what happens (https://docs.stripe.com/api/subscriptions/create, payment_behavior).
async function startBilling(call: RouteCall, subscription: Subscription, isTrial: boolean): Promise<void> {
  const behavior = choice(call.params, 'payment_behavior', paymentBehaviors) ?? 'allow_incomplete';
  const isOffSession = flag(call.params, 'off_session') ?? false;
  const invoice = await addInvoice(call, subscription, 'subscription_create', isTrial);
  const method = await chargedMethod(call, subscription);
  if (invoice.status === 'paid') {
    if (method === undefined && !isOffSession) {
      const intent = addSetupIntent(call, subscription.customer);
      subscription.pending_setup_intent = intent.id;
      emitEvent(call, 'setup_intent.created', intent);
    }
    return;
  }
  if (behavior === 'default_incomplete') {
    await invoiceIntent(call, invoice, method);
    return;
  }
  if (method === undefined) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  }
  const outcome = await collectInvoice(call, invoice, method, isOffSession);
  if (behavior !== 'error_if_incomplete' || outcome.result === 'succeeded') return;
  if (outcome.result === 'failed') throw new StripeError(402, { ...outcome.failure });
  throw new StripeError(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
  });
}

async function changeSubscription(call: RouteCall, subscription: Subscription): Promise<void> {
  const { params } = call;
  const method = nullableText(params, 'default_payment_method');
  if (method !== undefined) {
    subscription.default_payment_method =
      method === null
        ? null
        : (await attachedMethod(call, method, subscription.customer, 'default_payment_method')).id;
  }
  const discounts = groups(params, 'discounts');
  if (discounts !== undefined) await addDiscounts(call, subscription, discounts);
  const description = nullableText(params, 'description');
  if (description !== undefined) subscription.description = description;
  subscription.metadata = mergeMetadata(subscription.metadata, params);
  const settings = group(params, 'payment_settings') ?? {};
  const save = choice(settings, 'save_default_payment_method', ['off', 'on_subscription']);
  if (save !== undefined && subscription.payment_settings !== null) {
    subscription.payment_settings.save_default_payment_method = save;
  }
  const trial = group(group(params, 'trial_settings') ?? {}, 'end_behavior') ?? {};
  const missing = choice(trial, 'missing_payment_method', ['cancel', 'create_invoice', 'pause']);
  if (missing !== undefined) {
    subscription.trial_settings = {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: missing },
    };
  }
  choice(params, 'proration_behavior', ['create_prorations', 'none', 'always_invoice']);
  choice(params, 'payment_behavior', paymentBehaviors);
  changeEnd(call, subscription, flag(params, 'cancel_at_period_end'));
}

function changeEnd(call: RouteCall, subscription: Subscription, isEnding: boolean | undefined): void {
  if (isEnding === undefined || isEnding === subscription.cancel_at_period_end) return;
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? (subscription.items.data[0]?.current_period_end ?? null) : null;
  subscription.canceled_at = isEnding ? call.now : null;
}

async function updateSubscription(call: RouteCall): Promise<Subscription> {
  const subscription = await findObject(call, 'subscription', call.id);
  if (isFinalStatus(subscription)) {
    const others = Object.keys(call.params).filter(
      (name) => !['metadata', 'cancellation_details', 'expand'].includes(name),
    );
    if (others.length > 0) {
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
        code: 'invalid_canceled_subscription_fields',
      });
    }
  }
  await changeSubscription(call, subscription);
  noteCancellation(call, subscription);
  const trialEnd = trialEndParameter(call);
  if (trialEnd !== undefined) {
    startPeriodOrTrial(call, subscription, trialEnd);
    setStatus(call, subscription, 'trialing');
  } else if (text(call.params, 'trial_end') === 'now' && subscription.status === 'trialing') {
    await endTrialNow(call, subscription);
  }
  emitEvent(call, 'customer.subscription.updated', subscription);
  return subscription;
}

async function endTrialNow(call: RouteCall, subscription: Subscription): Promise<void> {
  await endTrial(call, subscription);
  const invoice =
    subscription.latest_invoice === null
      ? undefined
      : await call.objects.get('invoice', subscription.latest_invoice);
  const isStrict = text(call.params, 'payment_behavior') === 'error_if_incomplete';
  if (!isStrict || invoice?.status !== 'open') return;
  const failure = (await invoiceIntent(call, invoice, undefined)).last_payment_error;
  if (failure !== null) throw new StripeError(402, { ...failure });
}

function noteCancellation(call: RouteCall, subscription: Subscription): void {
  const details = group(call.params, 'cancellation_details');
  if (details === undefined) return;
  subscription.cancellation_details = {
    comment: nullableText(details, 'comment') ?? subscription.cancellation_details?.comment ?? null,
    feedback:
      choice(details, 'feedback', cancellationFeedbacks) ??
      subscription.cancellation_details?.feedback ??
      null,
    feedback_option: null,
    reason: subscription.cancellation_details?.reason ?? null,
  };
}

async function cancelSubscription(call: RouteCall): Promise<Subscription> {
  const subscription = await findObject(call, 'subscription', call.id);
  if (isFinalStatus(subscription)) throw resourceMissing('subscription', call.id);
  if (flag(call.params, 'invoice_now') === true || flag(call.params, 'prorate') === true) {
    throw invalidRequest('The local Stripe emulator neither prorates nor invoices at a cancellation.', {
      code: 'emulator_unsupported',
    });
  }
  noteCancellation(call, subscription);
  await endSubscription(call, subscription, 'cancellation_requested');
  return subscription;
}

async function listSubscriptions(call: RouteCall) {
  const { params } = call;
  const customer = text(params, 'customer');
  if (customer !== undefined) await findObject(call, 'customer', customer, 'customer');
  const where = givenFields({
    customer,
    'items.data.price.id': text(params, 'price'),
    status: statusCondition(text(params, 'status')),
  });
  return listPage(call, '/v1/subscriptions', 'subscription', where);
}

// Without a status Stripe leaves out what is canceled; `ended` is canceled and incomplete_expired together.
function statusCondition(status: string | undefined): unknown {
  if (status === 'all') return undefined;
  if (status === undefined) return { $ne: 'canceled' };
  return status === 'ended' ? { $in: ['canceled', 'incomplete_expired'] } : status;
}

export const subscriptionRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/subscriptions', allowed: createParameters, handle: createSubscription },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    allowed: [...pageParameters, ...createdParameters, 'customer', 'price', 'status', 'collection_method'],
    handle: listSubscriptions,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    allowed: [],
    handle: (call) => findObject(call, 'subscription', call.id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    allowed: [...sharedParameters, ...cancellationParameters],
    handle: updateSubscription,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    allowed: [...cancellationParameters, 'invoice_now', 'prorate'],
    handle: cancelSubscription,
  },
];
