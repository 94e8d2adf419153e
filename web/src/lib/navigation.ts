import { resolveHost, hostKindOf, type HostKind, normalizePath, servesPath } from '@inkwell/contracts/hosts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { navigate, type Location } from './router.tsx';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { config } from './config.ts';
import { useHydrated } from './hydrated.ts';
import { addPromoToPath } from './promo-link.ts';

/** Every page of the routing table. */
export type Page =
  | 'landing'
  | 'signin'
  | 'signup'
  | 'onboarding'
  | 'subscribe'
  | 'subscription-status'
  | 'app'
  | 'account'
  | 'safety-plan'
  | 'safety'
  | 'privacy'
  | 'terms'
  | 'not-found';

export const hostKind: HostKind = hostKindOf(window.location.host, config);

const urlOn = (host: string, path: string) => `${window.location.protocol}//${host}${path}`;

/** Redirects from the main host to a path of the app host; the query passes on a promo code from a link. */
export function redirectToAppHost(path: string): void {
  const host = resolveHost(window.location.host, 'app', config);
  if (host !== null) window.location.assign(urlOn(host, addPromoToPath(path)));
}

const mainHost = hostKind === 'app' ? resolveHost(window.location.host, 'main', config) : null;

const homeUrl: string = mainHost === null ? '/' : urlOn(mainHost, '/');

/** The URL of the landing page, which the main host serves. */
export const useHomeUrl = (): string => (useHydrated() ? homeUrl : '/');

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? path;

const PROTECTED_PATHS = /^\/(?:app|subscribe|subscription-status)(?:\/|$)/;

const isProtected = (path: string) => PROTECTED_PATHS.test(normalizePath(pathnameOf(path)));

/**
 * The path to open after a sign-in: the protected page that was requested, otherwise the app. Links between the
 * sign-in and the sign-up page pass it on as the router state `redirectTo`.
 */
export function pathAfterSignIn({ pathname, search, hash, state }: Location): string {
  if (isProtected(pathname)) return pathname + search + hash;
  const { redirectTo } = Object(state) as { redirectTo?: unknown };
  return typeof redirectTo === 'string' && isProtected(redirectTo) ? redirectTo : '/app';
}

/** Navigates to a path, on the app host if that is the one that serves it. */
export function goTo(path: string, options?: { replace?: boolean }): void {
  if (servesPath(hostKind, pathnameOf(path))) navigate(path, options);
  else redirectToAppHost(path);
}

const pageOverride = createStore<Page | null>(() => null);

const setPageOverride = (page: Page | null) => pageOverride.setState(page);

function releasePage(page: Page): void {
  if (pageOverride.getState() === page) setPageOverride(null);
}

/** The page that is held on the screen, whatever the session's state; null while none is. */
export const usePageOverride = (): Page | null => useStore(pageOverride);

/** The delay of the redirect after sign-in, sign-up and onboarding (spec). */
export const REDIRECT_MS = 500;

interface PageHold {
  /** Holds the page, because the live update of a change may arrive before the response that made it. */
  hold: () => void;
  /** Releases the page after a failure. */
  release: () => void;
  /** Navigates to `path` after `afterMs`, and holds the page until then. */
  redirect: (path: string, afterMs: number) => void;
}

/**
 * Holds `page` on the screen while a request changes the session's state, so that its success is seen before the
 * redirect. Does nothing once the page is unmounted.
 */
export function usePageHold(page: Page): PageHold {
  const mounted = useRef(false);
  const [pendingRedirect, setPendingRedirect] = useState<{ path: string; afterMs: number } | null>(null);

  useEffect(() => {
    if (!pendingRedirect) return;
    setPageOverride(page);
    const timer = setTimeout(() => {
      goTo(pendingRedirect.path, { replace: true });
      releasePage(page);
    }, pendingRedirect.afterMs);
    return () => clearTimeout(timer);
  }, [pendingRedirect, page]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      releasePage(page);
    };
  }, [page]);

  return useMemo(() => {
    const ifMounted = (act: () => void) => {
      if (mounted.current) act();
    };
    return {
      hold: () => ifMounted(() => setPageOverride(page)),
      release: () => ifMounted(() => releasePage(page)),
      redirect: (path, afterMs) =>
        ifMounted(() => {
          setPageOverride(page);
          setPendingRedirect({ path, afterMs });
        }),
    };
  }, [page]);
}
