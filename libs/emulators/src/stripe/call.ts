import type { StripeChanges, StripeObjects, StripeStore } from './account.ts';
import { resourceMissing } from './errors.ts';
import type { ApiObject, CardFailure, List } from './objects.ts';
import type { Params } from './params.ts';

/** What a route's function works on: the account, the parameters and the clock of one request. */
export interface RouteCall {
  readonly objects: StripeChanges;
  /** For lists, which see what is committed. */
  readonly store: StripeStore;
  readonly params: Params;
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  /** False for a publishable key, which may see and do little. */
  readonly isSecret: boolean;
  /** The emulator's clock, in Unix seconds. */
  readonly now: number;
  readonly request: { id: string | null; idempotency_key: string | null };
  /** Whether events are sent to a webhook endpoint. */
  readonly delivers: boolean;
  /** The decline a test has asked for, once. */
  takeDecline(): CardFailure | undefined;
}

type RouteAnswer = ApiObject | List<ApiObject>;

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  allowed: readonly string[];
  /** True where a publishable key is accepted too. */
  publishable?: boolean;
  handle(call: RouteCall): RouteAnswer | Promise<RouteAnswer>;
}

// How Stripe's messages name what is missing, where it is not the type.
const displayNames: Partial<Record<keyof StripeObjects, string>> = {
  payment_method: 'PaymentMethod',
  promotion_code: 'promotion code',
  setup_intent: 'setupintent',
};

/** @throws StripeError resource_missing; 404 when the id stood in the path, 400 when it was a parameter */
export async function findObject<Type extends keyof StripeObjects>(
  call: RouteCall,
  type: Type,
  id: string,
  param = 'id',
): Promise<StripeObjects[Type]> {
  const found = await call.objects.get(type, id);
  if (found === undefined)
    throw resourceMissing(displayNames[type] ?? type, id, param, param === 'id' ? 404 : 400);
  return found;
}
