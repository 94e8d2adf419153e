import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { createApp, createLog } from '@inkwell/service';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ZodType } from 'zod';

import { registerCrashes } from '../../gateway/src/crashes.ts';
import type { Guard } from '../../gateway/src/guard-table.ts';
import { registerLive } from '../../gateway/src/live.ts';
import { buildApp as buildAuth } from '../../services/auth/src/app.ts';
import { buildApp as buildBilling } from '../../services/billing/src/app.ts';
import { buildApp as buildCalendar } from '../../services/calendar/src/app.ts';
import { buildApp as buildChat } from '../../services/chat/src/app.ts';
import { buildApp as buildInsights } from '../../services/insights/src/app.ts';
import { buildApp as buildJournal } from '../../services/journal/src/app.ts';

/** What a route declares of its input and its answers. */
export interface RouteSchemas {
  params?: ZodType;
  querystring?: ZodType;
  headers?: ZodType;
  body?: ZodType;
  response?: Record<string, ZodType>;
}

/** A route as a process registers it. */
export interface Route {
  service: Guard['service'];
  method: string;
  path: string;
  schemas: RouteSchemas;
}

type Closable = Pick<FastifyInstance, 'ready' | 'close'>;

/** Stands for what handlers would use: only they would, and none runs. Whatever is asked of it, it is itself again. */
const unusedDependency = new Proxy(() => undefined, {
  // Neither a promise where it is awaited, nor a list where it is concatenated, nor a hook that takes a callback.
  get: (_target, name) =>
    name === 'length' ? 0 : name === 'then' || typeof name === 'symbol' ? undefined : unusedDependency,
  apply: () => unusedDependency,
}) as never;

const log = createLog({ name: 'api', level: 'silent' });
const commonDependencies = { log, verify: unusedDependency };

const APP_BUILDERS: Record<Guard['service'], () => Closable | Promise<Closable>> = {
  auth: () => buildAuth({ ...commonDependencies, useCases: unusedDependency, cookie: { secure: true } }),
  billing: () => buildBilling({ ...commonDependencies, useCases: unusedDependency }),
  journal: () => buildJournal({ ...commonDependencies, useCases: unusedDependency }),
  chat: () =>
    buildChat({
      ...commonDependencies,
      readAnalyses: unusedDependency,
      care: unusedDependency,
      conversations: unusedDependency,
      memory: unusedDependency,
      plans: unusedDependency,
      readLines: unusedDependency,
      replies: unusedDependency,
      searchMessages: unusedDependency,
    }),
  insights: () => buildInsights({ ...commonDependencies, useCases: unusedDependency }),
  calendar: () =>
    buildCalendar({
      ...commonDependencies,
      events: unusedDependency,
      removals: unusedDependency,
      suggestions: unusedDependency,
      acceptance: unusedDependency,
      google: unusedDependency,
    }),
  gateway: buildGatewaysOwn,
};

/** What the gateway answers itself; the rest of it is proxies. */
async function buildGatewaysOwn(): Promise<Closable> {
  const app = createApp({ log, verify: null });
  registerLive(app, {
    subscriber: unusedDependency,
    sessions: unusedDependency,
    authorize: unusedDependency,
    claimsOf: unusedDependency,
    log,
  });
  await registerCrashes(app, { log, authorize: unusedDependency });
  return app;
}

/**
 * Builds the app of every process without a port or a database, and listens to what it registers. Fastify announces
 * each app before it has any route, so no app has to know of this.
 *
 * @returns the routes under `/api`
 */
export async function readRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  for (const [service, build] of Object.entries(APP_BUILDERS) as [
    Guard['service'],
    (typeof APP_BUILDERS)['auth'],
  ][]) {
    const add = ({ method, url, schema }: RouteOptions) => {
      if (!url.startsWith('/api/') || method === 'HEAD') return;
      routes.push({ service, method: String(method), path: url, schemas: (schema ?? {}) as RouteSchemas });
    };
    const listen = (message: unknown) => {
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', add);
    };
    subscribe('fastify.initialization', listen);
    try {
      const app = await build();
      await app.ready();
      await app.close();
    } finally {
      unsubscribe('fastify.initialization', listen);
    }
  }
  return routes;
}
