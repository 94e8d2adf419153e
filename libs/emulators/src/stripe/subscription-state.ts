import { subscriptionOfInvoice } from './account.ts';
import type { RouteCall } from './call.ts';
import { emitEvent } from './events.ts';
import type { Subscription } from './objects.ts';

/** The statuses that nothing follows any more. */
export function isFinalStatus(subscription: Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

export function setStatus(call: RouteCall, subscription: Subscription, status: Subscription['status']): void {
  if (subscription.status === status) return;
  subscription.status = status;
  emitEvent(call, 'customer.subscription.updated', subscription);
}

/** Ends a subscription now; its open invoice is not collected any further. */
export async function endSubscription(
  call: RouteCall,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<void> {
  if (isFinalStatus(subscription)) return;
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled';
  subscription.canceled_at = subscription.canceled_at ?? call.now;
  subscription.ended_at = call.now;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
  const open = { [subscriptionOfInvoice]: subscription.id, status: 'open' };
  for (const invoice of await call.objects.find('invoice', open)) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    if (!wasIncomplete) continue;
    invoice.status = 'void';
    invoice.status_transitions.voided_at = call.now;
    emitEvent(call, 'invoice.voided', invoice);
  }
  emitEvent(
    call,
    wasIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    subscription,
  );
}
