import type { Redis } from 'ioredis';

/** How long an owner's word is believed, in seconds: it is told anew after each change, and at a miss. */
const LIFETIME_SECONDS = 60;
/** Longer than any cached word that a slow writer could still set. */
const ENDED_SECONDS = 180;

// The braces keep all keys of a person in one slot of a Redis cluster, so that one script may read them.
export const sessionKey = (userId: string, sessionId: string) => `{${userId}}:session:${sessionId}`;
export const onboardedKey = (userId: string) => `{${userId}}:onboarded`;
export const accessKey = (userId: string) => `{${userId}}:access`;

/** A yes or no with the version of the row it was read from. */
export interface Entitlement {
  version: number;
  value: boolean;
}

const encodeEntitlement = (entitlement: Entitlement) => `${entitlement.version}:${entitlement.value ? 1 : 0}`;

export function decodeEntitlement(text: string | null | undefined): Entitlement | null {
  const match = /^(\d+):([01])$/.exec(text ?? '');
  return match ? { version: Number(match[1]), value: match[2] === '1' } : null;
}

/** Where gateways hear whose entitlements or session have changed: what they remember of them is void. */
export const GUARD_CHANNEL = 'guard';

// An older version never replaces a newer one, whoever writes last. Gateways hear of it only where it changes.
const WRITE_IF_NEWER = `
local old = redis.call('GET', KEYS[1])
if old then
  local version = tonumber(string.match(old, '^(%d+):'))
  if version and version > tonumber(ARGV[1]) then return 0 end
end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
if old ~= ARGV[2] then redis.call('PUBLISH', ARGV[4], string.match(KEYS[1], '^{(.-)}')) end
return 1`;

/**
 * Tells the gateway's cache what a person may do. Only the owner of the fact calls it, right after its commit.
 * Rejects while Redis is away: the cached word is then at most a minute old.
 */
export async function writeEntitlement(redis: Redis, key: string, entitlement: Entitlement): Promise<void> {
  await redis.eval(
    WRITE_IF_NEWER,
    1,
    key,
    entitlement.version,
    encodeEntitlement(entitlement),
    LIFETIME_SECONDS,
    GUARD_CHANNEL,
  );
}

/** Caches a session as alive, unless it is already known to have ended. */
export async function writeSession(redis: Redis, sessionId: string, userId: string): Promise<void> {
  await redis.set(sessionKey(userId, sessionId), ALIVE_SESSION, 'EX', LIFETIME_SECONDS, 'NX');
}

/** Caches that a session has ended, as its owner was just asked. */
export async function writeEnded(redis: Redis, sessionId: string, userId: string): Promise<void> {
  await redis.set(sessionKey(userId, sessionId), ENDED_SESSION, 'EX', ENDED_SECONDS);
}

/** Ends sessions in the cache at once; a late `writeSession` does not bring one back. */
export async function endSessions(
  redis: Redis,
  sessions: Array<{ userId: string; sessionId: string }>,
): Promise<void> {
  await Promise.all(
    sessions.flatMap(({ userId, sessionId }) => [
      redis.set(sessionKey(userId, sessionId), ENDED_SESSION, 'EX', ENDED_SECONDS),
      redis.publish(GUARD_CHANNEL, userId),
    ]),
  );
}

/** What a session's key holds while it lives, and once it has ended. */
export const ALIVE_SESSION = 'alive';
export const ENDED_SESSION = 'ended';
