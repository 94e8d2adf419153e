/**
 * Which of the product's hosts an address belongs to, how to get from one to the other, and what a visitor sees there.
 * Pure, for both sides: a host is what `Host` and `location.host` say, a name with its port unless that is the
 * default one.
 */

/** The paths that the main host serves; all others redirect to the app host. */
export const MAIN_HOST_PATHS: readonly string[] = ['/', '/landing', '/signin', '/signup'];

/** The pages of the public information, the same for everybody. */
export const INFORMATION_PAGES: Readonly<Record<string, 'safety' | 'privacy' | 'terms'>> = {
  '/safety': 'safety',
  '/privacy': 'privacy',
  '/terms': 'terms',
};

/** The pages for visitors alone, which the build prerenders. */
export const VISITOR_PAGES = ['landing', 'signin', 'signup'] as const;
export type VisitorPage = (typeof VISITOR_PAGES)[number];

/** A path as the table of routes writes it: lower case, without trailing slashes. */
export const normalizePath = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || '/';

/** 'local' is any host that is neither the main nor the app host, as in development: it serves every route. */
export type HostKind = 'main' | 'app' | 'local';

/** Whether a host serves a path: the main host some of them, the others all. */
export const servesPath = (host: HostKind, path: string): boolean =>
  host !== 'main' || MAIN_HOST_PATHS.includes(normalizePath(path));

/** The names of the product's hosts. One without a port matches any port. */
export interface HostNames {
  mainHost?: string | null | undefined;
  appHost?: string | null | undefined;
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '');

/** Whether a host has this name; a name without a port matches any port. */
export const matchesHost = (host: string, name: string | null | undefined): boolean =>
  name === host || name === withoutPort(host);

const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * The host for a link that is to lead back to where a request came from. A request may name any host: one that is
 * neither configured nor this machine's own gives way to the public one.
 *
 * @param requested what the request's `Host` says
 * @param publicHost that of the product's configured address
 */
export function linkHost(requested: string | undefined, publicHost: string, names: HostNames): string {
  if (requested === undefined) return publicHost;
  const isOurs = [publicHost, names.mainHost, names.appHost].some((name) => matchesHost(requested, name));
  return isOurs || LOOPBACK.test(requested) ? requested : publicHost;
}

/**
 * Which of the product's hosts this is. A name that equals host and port wins over one that matches by its name
 * alone. Without an app host every host is 'local'.
 */
export function hostKindOf(host: string, { mainHost, appHost }: HostNames): HostKind {
  if (!appHost) return 'local';
  for (const name of [host, withoutPort(host)]) {
    if (name === appHost) return 'app';
    if (name === mainHost) return 'main';
  }
  return 'local';
}

/**
 * The host for links to the main or the app host; null where it has no name. A name without a port gets the port
 * of `currentHost`, unless name and port together would then match the other host.
 *
 * @param currentHost the host of the page that holds the link
 */
export function resolveHost(currentHost: string, kind: 'main' | 'app', hosts: HostNames): string | null {
  const name = (kind === 'app' ? hosts.appHost : hosts.mainHost) || null;
  if (name === null || name !== withoutPort(name)) return name;
  const withCurrentPort = name + currentHost.slice(withoutPort(currentHost).length);
  return hostKindOf(withCurrentPort, hosts) === kind ? withCurrentPort : name;
}

/** The page that a visitor, somebody without a session, sees at `path`. */
export function visitorPage(path: string, host: HostKind): VisitorPage | (typeof INFORMATION_PAGES)[string] {
  const normal = normalizePath(path);
  const information = INFORMATION_PAGES[normal];
  if (information) return information;
  if (normal === '/signin') return 'signin';
  if (normal === '/signup') return 'signup';
  if (normal === '/app' || normal.startsWith('/app/')) return 'signin';
  return host === 'app' ? 'signin' : 'landing';
}
