import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { BROWSER_COOKIE, IDENTITY_HEADER, type Service, SERVICES } from '@inkwell/contracts';
import { type App, AppError, type IdentitySigner } from '@inkwell/service';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { prefixesOf } from './guard-table.ts';
import type { Claims } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Emits `abort` when its client has left. */
    leaving: EventEmitter | null;
  }
}

// Onboarding's answer waits up to 25 s for the SoulPrint.
const HEADERS_MS = 35_000;
const CONNECT_MS = 1_500;
const SIGN_AGAIN_MS = 30_000;
const REMEMBERED = 10_000;

/** Registers one proxy per static prefix of each service. `authorize` runs before anything is sent on. */
export async function registerProxies(
  app: App,
  options: {
    upstreams: Record<Service, { url: string; sign: IdentitySigner }>;
    authorize: preHandlerAsyncHookHandler;
    claimsOf: (request: FastifyRequest) => Claims | null;
  },
): Promise<void> {
  app.decorateRequest('leaving', null);
  const { authorize } = options;
  const agent = createAgent(app);
  const preHandler: preHandlerAsyncHookHandler = (request, reply) => {
    request.leaving = leavingOf(reply);
    return authorize.call(app, request, reply);
  };
  for (const service of SERVICES) {
    const { url, sign } = options.upstreams[service];
    const identity = rememberIdentities(sign);
    for (const prefix of prefixesOf(service)) {
      await app.register(httpProxy, {
        upstream: url,
        prefix,
        rewritePrefix: prefix,
        undici: agent,
        disableRequestLogging: true,
        preHandler: preHandler as never,
        replyOptions: {
          // A 503 is an answer: trying again is the person's to decide.
          retryDelay: () => null,
          // Both are the proxy's own copies, changed in place: this is every request's way.
          rewriteRequestHeaders: (request, headers) => {
            const mark = service === 'auth' ? (request as FastifyRequest).cookies[BROWSER_COOKIE] : undefined;
            return Object.assign(headers, {
              cookie: mark === undefined ? undefined : `${BROWSER_COOKIE}=${encodeURIComponent(mark)}`,
              authorization: undefined,
              'x-request-id': request.id,
              'x-forwarded-host': request.host,
              [LEAVING]: (request as FastifyRequest).leaving,
              [IDENTITY_HEADER]: identity(options.claimsOf(request as FastifyRequest)),
            });
          },
          rewriteHeaders: (headers) => {
            // How long a connection lives is each server's own affair.
            delete headers.connection;
            delete headers['keep-alive'];
            if (!headers['cache-control']?.includes('no-store')) headers['cache-control'] = 'no-store';
            return headers;
          },
          onResponse: (_request, reply, response) => {
            const stream = (response as unknown as { stream: NodeJS.ReadableStream }).stream;
            // An open stream would hold the drain; its reader comes back to another process.
            if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
              const forget = app.onDrain(() => reply.raw.destroy());
              reply.raw.on('close', forget);
            }
            void reply.send(stream);
          },
          onError: (reply, { error }) => {
            // Its client has left: nobody is there to be told, and nothing has failed.
            if (reply.raw.destroyed) {
              reply.hijack();
              return;
            }
            // What is left of the body must be read, or the connection hangs at its next request.
            const { raw } = reply.request;
            raw.unpipe();
            raw.resume();
            void reply.send(new AppError('unavailable', undefined, { cause: error }));
          },
        },
      });
    }
  }
}

// Carries a request's leaving from its headers to the pool, past a proxy that knows nothing of it.
const LEAVING = Symbol('leaving');

/** Emits `abort` when the client goes before it has its whole answer: undici takes an emitter as its signal. */
function leavingOf(reply: { raw: ServerResponse }): EventEmitter {
  const leaving = new EventEmitter();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.emit('abort');
  });
  return leaving;
}

/**
 * The pool to the services. A client that leaves before the answer has begun takes its upstream request along,
 * which the proxy by itself does not see to.
 */
function createAgent(app: App): { request: Dispatcher['request']; close: () => void; destroy: () => void } {
  const agent = new Agent({
    connections: 256,
    connect: { timeout: CONNECT_MS, rejectUnauthorized: true },
  });
  app.addHook('onClose', () => agent.destroy());
  const request = (options: Dispatcher.RequestOptions, callback: never) => {
    options.signal = (options.headers as { [LEAVING]: EventEmitter })[LEAVING];
    options.headersTimeout = HEADERS_MS;
    // A stream may be silent between its keep-alive comments.
    options.bodyTimeout = 0;
    return agent.request(options, callback);
  };
  return {
    request: request as Dispatcher['request'],
    close: () => undefined,
    destroy: () => undefined,
  };
}

// A token lives a minute; for half of it the same one serves.
function rememberIdentities(sign: IdentitySigner): (claims: Claims | null) => string {
  const tokens = new Map<string, { token: string; until: number }>();
  return (claims) => {
    if (!claims) return sign({});
    const now = Date.now();
    const known = tokens.get(claims.sessionId);
    if (known && known.until > now) return known.token;
    if (tokens.size >= REMEMBERED) tokens.clear();
    const token = sign(claims);
    tokens.set(claims.sessionId, { token, until: now + SIGN_AGAIN_MS });
    return token;
  };
}
