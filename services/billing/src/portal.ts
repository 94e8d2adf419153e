import type { PortalSession } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { Stripe } from 'stripe';
import type { Customers } from './customers.ts';
import { callStripe, isMissing } from './stripe.ts';
import type { Sync } from './sync.ts';

export interface PortalDeps {
  stripe: Stripe;
  customers: Customers;
  sync: Sync;
  /** Where Stripe's page leads back to. */
  portalReturnUrl: string;
}

/** Stripe's page for a person's card and invoices. */
export function createPortal({ stripe, customers, sync, portalReturnUrl }: PortalDeps) {
  return {
    /** A link that is good for a short while. @throws AppError `no_subscription` for a person without a customer */
    open: async (userId: string): Promise<PortalSession> => {
      const customer = (await customers.find(userId))?.stripeCustomerId ?? null;
      if (customer === null) throw noSubscription();
      try {
        const { url } = await callStripe(() =>
          stripe.billingPortal.sessions.create({ customer, return_url: portalReturnUrl }),
        );
        return { url };
      } catch (error) {
        if (!isMissing(error)) throw error;
        // The customer was deleted at Stripe: sync forgets their id.
        await sync(userId);
        throw noSubscription(error);
      }
    },
  };
}

const noSubscription = (cause?: unknown) =>
  new AppError('no_subscription', 'There are no payments to show yet.', { cause });
