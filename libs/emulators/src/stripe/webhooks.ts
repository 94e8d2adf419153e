import { createHmac } from 'node:crypto';
import type { Delivery, StripeStore } from './account.ts';
import type { StripeEvent } from './objects.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
}

const retryPausesMs = [300, 1000, 3000, 10_000];
const laterPauseMs = 60_000;
const answerTimeoutMs = 10_000;
// Stripe goes on for three days.
const deliveryLifetimeMs = 3 * 86_400_000;
const maxDeliveriesAtOnce = 10;

/**
 * The `Stripe-Signature` header, https://docs.stripe.com/webhooks#verify-manually.
 *
 * @param timestamp Unix seconds of the real clock, which is what a receiver compares with
 */
export function signPayload(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

export interface Webhooks {
  isOn(): boolean;
  use(endpoint: WebhookEndpoint | undefined): void;
  /** Delivers what is due, and from then on what falls due. */
  wake(): void;
  /** Resolves when every event has been taken, or refused as often as the short pauses last. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Delivers the events that the store has a delivery of: one after the other for each object, side by side for
 * different ones, and again after a failure until they are three days old.
 */
export function createWebhooks(
  store: StripeStore,
  first: WebhookEndpoint | undefined,
  log: (line: string) => void,
): Webhooks {
  let endpoint = first;
  const closing = new AbortController();
  /** By the id of the object that the events tell of. */
  const running = new Map<string, Promise<void>>();
  let startingDue: Promise<void> | undefined;
  let isWokenAgain = false;
  let nextLook: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  function wake(): void {
    isWokenAgain = true;
    if (endpoint === undefined || closing.signal.aborted) return;
    startingDue ??= startDue().finally(() => {
      startingDue = undefined;
      if (isWokenAgain) wake();
    });
  }

  async function startDue(): Promise<void> {
    clearTimeout(nextLook);
    while (isWokenAgain && !closing.signal.aborted) {
      isWokenAgain = false;
      try {
        await startNext();
      } catch (error) {
        log(`deliveries could not be looked for: ${String(error)}`);
        lookIn(laterPauseMs);
      }
    }
  }

  async function startNext(): Promise<void> {
    const busy = [...running.keys()];
    const free = maxDeliveriesAtOnce - busy.length;
    if (free <= 0) return;
    const next = await store.list('delivery', { key: { $nin: busy } }, { sort: { at: 1 }, limit: free });
    for (const { key, at } of next) {
      if (at > Date.now()) return lookIn(at - Date.now());
      if (!running.has(key)) running.set(key, deliverAll(key));
    }
  }

  function lookIn(ms: number): void {
    clearTimeout(nextLook);
    if (!closing.signal.aborted) nextLook = setTimeout(wake, Math.min(ms, laterPauseMs));
  }

  async function deliverAll(key: string): Promise<void> {
    try {
      while (!closing.signal.aborted && (await deliverNext(key)));
    } catch (error) {
      log(`deliveries of ${key} failed: ${String(error)}`);
      lookIn(laterPauseMs);
    } finally {
      running.delete(key);
      for (const resolve of waiting) resolve();
      waiting.clear();
      wake();
    }
  }

  /** False where nothing more can be delivered of this object for now. */
  async function deliverNext(key: string): Promise<boolean> {
    const [next] = await store.list('delivery', { key }, { sort: { order: 1 }, limit: 1 });
    if (next === undefined) return false;
    if (next.at > Date.now()) {
      // What came after it waits for it.
      await store.setAll('delivery', { key, at: { $lt: next.at } }, { at: next.at });
      return false;
    }
    return attempt(next);
  }

  async function attempt(delivery: Delivery): Promise<boolean> {
    const changes = store.begin();
    const event = await changes.get('event', delivery.id);
    if (endpoint === undefined) return false;
    const status = event === undefined ? 0 : await send(endpoint, event);
    if (closing.signal.aborted) return false;
    if (event !== undefined) log(`webhook ${event.type} ${event.id} ${status}`);
    const isTaken = status >= 200 && status < 300;
    if (isTaken || event === undefined || delivery.since < Date.now() - deliveryLifetimeMs) {
      await changes.remove('delivery', delivery.id);
      if (event !== undefined) event.pending_webhooks = 0;
    } else {
      const pause = retryPausesMs[delivery.attempts] ?? laterPauseMs;
      const failed = await changes.get('delivery', delivery.id);
      if (failed !== undefined) {
        failed.at = Date.now() + pause;
        failed.attempts += 1;
      }
    }
    await changes.commit();
    return true;
  }

  async function send(to: WebhookEndpoint, event: StripeEvent): Promise<number> {
    const payload = JSON.stringify(event);
    try {
      const response = await fetch(to.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signPayload(payload, to.secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // Nobody listening, a cut or a timeout: the caller tries again, and 0 stands in the log.
      return 0;
    }
  }

  return {
    isOn: () => endpoint !== undefined,
    use(next) {
      endpoint = next;
      wake();
    },
    wake,
    async settled() {
      for (;;) {
        const change = new Promise<void>((resolve) => waiting.add(resolve));
        if ((await store.count('delivery', { attempts: { $lte: retryPausesMs.length } })) === 0) return;
        wake();
        await change;
      }
    },
    async close() {
      closing.abort();
      clearTimeout(nextLook);
      await startingDue;
      await Promise.all(running.values());
    },
  };
}
