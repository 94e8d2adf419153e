import { findObject, type RouteCall } from './call.ts';
import { addInvoice, collectInvoice } from './invoices.ts';
import { chargedMethod } from './lookups.ts';
import type { Invoice, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import { endSubscription, isFinalStatus, setStatus } from './subscription-state.ts';

// Stripe gives a first payment 23 hours before the subscription expires.
const firstPaymentSeconds = 23 * 3600;

/**
 * Does what time has brought to a subscription: a trial that ended, periods to renew, payments to retry, a first
 * payment that never came. Each step runs at the moment it was due, so a clock that jumped a year leaves twelve
 * invoices.
 */
export async function catchUpSubscription(call: RouteCall, id: string): Promise<void> {
  const subscription = await findObject(call, 'subscription', id);
  for (;;) {
    const step = await nextStep(call, subscription);
    if (step === undefined || step.at > call.now) return setTimer(call, subscription, step);
    await step.run({ ...call, now: step.at });
  }
}

/** Sets the timers of all subscriptions that this call has changed, themselves or by one of their invoices. */
export async function setTimers(call: RouteCall): Promise<void> {
  const ids = new Set([
    ...call.objects.changed('subscription').map(({ id }) => id),
    ...call.objects.changed('invoice').map((invoice) => invoice.parent.subscription_details.subscription),
  ]);
  for (const id of ids) {
    const subscription = await findObject(call, 'subscription', id);
    await setTimer(call, subscription, await nextStep(call, subscription));
  }
}

async function setTimer(
  call: RouteCall,
  { id, customer }: Subscription,
  step: CycleStep | undefined,
): Promise<void> {
  if (step === undefined) return call.objects.remove('timer', id);
  const timer = await call.objects.get('timer', id);
  if (timer === undefined)
    call.objects.put('timer', id, { id, type: 'subscription', key: customer, at: step.at });
  else timer.at = step.at;
}

interface CycleStep {
  at: number;
  run(call: RouteCall): Promise<unknown>;
}

async function nextStep(call: RouteCall, subscription: Subscription): Promise<CycleStep | undefined> {
  if (isFinalStatus(subscription)) return undefined;
  const { status } = subscription;
  if (status === 'incomplete') {
    const end = (at: RouteCall) => endSubscription(at, subscription, 'payment_failed');
    return { at: subscription.created + firstPaymentSeconds, run: end };
  }
  if (status === 'trialing' || status === 'active') {
    const at = subscription.items.data[0]?.current_period_end;
    if (at === undefined) return undefined;
    return {
      at,
      run: (due) =>
        status === 'trialing' ? endTrial(due, subscription) : renewSubscription(due, subscription),
    };
  }
  const invoice = status === 'past_due' ? await latestInvoice(call, subscription) : undefined;
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  if (invoice === undefined || retryAt === null) return undefined;
  return {
    at: retryAt,
    run: async (due) => collectInvoice(due, invoice, await chargedMethod(due, subscription), true),
  };
}

/** Ends a trial at `call.now`: the first real period begins and is charged. */
export async function endTrial(call: RouteCall, subscription: Subscription): Promise<void> {
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  subscription.trial_end = Math.min(subscription.trial_end ?? call.now, call.now);
  if ((await chargedMethod(call, subscription)) === undefined && missing !== 'create_invoice') {
    if (missing === 'pause') return setStatus(call, subscription, 'paused');
    return endSubscription(call, subscription, 'cancellation_requested');
  }
  subscription.billing_cycle_anchor = call.now;
  await renewSubscription(call, subscription);
}

async function renewSubscription(call: RouteCall, subscription: Subscription): Promise<void> {
  if (subscription.cancel_at_period_end) return endSubscription(call, subscription, 'cancellation_requested');
  startPeriod(subscription, call.now);
  const wasTrialing = subscription.status === 'trialing';
  const invoice = await addInvoice(call, subscription, 'subscription_cycle', false);
  if (invoice.status === 'open')
    await collectInvoice(call, invoice, await chargedMethod(call, subscription), true);
  if (wasTrialing && invoice.status === 'paid') setStatus(call, subscription, 'active');
}

/** Sets the period that begins at `start`, in Unix seconds. */
export function startPeriod(subscription: Subscription, start: number): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = periodEnd(item.price, subscription.billing_cycle_anchor, start);
  }
}

async function latestInvoice(call: RouteCall, subscription: Subscription): Promise<Invoice | undefined> {
  return subscription.latest_invoice === null
    ? undefined
    : call.objects.get('invoice', subscription.latest_invoice);
}
