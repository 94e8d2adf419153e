import type { Jobs, Live } from '@inkwell/events';
import type { InternalReader, Logger, RedisClient } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import { createAccess } from './access.ts';
import { createCancellations } from './cancellations.ts';
import { createCatalog } from './catalog.ts';
import { createOrderLeases } from './order-leases.ts';
import { createSetCustomerEmail } from './customer-email.ts';
import { createCustomers } from './customers.ts';
import { createErasure } from './erasure.ts';
import { createMissedEvents } from './missed-events.ts';
import { createPortal } from './portal.ts';
import { createPromos } from './promos.ts';
import { createReconciliation } from './reconciliation.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createSync } from './sync.ts';
import { createTrialCheck } from './trial-check.ts';
import { createWebhooks } from './webhooks.ts';

export interface UseCasesDeps {
  connection: Connection;
  redis: RedisClient;
  stripe: Stripe;
  webhookSecrets: readonly string[];
  /** Where Stripe's page for card and invoices leads back to. */
  portalReturnUrl: string;
  jobs: Jobs<'billing'>;
  live: Live;
  vault: Vault;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
  log: Logger;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: () => number;
}

export type UseCases = ReturnType<typeof createUseCases>;

/** All use cases of billing, put together. */
export function createUseCases(deps: UseCasesDeps) {
  const setEmail = createSetCustomerEmail(deps);
  // What sync has just written needs no check.
  const sync = createSync({ ...deps, access: createAccess(deps), setEmail });
  const checkTrial = createTrialCheck({ ...deps, sync });
  const access = createAccess({ ...deps, checkTrial });
  const customers = createCustomers({ ...deps, setEmail, checkTrial });
  const promos = createPromos(deps);
  const webhooks = createWebhooks({ ...deps, sync, secrets: deps.webhookSecrets });
  const reconciliation = createReconciliation({ ...deps, sync });
  const missedEvents = createMissedEvents({ ...deps, webhooks });
  const subscriptions = createSubscriptions({
    ...deps,
    access,
    sync,
    customers,
    promos,
    orderLeases: createOrderLeases(deps),
    catalog: createCatalog(deps),
  });
  const cancellations = createCancellations({ ...deps, access, sync, customers });
  const portal = createPortal({ ...deps, customers, sync });
  const erasure = createErasure({ ...deps, access });
  return {
    access,
    promos,
    webhooks,
    subscriptions,
    cancellations,
    portal,
    erasure,
    reconciliation,
    missedEvents,
    /** Finds webhooks without a job or that never came, stale leases and subscriptions that are due for a comparison. */
    sweep: async (): Promise<void> => {
      await webhooks.sweep();
      await reconciliation.sweep();
      await missedEvents.sweep();
    },
  };
}
