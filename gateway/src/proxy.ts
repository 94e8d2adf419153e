import { EventEmitter } from 'node:events';
import httpProxy from '@fastify/http-proxy';
import { BROWSER_COOKIE, IDENTITY_HEADER, type Service, SERVICES } from '@inkwell/contracts';
import { type App, AppError, type IdentitySigner, traceHeaders } from '@inkwell/service';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { prefixesOf } from './guard-table.ts';
import { measureOpenStreams } from './open-streams.ts';
import type { Claims } from './sessions.ts';
import { createUpstreamPools, type Upstream, UPSTREAM } from './upstreams.ts';

declare module 'fastify' {
  interface FastifyRequest {
    upstream: Upstream | null;
  }
}

/** A token lives a minute; for half of it the same one is sent. */
const TOKEN_MS = 30_000;
const MAX_TOKENS = 10_000;

/** A trace begins here: what a browser says of one is not passed on, and could hold anything. */
const NO_TRACE = { traceparent: undefined, tracestate: undefined, baggage: undefined };

/** The least that the proxy takes for a delay. */
const AT_ONCE_MS = 1;

export interface ProxyOptions {
  upstreams: Record<Service, { url: string; sign: IdentitySigner }>;
  /** Runs before anything is sent on. */
  authorize: preHandlerAsyncHookHandler;
  claimsOf: (request: FastifyRequest) => Claims | null;
  /** How many event streams are open at once; one more is 503 at once. */
  maxStreams: number;
}

/** Registers one proxy for each static prefix of each service. */
export async function registerProxies(app: App, options: ProxyOptions): Promise<void> {
  app.decorateRequest('upstream', null);
  const pools = createUpstreamPools();
  app.addHook('onClose', () => pools.destroy());
  const streams = createStreamCounter(options.maxStreams);
  measureOpenStreams(app, 'proxied', streams.open);

  const preHandler: preHandlerAsyncHookHandler = async (request, reply) => {
    await options.authorize.call(app, request, reply);
    // Its client has left meanwhile: nobody is there to be answered.
    if (reply.raw.destroyed) return reply.hijack();
    const isStream = request.guard?.stream === true;
    if (isStream) streams.count(reply);
    request.upstream = { clientClosed: clientClosed(reply), isStream };
  };

  for (const service of SERVICES) {
    const { url, sign } = options.upstreams[service];
    const tokenOf = cacheTokens(sign);
    for (const prefix of prefixesOf(service)) {
      await app.register(httpProxy, {
        upstream: url,
        prefix,
        rewritePrefix: prefix,
        undici: pools.dispatcher,
        disableRequestLogging: true,
        preHandler: preHandler as never,
        replyOptions: {
          // A 503 is an answer: trying again is the person's to decide.
          retryDelay: ({ err, req, attempt }) =>
            attempt === 0 && req.method === 'GET' && isClosed(err) ? AT_ONCE_MS : null,
          rewriteRequestHeaders: (proxied, headers) => {
            const request = proxied as FastifyRequest;
            // The headers are the proxy's own copy: changed in place, since every request comes through here.
            return Object.assign(headers, NO_TRACE, traceHeaders(), {
              cookie: service === 'auth' ? browserCookie(request) : undefined,
              authorization: undefined,
              'x-request-id': request.id,
              'x-forwarded-host': request.host,
              [UPSTREAM]: request.upstream,
              [IDENTITY_HEADER]: tokenOf(options.claimsOf(request), request.hasAccess),
            });
          },
          rewriteHeaders: (headers) => {
            // How long a connection lives is each server's own affair.
            delete headers.connection;
            delete headers['keep-alive'];
            if (!headers['cache-control']?.includes('no-store')) headers['cache-control'] = 'no-store';
            return headers;
          },
          onResponse: (request, reply, response) => {
            const { stream } = response as unknown as { stream: NodeJS.ReadableStream };
            // A reply that takes longer would hold the drain; its reader comes back to another process.
            if ((request as FastifyRequest).upstream?.isStream) {
              // By its end this process may be stopping: no other request is to take this connection.
              reply.header('connection', 'close');
              const forget = app.onDrainEnd(() => reply.raw.destroy());
              reply.raw.once('close', forget);
            }
            void reply.send(stream);
          },
          onError: (reply, { error }) => answerUpstreamError(reply as FastifyReply, error),
        },
      });
    }
  }
}

/** A connection that was idle may be closed, by a process that stops, at the very moment at which a request takes it. */
function isClosed(error: Error | null): boolean {
  return error !== null && 'code' in error && ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String(error.code));
}

function clientClosed(reply: FastifyReply): EventEmitter {
  const emitter = new EventEmitter();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) emitter.emit('abort');
  });
  return emitter;
}

/** Counts a reply as an open stream until it is closed. @throws AppError `unavailable` past the bound */
function createStreamCounter(max: number) {
  let open = 0;
  return {
    open: () => open,
    count: (reply: FastifyReply): void => {
      if (open >= max) throw new AppError('unavailable');
      open += 1;
      reply.raw.once('close', () => {
        open -= 1;
      });
    },
  };
}

/** The one cookie that a service sees: auth knows a browser by it. */
function browserCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[BROWSER_COOKIE];
  return value === undefined ? undefined : `${BROWSER_COOKIE}=${encodeURIComponent(value)}`;
}

/** Signs a session's identity at most twice a minute. */
function cacheTokens(sign: IdentitySigner): (claims: Claims | null, hasAccess: boolean) => string {
  const tokens = new LRUCache<string, string>({ max: MAX_TOKENS, ttl: TOKEN_MS });
  return (claims, hasAccess) => {
    if (!claims) return sign({});
    const key = `${claims.sessionId} ${hasAccess}`;
    const known = tokens.get(key);
    if (known !== undefined) return known;
    const token = sign({ ...claims, hasAccess });
    tokens.set(key, token);
    return token;
  };
}

function answerUpstreamError(reply: FastifyReply, error: unknown): void {
  if (reply.raw.destroyed) {
    // The client has left: nobody is there to be answered, and nothing has failed.
    void reply.hijack();
    return;
  }
  // What is left of the body must be read, or the connection hangs at its next request.
  const { raw } = reply.request;
  raw.unpipe();
  raw.resume();
  void reply.send(new AppError('unavailable', undefined, { cause: error }));
}
