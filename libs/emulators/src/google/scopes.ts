import { discovery, type Method } from './discovery.ts';
import { GoogleError } from './errors.ts';

const prefix = 'https://www.googleapis.com/auth/';
/** Scopes of Google's that the consent page refuses: what they leave out is not left out here. */
const refused = new Set([
  // Calendars that the client has made; here none makes any.
  'calendar.app.created',
  // Events without what they are about.
  'calendar.events.freebusy',
  // Public calendars; here none is.
  'calendar.events.public.readonly',
]);
/** These are for calendars that the account owns. */
const ofOwned = new Set(['calendar.events.owned', 'calendar.events.owned.readonly']);

export const isScope = (scope: string): boolean =>
  scope.startsWith(prefix) &&
  discovery.scopes.includes(scope.slice(prefix.length)) &&
  !refused.has(scope.slice(prefix.length));

/**
 * @param allowed scopes of the token
 * @returns whether they allow the method for calendars alone that the account owns
 * @throws GoogleError 403
 */
export function checkScopes(allowed: readonly string[], { scopes }: Method): { isOwnedOnly: boolean } {
  const enough = scopes.filter((scope) => allowed.includes(`${prefix}${scope}`));
  if (enough.length === 0) throw insufficient();
  return { isOwnedOnly: enough.every((scope) => ofOwned.has(scope)) };
}

export function insufficient(): GoogleError {
  const message = 'Request had insufficient authentication scopes.';
  return new GoogleError(403, 'insufficientPermissions', message);
}
