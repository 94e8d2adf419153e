import { ChangePassword, SESSION_COOKIE, SignIn, SignUp, User } from '@inkwell/contracts';
import { type App, sessionOf, userOf } from '@inkwell/service';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { LONGEST_MS } from './sessions.ts';
import type { Stories } from './stories.ts';

/** How the session cookie is set. */
export interface CookieSettings {
  /** Always in production. */
  secure: boolean;
  /** The domain that the app host and the marketing host share. */
  domain?: string | undefined;
}

// Hashing may have to wait for its turn.
const HASHING_MS = 10_000;

export function accountRoutes(app: App, { accounts, sessions }: Stories, settings: CookieSettings): void {
  const cookie = { ...settings, path: '/', httpOnly: true, sameSite: 'lax' } as const;
  const setCookie = (reply: FastifyReply, value: string) =>
    reply.setCookie(SESSION_COOKIE, value, { ...cookie, maxAge: LONGEST_MS / 1000 });

  app.post(
    '/api/signup',
    { handlerTimeout: HASHING_MS, schema: { body: SignUp, response: { 201: User } } },
    async (request, reply) => {
      const { user, cookie: value } = await accounts.signUp(request.body);
      return setCookie(reply, value).status(201).send(user);
    },
  );

  app.post(
    '/api/signin',
    { handlerTimeout: HASHING_MS, schema: { body: SignIn, response: { 200: User } } },
    async (request, reply) => {
      const { user, cookie: value } = await accounts.signIn(request.body);
      return setCookie(reply, value).send(user);
    },
  );

  app.post('/api/logout', { schema: { response: { 204: z.null() } } }, async (request, reply) => {
    const { userId, sessionId } = request.identity ?? {};
    if (userId !== undefined && sessionId !== undefined) await sessions.end(userId, sessionId);
    return reply.clearCookie(SESSION_COOKIE, cookie).status(204).send(null);
  });

  app.get('/api/auth/user', { schema: { response: { 200: User } } }, (request) =>
    accounts.get(userOf(request)),
  );

  app.post(
    '/api/account/change-password',
    { handlerTimeout: HASHING_MS, schema: { body: ChangePassword, response: { 204: z.null() } } },
    async (request, reply) => {
      await accounts.changePassword(userOf(request), sessionOf(request), request.body);
      return reply.status(204).send(null);
    },
  );
}
