import { fastify, type FastifyInstance } from 'fastify';
import { connect } from '../connect.ts';
import {
  deleteEvent,
  getEvent,
  insertEvent,
  listCalendars,
  listEvents,
  updateEvent,
  type Query,
} from './calendar.ts';
import { GoogleError, OAuthError } from './errors.ts';
import { consentPage, decide, grantToken, isAuthorized, revoke, type Form } from './oauth.ts';
import { openGoogleStore, type GoogleStore } from './store.ts';

export interface GoogleEmulatorOptions {
  /** 0 takes a free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where the account and its events are kept, with the database's name in it. */
  mongodbUri: string;
  /** The file in which earlier versions kept them: it is taken over once and renamed. */
  importFile?: string;
  clientId: string;
  clientSecret: string;
  log?: (line: string) => void;
}

export interface GoogleEmulator {
  url: string;
  port: number;
  close(): Promise<void>;
}

interface EventRoute {
  Params: { calendar: string; id: string };
  Querystring: Query;
  Body: Record<string, unknown> | null;
}

/**
 * A small Google on this machine: OAuth at `/o/oauth2/v2/auth`, `/token` and `/revoke`, and the calendar list and
 * events of Calendar v3, for one account. An answered change is in MongoDB.
 */
export async function startGoogleEmulator(options: GoogleEmulatorOptions): Promise<GoogleEmulator> {
  const connection = await connect(options.mongodbUri);
  const store = await openGoogleStore(connection, options.importFile);
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1100 } });
  const log = options.log ?? (() => {});
  app.addHook('onResponse', async (request, reply) => {
    log(`${request.method} ${request.routeOptions.url ?? 'unknown'} ${reply.statusCode}`);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GoogleError || error instanceof OAuthError)
      return reply.code(error.status).send(error.body);
    log(`the emulator failed: ${String(error)}`);
    return reply.code(500).send(new GoogleError(500, 'backendError', 'Backend Error').body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new GoogleError(404, 'notFound', 'Not Found').body),
  );
  addOAuth(app, store, options);
  app.register(async (api) => addCalendar(api, store), { prefix: '/calendar/v3' });
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return {
    url,
    port: Number(new URL(url).port),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

function addOAuth(app: FastifyInstance, store: GoogleStore, options: GoogleEmulatorOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  app.get<{ Querystring: Form }>('/o/oauth2/v2/auth', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(consentPage(options, store.email, request.query)),
  );
  app.post<{ Body: Form | null }>('/o/oauth2/v2/auth', async (request, reply) =>
    reply.redirect(await decide(store, request.body ?? {}, Date.now()), 303),
  );
  app.post<{ Body: Form | null }>('/token', async (request) =>
    grantToken(store, options, request.body ?? {}, Date.now()),
  );
  app.post<{ Body: Form | null; Querystring: Form }>('/revoke', async (request) => {
    await revoke(store, request.body?.['token'] ?? request.query['token'] ?? '');
    return {};
  });
}

function addCalendar(api: FastifyInstance, store: GoogleStore): void {
  api.addHook('onRequest', async (request) => {
    if (await isAuthorized(store, request.headers.authorization, Date.now())) return;
    throw new GoogleError(401, 'authError', 'Invalid Credentials');
  });
  api.get('/users/me/calendarList', async () => listCalendars(store));
  api.get<EventRoute>('/calendars/:calendar/events', async ({ params, query }) =>
    listEvents(store, params.calendar, query),
  );
  api.post<EventRoute>('/calendars/:calendar/events', async ({ params, body }) =>
    insertEvent(store, params.calendar, body ?? {}),
  );
  api.get<EventRoute>('/calendars/:calendar/events/:id', async ({ params }) =>
    getEvent(store, params.calendar, params.id),
  );
  for (const method of ['PUT', 'PATCH'] as const) {
    api.route<EventRoute>({
      method,
      url: '/calendars/:calendar/events/:id',
      handler: async ({ params, body, headers }) =>
        updateEvent(store, params.calendar, params.id, {
          body: body ?? {},
          ifMatch: headers['if-match'],
          isPatch: method === 'PATCH',
        }),
    });
  }
  api.delete<EventRoute>('/calendars/:calendar/events/:id', async (request, reply) => {
    await deleteEvent(store, request.params.calendar, request.params.id, request.headers['if-match']);
    return reply.code(204).send();
  });
}
