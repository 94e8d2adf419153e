import {
  resolveHost,
  hostKindOf,
  type HostKind,
  MAIN_HOST_PATHS,
  normalizePath,
} from '@inkwell/contracts/hosts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
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

export const hostKind: HostKind = hostKindOf(window.location.host, config);

const addressOn = (host: string, path: string) => `${window.location.protocol}//${host}${path}`;

/** Leaves the main host for a path of the app host, which is told of a promo code that came with a link. */
export function leaveForApp(path: string): void {
  const host = resolveHost(window.location.host, 'app', config);
  if (host !== null) window.location.assign(addressOn(host, withPromo(path)));
}

const frontHost = hostKind === 'app' ? resolveHost(window.location.host, 'main', config) : null;

/** The front page, which the app host leaves to the main host. */
export const homeUrl: string = frontHost === null ? '/' : addressOn(frontHost, '/');

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? path;

const ASKS_FOR_SIGN_IN = /^\/(?:app|subscribe|subscription-status)(?:\/|$)/;

const asksForSignIn = (path: string) => ASKS_FOR_SIGN_IN.test(normalizePath(pathnameOf(path)));

/**
 * Where a sign-in leads: to the page that asked for it, otherwise to the app. Links between sign-in and sign-up
 * take it along as the router's state `wanted`.
 */
export function afterSignIn({ pathname, search, hash, state }: Location): string {
  if (asksForSignIn(pathname)) return pathname + search + hash;
  const { wanted } = Object(state) as { wanted?: unknown };
  return typeof wanted === 'string' && asksForSignIn(wanted) ? wanted : '/app';
}

/** Goes to a path, on the app host where it lives there. */
export function useGoTo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, options) => {
      const stays = hostKind !== 'main' || MAIN_HOST_PATHS.includes(normalizePath(pathnameOf(path)));
      if (!stays) leaveForApp(path);
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

/**
 * A flow on `page` that says how it ended before its own redirect. Once the person has gone to another page it
 * holds nothing and leads nowhere: what they see follows from who they are.
 */
export function useFlow(page: Page): Flow {
  const goTo = useGoTo();
  const shown = useRef(false);
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

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      release(page);
    };
  }, [page]);

  return useMemo(() => {
    const whileShown = (act: () => void) => {
      if (shown.current) act();
    };
    return {
      begin: () => whileShown(() => setHeld(page)),
      abandon: () => whileShown(() => release(page)),
      end: (path, afterMs) =>
        whileShown(() => {
          setHeld(page);
          setEnding({ path, afterMs });
        }),
    };
  }, [page]);
}
