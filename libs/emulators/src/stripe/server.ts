import { fastify } from 'fastify';
import { parse } from 'qs';
import { connect } from '../connect.ts';
import { openAccount } from './account.ts';
import { createApi } from './api.ts';
import type { ApiRoute } from './call.ts';
import { catalogRoutes } from './catalog.ts';
import { customerRoutes } from './customers.ts';
import { unrecognizedUrl } from './errors.ts';
import { eventRoutes } from './events.ts';
import { createFaults, type Faults } from './faults.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import type { Params } from './params.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { registerPortalPage } from './portal-page.ts';
import { portalRoutes } from './portal-sessions.ts';
import { promotionRoutes } from './promotions.ts';
import { seedAccount } from './seed.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { readShim } from '../read-shim.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { createWebhooks, type WebhookEndpoint } from './webhooks.ts';

export interface StripeEmulatorOptions {
  /** 0 takes a free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Where the account is kept, with the database's name in it. */
  mongodbUri: string;
  secretKey: string;
  publishableKey: string;
  webhook?: WebhookEndpoint;
  log?: (line: string) => void;
  /** Default the process's clock. */
  now?: () => Date;
}

export interface StripeEmulator extends Omit<Faults, 'take'> {
  url: string;
  port: number;
  /** Moves the emulator's clock forward and lets trials end, periods renew and payments be retried on the way. */
  advanceTo(date: Date): Promise<void>;
  setWebhook(endpoint: WebhookEndpoint | undefined): void;
  /** Resolves when every queued webhook has been answered or given up. */
  webhooksSettled(): Promise<void>;
  close(): Promise<void>;
}

const routes: ApiRoute[] = [
  ...catalogRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...portalRoutes,
  ...promotionRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
];
const tickMs = 5_000;

/**
 * A stateful Stripe on this machine: the part of its REST API that subscriptions need, signed webhooks, and
 * the Stripe.js stand-in at `/v3.js`. An answered call is in MongoDB, and what it costs does not depend on how many
 * customers there are.
 */
export async function startStripeEmulator(options: StripeEmulatorOptions): Promise<StripeEmulator> {
  const log = options.log ?? (() => {});
  const realNow = options.now ?? (() => new Date());
  const realSeconds = () => Math.floor(realNow().getTime() / 1000);
  const connection = await connect(options.mongodbUri);
  const store = await openAccount(connection);
  let { ahead } = await seedAccount(store, realSeconds());
  const now = () => realSeconds() + ahead;
  const { take: faults, ...faultHooks } = createFaults();
  const webhooks = createWebhooks(store, options.webhook, log);
  const api = createApi({ store, keys: options, webhooks, now, takeDecline: () => faults.decline(), log });

  const app = fastify({ forceCloseConnections: true, routerOptions: { querystringParser: parseForm } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, parseForm(String(body)));
    },
  );
  for (const route of routes) {
    app.route<StripeRoute>({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const path = new URL(request.url, 'http://emulator').pathname;
        const outage = faults.outage();
        const heldCall = faults.held('call', `${request.method} ${path}`);
        await heldCall?.released;
        const answer =
          outage ??
          (await api.respond(route, {
            path: `${request.method} ${path}`,
            id: request.params.id ?? '',
            headers: request.headers,
            params: { ...request.query, ...request.body },
          }));
        log(`${request.method} ${path} ${answer.status}`);
        heldCall?.done();
        if (outage === undefined) {
          if (faults.lostAnswer()) {
            request.raw.socket.destroy();
            return reply.hijack();
          }
          const heldAnswer = faults.held('answer', `${request.method} ${path}`);
          await heldAnswer?.released;
          heldAnswer?.done();
        }
        return reply.code(answer.status).headers(answer.headers).type('application/json').send(answer.body);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const refused = unrecognizedUrl(request.method, new URL(request.url, 'http://emulator').pathname);
    return reply.code(refused.status).send({ error: refused.body });
  });
  registerPortalPage(app, { store, keys: options, now });
  app.get('/v3.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(readShim()),
  );

  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  webhooks.wake();
  let ticking: Promise<void> | undefined;
  const tick = () => {
    ticking ??= api
      .tick()
      .catch((error: unknown) => log(`the clock's work failed and is tried again: ${String(error)}`))
      .finally(() => {
        ticking = undefined;
      });
  };
  tick();
  const clock = setInterval(tick, tickMs);

  return {
    url,
    port: Number(new URL(url).port),
    ...faultHooks,
    async advanceTo(date) {
      const target = Math.floor(date.getTime() / 1000);
      if (target < now()) throw new RangeError('The clock of the emulator goes forward only.');
      ahead = target - realSeconds();
      await store.setAll('clock', {}, { ahead });
      await api.tick();
    },
    setWebhook: (endpoint) => webhooks.use(endpoint),
    webhooksSettled: () => webhooks.settled(),
    async close() {
      clearInterval(clock);
      await ticking;
      await webhooks.close();
      await app.close();
      await connection.close();
    },
  };
}

interface StripeRoute {
  Params: { id?: string };
  Querystring: Params;
  Body: Params | null | undefined;
}

function parseForm(form: string): Params {
  const parsed: unknown = parse(form, { depth: 10, arrayLimit: 100, parameterLimit: 2000 });
  return isParams(parsed) ? parsed : {};
}

function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null;
}
