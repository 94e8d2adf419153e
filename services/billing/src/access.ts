import type { AccessState, Price, SubscriptionStatus } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { accessKey, type Entitlement, type Logger, type RedisClient, setEntitlement } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { customerModel, type CustomerRow } from './customer.model.ts';
import type { StoredPrice } from './price.ts';
import { isTrialOverdue, NO_STANDING, statusOf } from './standing.ts';
import type { CheckTrial } from './trial-check.ts';

export interface AccessDeps {
  connection: Connection;
  redis: RedisClient;
  live: Live;
  log: Logger;
  /** Asks Stripe about an overdue trial. Default: what is stored is trusted. */
  checkTrial?: CheckTrial;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: (() => number) | undefined;
}

export type Access = ReturnType<typeof createAccess>;

/** What a person may do, read from the one row that says it. */
export function createAccess({ connection, redis, live, log, checkTrial, now = Date.now }: AccessDeps) {
  const Customer = customerModel(connection);

  async function read(userId: string): Promise<CustomerRow | null> {
    const row = await Customer.findById(userId).lean();
    if (!checkTrial || row === null || !isTrialOverdue(row, now())) return row;
    await checkTrial(userId);
    return Customer.findById(userId).lean();
  }

  /** @throws AppError `unavailable` for an overdue trial while Stripe is out of reach; `access` too */
  async function status(userId: string): Promise<SubscriptionStatus> {
    const row = await read(userId);
    return { ...statusOf(row ?? NO_STANDING, now()), price: toPrice(row?.price ?? null) };
  }

  /** Whether the person has access, for the gateway; cached for it on the way. */
  async function access(userId: string): Promise<AccessState> {
    const row = await read(userId);
    const { hasAccess } = statusOf(row ?? NO_STANDING, now());
    const version = row?.version ?? 0;
    await cache(userId, { version, value: hasAccess });
    return { hasAccess, version };
  }

  async function cache(userId: string, entitlement: Entitlement): Promise<void> {
    try {
      await setEntitlement(redis, accessKey(userId), entitlement);
    } catch (error) {
      // The cached value expires within a minute, and the gateway asks here on a miss.
      log.warn({ err: error }, 'access not cached');
    }
  }

  return {
    status,
    access,
    cache,
    /** Right after a commit: caches access for the gateways and notifies the person's open pages. */
    announce: async (userId: string): Promise<void> => {
      await access(userId);
      await live.publish(userId, 'subscription');
    },
  };
}

const toPrice = (stored: StoredPrice | null): Price | null =>
  stored && {
    ...stored,
    nextChargeAt: stored.nextChargeAt?.toISOString() ?? null,
    freeUntil: stored.freeUntil?.toISOString() ?? null,
  };
