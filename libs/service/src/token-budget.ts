import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Logger } from './log.ts';
import type { RedisClient } from './redis.ts';

/** `DAILY_TOKEN_BUDGET`: tokens of a language model for each person and UTC day, over all services. 0: without end. */
export const DailyTokenBudget = z.coerce.number().int().min(0).default(300_000);

const LIFETIME_SECONDS = 2 * 86_400;
/** People whose use a process remembers, for the time without Redis. */
const MAX_PEOPLE = 10_000;

const ADD_TOKENS_SCRIPT = `
local used = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return used`;

export const tokensKey = (userId: string, day: string) => `{${userId}}:tokens:${day}`;

/** What a process knows of a person's day: all that was used, and what of it Redis has not counted yet. */
interface KnownUse {
  day: string;
  used: number;
  uncounted: number;
}

export interface TokenBudget {
  /** Whether the person has used up the day's tokens: then no model is asked. Never rejects. */
  isOver: (userId: string) => Promise<boolean>;
  /** Counts what a model used for the person. Never rejects, and need not be awaited: a later `isOver` knows it. */
  add: (userId: string, tokens: number) => Promise<void>;
  /** Runs what may ask a model, and counts what that used, also where it fails. Does not wait for the count. */
  count: <T>(userId: string, run: (onTokens: (tokens: number) => void) => Promise<T>) => Promise<T>;
}

/**
 * One count for each person and UTC day, in Redis, that all processes of all services add to: one round trip to ask,
 * one to add. While Redis is away a process goes by what it knows itself, and adds what Redis has missed at the next
 * occasion of the same day. What Redis had counted without answering in time is then counted twice.
 *
 * @param options.limit tokens; 0: without end, and nothing is counted
 * @param options.now the database's time, so that the day turns for all at once
 */
export function createTokenBudget(options: {
  redis: RedisClient;
  limit: number;
  log: Logger;
  now: () => Date;
}): TokenBudget {
  const { redis, limit, log, now } = options;
  const people = new LRUCache<string, KnownUse>({ max: MAX_PEOPLE });
  let isAway = false;

  function knownOf(userId: string): KnownUse {
    const day = now().toISOString().slice(0, 10);
    const known = people.get(userId);
    if (known?.day === day) return known;
    const fresh = { day, used: 0, uncounted: 0 };
    people.set(userId, fresh);
    return fresh;
  }

  /** Adds what Redis has not counted yet, and learns what others have used. */
  async function exchange(userId: string, known: KnownUse): Promise<void> {
    const key = tokensKey(userId, known.day);
    const tokens = known.uncounted;
    known.uncounted = 0;
    try {
      const used = Number(
        tokens === 0
          ? await redis.get(key)
          : await redis.eval(ADD_TOKENS_SCRIPT, 1, key, tokens, LIFETIME_SECONDS),
      );
      isAway = false;
      // A Redis that was emptied makes nobody's use less than this process has seen.
      known.used = Math.max(known.used, used + known.uncounted);
    } catch (error) {
      known.uncounted += tokens;
      if (!isAway) log.warn({ err: error }, 'this process counts tokens by itself while Redis is away');
      isAway = true;
    }
  }

  async function add(userId: string, tokens: number): Promise<void> {
    if (limit === 0 || tokens <= 0) return;
    const known = knownOf(userId);
    const whole = Math.ceil(tokens);
    known.used += whole;
    known.uncounted += whole;
    await exchange(userId, known);
  }

  return {
    isOver: async (userId) => {
      if (limit === 0) return false;
      const known = knownOf(userId);
      await exchange(userId, known);
      return known.used >= limit;
    },
    add,
    count: async (userId, run) => {
      let used = 0;
      try {
        return await run((tokens) => {
          used += tokens;
        });
      } finally {
        void add(userId, used);
      }
    },
  };
}
