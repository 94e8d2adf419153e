import type { FastifyInstance } from 'fastify';
import type { Channels } from './channels.ts';
import { GoogleError } from './errors.ts';
import { listCalendars, listEvents, listInstances } from './event-list.ts';
import type { Fields } from './event-fields.ts';
import { calendarOf, deleteEvent, getEvent, insertEvent, patchEvent, updateEvent } from './events.ts';
import type { Faults } from './faults.ts';
import type { Query } from './list-query.ts';
import { authorize } from './oauth.ts';
import { checkScopes, needed } from './scopes.ts';
import type { GoogleCalendar, GoogleStore } from './store.ts';

interface ApiDependencies {
  store: GoogleStore;
  channels: Channels;
  faults: Faults['take'];
}

interface ApiRoute {
  Params: { calendar: string; id: string };
  Querystring: Query;
  Body: Fields | null;
}

interface Call {
  account: string;
  /** The path without the query. */
  path: string;
  params: ApiRoute['Params'];
  query: Query;
  body: Fields;
  ifMatch: string | undefined;
}

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  scopes: Parameters<typeof checkScopes>[1];
  /** What is answered; nothing is 204. */
  run: (call: Call) => Promise<object | undefined>;
}

const events = '/calendars/:calendar/events';
const event = `${events}/:id`;

/** The part of Calendar v3 that keeping two calendars the same needs. */
export function registerApi(api: FastifyInstance, { store, channels, faults }: ApiDependencies): void {
  const read = (run: (calendar: GoogleCalendar, call: Call) => Promise<object>) => async (call: Call) =>
    run(await calendarOf(store, call.account, call.params.calendar), call);

  const write =
    <Result extends object | undefined>(run: (calendar: GoogleCalendar, call: Call) => Promise<Result>) =>
    async (call: Call) => {
      const calendar = await calendarOf(store, call.account, call.params.calendar);
      if (calendar.accessRole === 'reader') {
        const message = 'You need to have writer access to this calendar.';
        throw new GoogleError(403, 'requiredAccessLevel', message, { domain: 'calendar' });
      }
      const result = await run(calendar, call);
      await channels.notify(calendar.id);
      return result;
    };

  const operations: Operation[] = [
    {
      method: 'GET',
      url: '/users/me/calendarList',
      scopes: needed.calendarList,
      run: ({ account, query }) => listCalendars(store, account, query),
    },
    {
      method: 'GET',
      url: events,
      scopes: needed.readEvents,
      run: read((calendar, { query }) => listEvents(store, calendar, query)),
    },
    {
      method: 'GET',
      url: event,
      scopes: needed.readEvents,
      run: read((calendar, { params }) => getEvent(store, calendar, params.id)),
    },
    {
      method: 'GET',
      url: `${event}/instances`,
      scopes: needed.readEvents,
      run: read((calendar, { params, query }) => listInstances(store, calendar, params.id, query)),
    },
    {
      method: 'POST',
      url: events,
      scopes: needed.writeEvents,
      run: write((calendar, { body }) => insertEvent(store, calendar, body)),
    },
    {
      method: 'PUT',
      url: event,
      scopes: needed.writeEvents,
      run: write((calendar, { params, ...change }) => updateEvent(store, calendar, params.id, change)),
    },
    {
      method: 'PATCH',
      url: event,
      scopes: needed.writeEvents,
      run: write((calendar, { params, ...change }) => patchEvent(store, calendar, params.id, change)),
    },
    {
      method: 'DELETE',
      url: event,
      scopes: needed.writeEvents,
      run: write(async (calendar, { params, ifMatch }) => {
        await deleteEvent(store, calendar, params.id, ifMatch);
        return undefined;
      }),
    },
    {
      method: 'POST',
      url: `${events}/watch`,
      scopes: needed.readEvents,
      run: read((calendar, { path, body }) => channels.watch(calendar, path.replace(/\/watch$/, ''), body)),
    },
    {
      method: 'POST',
      url: '/channels/stop',
      scopes: needed.readEvents,
      run: async ({ account, body }) => {
        await channels.stop(account, body);
        return undefined;
      },
    },
  ];

  for (const { method, url, scopes, run } of operations) {
    api.route<ApiRoute>({
      method,
      url,
      handler: async (request, reply) => {
        const caller = await authorize(store, request.headers.authorization, Date.now());
        checkScopes(caller.scopes, scopes);
        faults.outage();
        const answer = await run({
          account: caller.account,
          path: `${request.protocol}://${request.host}${request.url.split('?')[0] ?? ''}`,
          params: request.params,
          query: request.query,
          body: request.body ?? {},
          ifMatch: request.headers['if-match'],
        });
        if (faults.lostAnswer()) {
          request.raw.socket.destroy();
          return reply.hijack();
        }
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      },
    });
  }
}
