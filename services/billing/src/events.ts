import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function billingHandlers({ erasure, webhooks }: Stories): Handler[] {
  return [
    onEvent('auth.user-deleted', ({ userId }) => erasure.eraseUser(userId)),
    onJob('billing.sync-stripe-event', ({ eventId }) => webhooks.process(eventId)),
  ];
}
