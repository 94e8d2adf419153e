import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';

export interface Location {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  /** With its hash sign; empty where there is none. */
  hash: string;
  /** What the link that led here passed on. */
  state: unknown;
  /** Names this entry of the browser's history. */
  key: string;
}

/** A path of this host, or another query of the path that is open. */
type Destination = string | { search: string };

interface NavigateOptions {
  /** The entry of the history is replaced, so that Back does not lead to it. */
  replace?: boolean;
  state?: unknown;
}

interface HistoryState {
  state?: unknown;
  key?: string;
}

const FIRST_KEY = 'first';

const LocationContext = createContext<Location | null>(null);

/** Read the address again after a navigation, of which the browser tells nobody. */
const readers = new Set<() => void>();

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state = null, key = FIRST_KEY } = (window.history.state ?? {}) as HistoryState;
  return { pathname, search, hash, state, key };
}

/** A path of this host alone: what begins with two slashes names another one. */
const withSingleSlashes = (path: string): string =>
  path.replace(/^[^?#]+/, (pathname) => pathname.replaceAll(/[\\/]+/g, '/'));

const hrefOf = (to: Destination, pathname: string): string =>
  typeof to === 'string' ? withSingleSlashes(to) : pathname + (to.search === '?' ? '' : to.search);

/** Opens a path of this host. */
export function navigate(to: Destination, { replace = false, state = null }: NavigateOptions = {}): void {
  const href = hrefOf(to, window.location.pathname);
  const entry: HistoryState = { state, key: Math.random().toString(36).slice(2) };
  try {
    if (replace) window.history.replaceState(entry, '', href);
    else window.history.pushState(entry, '', href);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    // Safari takes a hundred changes of the history in some seconds, and then no more.
    if (replace) window.location.replace(href);
    else window.location.assign(href);
    return;
  }
  for (const read of readers) read();
}

/** Gives its children the browser's address. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(readLocation);
  useLayoutEffect(() => {
    // What is on the screen stays until the next page's code is there.
    const read = () => startTransition(() => setLocation(readLocation()));
    readers.add(read);
    window.addEventListener('popstate', read);
    return () => {
      readers.delete(read);
      window.removeEventListener('popstate', read);
    };
  }, []);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** Gives its children one path, where there is no browser. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const location = { pathname: path, search: '', hash: '', state: null, key: FIRST_KEY };
  return <LocationContext value={location}>{children}</LocationContext>;
}

export function useLocation(): Location {
  const location = use(LocationContext);
  if (!location) throw new Error('There is no router around this component.');
  return location;
}

type SearchUpdate = (current: URLSearchParams) => URLSearchParams;

function setSearchParams(update: SearchUpdate, options?: NavigateOptions): void {
  navigate({ search: `?${update(new URLSearchParams(window.location.search)).toString()}` }, options);
}

/** The address's query, and a function that navigates to another one. */
export function useSearchParams() {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, setSearchParams] as const;
}

/** Whether a click on a link is the browser's: it opens a tab, a window or a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Destination;
  /** Passed on to the page as its location's state. */
  state?: unknown;
}

/** A link to a page of this host. */
export function Link({ to, state, onClick, target, children, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const href = hrefOf(to, pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(href, { state, replace: href === pathname + search + hash });
  };
  return (
    <a {...rest} target={target} href={href} onClick={follow}>
      {children}
    </a>
  );
}
