import type { Call } from './call.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import type { ApiObject, List } from './objects.ts';
import { group, integer, text, type Params } from './params.ts';

export const pageParameters = ['limit', 'starting_after', 'ending_before'];
export const createdParameters = ['created', 'created.gt', 'created.gte', 'created.lt', 'created.lte'];

/**
 * One page of a list, newest first, https://docs.stripe.com/api/pagination.
 *
 * @param rows in the order of their creation
 */
export function page<Row extends ApiObject>(call: Call, url: string, rows: Row[]): List<Row> {
  const limit = integer(call.params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid integer: limit must be between 1 and 100', { param: 'limit' });
  }
  const newestFirst = [...rows].toReversed();
  const after = text(call.params, 'starting_after');
  const before = text(call.params, 'ending_before');
  if (before !== undefined) {
    const end = position(newestFirst, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const start = after === undefined ? 0 : position(newestFirst, after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}

function position(rows: ApiObject[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw resourceMissing(rows[0]?.object ?? 'object', id, param, 400);
  return index;
}

/** Whether a row passes the `created` filter, a moment or a range in Unix seconds. */
export function createdWithin(params: Params, created: number): boolean {
  if (typeof params['created'] === 'string') return created === integer(params, 'created');
  const range = group(params, 'created') ?? {};
  return (
    created > (integer(range, 'gt') ?? -Infinity) &&
    created >= (integer(range, 'gte') ?? -Infinity) &&
    created < (integer(range, 'lt') ?? Infinity) &&
    created <= (integer(range, 'lte') ?? Infinity)
  );
}

/** A list that is part of an object, such as the items of a subscription. */
export function inlineList<Row>(url: string, data: Row[]): List<Row> {
  return { object: 'list', url, has_more: false, data };
}
