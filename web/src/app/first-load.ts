import type { QueryClient } from '@tanstack/react-query';
import type { Mode } from '@inkwell/contracts/constants';
import { careQuery } from '../lib/care.ts';
import { config } from '../lib/config.ts';
import { entryQuery } from '../lib/entries.ts';
import { lastAccess } from '../lib/last-access.ts';
import { modeOf } from '../lib/modes.ts';
import { hostKind, type Page } from '../lib/navigation.ts';
import { isLogoutPending } from '../lib/pending-logout.ts';
import { subscriptionStatusQuery, userQuery } from '../lib/session.ts';
import { today } from '../lib/time.ts';
import { AppShell, PAGES } from './router.tsx';
import { resolveRoute, type SessionState } from './routing.ts';

const MODE_LOADERS: Record<Mode, () => Promise<unknown>> = {
  write: () => import('../features/journal/write-view.tsx'),
  heal: () => import('../features/chat/heal-view.tsx'),
  plan: () => import('./plan-mode.tsx'),
};

interface FirstLoad {
  /** The page of a visitor; null with a session, where it is not known yet. */
  page: Page | null;
  /** Resolves once the page's code is there. */
  loaded: Promise<void>;
}

/**
 * Starts everything that the first view needs side by side, before React renders: the user and the subscription; in
 * the app also the care, today's entry and the code of the mode, where this device last had access. Without a session
 * there is nothing to ask, and the page's code is all.
 */
export function startFirstLoad(client: QueryClient): FirstLoad {
  const { pathname, search } = window.location;
  /** The page of a session's state; null where that is on another host. */
  const pageFor = (state: SessionState): Page | null => {
    const decision = resolveRoute({ path: pathname, search, state, host: hostKind });
    return 'show' in decision ? decision.show : null;
  };
  if (!config.hasSession || isLogoutPending()) {
    client.setQueryData(userQuery.queryKey, null);
    const page = pageFor('visitor');
    return { page, loaded: page === null ? Promise.resolve() : PAGES[page].preload() };
  }
  startSession(client, pageFor('access') === 'app');
  return { page: null, loaded: Promise.resolve() };
}

function startSession(client: QueryClient, opensApp: boolean): void {
  // Whether it succeeds is shown where the result is used.
  void client.prefetchQuery(userQuery);
  void client.prefetchQuery(subscriptionStatusQuery);
  // Elsewhere the answer may be that there is no access, and the browser would log the refusal of the entry.
  if (!opensApp || !lastAccess()) return;
  void client.prefetchQuery(careQuery);
  const mode = modeOf(new URLSearchParams(window.location.search));
  if (mode === 'write') void client.prefetchQuery(entryQuery(today()));
  void AppShell.preload();
  void PAGES.app.preload();
  // The code of the mode beside the page's and not after it. A failure is reported where the code is used.
  void Promise.allSettled([
    import('./app-page.tsx').then(({ preloadMode }) => preloadMode(mode)),
    MODE_LOADERS[mode](),
  ]);
}
