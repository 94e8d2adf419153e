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

const row = (
  access: Access,
  service: Guard['service'],
  method: HTTPMethod,
  path: string,
  more: Pick<Guard, 'limit' | 'hasOwnSignature' | 'signsAccess' | 'stream' | 'errorPage'> = {},
): Guard => ({ access, service, method, path: `/api/${path}`, ...more });

/** Every route there is. What it does not name is 404 before anything else. */
export const GUARDS: readonly Guard[] = [
  row('anybody', 'auth', 'POST', 'signup', { limit: 'signup' }),
  row('anybody', 'auth', 'POST', 'signin', { limit: 'signin' }),
  row('anybody', 'auth', 'POST', 'logout'),
  row('anybody', 'billing', 'POST', 'webhooks/stripe', { hasOwnSignature: true }),
  row('anybody', 'calendar', 'POST', 'webhooks/google', { hasOwnSignature: true }),
  row('anybody', 'gateway', 'POST', 'crashes', { limit: 'crashes' }),

  row('user', 'auth', 'GET', 'auth/user'),
  row('user', 'auth', 'POST', 'onboarding/complete'),
  row('user', 'auth', 'GET', 'cities'),
  row('user', 'auth', 'GET', 'user/blueprint'),
  row('user', 'auth', 'POST', 'account/change-password'),
  row('user', 'billing', 'GET', 'subscription-status'),
  row('user', 'billing', 'POST', 'subscription/portal', { limit: 'portal' }),
  row('user', 'chat', 'GET', 'care'),
  row('user', 'chat', 'PUT', 'care'),
  row('user', 'chat', 'GET', 'care/lines'),
  row('user', 'chat', 'GET', 'care/plan'),
  row('user', 'chat', 'PUT', 'care/plan'),
  row('user', 'gateway', 'GET', 'live'),

  row('onboarded', 'billing', 'POST', 'promo/validate', { limit: 'promo' }),
  row('onboarded', 'billing', 'POST', 'subscription/setup', { limit: 'setup' }),
  row('onboarded', 'billing', 'POST', 'subscription/resubscribe', { limit: 'resubscribe' }),
  row('onboarded', 'billing', 'POST', 'subscription/create', { limit: 'subscribe' }),
  row('onboarded', 'billing', 'POST', 'subscription/cancel', { limit: 'cancel' }),
  row('onboarded', 'billing', 'POST', 'restart-subscription', { limit: 'restart' }),

  row('access', 'journal', 'GET', 'journal-dates'),
  row('access', 'journal', 'GET', 'journal-pages'),
  row('access', 'journal', 'GET', 'journal-prompts'),
  row('access', 'journal', 'GET', 'journal-search'),
  row('access', 'journal', 'POST', 'journal-entries'),
  row('access', 'journal', 'GET', 'journal-entries/:date'),
  row('access', 'journal', 'GET', 'journal-entries/:date/revisions'),

  // Somebody under care is answered without access too.
  row('onboarded', 'chat', 'POST', 'conversations/messages', { signsAccess: true, stream: true }),
  row('onboarded', 'chat', 'GET', 'conversations/:id', { signsAccess: true }),
  row('onboarded', 'chat', 'POST', 'conversations/:id/messages', { signsAccess: true, stream: true }),
  row('onboarded', 'chat', 'GET', 'conversations/:id/stream', { signsAccess: true, stream: true }),
  row('access', 'chat', 'GET', 'conversations/by-date'),
  row('access', 'chat', 'GET', 'conversations/dates'),
  row('access', 'chat', 'POST', 'conversations/:id/stop'),

  row('access', 'chat', 'GET', 'memory'),
  row('access', 'chat', 'PUT', 'memory/settings'),
  row('access', 'chat', 'PUT', 'memory/:id'),
  row('access', 'chat', 'DELETE', 'memory/:id'),

  row('access', 'insights', 'GET', 'insights'),
  row('access', 'insights', 'GET', 'insights/days'),
  row('access', 'insights', 'PUT', 'insights/settings'),
  row('access', 'insights', 'DELETE', 'insights/:id'),

  row('access', 'calendar', 'GET', 'calendar/events'),
  row('access', 'calendar', 'POST', 'calendar/events'),
  row('access', 'calendar', 'PUT', 'calendar/events/:id'),
  row('access', 'calendar', 'DELETE', 'calendar/events/:id'),
  row('access', 'calendar', 'POST', 'calendar/events/:id/restore'),
  row('access', 'calendar', 'POST', 'calendar/proactive-suggestions'),
  row('access', 'calendar', 'POST', 'calendar/auto-schedule'),
  row('access', 'calendar', 'GET', 'google-calendar/status'),
  row('access', 'calendar', 'GET', 'google-calendar/calendars'),
  row('access', 'calendar', 'GET', 'google-calendar/auth'),
  row('access', 'calendar', 'GET', 'google-calendar/callback', { errorPage: pageAfterGoogle('failed') }),
  row('access', 'calendar', 'PUT', 'google-calendar/settings'),
  row('access', 'calendar', 'POST', 'google-calendar/disconnect'),
  row('access', 'calendar', 'POST', 'google-calendar/sync'),
  row('access', 'calendar', 'POST', 'google-calendar/conflicts/:id/restore'),
];

const router = findMyWay();
for (const guard of GUARDS) router.on(guard.method, guard.path, () => undefined, guard);

/** The row of a request, or null where the table names none. */
export function findGuard(method: string, path: string): Guard | null {
  return (router.find(method as HTTPMethod, path)?.store as Guard | undefined) ?? null;
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
