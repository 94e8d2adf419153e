import { pageAfterGoogle, type Service } from '@inkwell/contracts';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** Who may call: anybody; a user; one who is onboarded; one who has access besides. */
export type Access = 'anybody' | 'user' | 'onboarded' | 'access';

/** What is counted beside the 600 a minute of each person. */
export type Limit =
  | 'signup'
  | 'signin'
  | 'crashes'
  | 'promo'
  | 'setup'
  | 'resubscribe'
  | 'subscribe'
  | 'restart'
  | 'cancel'
  | 'portal';

export interface Guard {
  method: HTTPMethod;
  path: string;
  /** Who answers. */
  service: Service | 'gateway';
  access: Access;
  limit?: Limit;
  /** Its sender signs it: no browser sends it, and the CSRF check is left out. */
  hasOwnSignature?: boolean;
  /** The service decides by the access itself: whether there is any is signed into the identity. */
  signsAccess?: boolean;
  /** May be answered by an event stream, which is proxied apart from requests. */
  stream?: boolean;
  /** A person's browser comes here as to a page: where it goes on in place of an error. */
  errorPage?: string;
}

const guardRow = (
  access: Access,
  service: Guard['service'],
  method: HTTPMethod,
  path: string,
  more: Pick<Guard, 'limit' | 'hasOwnSignature' | 'signsAccess' | 'stream' | 'errorPage'> = {},
): Guard => ({ access, service, method, path: `/api/${path}`, ...more });

