import { AppError } from '@inkwell/service';
import type { FastifyRequest } from 'fastify';
import type { Hosts } from './hosts.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send: an unsafe method needs `Sec-Fetch-Site` to say that the page
 * is ours or nobody's; where a browser does not send it (plain http on a named host), an `Origin` that is ours.
 * A request with neither comes from no browser.
 *
 * @throws AppError `cross_site`
 */
export function refuseCrossSite(request: FastifyRequest, hosts: Hosts): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw createCrossSiteError();
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || !hosts.isOwnHost(new URL(origin).host, request)) throw createCrossSiteError();
}

function createCrossSiteError(): AppError {
  return new AppError('cross_site', 'This request came from another site.');
}
