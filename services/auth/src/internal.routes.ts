import { AliveSessions, Contact, Digest, OpenSessions, SessionState } from '@inkwell/contracts';
import { type App, AppError, sessionOf, userOf } from '@inkwell/service';
import type { UseCases } from './use-cases.ts';

/** For the gateway and other services; the gateway never proxies these. */
export function internalRoutes(app: App, { accounts, onboarding }: UseCases): void {
  app.get('/internal/session', { schema: { response: { 200: SessionState } } }, (request) =>
    accounts.sessionState(userOf(request), sessionOf(request)),
  );

  app.post(
    '/internal/sessions',
    { schema: { body: OpenSessions, response: { 200: AliveSessions } } },
    (request) => accounts.aliveSessions(request.body),
  );

  app.get('/internal/digest', { schema: { response: { 200: Digest } } }, (request) =>
    onboarding.digest(userOf(request)),
  );

  app.get('/internal/contact', { schema: { response: { 200: Contact } } }, (request) => {
    if (request.identity?.caller !== 'billing') throw new AppError('unauthenticated');
    return accounts.contact(userOf(request));
  });
}
