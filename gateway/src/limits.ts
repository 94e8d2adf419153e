import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '@inkwell/contracts/constants';
import { AppError, type Logger, type RedisClient } from '@inkwell/service';
import type { FastifyRequest } from 'fastify';
import type { Result } from 'ioredis';
import { Address6 } from 'ip-address';
import type { Limit } from './guard-table.ts';

const WINDOW_MS = 10 * MINUTE_MS;

/**
 * How many requests pass in ten minutes. What calls Stripe is counted for each person and for their address: Stripe
 * takes a hundred calls a second of all people together, and a set-up without an end tests stolen cards. An address
 * has ten times as much as a person, as an office or a mobile carrier is one address for many.
 */
const MAX_REQUESTS: Record<Limit, { address: number; person?: number }> = {
  signup: { address: 30 },
  signin: { address: 60 },
  crashes: { address: 20 },
  promo: { person: 20, address: 200 },
  setup: { person: 10, address: 100 },
  resubscribe: { person: 10, address: 100 },
  subscribe: { person: 10, address: 100 },
  restart: { person: 10, address: 100 },
  cancel: { person: 20, address: 200 },
  portal: { person: 10, address: 100 },
};

// A window begins with its first request.
const COUNT_SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

// Counts what each person sends from an address, and for the address no more of it than one person may send: who goes
// on past that must not use up what the others behind the address have.
const COUNT_SHARE_SCRIPT = `
local count = tonumber(redis.call('HGET', KEYS[1], 'all') or '0')
if redis.call('HINCRBY', KEYS[1], ARGV[1], 1) <= tonumber(ARGV[2]) then
  count = redis.call('HINCRBY', KEYS[1], 'all', 1)
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Who has one address of IPv6 has its whole /64; an address of IPv4 may come as one of IPv6. */
function countedAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/64`).startAddress().correctForm();
}

type Counted = [count: number, leftMs: number];

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countRequest(key: string, windowMs: number): Result<Counted, Context>;
    countShare(key: string, userId: string, personMax: number, windowMs: number): Result<Counted, Context>;
  }
}

/**
 * The limits of the guard table, counted in Redis for all gateways; without Redis nobody is counted or kept out.
 *
 * @param factor multiplies each address's limit
 */
export function createLimits(options: { redis: RedisClient; factor: number; log: Logger }) {
  const { redis, factor, log } = options;
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: COUNT_SCRIPT });
  redis.defineCommand('countShare', { numberOfKeys: 1, lua: COUNT_SHARE_SCRIPT });

  const uncounted = (error: unknown): null => {
    log.debug({ err: error }, 'request not counted');
    return null;
  };

  function refuse(counted: Counted | null, max: number, tooMany: string): void {
    if (!counted) return;
    const [count, leftMs] = counted;
    if (count <= max) return;
    const retryAfter = Math.max(1, Math.ceil(leftMs / 1_000));
    throw new AppError('rate_limited', `${tooMany} Please try again in ${waitText(retryAfter)}.`, {
      context: { retryAfter },
    });
  }

  return {
    /**
     * Counts a request of nobody's, or of a person. Both counts are one round trip: they are sent together, as the
     * keys of one script would have to be on one node of a cluster.
     *
     * @throws AppError `rate_limited` past the limit of the person or of the address
     */
    count: async (request: FastifyRequest, limit: Limit, userId: string | null): Promise<void> => {
      const { address: addressMax, person: personMax } = MAX_REQUESTS[limit];
      const addressKey = `limit:${limit}:${countedAddress(request.ip)}`;
      const isPersonal = userId !== null && personMax !== undefined;
      const [byPerson, byAddress] = await Promise.all([
        isPersonal ? redis.countRequest(`{${userId}}:limit:${limit}`, WINDOW_MS).catch(uncounted) : null,
        isPersonal
          ? redis.countShare(addressKey, userId, personMax, WINDOW_MS).catch(uncounted)
          : redis.countRequest(addressKey, WINDOW_MS).catch(uncounted),
      ]);
      if (isPersonal) refuse(byPerson, personMax, 'Too many tries.');
      refuse(byAddress, Math.ceil(addressMax * factor), 'Too many tries from your network.');
    },
  };
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
