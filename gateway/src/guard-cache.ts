import {
  accessKey,
  decodeEntitlement,
  type Entitlement,
  type Logger,
  onboardedKey,
  sessionKey,
} from '@inkwell/service';
import type { Redis, Result } from 'ioredis';

const WINDOW_MS = 60_000;

// What the owners have told, and one more request of this person's minute: one round trip for both.
const READ_AND_COUNT = `
local told = redis.call('MGET', KEYS[1], KEYS[2], KEYS[3])
local count = redis.call('INCR', KEYS[4])
if count == 1 then redis.call('PEXPIRE', KEYS[4], ARGV[1]) end
local left = 0
if count > tonumber(ARGV[2]) then left = redis.call('PTTL', KEYS[4]) end
return { told[1], told[2], told[3], left }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    readGuard(
      session: string,
      onboarded: string,
      access: string,
      requests: string,
      windowMs: number,
      max: number,
    ): Result<[string | null, string | null, string | null, number], Context>;
  }
}

/** What the cache knows of a request's person; nulls where it knows nothing. */
export interface Told {
  session: string | null;
  onboarded: Entitlement | null;
  access: Entitlement | null;
  /** How long to wait, in ms, where the person has asked too often; else 0. */
  waitMs: number;
}

const NOTHING: Told = { session: null, onboarded: null, access: null, waitMs: 0 };

/** @param perMinute how many requests of a person are let through in a minute, over all gateways */
export function createGuardCache(options: { redis: Redis; log: Logger; perMinute: number }) {
  const { redis, log, perMinute } = options;
  redis.defineCommand('readGuard', { numberOfKeys: 4, lua: READ_AND_COUNT });

  return {
    /** Never rejects: without Redis the owners are asked, and nobody is counted. */
    read: async (userId: string, sessionId: string): Promise<Told> => {
      try {
        const [session, onboarded, access, waitMs] = await redis.readGuard(
          sessionKey(userId, sessionId),
          onboardedKey(userId),
          accessKey(userId),
          `{${userId}}:requests`,
          WINDOW_MS,
          perMinute,
        );
        return {
          session,
          onboarded: decodeEntitlement(onboarded),
          access: decodeEntitlement(access),
          waitMs,
        };
      } catch (error) {
        log.debug({ err: error }, 'guard goes without redis');
        return NOTHING;
      }
    },
  };
}
export type GuardCache = ReturnType<typeof createGuardCache>;
