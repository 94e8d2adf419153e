import type { RedisClient } from './redis.ts';

/** How long a cached value is used, in seconds: its owner writes it after each change, and on a miss. */
const LIFETIME_SECONDS = 60;
/** Longer than any value that a slow writer could still set. */
const ENDED_SESSION_SECONDS = 180;

// The braces keep all keys of a person in one slot of a Redis cluster, so that one script may read them.
export const sessionKey = (userId: string, sessionId: string) => `{${userId}}:session:${sessionId}`;
export const onboardedKey = (userId: string) => `{${userId}}:onboarded`;
export const accessKey = (userId: string) => `{${userId}}:access`;

/** A yes or no with the version of the row it was read from. */
export interface Entitlement {
  version: number;
  value: boolean;
}

export function decodeEntitlement(text: string | null | undefined): Entitlement | null {
  const match = /^(\d+):([01])$/.exec(text ?? '');
  return match ? { version: Number(match[1]), value: match[2] === '1' } : null;
}

/**
 * Carries the ids of people whose entitlements or session have changed: gateways drop what they hold of them. A key
 * that expired needs no notice, since no gateway holds a value longer than Redis does.
 */
export const GUARD_CHANNEL = 'guard';

// An older version never replaces a newer one, whoever writes last.
const SET_IF_NEWER = `
local old = redis.call('GET', KEYS[1])
local version, value = string.match(old or '', '^(%d+):([01])$')
if version and tonumber(version) > tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ':' .. ARGV[2], 'EX', ARGV[3])
if value and value ~= ARGV[2] then redis.call('PUBLISH', ARGV[4], string.match(KEYS[1], '^{(.-)}')) end
return 1`;

/**
 * Caches for the gateways what a person may do. Only the owner of the fact calls it, right after its commit.
 *
 * @throws while Redis is away: the cached value is then at most a minute old
 */
export async function setEntitlement(
  redis: RedisClient,
  key: string,
  entitlement: Entitlement,
): Promise<void> {
  const { version, value } = entitlement;
  await redis.eval(SET_IF_NEWER, 1, key, version, value ? 1 : 0, LIFETIME_SECONDS, GUARD_CHANNEL);
}

/** What the cache says of a session. */
export type CachedSession = 'alive' | 'ended';

// An ended session stays ended: a slow writer that still found it alive does not bring it back.
const SET_SESSION = `
local old = redis.call('GET', KEYS[1])
if ARGV[1] == 'alive' then
  if not old then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2]) end
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
if old and old ~= ARGV[1] then redis.call('PUBLISH', ARGV[3], string.match(KEYS[1], '^{(.-)}')) end
return 1`;

/**
 * Caches a session's state for the gateways. Only auth calls it.
 *
 * @throws while Redis is away: the cached state is then at most a minute old
 */
export async function setSession(
  redis: RedisClient,
  { userId, sessionId }: { userId: string; sessionId: string },
  state: CachedSession,
): Promise<void> {
  const seconds = state === 'alive' ? LIFETIME_SECONDS : ENDED_SESSION_SECONDS;
  await redis.eval(SET_SESSION, 1, sessionKey(userId, sessionId), state, seconds, GUARD_CHANNEL);
}
