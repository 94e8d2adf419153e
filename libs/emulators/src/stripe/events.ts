import { apiVersion } from './api-version.ts';
import { find, type Call, type Route } from './call.ts';
import { newId } from './ids.ts';
import { createdParameters, createdWithin, page, pageParameters } from './lists.ts';
import type { ApiObject } from './objects.ts';
import { text, texts } from './params.ts';

/** Records an event with a copy of the object as it is now. Delivery begins after the commit. */
export function emit(call: Call, type: string, object: ApiObject): void {
  const id = newId('evt');
  call.state.events[id] = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: call.request,
    type,
  };
  call.emitted.push(id);
}

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    allowed: [...pageParameters, ...createdParameters, 'type', 'types.#', 'delivery_success'],
    handle(call) {
      const type = text(call.params, 'type');
      const types = texts(call.params, 'types') ?? (type === undefined ? undefined : [type]);
      const delivered = text(call.params, 'delivery_success');
      const rows = Object.values(call.state.events).filter(
        (event) =>
          createdWithin(call.params, event.created) &&
          (types === undefined || types.some((each) => matches(each, event.type))) &&
          (delivered === undefined || String(event.pending_webhooks === 0) === delivered),
      );
      return page(call, '/v1/events', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    allowed: [],
    handle: (call) => find(call.state.events, 'event', call.id),
  },
];

// Stripe accepts a group such as `invoice.*` beside a whole name.
function matches(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
