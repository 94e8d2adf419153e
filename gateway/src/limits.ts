import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { type App, AppError } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { AddressLimit } from './guard-table.ts';

const MINUTE_MS = 60_000;
const ADDRESS_IN_TEN_MINUTES: Record<AddressLimit, number> = { signup: 30, signin: 60 };

/** Limits per address, counted in Redis for all gateways; without Redis nobody is counted or kept out. */
export interface Limits {
  /** @throws AppError `rate_limited` past the address's count in ten minutes */
  address: (request: FastifyRequest, reply: FastifyReply, limit: AddressLimit) => Promise<void>;
}

type Check = ReturnType<App['createRateLimit']>;

export async function registerLimits(app: App, options: { redis: Redis; factor: number }): Promise<Limits> {
  await app.register(rateLimit, {
    global: false,
    redis: options.redis,
    nameSpace: 'limit:',
    skipOnError: true,
  });
  const perAddress = (limit: AddressLimit): Check =>
    app.createRateLimit({
      max: Math.ceil(ADDRESS_IN_TEN_MINUTES[limit] * options.factor),
      timeWindow: 10 * MINUTE_MS,
      // Who has one address of IPv6 has its whole /64.
      keyGenerator: (request) => `${limit}:${normalizeIP(request.ip)}`,
    });
  const byAddress = { signup: perAddress('signup'), signin: perAddress('signin') };

  async function enforce(check: Check, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const count = await check(request);
    if (count.isAllowed || !count.isExceeded) return;
    reply.header('retry-after', Math.max(1, count.ttlInSeconds));
    throw new AppError('rate_limited');
  }

  return {
    address: (request, reply, limit) => enforce(byAddress[limit], request, reply),
  };
}
