import { GoogleError } from './errors.ts';

const prefix = 'https://www.googleapis.com/auth/';
const names = [
  'calendar',
  'calendar.readonly',
  'calendar.calendarlist',
  'calendar.calendarlist.readonly',
  'calendar.events',
  'calendar.events.readonly',
  'calendar.events.owned',
  'calendar.events.owned.readonly',
] as const;
type Scope = (typeof names)[number];

/** Which scopes allow a call, https://developers.google.com/workspace/calendar/api/auth; one of them is enough. */
export const needed = {
  calendarList: ['calendar', 'calendar.readonly', 'calendar.calendarlist', 'calendar.calendarlist.readonly'],
  readEvents: [
    'calendar',
    'calendar.readonly',
    'calendar.events',
    'calendar.events.readonly',
    'calendar.events.owned',
    'calendar.events.owned.readonly',
  ],
  writeEvents: ['calendar', 'calendar.events', 'calendar.events.owned'],
} satisfies Record<string, Scope[]>;

export const isScope = (scope: string): boolean => names.some((name) => `${prefix}${name}` === scope);

/** @throws GoogleError 403 */
export function checkScopes(allowed: readonly string[], wanted: readonly Scope[]): void {
  if (wanted.some((name) => allowed.includes(`${prefix}${name}`))) return;
  const message = 'Request had insufficient authentication scopes.';
  throw new GoogleError(403, 'insufficientPermissions', message);
}
