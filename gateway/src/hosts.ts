import {
  resolveHost,
  hostKindOf,
  type HostNames,
  matchesHost,
  servesPath,
  visitorPage,
} from '@inkwell/contracts/hosts';
import type { FastifyRequest } from 'fastify';

export interface Hosts {
  isOwnHost: (host: string, request: FastifyRequest) => boolean;
  /** Where a page of the main host's lives on the app host; null where it stays. */
  redirect: (request: FastifyRequest, path: string) => string | null;
  /** The page that somebody without a session sees. */
  visitorPage: (request: FastifyRequest, path: string) => ReturnType<typeof visitorPage>;
}

export function createHosts(names: HostNames): Hosts {
  return {
    isOwnHost: (host, request) =>
      host === request.host || matchesHost(host, names.mainHost) || matchesHost(host, names.appHost),
    redirect: (request, path) => {
      if (servesPath(hostKindOf(request.host, names), path)) return null;
      const host = resolveHost(request.host, 'app', names);
      return host && `${request.protocol}://${host}${request.url}`;
    },
    visitorPage: (request, path) => visitorPage(path, hostKindOf(request.host, names)),
  };
}
