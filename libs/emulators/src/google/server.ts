import { fastify, type FastifyInstance } from 'fastify';
import { connect } from '../connect.ts';
import { registerApi } from './api.ts';
import { registerCalendarsPage } from './calendars-page.ts';
import { createChannels } from './channels.ts';
import { createControl, registerControl, type GoogleControl } from './control.ts';
import { GoogleError, OAuthError } from './errors.ts';
import { createFaults } from './faults.ts';
import { consentPage, decideConsent, grantToken, revokeByToken, type FormFields } from './oauth.ts';
import { openGoogleStore, type GoogleStore } from './store.ts';

export interface GoogleEmulatorOptions {
  /** 0 takes a free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where the accounts and their events are kept, with the database's name in it. */
  mongodbUri: string;
  clientId: string;
  clientSecret: string;
  log?: (line: string) => void;
}

export interface GoogleEmulator extends GoogleControl {
  url: string;
  port: number;
  /** Resolves when every notice of a change has been answered or given up. */
  noticesSettled(): Promise<void>;
  close(): Promise<void>;
}

const formType = 'application/x-www-form-urlencoded';
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * A small Google on this machine: OAuth at `/o/oauth2/v2/auth`, `/token` and `/revoke`, the calendar list, events and
 * notices of Calendar v3, for two accounts, what a test can make go wrong at `/control`, and a page of the
 * calendars at `/calendars`. An answered change is in MongoDB.
 */
export async function startGoogleEmulator(options: GoogleEmulatorOptions): Promise<GoogleEmulator> {
  const log = options.log ?? (() => {});
  const connection = await connect(options.mongodbUri);
  const store = await openGoogleStore(connection);
  const channels = createChannels(store, log);
  const { take: faults, ...faultHooks } = createFaults();
  const control = createControl(store, channels, faultHooks);
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1100 } });
  app.addHook('onResponse', async (request, reply) => {
    log(`${request.method} ${request.routeOptions.url ?? 'unknown'} ${reply.statusCode}`);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof GoogleError || error instanceof OAuthError)
      return reply.code(error.status).send(error.body);
    const { statusCode = 500 } = error;
    if (statusCode < 500) {
      return reply.code(statusCode).send(new GoogleError(statusCode, 'parseError', error.message).body);
    }
    log(`the emulator failed: ${String(error)}`);
    return reply.code(500).send(new GoogleError(500, 'backendError', 'Backend Error').body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new GoogleError(404, 'notFound', 'Not Found').body),
  );
  registerOAuth(app, store, options);
  registerCalendarsPage(app, { store, control });
  app.register(
    async (api) => {
      api.removeContentTypeParser(formType);
      registerApi(api, { store, channels, faults });
      api.setNotFoundHandler((request, reply) => {
        const message = `The emulator does not serve ${request.method} ${request.url.split('?')[0]}`;
        return reply.code(404).send(new GoogleError(404, 'notFound', message).body);
      });
    },
    { prefix: '/calendar/v3' },
  );
  app.register(
    async (door) => {
      // A form on any web page could call it otherwise.
      door.removeContentTypeParser([formType, 'text/plain']);
      registerControl(door, control);
    },
    { prefix: '/control' },
  );
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return {
    ...control,
    url,
    port: Number(new URL(url).port),
    noticesSettled: () => channels.settled(),
    async close() {
      await channels.close();
      await app.close();
      await connection.close();
    },
  };
}

function registerOAuth(app: FastifyInstance, store: GoogleStore, options: GoogleEmulatorOptions): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get<{ Querystring: FormFields }>('/o/oauth2/v2/auth', (request, reply) =>
    reply.headers(pageHeaders).send(consentPage(options, request.query)),
  );
  app.post<{ Body: FormFields | null }>('/o/oauth2/v2/auth', async (request, reply) =>
    reply.redirect(await decideConsent(store, options, request.body ?? {}, Date.now()), 303),
  );
  app.post<{ Body: FormFields | null }>('/token', async (request) =>
    grantToken(store, options, request.body ?? {}, Date.now()),
  );
  app.post<{ Body: FormFields | null; Querystring: FormFields }>('/revoke', async (request) => {
    await revokeByToken(store, request.body?.['token'] ?? request.query['token'] ?? '');
    return {};
  });
}
