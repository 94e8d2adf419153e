import {
  type HostKind,
  INFORMATION_PAGES,
  normalizePath,
  servesPath,
  visitorPage,
} from '@inkwell/contracts/hosts';
import type { Page } from '../lib/navigation.ts';

/** The state of the session, as far as routing needs it. */
export type SessionState = 'loading' | 'visitor' | 'onboarding' | 'no-access' | 'access';

export type RouteDecision =
  | { show: Page }
  /** Redirect to this path of the app host. */
  | { redirect: string }
  | { loading: true };

interface RouteInput {
  path: string;
  /** The query with its question mark, or ''. */
  search: string;
  state: SessionState;
  host: HostKind;
  /** A payment failed while access still holds: the subscribe page stays open. Default false. */
  needsPayment?: boolean;
}

const STATUS_PAGES: Record<string, Page> = {
  '/subscription-status': 'subscription-status',
  '/app/subscription-status': 'subscription-status',
};

const PAGES_WITH_ACCESS: Record<string, Page> = {
  ...STATUS_PAGES,
  '/app': 'app',
  '/app/onboarding': 'app',
  '/app/account': 'account',
  '/signin': 'app',
  '/signup': 'app',
};

const SUBSCRIBE_PATHS = ['/subscribe', '/app/subscribe'];

/** Open to whoever is signed in, as care is. */
const SAFETY_PLAN = '/app/safety-plan';

const LANDING_PATHS = ['/', '/landing'];

/** The routing table: which page a path shows, by state and host. */
export function resolveRoute({
  path: given,
  search,
  state,
  host,
  needsPayment = false,
}: RouteInput): RouteDecision {
  const path = normalizePath(given);
  if (!servesPath(host, path)) return { redirect: given + search };

  // Shown to everybody in every state.
  const information = INFORMATION_PAGES[path];
  if (information) return { show: information };

  if (state === 'loading') return { loading: true };
  if (host === 'main' && state !== 'visitor') return { redirect: `/app${search}` };

  if (state !== 'visitor' && path === SAFETY_PLAN) return { show: 'safety-plan' };

  switch (state) {
    case 'visitor':
      return { show: visitorPage(path, host) };
    case 'onboarding':
      return { show: 'onboarding' };
    case 'no-access':
      return { show: STATUS_PAGES[path] ?? 'subscribe' };
    case 'access':
      if (LANDING_PATHS.includes(path)) return { show: host === 'app' ? 'app' : 'landing' };
      if (needsPayment && SUBSCRIBE_PATHS.includes(path)) return { show: 'subscribe' };
      return { show: PAGES_WITH_ACCESS[path] ?? 'not-found' };
  }
}
