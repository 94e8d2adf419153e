import type { Call } from './call.ts';
import { addInvoice, collect } from './invoices.ts';
import { chargedMethod } from './lookups.ts';
import type { Invoice, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import { endSubscription, isOver, setStatus } from './subscription-state.ts';

// Stripe gives a first payment 23 hours before the subscription expires.
const firstPaymentSeconds = 23 * 3600;

/**
 * Does what time has brought: trials that ended, periods to renew, payments to retry, first payments that never
 * came. Each step runs at the moment it was due, so a clock that jumped a year leaves twelve invoices.
 */
export function catchUp(call: Call): void {
  for (const subscription of Object.values(call.state.subscriptions)) {
    for (let due = nextStep(call, subscription); due !== undefined && due.at <= call.now;) {
      due.run({ ...call, now: due.at });
      due = nextStep(call, subscription);
    }
  }
}

interface Step {
  at: number;
  run(call: Call): void;
}

function nextStep(call: Call, subscription: Subscription): Step | undefined {
  if (isOver(subscription)) return undefined;
  const { status } = subscription;
  if (status === 'incomplete') {
    const end = (at: Call) => endSubscription(at, subscription, 'payment_failed');
    return { at: subscription.created + firstPaymentSeconds, run: end };
  }
  if (status === 'trialing' || status === 'active') {
    const at = subscription.items.data[0]?.current_period_end;
    if (at === undefined) return undefined;
    return {
      at,
      run: (due) => (status === 'trialing' ? endTrial(due, subscription) : renew(due, subscription)),
    };
  }
  const invoice = status === 'past_due' ? latestInvoice(call, subscription) : undefined;
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  if (invoice === undefined || retryAt === null) return undefined;
  return { at: retryAt, run: (due) => void collect(due, invoice, chargedMethod(due, subscription), true) };
}

/** Ends a trial at `call.now`: the first real period begins and is charged. */
export function endTrial(call: Call, subscription: Subscription): void {
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  subscription.trial_end = Math.min(subscription.trial_end ?? call.now, call.now);
  if (chargedMethod(call, subscription) === undefined && missing !== 'create_invoice') {
    if (missing === 'pause') return setStatus(call, subscription, 'paused');
    return endSubscription(call, subscription, 'cancellation_requested');
  }
  subscription.billing_cycle_anchor = call.now;
  renew(call, subscription);
}

function renew(call: Call, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(call, subscription, 'cancellation_requested');
  startPeriod(subscription, call.now);
  const wasTrialing = subscription.status === 'trialing';
  const invoice = addInvoice(call, subscription, 'subscription_cycle', false);
  if (invoice.status === 'open') collect(call, invoice, chargedMethod(call, subscription), true);
  if (wasTrialing && invoice.status === 'paid') setStatus(call, subscription, 'active');
}

/** Sets the period that begins at `start`, in Unix seconds. */
export function startPeriod(subscription: Subscription, start: number): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = periodEnd(item.price, subscription.billing_cycle_anchor, start);
  }
}

function latestInvoice(call: Call, subscription: Subscription): Invoice | undefined {
  return subscription.latest_invoice === null ? undefined : call.state.invoices[subscription.latest_invoice];
}
