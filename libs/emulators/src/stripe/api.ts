import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createKeyedLocks } from '../locks.ts';
import { promotionsLock, type RememberedAnswer, type StripeStore } from './account.ts';
import type { RouteCall, ApiRoute } from './call.ts';
import { StripeError } from './errors.ts';
import { expandAnswer } from './expand.ts';
import { randomCharacters, typeOf } from './ids.ts';
import { authenticate, checkVersion, secretKeyRequired, type ApiKeys } from './keys.ts';
import type { CardFailure } from './objects.ts';
import { refuseUnknown, texts, valuesOf, type Params } from './params.ts';
import { setTimers } from './subscription-cycle.ts';
import { createTimers } from './timers.ts';
import type { Webhooks } from './webhooks.ts';

const answerLifetimeSeconds = 86_400;

export interface ApiDependencies {
  store: StripeStore;
  keys: ApiKeys;
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

interface ApiOutcome {
  status: number;
  body: string;
}

export interface ApiAnswer extends ApiOutcome {
  headers: Record<string, string>;
}

export function createApi(deps: ApiDependencies) {
  const { store, webhooks } = deps;
  const locks = createKeyedLocks();

  const newCall = (request: Pick<RouteCall, 'id' | 'isSecret' | 'params' | 'request'>): RouteCall => ({
    ...request,
    objects: store.begin(),
    store,
    now: deps.now(),
    delivers: webhooks.isOn(),
    takeDecline: () => deps.takeDecline(),
  });

  /** Writes all that a call has changed, or nothing of it. */
  async function commit(call: RouteCall): Promise<void> {
    await setTimers(call);
    await call.objects.commit();
    webhooks.wake();
  }

  const timers = createTimers({
    store,
    locks,
    now: () => deps.now(),
    log: (line) => deps.log(line),
    newCall: () =>
      newCall({ id: '', isSecret: true, params: {}, request: { id: null, idempotency_key: null } }),
    commit,
  });

  async function respond(route: ApiRoute, request: ApiRequest): Promise<ApiAnswer> {
    const requestId = `req_${randomCharacters(14)}`;
    const headers: Record<string, string> = { 'request-id': requestId };
    try {
      const { key, ...params } = request.params;
      const caller = authenticate(request.headers, typeof key === 'string' ? key : undefined, deps.keys);
      if (caller === 'publishable' && route.publishable !== true) throw secretKeyRequired();
      checkVersion(request.headers['stripe-version']);
      refuseUnknown(params, route.allowed);
      const idempotencyKey = route.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      const replayKey = typeof idempotencyKey === 'string' ? idempotencyKey : null;
      const begin = () =>
        newCall({
          id: request.id,
          isSecret: caller === 'secret',
          params,
          request: { id: requestId, idempotency_key: replayKey },
        });
      if (route.method === 'GET') {
        await timers.runDue(await locksOf(route, request.id, params));
        return { ...(await execute(route, begin())), headers };
      }
      if (replayKey !== null) headers['idempotency-key'] = replayKey;
      const answer = await alone(route, request.id, params, replayKey, async () => {
        if (replayKey === null) return execute(route, begin());
        const replayed = await replay(replayKey, request, params);
        if (replayed !== undefined) {
          headers['idempotent-replayed'] = 'true';
          return replayed;
        }
        return executeOnce(route, begin, { key: replayKey, digest: requestDigest(request, params) });
      });
      return { ...answer, headers };
    } catch (error) {
      return { ...failure(error), headers };
    }
  }

  /** Runs `work` while no other call changes what this one names, with what was due there done. */
  async function alone<Result>(
    route: ApiRoute,
    id: string,
    params: Params,
    replayKey: string | null,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const keys = await locksOf(route, id, params);
    const own = replayKey === null ? [] : [`idempotency ${replayKey}`];
    const done = await locks.run([...own, ...keys], async () => {
      // An object may have got another owner while this call waited.
      const current = await locksOf(route, id, params);
      if (current.some((key) => !keys.includes(key))) return undefined;
      await timers.runDueLocked(keys);
      return { result: await work() };
    });
    return done === undefined ? alone(route, id, params, replayKey, work) : done.result;
  }

  /** The objects that a call names, and the customers they belong to. */
  async function locksOf(route: ApiRoute, id: string, params: Params): Promise<string[]> {
    const keys = new Set([id, ...valuesOf(params)].filter((value) => typeOf(value) !== undefined));
    const objects = store.begin();
    for (const named of keys) {
      const type = typeOf(named);
      const object = type && ownedTypes.has(type) ? await objects.get(type, named) : undefined;
      if (object !== undefined && 'customer' in object && typeof object.customer === 'string') {
        keys.add(object.customer);
      }
    }
    const touchesPromotions = params['discounts'] !== undefined || promotionPaths.test(route.path);
    return [...keys, ...(touchesPromotions ? [promotionsLock] : [])];
  }

  async function execute(route: ApiRoute, call: RouteCall, remembered?: RememberedCall): Promise<ApiOutcome> {
    try {
      const result = await route.handle(call);
      const expanded = await expandAnswer(call.objects, result, texts(call.params, 'expand') ?? []);
      const answer = { status: 200, body: JSON.stringify(expanded, null, 2) };
      if (remembered) remember(call, remembered, answer);
      if (route.method !== 'GET') await commit(call);
      return answer;
    } catch (error) {
      if (error instanceof StripeError && error.keepsChanges) {
        if (remembered) remember(call, remembered, failure(error));
        await commit(call);
      }
      throw error;
    }
  }

  // The answer is remembered in the same write as its effect: a crash keeps both or neither.
  async function executeOnce(
    route: ApiRoute,
    begin: () => RouteCall,
    remembered: RememberedCall,
  ): Promise<ApiOutcome> {
    try {
      return await execute(route, begin(), remembered);
    } catch (error) {
      if (error instanceof StripeError && !error.keepsChanges) {
        const call = begin();
        remember(call, remembered, failure(error));
        await call.objects.commit();
      }
      throw error;
    }
  }

  function remember(call: RouteCall, { key, digest: asked }: RememberedCall, answer: ApiOutcome): void {
    const row: RememberedAnswer = { digest: asked, answeredAt: call.now, ...answer };
    call.objects.put('idempotency_key', key, row, new Date(Date.now() + answerLifetimeSeconds * 1000));
  }

  async function replay(key: string, request: ApiRequest, params: Params): Promise<ApiOutcome | undefined> {
    const known = await store.begin().get('idempotency_key', key);
    if (known === undefined || known.answeredAt <= deps.now() - answerLifetimeSeconds) return undefined;
    if (known.digest === requestDigest(request, params)) return { status: known.status, body: known.body };
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }

  function failure(error: unknown): ApiOutcome {
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

  return {
    respond,
    /** Lets the clock do its work: renewals, ends of trials, codes that run out. */
    tick: () => timers.runAll(),
  };
}

interface RememberedCall {
  key: string;
  digest: string;
}

const ownedTypes = new Set<string>([
  'invoice',
  'payment_intent',
  'payment_method',
  'setup_intent',
  'subscription',
]);
const promotionPaths = /^\/v1\/(coupons|promotion_codes)/;

function requestDigest(request: ApiRequest, params: Params): string {
  return createHash('sha256')
    .update(JSON.stringify([request.path, sortKeys(params)]))
    .digest('base64url');
}

function sortKeys(value: Params[string]): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  return Object.keys(value)
    .toSorted()
    .map((key) => [key, sortKeys(value[key] ?? '')]);
}
