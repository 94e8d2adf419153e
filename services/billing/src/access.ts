import type { AccessState, SubscriptionStatus } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { accessKey, type Entitlement, type Logger, writeEntitlement } from '@inkwell/service';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { customerModel } from './customer.model.ts';
import { NO_STANDING, statusOf } from './standing.ts';

export interface AccessDeps {
  connection: Connection;
  redis: Redis;
  live: Live;
  log: Logger;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: (() => number) | undefined;
}

export type Access = ReturnType<typeof createAccess>;

/** What a person may do, read from the one row that says it. */
export function createAccess({ connection, redis, live, log, now = Date.now }: AccessDeps) {
  const Customer = customerModel(connection);

  async function status(userId: string): Promise<SubscriptionStatus> {
    const row = await Customer.findById(userId).lean();
    return statusOf(row ?? NO_STANDING, now());
  }

  /** The word for the gateway, which is also cached anew. */
  async function access(userId: string): Promise<AccessState> {
    const row = await Customer.findById(userId).lean();
    const { hasAccess } = statusOf(row ?? NO_STANDING, now());
    const version = row?.version ?? 0;
    await cache(userId, { version, value: hasAccess });
    return { hasAccess, version };
  }

  async function cache(userId: string, entitlement: Entitlement): Promise<void> {
    try {
      await writeEntitlement(redis, accessKey(userId), entitlement);
    } catch (error) {
      // The cached word expires within a minute, and the gateway asks here on a miss.
      log.warn({ err: error }, 'access not cached');
    }
  }

  return {
    status,
    access,
    cache,
    /** Right after a commit: the gateway's cache and the person's open pages learn of it. */
    announce: async (userId: string): Promise<void> => {
      await access(userId);
      await live.publish(userId, 'subscription');
    },
  };
}
