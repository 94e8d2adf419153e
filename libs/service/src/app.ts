import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerClientError } from './client-errors.ts';
import { PING_AFTER_MS, createDatabaseWatch } from './database-watch.ts';
import { addDrain } from './drain.ts';
import { AppError } from './errors.ts';
import { handleError, logLateError, redirectError } from './error-handler.ts';
import { identify, type IdentityVerifier } from './identity.ts';
import type { Logger } from './log.ts';
import { isTracing, requestSpans } from './tracing.ts';
import { countAnswers } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without an identity: health, and what the gateway serves itself. */
    open?: boolean;
  }
}

export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppOptions {
  log: Logger;
  /** Checks the signed identity; `null` only at the gateway, where people come in without one. */
  verify: IdentityVerifier | null;
  /** Rejects while the app cannot serve. Default: always ready. */
  ready?: () => Promise<unknown>;
  /** Logs what was answered below 400 at `debug` only: at the gateway, each service logs it anyway. Default false. */
  quiet?: boolean;
  /** Largest body in bytes. Default 64 KiB. */
  bodyLimit?: number;
  /**
   * How long a route may take, in ms, before it is 503. Default 10,000, and half as much again where the body is
   * large; 0: no limit. A route that may take longer sets its own `handlerTimeout`. Apart from it, a request that is
   * slow while `ready` does not answer is 503 within 2 s.
   */
  handlerTimeout?: number;
  /** How long a request may take to arrive, headers and body, in ms, before it is 408. Default 60,000. */
  requestTimeout?: number;
  /** The route by which a request is counted, one of few. Default: its pattern in this app. */
  routeOf?: (request: FastifyRequest) => string;
  /** Where a browser goes on in place of an error that it would show as its page; null: it is answered with the error. */
  errorPageOf?: (request: FastifyRequest) => string | null;
  /** Whose `X-Forwarded-*` to believe: addresses and networks, separated by commas. Default: nobody's. */
  trustProxy?: string;
}

const HANDLER_MS = 10_000;
/** A longer body is given half as much time again: it is parsed, sealed and read by the care screen. */
const LARGE_BODY_BYTES = 65_536;
const REQUEST_MS = 60_000;
/** How late a request that does not arrive may be noticed, in ms. */
const REQUEST_CHECK_MS = 5_000;

/** On every answer of the gateway, also where a service gave it; pages have further ones. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * The kit every process serves HTTP with: zod for what comes in and goes out, one error body, the signed
 * identity on every route, health, request ids, and a drain that ends keep-alive connections and streams.
 */
export function createApp(options: AppOptions): App {
  const log: FastifyBaseLogger = options.log;
  const securityHeaders = options.verify ? {} : SECURITY_HEADERS;
  const requestTimeout = options.requestTimeout ?? REQUEST_MS;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? 65_536,
    trustProxy: options.trustProxy ?? false,
    // A request's id is the gateway's: from a client it is only a string.
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return options.verify && typeof given === 'string' ? given : randomUUID();
    },
    // A logger for each request costs as much as the rest of its bookkeeping: each line of ours names its request.
    childLoggerFactory: (logger) => logger,
    requestTimeout,
    http: {
      // Where the headers may take longer than the whole, Node looks at neither once they have come.
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(REQUEST_CHECK_MS, requestTimeout),
    },
    // What the router or the HTTP parser cannot read is answered like everything else.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders);
      handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, securityHeaders),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { errorPageOf } = options;
  app.setErrorHandler((error, request, reply) => {
    const page = errorPageOf?.(request) ?? null;
    if (page === null) handleError(error, request, reply);
    else redirectError(error, request, reply, page);
  });
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });

  if (!options.verify) {
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(securityHeaders);
      done();
    });
  }
  // The gateway reads no bodies; its proxies bring parsers of their own. Services read JSON alone.
  if (options.verify) {
    app.removeContentTypeParser('text/plain');
    acceptEmptyJson(app);
  } else app.removeAllContentTypeParsers();
  const { routeOf = patternOf } = options;
  if (isTracing()) addSpans(app, routeOf);
  addIdentity(app, options.verify);
  addDeadline(app, options.handlerTimeout ?? HANDLER_MS, options.ready);
  addRequestLog(app, options.quiet ?? false);
  app.addHook('onResponse', countAnswers(routeOf));
  addDrain(app);
  addHealth(app, options.ready);
  return app;
}

