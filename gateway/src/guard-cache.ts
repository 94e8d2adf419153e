import {
  accessKey,
  type CachedSession,
  decodeEntitlement,
  type Entitlement,
  GUARD_CHANNEL,
  type Logger,
  onboardedKey,
  type RedisClient,
  sessionKey,
} from '@inkwell/service';
import type { Redis, Result } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** The window in which a person's requests are counted, in ms. */
const WINDOW_MS = 60_000;
/** How long a read is used again, in ms: what a connection that hangs unnoticed could cost. */
const LIFETIME_MS = 1_000;
const MAX_PEOPLE = 10_000;

const ENDED_SESSION: CachedSession = 'ended';

// One round trip reads what the owners cached and counts the person's requests since the last read.
const READ_AND_COUNT = `
local cached = redis.call('MGET', KEYS[1], KEYS[2], KEYS[3])
-- Requests under an ended session must not use up the minute of the person's other sessions.
if cached[1] == ARGV[3] then return { cached[1], cached[2], cached[3], 0, 0, tonumber(ARGV[4]) } end
local lifetime = tonumber(ARGV[4])
for i = 1, 3 do
  local left = redis.call('PTTL', KEYS[i])
  if left >= 0 and left < lifetime then lifetime = left end
end
local count = redis.call('INCRBY', KEYS[4], ARGV[2])
local left = redis.call('PTTL', KEYS[4])
if left < 0 then
  redis.call('PEXPIRE', KEYS[4], ARGV[1])
  left = tonumber(ARGV[1])
end
return { cached[1], cached[2], cached[3], count, left, lifetime }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    readGuard(
      session: string,
      onboarded: string,
      access: string,
      requests: string,
      windowMs: number,
      requestsSince: number,
      ended: CachedSession,
      lifetimeMs: number,
    ): Result<[string | null, string | null, string | null, number, number, number], Context>;
  }
}

/** What is cached of a session and its person; null where nothing is. */
export interface CachedEntitlements {
  session: string | null;
  onboarded: Entitlement | null;
  access: Entitlement | null;
}

interface CacheEntry extends CachedEntitlements {
  sessionId: string;
  expiresAt: number;
  /** The person's requests in this window, as Redis counted them. */
  count: number;
  windowEndsAt: number;
}

/** Whose request it is, and whether it depends on their access. */
interface GuardCheck {
  userId: string;
  sessionId: string;
  needsAccess: boolean;
}

interface CachedPerson {
  entry: CacheEntry | null;
  /** The read under way: requests of the same session share it. */
  reading: { sessionId: string; entry: Promise<CacheEntry> } | null;
  /** Requests that Redis has not counted yet. */
  uncounted: number;
  /** How many change notices came: a read that began before the last of them is not kept. */
  changes: number;
}

const UNKNOWN_ENTITLEMENTS: CachedEntitlements = { session: null, onboarded: null, access: null };

/**
 * Caches in memory what Redis holds of sessions and entitlements: read at most once a second for each person, and
 * dropped as soon as a service publishes a change.
 *
 * @param subscriber receives the changes; while it is not connected, nothing is cached
 * @param perMinute how many requests a person may send in a minute, to all gateways together
 */
export function createGuardCache(options: {
  redis: RedisClient;
  subscriber: Redis;
  log: Logger;
  perMinute: number;
}) {
  const { redis, subscriber, log, perMinute } = options;
  redis.defineCommand('readGuard', { numberOfKeys: 4, lua: READ_AND_COUNT });
  const people = new LRUCache<string, CachedPerson>({ max: MAX_PEOPLE });
  let subscribed = false;

  function subscribe(): void {
    subscriber.subscribe(GUARD_CHANNEL).then(
      () => {
        subscribed = true;
      },
      (error: unknown) => log.debug({ err: error }, 'guard cache is off'),
    );
  }
  subscriber.on('ready', subscribe);
  if (subscriber.status === 'ready') subscribe();
  subscriber.on('close', () => {
    subscribed = false;
    people.clear();
  });
  subscriber.on('message', (channel, userId) => {
    const person = channel === GUARD_CHANNEL ? people.peek(userId) : undefined;
    if (!person) return;
    person.changes += 1;
    person.entry = null;
  });

  function personOf(userId: string): CachedPerson {
    let person = people.get(userId);
    if (!person) {
      person = { entry: null, reading: null, uncounted: 0, changes: 0 };
      people.set(userId, person);
    }
    return person;
  }

  /** Reads a person's keys and adds the requests that are not counted yet. */
  async function read(person: CachedPerson, userId: string, sessionId: string): Promise<CacheEntry> {
    const { uncounted, changes } = person;
    // A change before the subscription would have gone unnoticed.
    const mayKeep = subscribed;
    person.uncounted = 0;
    const sentAt = Date.now();
    const [session, onboarded, access, count, windowMs, lifetimeMs] = await redis.readGuard(
      sessionKey(userId, sessionId),
      onboardedKey(userId),
      accessKey(userId),
      `{${userId}}:requests`,
      WINDOW_MS,
      uncounted,
      ENDED_SESSION,
      LIFETIME_MS,
    );
    const entry: CacheEntry = {
      sessionId,
      session,
      onboarded: decodeEntitlement(onboarded),
      access: decodeEntitlement(access),
      expiresAt: sentAt + lifetimeMs,
      count,
      windowEndsAt: Date.now() + windowMs,
    };
    // Where a key is missing its owner is asked and writes it in a moment; of access only by who needs it.
    const isKnown = session !== null && onboarded !== null;
    if (mayKeep && isKnown && person.changes === changes) person.entry = entry;
    return entry;
  }

  /** The entry in memory, else that of the read under way, else of a new read. */
  function entryOf(
    person: CachedPerson,
    { userId, sessionId, needsAccess }: GuardCheck,
  ): CacheEntry | Promise<CacheEntry> {
    const { entry, reading } = person;
    const hasAll = entry?.sessionId === sessionId && (entry.access !== null || !needsAccess);
    if (hasAll && entry.expiresAt > Date.now()) return entry;
    if (reading?.sessionId === sessionId) return reading.entry;
    const begun = {
      sessionId,
      entry: read(person, userId, sessionId).finally(() => {
        if (person.reading === begun) person.reading = null;
      }),
    };
    person.reading = begun;
    return begun.entry;
  }

  /**
   * Counts a request and reads what is cached of its session and person.
   *
   * @returns `waitMs` above 0 where the person has sent too many; without Redis nothing is known or counted
   */
  async function check(request: GuardCheck): Promise<CachedEntitlements & { waitMs: number }> {
    const person = personOf(request.userId);
    person.uncounted += 1;
    try {
      const found = entryOf(person, request);
      // Before the await: later requests must not count against this one. A new read has counted this one already.
      const uncounted = person.uncounted;
      const entry = await found;
      const isOver = entry.count + uncounted > perMinute;
      return { ...entry, waitMs: isOver ? Math.max(1, entry.windowEndsAt - Date.now()) : 0 };
    } catch (error) {
      log.debug({ err: error }, 'guard goes without redis');
      return { ...UNKNOWN_ENTITLEMENTS, waitMs: 0 };
    }
  }

  /** Reads the cached states of sessions, in their order; null where nothing is cached, or without Redis. */
  async function readSessions(
    sessions: ReadonlyArray<{ userId: string; sessionId: string }>,
  ): Promise<Array<string | null>> {
    const keys = sessions.map(({ userId, sessionId }) => sessionKey(userId, sessionId));
    try {
      return await Promise.all(keys.map((key) => redis.get(key)));
    } catch (error) {
      log.debug({ err: error }, 'guard goes without redis');
      return keys.map(() => null);
    }
  }

  return { check, readSessions };
}
export type GuardCache = ReturnType<typeof createGuardCache>;
