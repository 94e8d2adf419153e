import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StripeEvent } from './objects.ts';
import type { Store } from './store.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
}

const retryPausesMs = [300, 1000, 3000, 10_000];
const answerTimeoutMs = 10_000;
// Stripe goes on for three days.
const oldestSeconds = 3 * 86_400;

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
  enqueue(eventIds: readonly string[]): void;
  /** Takes up again what no one has answered for yet, as after a restart. */
  resume(now: number): void;
  /** Resolves when every queued delivery has been answered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Delivers events one after the other for each object, and side by side for different ones. */
export function createWebhooks(
  store: Store,
  first: WebhookEndpoint | undefined,
  log: (line: string) => void,
): Webhooks {
  let endpoint = first;
  const closing = new AbortController();
  const tails = new Map<string, Promise<void>>();
  const queued = new Set<string>();

  function enqueue(eventIds: readonly string[]): void {
    for (const id of eventIds) {
      const event = store.state.events[id];
      if (event === undefined || queued.has(id) || closing.signal.aborted) continue;
      queued.add(id);
      const objectId = event.data.object.id;
      const tail = (tails.get(objectId) ?? Promise.resolve()).then(() => deliver(event));
      tails.set(objectId, tail);
      void tail.then(() => {
        queued.delete(id);
        if (tails.get(objectId) === tail) tails.delete(objectId);
      });
    }
  }

  async function deliver(event: StripeEvent): Promise<void> {
    for (const wait of [0, ...retryPausesMs]) {
      if (wait > 0) await pause(wait, undefined, { signal: closing.signal }).catch(ignoreAbort);
      if (closing.signal.aborted || endpoint === undefined) return;
      const status = await send(endpoint, event);
      log(`webhook ${event.type} ${event.id} ${status}`);
      if (status >= 200 && status < 300) return markDelivered(event.id);
    }
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

  function markDelivered(id: string): void {
    const event = store.state.events[id];
    if (event === undefined) return;
    event.pending_webhooks = 0;
    try {
      store.commit();
    } catch (error) {
      // The receiver has the event; not noting it means one more delivery after a restart.
      log(`webhook ${id} could not be marked delivered: ${String(error)}`);
    }
  }

  return {
    isOn: () => endpoint !== undefined,
    use(next) {
      endpoint = next;
    },
    enqueue,
    resume(now) {
      if (endpoint === undefined) return;
      const pending = Object.values(store.state.events).filter(
        (event) => event.pending_webhooks > 0 && event.created > now - oldestSeconds,
      );
      enqueue(pending.map((event) => event.id));
    },
    async settled() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    async close() {
      closing.abort();
      await Promise.all(tails.values());
    },
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
}