/** A client that names JSON and sends nothing means no body: `POST /api/logout` has none. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

// First of all hooks: what the others log is written in the request's context.
function addSpans(app: App, routeOf: (request: FastifyRequest) => string): void {
  const spans = requestSpans(routeOf);
  app.addHook('onRequest', spans.onRequest);
  app.addHook('preValidation', spans.preValidation);
  app.addHook('onResponse', spans.onResponse);
}

function addIdentity(app: App, verify: IdentityVerifier | null): void {
  app.decorateRequest('identity', null);
  if (!verify) return;
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      if (!request.routeOptions.config.open) request.identity = identify(request, verify);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * The framework's own timer and signal end as soon as a body has been read: they would leave every save without a
 * limit. A route's `handlerTimeout` counts here too. A handler that ends after its deadline goes on to its end, and
 * its result is dropped. Where the database is silent, the deadline is now.
 */
function addDeadline(app: App, defaultMs: number, ready: AppOptions['ready']): void {
  if (defaultMs === 0) return;
  const database = ready && createDatabaseWatch(async () => ready());
  const expired = new WeakSet<FastifyReply>();
  // From when the body has arrived: how long that may take is `requestTimeout`.
  app.addHook('preValidation', (request, reply, done) => {
    const ms = request.routeOptions.handlerTimeout || (isLarge(request) ? defaultMs * 1.5 : defaultMs);
    let unwatch: (() => void) | undefined;
    let timer: NodeJS.Timeout;
    const expire = (): void => {
      clearTimeout(timer);
      unwatch?.();
      if (reply.sent) return;
      expired.add(reply);
      dropLaterSends(reply);
      void reply.send(new AppError('unavailable'));
    };
    const watch = (): void => {
      timer = setTimeout(expire, ms - PING_AFTER_MS);
      if (!reply.sent) unwatch = database?.watch(expire);
    };
    // One timer for most requests: few are still under way at the second.
    timer = ms > PING_AFTER_MS ? setTimeout(watch, PING_AFTER_MS) : setTimeout(expire, ms);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      unwatch?.();
    });
    done();
  });
  app.addHook('onRoute', (route) => {
    const handle = route.handler;
    route.handler = function handleBeforeDeadline(request, reply) {
      const result: unknown = handle.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        if (!expired.has(reply)) throw error;
        logLateError(error, request);
      });
    };
  });
}

const isLarge = (request: FastifyRequest): boolean =>
  Number(request.headers['content-length'] ?? 0) > LARGE_BODY_BYTES;

// The framework would warn of each.
function dropLaterSends(reply: FastifyReply): void {
  const send = reply.send.bind(reply);
  reply.send = (payload?: unknown) => (reply.sent ? reply : send(payload));
}

/** Aborted when the client goes before it has its answer. */
export function clientClosedSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** The route's pattern, not the address: an address can hold what a person typed. */
function patternOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}

function addRequestLog(app: App, quiet: boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    const refused = reply.statusCode >= 400;
    const level = quiet && !refused ? 'debug' : 'info';
    if (isLogged(app, level)) {
      const route = patternOf(request);
      const ms = Math.round(reply.elapsedTime);
      const line = { reqId: request.id, method: request.method, route, status: reply.statusCode, ms };
      request.log[level](line, 'request');
    }
    done();
  });
}

// pino would find out by itself, after the line was put together.
function isLogged(app: App, level: 'debug' | 'info'): boolean {
  const verbose = app.log.level === 'debug' || app.log.level === 'trace';
  return verbose || (level === 'info' && app.log.level === 'info');
}

function addHealth(app: App, ready: (() => Promise<unknown>) | undefined): void {
  app.get('/health/live', { config: { open: true } }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { open: true } }, async (_request, reply) => {
    // Not thrown: it is no failure to be logged, and who balances requests asks often.
    if (app.draining) return reply.code(503).send({ status: 'stopping' });
    try {
      await ready?.();
    } catch (error) {
      throw new AppError('unavailable', 'Not ready.', { cause: error });
    }
    return { status: 'ok' };
  });
}
