import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from './config.ts';

/** Every page that the table of routes can show. */
export type Page =
  | 'landing'
  | 'signin'
  | 'signup'
  | 'onboarding'
  | 'subscribe'
  | 'subscription-status'
  | 'app'
  | 'account'
  | 'safety'
  | 'privacy'
  | 'terms'
  | 'not-found';

/** Which of the product's hosts this is; one that is neither is a development host, where everything lives. */
export type HostKind = 'main' | 'app' | 'local';

interface Hosts {
  mainHost: string | null;
  appHost: string | null;
}

/** Compares with the port where the configured host names one, without where it does not. */
export function hostKindOf(location: { host: string; hostname: string }, hosts: Hosts): HostKind {
  const is = (name: string | null) => name !== null && (name === location.host || name === location.hostname);
  if (is(hosts.appHost)) return 'app';
  if (is(hosts.mainHost)) return 'main';
  return 'local';
}

export const hostKind: HostKind = hostKindOf(window.location, config);

/** The paths that the main host serves itself. */
export const MAIN_HOST_PATHS: readonly string[] = ['/', '/landing', '/signin', '/signup'];

/** Leaves the main host for a path of the app host. */
export function leaveForApp(path: string): void {
  window.location.assign(`${window.location.protocol}//${config.appHost}${path}`);
}

/** Goes to a path, on the app host where it lives there. */
export function useGoTo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, options) => {
      const pathname = path.split(/[?#]/, 1)[0] ?? path;
      if (hostKind === 'main' && !MAIN_HOST_PATHS.includes(pathname)) leaveForApp(path);
      else void navigate(path, options);
    },
    [navigate],
  );
}

let held: Page | null = null;
const watchers = new Set<() => void>();

function setHeld(page: Page | null): void {
  held = page;
  for (const notify of watchers) notify();
}

/**
 * Keeps `page` on the screen whatever becomes of the person's state, so that a flow can finish what it says
 * before its own redirect. Returns the release.
 */
export function holdPage(page: Page): () => void {
  setHeld(page);
  return () => {
    if (held === page) setHeld(null);
  };
}

export function useHeldPage(): Page | null {
  return useSyncExternalStore(
    (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    () => held,
  );
}
