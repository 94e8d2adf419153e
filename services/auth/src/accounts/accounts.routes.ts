import { BROWSER_COOKIE, ChangePassword, SESSION_COOKIE, SignIn, SignUp, User } from '@inkwell/contracts';
import { type App, timeZoneOf, sessionOf, userOf } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BROWSER_COOKIE_SECONDS } from './known-browsers.ts';
import { SESSION_MAX_MS } from '../sessions/sessions.ts';
import type { UseCases } from '../use-cases.ts';

/** How the session cookie is set. */
export interface CookieSettings {
  /** Must be true in production. */
  secure: boolean;
  /** The domain that the app host and the marketing host share; on any other host the cookie is that host's own. */
  domain?: string | undefined;
}

export function accountRoutes(app: App, { accounts, sessions }: UseCases, settings: CookieSettings): void {
  const cookieFor = (request: FastifyRequest) => {
    const host = String(request.headers['x-forwarded-host'] ?? '').replace(/:\d+$/, '');
    const { domain, secure } = settings;
    const shared = domain !== undefined && (host === domain || host.endsWith(`.${domain}`));
    return { secure, path: '/', httpOnly: true, sameSite: 'lax', ...(shared && { domain }) } as const;
  };
  const setCookies = (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, browser }: { session: string; browser: string | null },
  ) => {
    const where = cookieFor(request);
    reply.setCookie(SESSION_COOKIE, session, { ...where, maxAge: SESSION_MAX_MS / 1000 });
    if (browser === null) return;
    reply.setCookie(BROWSER_COOKIE, browser, { ...where, path: '/api', maxAge: BROWSER_COOKIE_SECONDS });
  };

  app.post('/api/signup', { schema: { body: SignUp, response: { 201: User } } }, async (request, reply) => {
    const signedIn = await accounts.signUp(
      request.body,
      timeZoneOf(request),
      request.cookies[BROWSER_COOKIE],
    );
    setCookies(request, reply, signedIn);
    return reply.status(201).send(signedIn.user);
  });

  app.post('/api/signin', { schema: { body: SignIn, response: { 200: User } } }, async (request, reply) => {
    const signedIn = await accounts.signIn(
      request.body,
      timeZoneOf(request),
      request.cookies[BROWSER_COOKIE],
    );
    setCookies(request, reply, signedIn);
    return signedIn.user;
  });

  app.post('/api/logout', { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    const { userId, sessionId } = request.identity ?? {};
    // First, so that this browser is signed out even if ending the session fails.
    reply.clearCookie(SESSION_COOKIE, cookieFor(request));
    if (userId !== undefined && sessionId !== undefined) await sessions.end(userId, sessionId);
    return reply.status(204).send(null);
  });

  const userAnswers = { 200: User, 304: z.null().describe('What `If-None-Match` names is still right.') };
  app.get('/api/auth/user', { schema: { response: userAnswers } }, async (request, reply) => {
    const known = request.headers['if-none-match'];
    const written = await accounts.getJson(userOf(request), timeZoneOf(request), known);
    // A null would be written as JSON: its length is announced, no body comes, and the gateway refuses that.
    if (!written) return reply.status(304).send(undefined as never);
    if (written.etag !== null) void reply.header('etag', written.etag);
    // It is written already, and by the same schema.
    void reply.type('application/json; charset=utf-8').serializer((text) => text as string);
    return reply.send(written.json as never);
  });

  app.post(
    '/api/account/change-password',
    { schema: { body: ChangePassword, response: { 204: z.null() } } },
    async (request, reply) => {
      await accounts.changePassword(userOf(request), sessionOf(request), request.body);
      return reply.status(204).send(null);
    },
  );
}
