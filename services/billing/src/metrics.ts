import { type Closers, createSampledGauge } from '@inkwell/service';
import type { Stories } from './stories.ts';

const addSource = createSampledGauge({
  name: 'inkwell_webhook_oldest_seconds',
  help: "How long the oldest of Stripe's events that is not synced has waited.",
  labelNames: [],
});

/** Tells what waits here, until the process stops. */
export function measureWebhooks({ webhooks }: Stories, closers: Closers): void {
  closers.add(addSource(async () => [{ labels: {}, value: await webhooks.oldestUnsynced() }]));
}
