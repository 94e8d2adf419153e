import { apiVersion } from './api-version.ts';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import type { ApiObject, StripeEvent } from './objects.ts';
import { flag, text, texts } from './params.ts';

const keptMs = 30 * 86_400_000;
const maxTypes = 20;

/** Records an event with a copy of the object as it is now. Delivery begins after the commit. */
export function emitEvent(call: RouteCall, type: string, object: ApiObject): void {
  const id = newId('evt');
  const event: StripeEvent = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: call.delivers ? 1 : 0,
    request: call.request,
    type,
  };
  const since = Date.now();
  call.objects.put('event', id, event, new Date(since + keptMs));
  if (call.delivers) {
    call.objects.put('delivery', id, { id, key: object.id, at: since, since, attempts: 0 });
  }
}

export const eventRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/events',
    allowed: [...pageParameters, ...createdParameters, 'type', 'types.#', 'delivery_success'],
    handle(call) {
      const type = text(call.params, 'type');
      const types = texts(call.params, 'types');
      if (type !== undefined && types !== undefined) {
        throw invalidRequest('You may pass either `type` or `types`, but not both.', { param: 'types' });
      }
      if (types !== undefined && types.length > maxTypes) {
        throw invalidRequest(`You may pass at most ${maxTypes} types.`, { param: 'types' });
      }
      const group = types?.find((name) => name.includes('*'));
      if (group !== undefined) {
        throw invalidRequest(`Invalid event type: ${group}. Groups are for \`type\`.`, { param: 'types' });
      }
      const delivered = flag(call.params, 'delivery_success');
      const where = givenFields({
        type: types ? { $in: types } : type && typePattern(type),
        pending_webhooks: delivered === undefined ? undefined : delivered ? 0 : { $gt: 0 },
      });
      return listPage(call, '/v1/events', 'event', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    allowed: [],
    handle: (call) => findObject(call, 'event', call.id),
  },
];

// Stripe accepts a group such as `invoice.*` beside a whole name.
function typePattern(type: string): string | RegExp {
  return type.endsWith('*') ? new RegExp(`^${type.slice(0, -1).replaceAll(/[^\w]/g, '\\$&')}`) : type;
}
