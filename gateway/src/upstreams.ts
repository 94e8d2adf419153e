import type { EventEmitter } from 'node:events';
import { Agent, type Dispatcher } from 'undici';

const CONNECT_MS = 1_500;
/** Onboarding's answer waits up to 25 s for the SoulPrint. */
const HEADERS_MS = 35_000;
/** How long an answer that has begun may pause, in ms; event streams are silent between their comments. */
const BODY_MS = 30_000;
/** How many requests to one service are under way at once; further ones wait for one of them to end. */
const CONNECTIONS = 256;

/** What the pools must know of a request, beside what the proxy hands on. */
export interface Upstream {
  /** Emits `abort` when the client closed its connection before it had its whole answer. */
  clientClosed: EventEmitter;
  isStream: boolean;
}

/** Carries a request's `Upstream` in its headers past the proxy, which hands on nothing else. */
export const UPSTREAM = Symbol('upstream');

/**
 * The connections to the services: one pool for requests, and one for event streams, so that these cannot use up
 * the first. The second has no bound here: whoever opens streams counts them.
 */
export function createUpstreamPools() {
  const connect = { timeout: CONNECT_MS, rejectUnauthorized: true };
  const requests = new Agent({ connections: CONNECTIONS, connect });
  const streams = new Agent({ connect });

  const request = (options: Dispatcher.RequestOptions, callback: never) => {
    const { clientClosed, isStream } = (options.headers as unknown as { [UPSTREAM]: Upstream })[UPSTREAM];
    // The proxy by itself lets the service go on when the client leaves before the answer has begun.
    options.signal = clientClosed;
    options.headersTimeout = HEADERS_MS;
    options.bodyTimeout = isStream ? 0 : BODY_MS;
    return (isStream ? streams : requests).request(options, callback);
  };
  return {
    /** What the proxy takes for its undici instance. Its plugins must not close what they share. */
    dispatcher: {
      request: request as Dispatcher['request'],
      close: () => undefined,
      destroy: () => undefined,
    },
    destroy: async (): Promise<void> => {
      await Promise.all([requests.destroy(), streams.destroy()]);
    },
  };
}
