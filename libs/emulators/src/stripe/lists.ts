import type { FieldCondition, ListOptions } from '../object-store.ts';
import type { StripeObjects } from './account.ts';
import type { RouteCall } from './call.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import type { List } from './objects.ts';
import { group, integer, text, type Params } from './params.ts';

export const pageParameters = ['limit', 'starting_after', 'ending_before'];
export const createdParameters = ['created', 'created.gt', 'created.gte', 'created.lt', 'created.lte'];

/**
 * One page of a list, newest first, https://docs.stripe.com/api/pagination.
 *
 * @param where what the rows have in common; see also `createdCondition`
 */
export async function listPage<Type extends keyof StripeObjects>(
  call: RouteCall,
  url: string,
  type: Type,
  where: FieldCondition,
  options: Pick<ListOptions, 'ignoreCase'> = {},
): Promise<List<StripeObjects[Type]>> {
  const limit = integer(call.params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid integer: limit must be between 1 and 100', { param: 'limit' });
  }
  const after = text(call.params, 'starting_after');
  const before = text(call.params, 'ending_before');
  const isBackward = before !== undefined;
  const bounds = isBackward
    ? { order: { $gt: await cursorPosition(call, type, before, 'ending_before') } }
    : after === undefined
      ? {}
      : { order: { $lt: await cursorPosition(call, type, after, 'starting_after') } };
  const rows = await call.store.list(
    type,
    { ...createdCondition(call.params), ...where, ...bounds },
    { ...options, sort: { order: isBackward ? 1 : -1 }, limit: limit + 1 },
  );
  const data = rows.slice(0, limit);
  return {
    object: 'list',
    url,
    has_more: rows.length > limit,
    data: isBackward ? data.toReversed() : data,
  };
}

async function cursorPosition(
  call: RouteCall,
  type: keyof StripeObjects,
  id: string,
  param: string,
): Promise<number> {
  const order = await call.store.orderOf(type, id);
  if (order === undefined) throw resourceMissing(type, id, param, 400);
  return order;
}

// The `created` filter, a moment or a range in Unix seconds.
function createdCondition(params: Params): FieldCondition {
  if (params['created'] === undefined) return {};
  if (typeof params['created'] === 'string') return { created: integer(params, 'created') };
  const range = group(params, 'created') ?? {};
  const bounds = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((name) => {
    const value = integer(range, name);
    return value === undefined ? [] : [[`$${name}`, value] as const];
  });
  return bounds.length === 0 ? {} : { created: Object.fromEntries(bounds) };
}

/** The fields that a list was asked for, without those it was not. */
export function givenFields(fields: FieldCondition): FieldCondition {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A list that is part of an object, such as the items of a subscription. */
export function inlineList<Row>(url: string, data: Row[]): List<Row> {
  return { object: 'list', url, has_more: false, data };
}
