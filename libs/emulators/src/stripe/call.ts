import { resourceMissing } from './errors.ts';
import type { ApiObject, CardFailure, List } from './objects.ts';
import type { Params } from './params.ts';
import type { State } from './store.ts';

/** What a route's function works on: the account, the parameters and the clock of one request. */
export interface Call {
  readonly state: State;
  readonly params: Params;
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  /** False for a publishable key, which may see and do little. */
  readonly isSecret: boolean;
  /** The emulator's clock, in Unix seconds. */
  readonly now: number;
  readonly request: { id: string | null; idempotency_key: string | null };
  /** Ids of the events of this call, to be delivered once it is committed. */
  readonly emitted: string[];
  /** The decline a test has asked for, once. */
  takeDecline(): CardFailure | undefined;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  allowed: readonly string[];
  /** True where a publishable key is accepted too. */
  publishable?: boolean;
  handle(call: Call): ApiObject | List<ApiObject>;
}

/** @throws StripeError resource_missing; 404 when the id stood in the path, 400 when it was a parameter */
export function find<Row>(rows: Record<string, Row>, noun: string, id: string, param = 'id'): Row {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined) throw resourceMissing(noun, id, param, param === 'id' ? 404 : 400);
  return row;
}
