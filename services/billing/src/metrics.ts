import { type Closers, createSampledGauge } from '@inkwell/service';
import type { UseCases } from './use-cases.ts';

const sampleUnsyncedWebhooks = createSampledGauge({
  name: 'inkwell_webhook_oldest_seconds',
  help: "How long the oldest of Stripe's events that is not synced has waited.",
  labelNames: [],
});

const sampleReconciliation = createSampledGauge({
  name: 'inkwell_reconciliation_oldest_seconds',
  help: 'For how long the subscription that waits longest has been due for a comparison with Stripe.',
  labelNames: ['kind'],
});
const sampleUnreadEvents = createSampledGauge({
  name: 'inkwell_stripe_events_unread_seconds',
  help: "How far back the events of Stripe's list lie up to which all are read.",
  labelNames: [],
});

/** Tells what waits here, until the process stops. */
export function measureWaiting(useCases: UseCases, closers: Closers): void {
  const { webhooks, reconciliation, missedEvents } = useCases;
  closers.add(sampleUnsyncedWebhooks(async () => [{ labels: {}, value: await webhooks.oldestUnsynced() }]));
  closers.add(
    sampleReconciliation(async () => {
      const { overdue, all } = await reconciliation.oldestDue();
      return [
        { labels: { kind: 'overdue' }, value: overdue },
        { labels: { kind: 'all' }, value: all },
      ];
    }),
  );
  closers.add(sampleUnreadEvents(async () => [{ labels: {}, value: await missedEvents.unread() }]));
}
