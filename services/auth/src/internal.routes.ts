import { Contact, Digest, SessionState } from '@inkwell/contracts';
import { type App, AppError, sessionOf, userOf } from '@inkwell/service';
import type { Stories } from './stories.ts';

/** For the gateway and for services, never for people. */
export function internalRoutes(app: App, { accounts }: Stories): void {
  app.get('/internal/session', { schema: { response: { 200: SessionState } } }, (request) =>
    accounts.sessionState(userOf(request), sessionOf(request)),
  );

  app.get('/internal/digest', { schema: { response: { 200: Digest } } }, (request) =>
    accounts.digest(userOf(request)),
  );

  app.get('/internal/contact', { schema: { response: { 200: Contact } } }, (request) => {
    if (request.identity?.caller !== 'billing') throw new AppError('unauthenticated');
    return accounts.contact(userOf(request));
  });
}
