import {
  accessKey,
  ENDED_SESSION,
  decodeEntitlement,
  type Entitlement,
  GUARD_CHANNEL,
  type Logger,
  onboardedKey,
  sessionKey,
} from '@inkwell/service';
import type { Redis, Result } from 'ioredis';

const WINDOW_MS = 60_000;
// A change is heard at once; this bounds what a connection that hangs unnoticed could cost.
const REMEMBERED_MS = 1_000;
const REMEMBERED = 10_000;

// What the owners have told, and this person's requests since the last look: one round trip for both.
const READ_AND_COUNT = `
local told = redis.call('MGET', KEYS[1], KEYS[2], KEYS[3])
-- What still comes under a session that has ended must not use up its owner's minute.
if told[1] == ARGV[3] then return { told[1], told[2], told[3], 0, 0 } end
local count = redis.call('INCRBY', KEYS[4], ARGV[2])
local left = redis.call('PTTL', KEYS[4])
if left < 0 then
  redis.call('PEXPIRE', KEYS[4], ARGV[1])
  left = tonumber(ARGV[1])
end
return { told[1], told[2], told[3], count, left }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    readGuard(
      session: string,
      onboarded: string,
      access: string,
      requests: string,
      windowMs: number,
      requestsSince: number,
      ended: string,
    ): Result<[string | null, string | null, string | null, number, number], Context>;
  }
}

/** What the cache knows of a request's person; nulls where it knows nothing. */
export interface Told {
  session: string | null;
  onboarded: Entitlement | null;
  access: Entitlement | null;
}

interface Memory extends Told {
  sessionId: string;
  until: number;
  /** Requests of this minute as Redis counted them. */
  counted: number;
  windowEnds: number;
}

const NOTHING: Told = { session: null, onboarded: null, access: null };

/**
 * The guard's view of Redis: read once a second for a person who is busy, remembered in between, and forgotten at
 * once where an owner says that something has changed.
 *
 * @param subscriber hears of changes; while it is not connected, nothing is remembered
 * @param perMinute how many requests of a person are let through in a minute, over all gateways
 */
export function createGuardCache(options: {
  redis: Redis;
  subscriber: Redis;
  log: Logger;
  perMinute: number;
}) {
  const { redis, subscriber, log, perMinute } = options;
  redis.defineCommand('readGuard', { numberOfKeys: 4, lua: READ_AND_COUNT });
  const memories = new Map<string, Memory>();
  const reading = new Map<string, Promise<Memory>>();
  // A person's requests that Redis has not been told of yet.
  const uncounted = new Map<string, number>();
  // Counts the changes that were heard: what was read before one of them is not kept.
  let changes = 0;
  let hearing = false;

  const forgetAll = () => {
    hearing = false;
    changes += 1;
    memories.clear();
  };
  const hear = () => {
    subscriber.subscribe(GUARD_CHANNEL).then(
      () => {
        hearing = true;
      },
      (error: unknown) => log.debug({ err: error }, 'guard does not hear of changes'),
    );
  };
  subscriber.on('message', (channel, userId) => {
    if (channel !== GUARD_CHANNEL) return;
    changes += 1;
    memories.delete(userId);
  });
  subscriber.on('close', forgetAll);
  subscriber.on('ready', hear);
  if (subscriber.status === 'ready') hear();

  async function read(userId: string, sessionId: string, requestsSince: number): Promise<Memory> {
    const before = changes;
    const [session, onboarded, access, counted, leftMs] = await redis.readGuard(
      sessionKey(userId, sessionId),
      onboardedKey(userId),
      accessKey(userId),
      `{${userId}}:requests`,
      WINDOW_MS,
      requestsSince,
      ENDED_SESSION,
    );
    const now = Date.now();
    const memory = {
      sessionId,
      session,
      onboarded: decodeEntitlement(onboarded),
      access: decodeEntitlement(access),
      until: now + REMEMBERED_MS,
      counted,
      windowEnds: now + leftMs,
    };
    // What the owner has not told yet is asked for and told in a moment: nothing to remember.
    const whole = session !== null && onboarded !== null && access !== null;
    if (hearing && whole && changes === before) {
      if (memories.size >= REMEMBERED) {
        memories.clear();
        uncounted.clear();
      }
      memories.set(userId, memory);
    }
    return memory;
  }

  /**
   * One read for all requests that come while it is under way; they are counted with the next one.
   *
   * @returns `number`: which request of this person's minute it is
   */
  async function look(userId: string, sessionId: string): Promise<{ memory: Memory; number: number }> {
    const since = (uncounted.get(userId) ?? 0) + 1;
    uncounted.set(userId, since);
    const known = memories.get(userId);
    const fresh = known?.sessionId === sessionId && known.until > Date.now();
    const key = `${userId} ${sessionId}`;
    const underWay = fresh ? known : reading.get(key);
    if (underWay) {
      const memory = await underWay;
      return { memory, number: memory.counted + since };
    }
    uncounted.delete(userId);
    const begun = read(userId, sessionId, since).finally(() => reading.delete(key));
    reading.set(key, begun);
    const memory = await begun;
    return { memory, number: memory.counted };
  }

  return {
    /**
     * Counts a request and says what is known of its person.
     *
     * @returns `waitMs` above 0 where the person has asked too often. Without Redis: nothing known, nobody counted
     */
    ask: async (userId: string, sessionId: string): Promise<Told & { waitMs: number }> => {
      try {
        const { memory, number } = await look(userId, sessionId);
        return { ...memory, waitMs: number > perMinute ? Math.max(1, memory.windowEnds - Date.now()) : 0 };
      } catch (error) {
        log.debug({ err: error }, 'guard goes without redis');
        return { ...NOTHING, waitMs: 0 };
      }
    },
  };
}
export type GuardCache = ReturnType<typeof createGuardCache>;
