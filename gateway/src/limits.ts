import { normalizeIP } from '@fastify/rate-limit';
import { AppError, type Logger, type RedisClient } from '@inkwell/service';
import type { FastifyRequest } from 'fastify';
import type { Result } from 'ioredis';
import type { AddressLimit } from './guard-table.ts';

const WINDOW_MS = 600_000;
const MAX_REQUESTS: Record<AddressLimit, number> = { signup: 30, signin: 60, crashes: 20 };

// A window begins with its first request.
const COUNT_SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countRequest(key: string, windowMs: number): Result<[count: number, leftMs: number], Context>;
  }
}

/**
 * Limits per address in ten minutes, counted in Redis for all gateways; without Redis nobody is counted or kept out.
 *
 * @param factor multiplies each limit
 */
export function createLimits(options: { redis: RedisClient; factor: number; log: Logger }) {
  const { redis, factor, log } = options;
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: COUNT_SCRIPT });

  return {
    /** @throws AppError `rate_limited` past the address's limit */
    address: async (request: FastifyRequest, limit: AddressLimit): Promise<void> => {
      // Who has one address of IPv6 has its whole /64.
      const key = `limit:${limit}:${normalizeIP(request.ip)}`;
      const counted = await redis.countRequest(key, WINDOW_MS).catch((error: unknown) => {
        log.debug({ err: error }, 'address not counted');
        return null;
      });
      if (!counted) return;
      const [count, leftMs] = counted;
      if (count <= Math.ceil(MAX_REQUESTS[limit] * factor)) return;
      const retryAfter = Math.max(1, Math.ceil(leftMs / 1_000));
      throw new AppError('rate_limited', undefined, { context: { retryAfter } });
    },
  };
}
