import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { UseCases } from './use-cases.ts';

export function billingHandlers({ erasure, webhooks }: UseCases): Handler[] {
  return [
    onEvent('auth.user-deleted', ({ userId }) => erasure.eraseUser(userId)),
    onJob('billing.sync-stripe-event', ({ eventId }) => webhooks.process(eventId)),
  ];
}
