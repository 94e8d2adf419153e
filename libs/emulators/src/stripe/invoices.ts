import { findObject, type RouteCall } from './call.ts';
import { addPaymentIntent, chargeIntent, type ChargeOutcome } from './charges.ts';
import { discountAmounts, dropSpentDiscounts } from './discounts.ts';
import { emitEvent } from './events.ts';
import { newId } from './ids.ts';
import { inlineList } from './lists.ts';
import { liveCustomer } from './lookups.ts';
import type { Invoice, InvoiceLine, InvoicePayment, PaymentIntent, Subscription } from './objects.ts';
import { setStatus } from './subscription-state.ts';

const daySeconds = 86_400;
// Days to the next try after the first, second and third failed one; after the last the invoice stays open.
const retryDays = [3, 5, 7];

/**
 * A finalized invoice for the running period of a subscription: open when something is due, else paid.
 *
 * @param isTrial true bills nothing
 */
export async function addInvoice(
  call: RouteCall,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  isTrial: boolean,
): Promise<Invoice> {
  const customer = await liveCustomer(call, subscription.customer);
  const id = newId('in');
  const lines = subscriptionLines(subscription, id, isTrial);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const discounts = await discountAmounts(call, subscription, subtotal);
  const total = subtotal - discounts.reduce((sum, each) => sum + each.amount, 0);
  const balanced = total + customer.balance;
  const amountDue = Math.max(0, balanced);
  const number = customer.next_invoice_sequence ?? 1;
  const first = lines[0];
  const invoice: Invoice = {
    ...blankInvoice(call, id),
    amount_due: amountDue,
    amount_remaining: amountDue,
    billing_reason: reason,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    discounts: [...subscription.discounts],
    ending_balance: Math.min(0, balanced),
    lines: inlineList(`/v1/invoices/${id}/lines`, lines),
    number: `${customer.invoice_prefix}-${String(number).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    period_end: first?.period.end ?? call.now,
    period_start: first?.period.start ?? call.now,
    starting_balance: customer.balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total,
  };
  customer.next_invoice_sequence = number + 1;
  customer.balance = Math.min(0, balanced);
  customer.currency = subscription.currency;
  call.objects.put('invoice', id, invoice);
  subscription.latest_invoice = id;
  await dropSpentDiscounts(call, subscription, subtotal);
  emitEvent(call, 'invoice.created', invoice);
  emitEvent(call, 'invoice.finalized', invoice);
  if (amountDue === 0) await markPaid(call, invoice);
  return invoice;
}

function blankInvoice(
  call: RouteCall,
  id: string,
): Omit<Invoice, 'customer' | 'parent' | 'lines' | 'currency'> {
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Inkwell',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: null,
    collection_method: 'charge_automatically',
    created: call.now,
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: call.now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: call.now,
    period_start: call.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: call.now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function subscriptionLines(subscription: Subscription, invoiceId: string, isTrial: boolean): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const amount = isTrial ? 0 : item.price.unit_amount * item.quantity;
    return {
      id: newId('il'),
      object: 'line_item',
      amount,
      currency: item.price.currency,
      description: isTrial ? 'Trial period' : `${item.quantity} × ${item.price.nickname ?? item.price.id}`,
      discount_amounts: [],
      discountable: true,
      discounts: [],
      invoice: invoiceId,
      livemode: false,
      metadata: { ...subscription.metadata },
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: { credited_items: null },
          subscription: subscription.id,
          subscription_item: item.id,
        },
        type: 'subscription_item_details',
      },
      period: { start: item.current_period_start, end: item.current_period_end },
      pretax_credit_amounts: [],
      pricing: {
        type: 'price_details',
        price_details: { price: item.price.id, product: item.price.product },
        unit_amount_decimal: isTrial ? '0' : item.price.unit_amount_decimal,
      },
      quantity: item.quantity,
      quantity_decimal: String(item.quantity),
      subscription: subscription.id,
      subtotal: amount,
      taxes: [],
    };
  });
}

/** The intent that collects an invoice, made at the first need. */
export async function invoiceIntent(
  call: RouteCall,
  invoice: Invoice,
  method: string | undefined,
): Promise<PaymentIntent> {
  const [link] = await call.objects.find('invoice_payment', { invoice: invoice.id });
  if (link !== undefined) return findObject(call, 'payment_intent', link.payment.payment_intent);
  const { amount_remaining: amount, currency, customer } = invoice;
  const intent = addPaymentIntent(call, { amount, currency, customer, method });
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: call.now,
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  call.objects.put('invoice_payment', payment.id, payment);
  return intent;
}

/** Tries to collect an open invoice; the subscription follows the outcome. */
export async function collectInvoice(
  call: RouteCall,
  invoice: Invoice,
  method: string | undefined,
  isOffSession: boolean,
): Promise<ChargeOutcome | { result: 'no_method' }> {
  const intent = await invoiceIntent(call, invoice, method);
  if (method === undefined) {
    await recordFailedAttempt(call, invoice);
    return { result: 'no_method' };
  }
  const outcome = await chargeIntent(call, intent, method, isOffSession);
  if (outcome.result === 'succeeded') await markPaid(call, invoice);
  else await recordFailedAttempt(call, invoice);
  return outcome;
}

export async function markPaid(call: RouteCall, invoice: Invoice): Promise<void> {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.attempt_count += invoice.amount_due === 0 ? 0 : 1;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = call.now;
  for (const payment of await call.objects.find('invoice_payment', { invoice: invoice.id })) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = call.now;
  }
  emitEvent(call, 'invoice.paid', invoice);
  emitEvent(call, 'invoice.payment_succeeded', invoice);
  const subscription = await subscriptionOf(call, invoice);
  if (subscription === undefined || !['incomplete', 'past_due', 'unpaid'].includes(subscription.status))
    return;
  if (subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method =
      (await invoiceIntent(call, invoice, undefined)).payment_method ?? subscription.default_payment_method;
  }
  setStatus(call, subscription, 'active');
}

async function recordFailedAttempt(call: RouteCall, invoice: Invoice): Promise<void> {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const wait = retryDays[invoice.attempt_count - 1];
  const isFirst = invoice.billing_reason === 'subscription_create';
  invoice.next_payment_attempt = isFirst || wait === undefined ? null : call.now + wait * daySeconds;
  emitEvent(call, 'invoice.payment_failed', invoice);
  const subscription = await subscriptionOf(call, invoice);
  if (subscription !== undefined && ['active', 'trialing'].includes(subscription.status)) {
    setStatus(call, subscription, 'past_due');
  }
}

export function subscriptionOf(call: RouteCall, invoice: Invoice): Promise<Subscription | undefined> {
  return call.objects.get('subscription', invoice.parent.subscription_details.subscription);
}
