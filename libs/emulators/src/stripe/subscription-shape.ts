import { findObject, type RouteCall } from './call.ts';
import { invalidRequest } from './errors.ts';
import { newId, randomCharacters } from './ids.ts';
import { inlineList } from './lists.ts';
import type { Plan, Price, Subscription, SubscriptionItem } from './objects.ts';
import { groups, integer, mergeMetadata, requiredText, text } from './params.ts';

/** A subscription from the call's items, not yet billed; its periods are set by the caller. */
export async function newSubscription(
  call: RouteCall,
  customerId: string,
  trialEnd: number | undefined,
): Promise<Subscription> {
  const id = newId('sub');
  const items = await newItems(call, id);
  const currency = items[0]?.price.currency ?? 'usd';
  const asked = text(call.params, 'currency');
  if (asked !== undefined && asked !== currency) {
    throw invalidRequest(`The price is not available in the currency ${asked}.`, { param: 'currency' });
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: call.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: call.now,
    currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: inlineList(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: call.now,
    status: trialEnd === undefined ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

async function newItems(call: RouteCall, subscriptionId: string): Promise<SubscriptionItem[]> {
  const asked = groups(call.params, 'items') ?? [];
  if (asked.length === 0) {
    throw invalidRequest('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  }
  const items: SubscriptionItem[] = [];
  for (const [index, params] of asked.entries()) {
    const price = await findObject(call, 'price', requiredText(params, 'price'), `items[${index}][price]`);
    if (price.recurring === null) {
      throw invalidRequest(
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
        {
          param: `items[${index}][price]`,
        },
      );
    }
    items.push({
      id: `si_${randomCharacters(14)}`,
      object: 'subscription_item',
      billing_thresholds: null,
      created: call.now,
      current_period_end: call.now,
      current_period_start: call.now,
      current_trial: null,
      discounts: [],
      metadata: mergeMetadata({}, params),
      plan: planOf(price),
      price: structuredClone(price),
      quantity: integer(params, 'quantity') ?? 1,
      subscription: subscriptionId,
      tax_rates: [],
    });
  }
  return items;
}

// Stripe still shows each price in the older form of a plan beside it.
function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
