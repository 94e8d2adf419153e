import { type HostKind, MAIN_HOST_PATHS, normalizePath } from '@inkwell/contracts/hosts';
import type { Page } from '../lib/navigation.ts';

/** What is known of the person in front of the screen. */
export type SessionState = 'loading' | 'visitor' | 'onboarding' | 'no-access' | 'access';

export type Decision =
  | { show: Page }
  /** Go to this path of the app host. */
  | { leave: string }
  | { wait: true };

interface Situation {
  path: string;
  /** With its question mark; may be empty. */
  search: string;
  state: SessionState;
  host: HostKind;
  /** With access in the days of grace after a failed payment the way to pay stays open. Default false. */
  needsPayment?: boolean;
}

/** Open to everyone in every state. */
const INFORMATION: Record<string, Page> = { '/safety': 'safety', '/privacy': 'privacy', '/terms': 'terms' };

const STATUS: Record<string, Page> = {
  '/subscription-status': 'subscription-status',
  '/app/subscription-status': 'subscription-status',
};

const WITH_ACCESS: Record<string, Page> = {
  ...STATUS,
  '/app': 'app',
  '/app/onboarding': 'app',
  '/app/account': 'account',
  '/signin': 'app',
  '/signup': 'app',
};

const PAYING = ['/subscribe', '/app/subscribe'];

const FRONT_DOORS = ['/', '/landing'];

/** The one table of routes: what a path shows to whom on which host. */
export function decide({ path: given, search, state, host, needsPayment = false }: Situation): Decision {
  const path = normalizePath(given);
  if (host === 'main' && !MAIN_HOST_PATHS.includes(path)) return { leave: given + search };

  const information = INFORMATION[path];
  if (information) return { show: information };

  if (state === 'loading') return { wait: true };
  if (host === 'main' && state !== 'visitor') return { leave: `/app${search}` };

  switch (state) {
    case 'visitor':
      return { show: forVisitor(path, host) };
    case 'onboarding':
      return { show: 'onboarding' };
    case 'no-access':
      return { show: STATUS[path] ?? 'subscribe' };
    case 'access':
      if (FRONT_DOORS.includes(path)) return { show: host === 'app' ? 'app' : 'landing' };
      if (needsPayment && PAYING.includes(path)) return { show: 'subscribe' };
      return { show: WITH_ACCESS[path] ?? 'not-found' };
  }
}

function forVisitor(path: string, host: HostKind): Page {
  if (path === '/signin') return 'signin';
  if (path === '/signup') return 'signup';
  if (path === '/app' || path.startsWith('/app/')) return 'signin';
  return host === 'app' ? 'signin' : 'landing';
}
