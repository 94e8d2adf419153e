import type { QueryClient } from '@tanstack/react-query';
import { normalizePath } from '@inkwell/contracts/hosts';
import { entryQuery } from '../features/journal/entries.ts';
import { config } from '../lib/config.ts';
import { lastAccess } from '../lib/last-access.ts';
import { hostKind } from '../lib/navigation.ts';
import { subscriptionStatusQuery, userQuery } from '../lib/session.ts';
import { today } from '../lib/time.ts';
import { AppShell, PAGES } from './router.tsx';
import { resolveRoute } from './routing.ts';

/** Whether a URL opens the app, for a user who has access. */
function opensApp({ pathname }: Location): boolean {
  const path = normalizePath(pathname);
  return path === '/app' || (path === '/' && hostKind === 'app');
}

/**
 * Starts everything that the first view needs side by side, before React renders: the user and the subscription; in
 * the app also today's entry and the code of the mode, where this device last had access. Without a session there is
 * nothing to ask, and the page's code is all.
 */
export function startFirstLoad(client: QueryClient): void {
  if (!config.hasSession) {
    client.setQueryData(userQuery.queryKey, null);
    const { pathname, search } = window.location;
    const decision = resolveRoute({ path: pathname, search, state: 'visitor', host: hostKind });
    if ('show' in decision) PAGES[decision.show].preload();
    return;
  }
  // Whether it succeeds is shown where the result is used.
  void client.prefetchQuery(userQuery);
  void client.prefetchQuery(subscriptionStatusQuery);
  // Elsewhere the answer may be that there is no access, and the browser would log the refusal of the entry.
  if (!opensApp(window.location) || !lastAccess()) return;
  const mode = new URLSearchParams(window.location.search).get('mode') ?? 'write';
  AppShell.preload();
  PAGES.app.preload();
  const code: Promise<unknown>[] = [import('./app-page.tsx').then(({ preloadMode }) => preloadMode(mode))];
  // Beside the page's code and not after it.
  if (mode === 'plan') code.push(import('../features/calendar/plan-view.tsx'));
  else if (mode === 'heal') code.push(import('../features/chat/heal-view.tsx'));
  else {
    void client.prefetchQuery(entryQuery(today()));
    code.push(import('../features/journal/write-view.tsx'));
  }
  void Promise.allSettled(code);
}
