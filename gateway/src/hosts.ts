import { MAIN_HOST_PATHS, routeOf } from '@inkwell/contracts/constants';
import type { FastifyRequest } from 'fastify';

export type HostKind = 'main' | 'app' | 'local';

/** Which of our hosts is meant. A name without a port stands for any port. */
export interface Hosts {
  kindOf: (request: FastifyRequest) => HostKind;
  areOurs: (host: string, request: FastifyRequest) => boolean;
  /** Where a page of the main host's lives on the app host; null where it stays. */
  redirect: (request: FastifyRequest, path: string) => string | null;
}

export function createHosts(settings: {
  mainHost?: string | undefined;
  appHost?: string | undefined;
}): Hosts {
  const is = (host: string, name: string | undefined) =>
    name !== undefined && (host === name || host.replace(/:\d+$/, '') === name);

  const kindOf = (request: FastifyRequest): HostKind => {
    if (is(request.host, settings.mainHost)) return 'main';
    return is(request.host, settings.appHost) ? 'app' : 'local';
  };

  return {
    kindOf,
    areOurs: (host, request) =>
      host === request.host || is(host, settings.mainHost) || is(host, settings.appHost),
    redirect: (request, path) => {
      if (settings.appHost === undefined || kindOf(request) !== 'main') return null;
      if (MAIN_HOST_PATHS.includes(routeOf(path))) return null;
      const port = settings.appHost.includes(':') ? '' : (/:\d+$/.exec(request.host)?.[0] ?? '');
      return `${request.protocol}://${settings.appHost}${port}${request.url}`;
    },
  };
}
