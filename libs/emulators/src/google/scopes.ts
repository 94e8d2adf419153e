import { discovery, type DiscoveryMethod } from './discovery.ts';
import { GoogleError } from './errors.ts';

const scopePrefix = 'https://www.googleapis.com/auth/';
/** Scopes of Google's that the consent page refuses: what they leave out is not left out here. */
const refusedScopes = new Set([
  // Calendars that the client has made; here none makes any.
  'calendar.app.created',
  // Events without what they are about.
  'calendar.events.freebusy',
  // Public calendars; here none is.
  'calendar.events.public.readonly',
]);
/** These are for calendars that the account owns. */
const ownedCalendarScopes = new Set(['calendar.events.owned', 'calendar.events.owned.readonly']);

export const isScope = (scope: string): boolean =>
  scope.startsWith(scopePrefix) &&
  discovery.scopes.includes(scope.slice(scopePrefix.length)) &&
  !refusedScopes.has(scope.slice(scopePrefix.length));

/**
 * @param allowed scopes of the token
 * @returns whether they allow the method for calendars alone that the account owns
 * @throws GoogleError 403
 */
export function checkScopes(
  allowed: readonly string[],
  { scopes }: DiscoveryMethod,
): { isOwnedOnly: boolean } {
  const enough = scopes.filter((scope) => allowed.includes(`${scopePrefix}${scope}`));
  if (enough.length === 0) throw insufficientScopes();
  return { isOwnedOnly: enough.every((scope) => ownedCalendarScopes.has(scope)) };
}

export function insufficientScopes(): GoogleError {
  const message = 'Request had insufficient authentication scopes.';
  return new GoogleError(403, 'insufficientPermissions', message);
}
