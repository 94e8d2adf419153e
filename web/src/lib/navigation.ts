import { MAIN_HOST_PATHS, routeOf } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { config } from './config.ts';
import { withPromo } from './promo.ts';

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

/**
 * Compares with the port where the configured host names one, without where it does not. A main host that has
 * no app host beside it is a host like any other.
 */
export function hostKindOf(location: { host: string; hostname: string }, hosts: Hosts): HostKind {
  const is = (name: string | null) => name !== null && (name === location.host || name === location.hostname);
  if (is(hosts.appHost)) return 'app';
  return hosts.appHost !== null && is(hosts.mainHost) ? 'main' : 'local';
}

/** The address of a path on another of our hosts: on this page's port where the name says none. */
export function urlOn(
  host: string,
  path: string,
  { protocol, port }: { protocol: string; port: string },
): string {
  return `${protocol}//${host}${host.includes(':') || port === '' ? '' : `:${port}`}${path}`;
}

export const hostKind: HostKind = hostKindOf(window.location, config);

/** Leaves the main host for a path of the app host, which is told of a promo code that came with a link. */
export function leaveForApp(path: string): void {
  if (config.appHost === null) return;
  window.location.assign(urlOn(config.appHost, withPromo(path), window.location));
}

/** The front page, which the app host leaves to the main host. */
export const homeUrl: string =
  hostKind === 'app' && config.mainHost !== null ? urlOn(config.mainHost, '/', window.location) : '/';

const ASKS_FOR_SIGN_IN = /^\/(?:app|subscription-status)(?:\/|$)/;

/** Where a sign-in leads: to the page that asked for it, otherwise to the app. */
export const afterSignIn = ({ pathname, search, hash }: Location): string =>
  ASKS_FOR_SIGN_IN.test(routeOf(pathname)) ? pathname + search + hash : '/app';

/** Goes to a path, on the app host where it lives there. */
export function useGoTo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, options) => {
      const pathname = path.split(/[?#]/, 1)[0] ?? path;
      if (hostKind === 'main' && !MAIN_HOST_PATHS.includes(routeOf(pathname))) leaveForApp(path);
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

function release(page: Page): void {
  if (held === page) setHeld(null);
}

/** The page that a flow keeps on the screen whatever becomes of the person's state. */
export function useHeldPage(): Page | null {
  return useSyncExternalStore(
    (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    () => held,
  );
}

interface Flow {
  /** From here on the page stays: the notice of a change may come before the answer that made it. */
  begin: () => void;
  /** It came to nothing: the page is free to go again. */
  abandon: () => void;
  /** Takes the person to `path` after `afterMs`; until then the page stays. */
  end: (path: string, afterMs: number) => void;
}

/** A flow on `page` that says how it ended before its own redirect. */
export function useFlow(page: Page): Flow {
  const goTo = useGoTo();
  const [ending, setEnding] = useState<{ path: string; afterMs: number } | null>(null);

  useEffect(() => {
    if (!ending) return;
    setHeld(page);
    const timer = setTimeout(() => {
      goTo(ending.path, { replace: true });
      release(page);
    }, ending.afterMs);
    return () => clearTimeout(timer);
  }, [ending, goTo, page]);

  useEffect(() => () => release(page), [page]);

  return useMemo(
    () => ({
      begin: () => setHeld(page),
      abandon: () => release(page),
      end: (path, afterMs) => {
        setHeld(page);
        setEnding({ path, afterMs });
      },
    }),
    [page],
  );
}
