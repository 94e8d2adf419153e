import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import httpProxy from '@fastify/http-proxy';
import { type Service } from '@inkwell/contracts';
import {
  type App,
  AppError,
  createApp,
  createInternalReader,
  type IdentitySigner,
  type Logger,
  type RedisClient,
  type Secrets,
} from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { registerApiReference } from './api-reference.ts';
import { registerCrashes } from './crashes.ts';
import { refuseCrossSite } from './csrf.ts';
import { createGuardCache } from './guard-cache.ts';
import { findGuard, type Guard } from './guard-table.ts';
import { createHosts } from './hosts.ts';
import { createLimits } from './limits.ts';
import { registerLive } from './live.ts';
import { type Pages, registerPages } from './pages.ts';
import { pathOf } from './paths.ts';
import { registerProxies } from './proxy.ts';
import { type Claims, createSessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    guard: Guard | null;
    /** What is signed into the identity: false where the guard does not ask for it. */
    hasAccess: boolean;
    claims: Claims | null;
  }
}

export interface GatewayDeps {
  log: Logger;
  redis: RedisClient;
  subscriber: Redis;
  upstreams: Record<Service, { url: string; sign: IdentitySigner }>;
  sessionSecrets: Secrets;
  webDir: string;
  pages: Pages;
  /** What is served at `/docs`. Default: nothing. */
  apiReferenceDir?: string | undefined;
  mainHost?: string | undefined;
  appHost?: string | undefined;
  stripe: { emulatorUrl: string } | 'real' | null;
  limitFactor: number;
  /** How many event streams are proxied at once. */
  maxStreams: number;
  trustProxy?: string | undefined;
  /** How long a request may take to arrive, in ms. Default: as every process. */
  requestTimeout?: number;
  /** How often open live streams are checked for sessions that ended unnoticed, in ms. Default 30,000. */
  liveCheckMs?: number;
  production: boolean;
}

const MAX_REQUESTS_PER_MINUTE = 600;
const MAX_BODY_BYTES = 4_194_304;

// What JSON needs beside what every answer has; the pages have them all.
const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A busy owner is waited for: without its answer nobody comes in. An outage of its database it tells within 2 s. */
const OWNER_READ_OPTIONS = { timeoutMs: 8_000 };

/** Builds the only public door. */
export async function buildGateway(deps: GatewayDeps): Promise<App> {
  const { log, redis, upstreams } = deps;
  const app = createApp({
    log,
    verify: null,
    quiet: true,
    // Bodies pass through unread; each service keeps its own limit below this one.
    bodyLimit: MAX_BODY_BYTES,
    // How long an answer may take is its service's to say; no timer here.
    handlerTimeout: 0,
    errorPageOf: (request) => (isNavigation(request) ? (request.guard?.errorPage ?? null) : null),
    routeOf: (request) => request.guard?.path ?? request.routeOptions.url ?? 'unknown',
    ...(deps.requestTimeout !== undefined && { requestTimeout: deps.requestTimeout }),
    ...(deps.trustProxy !== undefined && { trustProxy: deps.trustProxy }),
  });
  const hosts = createHosts(deps);
  const perMinute = Math.ceil(MAX_REQUESTS_PER_MINUTE * deps.limitFactor);
  const sessions = createSessions({
    cache: createGuardCache({ redis, subscriber: deps.subscriber, log, perMinute }),
    log,
    secrets: deps.sessionSecrets,
    auth: createInternalReader(upstreams.auth.url, upstreams.auth.sign, OWNER_READ_OPTIONS),
    billing: createInternalReader(upstreams.billing.url, upstreams.billing.sign, OWNER_READ_OPTIONS),
  });

  app.decorateRequest('guard', null);
  app.decorateRequest('claims', null);
  app.decorateRequest('hasAccess', false);
  // What the table does not name is 404 before anything else; a doubtful path is 400 even before that.
  function checkRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
    const path = pathOf(request.url);
    if (path !== '/api' && !path.startsWith('/api/')) return;
    reply.headers(API_HEADERS);
    request.guard = findGuard(request.method, path);
    if (!request.guard) throw new AppError('not_found');
    if (!request.guard.hasOwnSignature) refuseCrossSite(request, hosts);
    // A service drains what it refuses; this bounds how much that can be.
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      throw new AppError('too_large', 'This is too long to be taken in one piece.');
    }
  }
  app.addHook('onRequest', (request, reply, done) => {
    try {
      checkRequest(request, reply);
      done();
    } catch (error) {
      done(error as Error);
    }
  });

  await app.register(cookie);
  const limits = createLimits({ redis, factor: deps.limitFactor, log });

  const claimsOf = (request: FastifyRequest) => request.claims;
  async function authorize(request: FastifyRequest): Promise<void> {
    const { guard } = request;
    if (!guard) throw new AppError('not_found');
    request.claims = sessions.read(request);
    if (guard.access === 'anybody') {
      if (guard.limit) await limits.count(request, guard.limit, null);
      return;
    }
    const { claims } = request;
    if (!claims) throw new AppError('unauthenticated');
    const hasAccess = await sessions.authorize(claims, guard);
    if (guard.limit) await limits.count(request, guard.limit, claims.userId);
    request.hasAccess = guard.signsAccess === true && hasAccess;
  }

  registerLive(app, {
    subscriber: deps.subscriber,
    sessions,
    authorize,
    claimsOf,
    log,
    ...(deps.liveCheckMs !== undefined && { checkMs: deps.liveCheckMs }),
  });
  await registerCrashes(app, { log, authorize });
  await registerProxies(app, { upstreams, authorize, claimsOf, maxStreams: deps.maxStreams });
  if (deps.stripe && deps.stripe !== 'real') {
    await app.register(httpProxy, {
      upstream: deps.stripe.emulatorUrl,
      prefix: '/stripe-emulator',
      rewritePrefix: '/',
      disableRequestLogging: true,
    });
  }
  await app.register(async (scope: App) => {
    await scope.register(helmet, securityHeaders(deps));
    registerApiReference(scope, deps.apiReferenceDir);
    const hasSession = (request: FastifyRequest) => sessions.read(request) !== null;
    await registerPages(scope, { webDir: deps.webDir, pages: deps.pages, hosts, hasSession });
  });
  return app;
}

/** Whether a browser is to show the answer as its page. On plain http it does not send `Sec-Fetch-Mode`. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html') === true;

// Stripe's security guide: https://docs.stripe.com/security/guide#content-security-policy
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

function securityHeaders({ pages, stripe, production }: GatewayDeps) {
  const real = stripe === 'real';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pages.scriptHashes, ...(real ? STRIPE_SCRIPTS : [])],
        styleSrc: ["'self'", ...pages.styleHashes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(real ? ['https://api.stripe.com'] : [])],
        frameSrc: real ? [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    // Browsers ignore it, and say so, on a named host without TLS.
    crossOriginOpenerPolicy: production,
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    // The landing page's pictures and the payment frame come from elsewhere in production.
    crossOriginEmbedderPolicy: false,
  };
}
