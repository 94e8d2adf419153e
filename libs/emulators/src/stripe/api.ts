import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call, Route } from './call.ts';
import { StripeError } from './errors.ts';
import { expand } from './expand.ts';
import { randomCharacters } from './ids.ts';
import { authenticate, checkVersion, secretKeyRequired, type Keys } from './keys.ts';
import type { CardFailure } from './objects.ts';
import { refuseUnknown, texts, type Params } from './params.ts';
import { expirePromotions } from './promotions.ts';
import type { Store } from './store.ts';
import { catchUp } from './subscription-cycle.ts';
import type { Webhooks } from './webhooks.ts';

const answerLifetimeSeconds = 86_400;
const eventLifetimeSeconds = 30 * 86_400;

export interface ApiDependencies {
  store: Store;
  keys: Keys;
  webhooks: Webhooks;
  now(): number;
  takeDecline(): CardFailure | undefined;
  log(line: string): void;
}

export interface ApiRequest {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  params: Params;
}

export interface ApiAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export function createApi(deps: ApiDependencies) {
  const { store, webhooks } = deps;

  /** Lets the clock do its work: renewals, ends of trials, codes that run out. */
  function tick(): void {
    const now = deps.now();
    forgetOld(now);
    const call = newCall({}, '', true, { id: null, idempotency_key: null });
    expirePromotions(call);
    transact(call, () => catchUp(call), true);
  }

  function forgetOld(now: number): void {
    const { answers, events } = store.state;
    for (const [key, answer] of Object.entries(answers)) {
      if (answer.at <= now - answerLifetimeSeconds) delete answers[key];
    }
    for (const [id, event] of Object.entries(events)) {
      if (event.created <= now - eventLifetimeSeconds) delete events[id];
    }
  }

  function newCall(params: Params, id: string, isSecret: boolean, request: Call['request']): Call {
    return {
      get state() {
        return store.state;
      },
      params,
      id,
      isSecret,
      now: deps.now(),
      request,
      emitted: [],
      takeDecline: () => deps.takeDecline(),
    };
  }

  /** Runs one change of the account: all of it is on disk when this returns, or none of it has happened. */
  function transact<Result>(call: Call, run: () => Result, writesOnlyEvents = false): Result {
    try {
      const result = run();
      if (!writesOnlyEvents || call.emitted.length > 0) commit(call);
      return result;
    } catch (error) {
      if (error instanceof StripeError && error.keepsChanges) commit(call);
      else store.rollback();
      throw error;
    }
  }

  function commit(call: Call): void {
    if (!webhooks.isOn()) {
      for (const id of call.emitted) {
        const event = store.state.events[id];
        if (event !== undefined) event.pending_webhooks = 0;
      }
    }
    store.commit();
    webhooks.enqueue(call.emitted);
  }

  function respond(route: Route, request: ApiRequest): ApiAnswer {
    const requestId = `req_${randomCharacters(14)}`;
    const headers: Record<string, string> = { 'request-id': requestId };
    try {
      const { key, ...params } = request.params;
      const caller = authenticate(request.headers, typeof key === 'string' ? key : undefined, deps.keys);
      if (caller === 'publishable' && route.publishable !== true) throw secretKeyRequired();
      checkVersion(request.headers['stripe-version']);
      refuseUnknown(params, route.allowed);
      tick();
      const idempotencyKey = route.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      const replayKey = typeof idempotencyKey === 'string' ? idempotencyKey : null;
      const call = newCall(params, request.id, caller === 'secret', {
        id: requestId,
        idempotency_key: replayKey,
      });
      if (replayKey === null) return { ...execute(route, call), headers };
      const replayed = replay(replayKey, request, params);
      headers['idempotency-key'] = replayKey;
      if (replayed !== undefined)
        return { ...replayed, headers: { ...headers, 'idempotent-replayed': 'true' } };
      const remember = (answer: { status: number; body: string }) => {
        store.state.answers[replayKey] = { digest: digest(request, params), at: call.now, ...answer };
      };
      return { ...execute(route, call, remember), headers };
    } catch (error) {
      return { ...failure(error), headers };
    }
  }

  // The answer is remembered in the same write as its effect: a crash keeps both or neither.
  function execute(route: Route, call: Call, remember?: (answer: { status: number; body: string }) => void) {
    const run = () => {
      try {
        const result = route.handle(call);
        const body = JSON.stringify(expand(call.state, result, texts(call.params, 'expand') ?? []), null, 2);
        remember?.({ status: 200, body });
        return { status: 200, body };
      } catch (error) {
        if (error instanceof StripeError && error.keepsChanges) remember?.(failure(error));
        throw error;
      }
    };
    try {
      return transact(call, run, route.method === 'GET');
    } catch (error) {
      if (error instanceof StripeError && !error.keepsChanges && remember !== undefined) {
        remember(failure(error));
        store.commit();
      }
      throw error;
    }
  }

  function replay(key: string, request: ApiRequest, params: Params) {
    const known = Object.hasOwn(store.state.answers, key) ? store.state.answers[key] : undefined;
    if (known === undefined) return undefined;
    if (known.digest === digest(request, params)) return { status: known.status, body: known.body };
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }

  function failure(error: unknown): { status: number; body: string } {
    if (error instanceof StripeError) {
      return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
    }
    deps.log(
      `the emulator failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    const body = {
      error: { type: 'api_error', message: 'An unknown error occurred in the local Stripe emulator.' },
    };
    return { status: 500, body: JSON.stringify(body) };
  }

  return { respond, tick };
}

function digest(request: ApiRequest, params: Params): string {
  return createHash('sha256')
    .update(JSON.stringify([request.path, sorted(params)]))
    .digest('base64url');
}

function sorted(value: Params[string]): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.keys(value)
    .toSorted()
    .map((key) => [key, sorted(value[key] ?? '')]);
}
