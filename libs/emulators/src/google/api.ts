import type { FastifyInstance } from 'fastify';
import { calendarListEntry, calendarResource, listCalendars } from './calendar-list.ts';
import type { Channels } from './channels.ts';
import { methodOf, type MethodId } from './discovery.ts';
import { GoogleError } from './errors.ts';
import { listEvents, listInstances } from './event-list.ts';
import { eventView, readViewOptions } from './event-view.ts';
import {
  calendarOf,
  deleteEvent,
  getEvent,
  insertEvent,
  patchEvent,
  updateEvent,
  type EventChange,
} from './events.ts';
import type { Faults } from './faults.ts';
import { authorizeCall } from './oauth.ts';
import { checkParameters, flagParameter, textParameter, type QueryParameters } from './parameters.ts';
import { checkScopes, insufficientScopes } from './scopes.ts';
import { readSelection } from './selection.ts';
import type { GoogleCalendar, GoogleEvent, GoogleStore } from './store.ts';

interface ApiDependencies {
  store: GoogleStore;
  channels: Channels;
  faults: Faults['take'];
}

interface ApiRoute {
  Params: { calendarId: string; eventId: string };
  Querystring: QueryParameters;
  Body: unknown;
}

interface ApiCall extends EventChange {
  account: string;
  /** Whether only calendars that the account owns may be seen. */
  isOwnedOnly: boolean;
  /** The address without the query. */
  url: string;
  params: ApiRoute['Params'];
}

/** What is answered; nothing is 204. */
type ApiOperation = (call: ApiCall) => Promise<object | undefined>;

/** The part of Calendar v3 that keeping two calendars the same needs. */
function createOperations({ store, channels }: ApiDependencies): Partial<Record<MethodId, ApiOperation>> {
  const read =
    (run: (calendar: GoogleCalendar, call: ApiCall) => Promise<object>): ApiOperation =>
    async (call) => {
      const calendar = await calendarOf(store, call.account, call.params.calendarId);
      if (call.isOwnedOnly && calendar.accessRole !== 'owner') throw insufficientScopes();
      return run(calendar, call);
    };

  const write = (run: (calendar: GoogleCalendar, call: ApiCall) => Promise<GoogleEvent>): ApiOperation =>
    read(async (calendar, call) => {
      if (calendar.accessRole === 'reader') {
        const message = 'You need to have writer access to this calendar.';
        throw new GoogleError(403, 'requiredAccessLevel', message, { domain: 'calendar' });
      }
      const view = readViewOptions(call.query);
      const event = await run(calendar, call);
      await channels.notify(calendar.id, event.eventType);
      return eventView(event, calendar, view);
    });

  const remove = write((calendar, { params, ifMatch }) =>
    deleteEvent(store, calendar, params.eventId, ifMatch),
  );

  return {
    'calendarList.list': ({ account, query }) => listCalendars(store, account, query),
    'calendarList.get': read(async (calendar) => calendarListEntry(calendar)),
    'calendars.get': read(async (calendar) => calendarResource(calendar)),
    'events.list': read((calendar, { query }) => listEvents(store, calendar, query)),
    'events.get': read(async (calendar, { params, query }) =>
      eventView(await getEvent(store, calendar, params.eventId), calendar, readViewOptions(query)),
    ),
    'events.instances': read((calendar, { params, query }) =>
      listInstances(store, calendar, params.eventId, query),
    ),
    'events.insert': write((calendar, call) => insertEvent(store, calendar, call)),
    'events.update': write((calendar, call) => updateEvent(store, calendar, call.params.eventId, call)),
    'events.patch': write((calendar, call) => patchEvent(store, calendar, call.params.eventId, call)),
    'events.delete': async (call) => {
      await remove(call);
      return undefined;
    },
    'events.watch': read((calendar, { url, query, body }) => {
      const eventTypes = [query['eventTypes'] ?? []].flat();
      return channels.watch(calendar, { url: url.replace(/\/watch$/, ''), eventTypes }, body);
    }),
    'channels.stop': async ({ account, body }) => {
      await channels.stop(account, body);
      return undefined;
    },
  };
}

export function registerApi(api: FastifyInstance, dependencies: ApiDependencies): void {
  const { store, faults } = dependencies;
  for (const [id, run] of Object.entries(createOperations(dependencies))) {
    const method = methodOf(id);
    api.route<ApiRoute>({
      method: method.httpMethod,
      url: `/${method.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const now = Date.now();
        const { query, params, headers } = request;
        const { account, scopes } = await authorizeCall(store, headers.authorization, now);
        const { isOwnedOnly } = checkScopes(scopes, method);
        faults.outage(textParameter(query, 'quotaUser') ?? textParameter(query, 'userIp') ?? account, now);
        checkParameters(method, query);
        const fields = textParameter(query, 'fields');
        const select =
          fields === undefined || method.response === undefined
            ? (answer: object) => answer
            : readSelection(fields, method.response);
        const answer = await run({
          account,
          isOwnedOnly,
          url: `${request.protocol}://${request.host}${request.url.split('?')[0] ?? ''}`,
          params,
          query,
          body: request.body ?? {},
          ifMatch: headers['if-match'],
        });
        if (faults.lostAnswer()) {
          request.raw.socket.destroy();
          return reply.hijack();
        }
        if (answer === undefined) return reply.code(204).send();
        const indent = flagParameter(query, 'prettyPrint') === false ? undefined : 1;
        return reply
          .type('application/json; charset=UTF-8')
          .send(JSON.stringify(select(answer), undefined, indent));
      },
    });
  }
}