/** Every route there is. What it does not name is 404 before anything else. */
export const GUARDS: readonly Guard[] = [
  guardRow('anybody', 'auth', 'POST', 'signup', { limit: 'signup' }),
  guardRow('anybody', 'auth', 'POST', 'signin', { limit: 'signin' }),
  guardRow('anybody', 'auth', 'POST', 'logout'),
  guardRow('anybody', 'billing', 'POST', 'webhooks/stripe', { hasOwnSignature: true }),
  guardRow('anybody', 'calendar', 'POST', 'webhooks/google', { hasOwnSignature: true }),
  guardRow('anybody', 'gateway', 'POST', 'crashes', { limit: 'crashes' }),

  guardRow('user', 'auth', 'GET', 'auth/user'),
  guardRow('user', 'auth', 'POST', 'onboarding/complete'),
  guardRow('user', 'auth', 'GET', 'cities'),
  guardRow('user', 'auth', 'GET', 'user/blueprint'),
  guardRow('user', 'auth', 'POST', 'account/change-password'),
  guardRow('user', 'billing', 'GET', 'subscription-status'),
  guardRow('user', 'billing', 'POST', 'subscription/portal', { limit: 'portal' }),
  guardRow('user', 'chat', 'GET', 'care'),
  guardRow('user', 'chat', 'PUT', 'care'),
  guardRow('user', 'chat', 'GET', 'care/lines'),
  guardRow('user', 'chat', 'GET', 'care/plan'),
  guardRow('user', 'chat', 'PUT', 'care/plan'),
  guardRow('user', 'gateway', 'GET', 'live'),

  guardRow('onboarded', 'billing', 'POST', 'promo/validate', { limit: 'promo' }),
  guardRow('onboarded', 'billing', 'POST', 'subscription/setup', { limit: 'setup' }),
  guardRow('onboarded', 'billing', 'POST', 'subscription/resubscribe', { limit: 'resubscribe' }),
  guardRow('onboarded', 'billing', 'POST', 'subscription/create', { limit: 'subscribe' }),
  guardRow('onboarded', 'billing', 'POST', 'subscription/cancel', { limit: 'cancel' }),
  guardRow('onboarded', 'billing', 'POST', 'restart-subscription', { limit: 'restart' }),

  guardRow('access', 'journal', 'GET', 'journal-dates'),
  guardRow('access', 'journal', 'GET', 'journal-pages'),
  guardRow('access', 'journal', 'GET', 'journal-prompts'),
  guardRow('access', 'journal', 'GET', 'journal-search'),
  guardRow('access', 'journal', 'POST', 'journal-entries'),
  guardRow('access', 'journal', 'GET', 'journal-entries/:date'),
  guardRow('access', 'journal', 'GET', 'journal-entries/:date/revisions'),

  // Somebody under care is answered without access too.
  guardRow('onboarded', 'chat', 'POST', 'conversations/messages', { signsAccess: true, stream: true }),
  guardRow('onboarded', 'chat', 'GET', 'conversations/:id', { signsAccess: true }),
  guardRow('onboarded', 'chat', 'POST', 'conversations/:id/messages', { signsAccess: true, stream: true }),
  guardRow('onboarded', 'chat', 'GET', 'conversations/:id/stream', { signsAccess: true, stream: true }),
  guardRow('access', 'chat', 'GET', 'conversations/by-date'),
  guardRow('access', 'chat', 'GET', 'conversations/dates'),
  guardRow('access', 'chat', 'POST', 'conversations/:id/stop'),

  guardRow('access', 'chat', 'GET', 'memory'),
  guardRow('access', 'chat', 'PUT', 'memory/settings'),
  guardRow('access', 'chat', 'PUT', 'memory/:id'),
  guardRow('access', 'chat', 'DELETE', 'memory/:id'),

  guardRow('access', 'insights', 'GET', 'insights'),
  guardRow('access', 'insights', 'GET', 'insights/days'),
  guardRow('access', 'insights', 'PUT', 'insights/settings'),
  guardRow('access', 'insights', 'DELETE', 'insights/:id'),

  guardRow('access', 'calendar', 'GET', 'calendar/events'),
  guardRow('access', 'calendar', 'POST', 'calendar/events'),
  guardRow('access', 'calendar', 'PUT', 'calendar/events/:id'),
  guardRow('access', 'calendar', 'DELETE', 'calendar/events/:id'),
  guardRow('access', 'calendar', 'POST', 'calendar/events/:id/restore'),
  guardRow('access', 'calendar', 'POST', 'calendar/proactive-suggestions'),
  guardRow('access', 'calendar', 'POST', 'calendar/auto-schedule'),
  guardRow('access', 'calendar', 'GET', 'google-calendar/status'),
  guardRow('access', 'calendar', 'GET', 'google-calendar/calendars'),
  guardRow('access', 'calendar', 'GET', 'google-calendar/auth'),
  guardRow('access', 'calendar', 'GET', 'google-calendar/callback', { errorPage: pageAfterGoogle('failed') }),
  guardRow('access', 'calendar', 'PUT', 'google-calendar/settings'),
  guardRow('access', 'calendar', 'POST', 'google-calendar/disconnect'),
  guardRow('access', 'calendar', 'POST', 'google-calendar/sync'),
  guardRow('access', 'calendar', 'POST', 'google-calendar/conflicts/:id/restore'),
];

const guardRouter = findMyWay();
for (const guard of GUARDS) guardRouter.on(guard.method, guard.path, () => undefined, guard);

/** The row of a request, or null where the table names none. */
export function findGuard(method: string, path: string): Guard | null {
  return (guardRouter.find(method as HTTPMethod, path)?.store as Guard | undefined) ?? null;
}

/** The static prefixes under which a service is reached: `/api/journal-entries`, or longer where two services share it. */
export function prefixesOf(service: Service): string[] {
  const prefixOf = ({ path }: Guard, parts: number) => path.split('/').slice(0, parts).join('/');
  const others = new Set(
    GUARDS.filter((guard) => guard.service !== service).map((guard) => prefixOf(guard, 3)),
  );
  const own = GUARDS.filter((guard) => guard.service === service);
  return [...new Set(own.map((guard) => prefixOf(guard, others.has(prefixOf(guard, 3)) ? 4 : 3)))];
}
