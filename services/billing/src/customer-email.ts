import { Contact, emailWithAsciiDomain } from '@inkwell/contracts';
import type { InternalReader, Logger } from '@inkwell/service';
import type { Stripe } from 'stripe';
import { callStripe, isMissing, stripeErrorOf } from './stripe.ts';

export interface CustomerEmailDeps {
  stripe: Stripe;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
  log: Logger;
}

export type SetCustomerEmail = ReturnType<typeof createSetCustomerEmail>;

/**
 * Tells Stripe where a person's receipts go. The address comes from auth and is kept and logged nowhere here.
 *
 * Nobody is kept from paying by it: what fails is logged and done by the next sync. It is an update rather than a
 * part of the customer's creation, because a creation that is repeated must be the same with auth away.
 */
export function createSetCustomerEmail({ stripe, readFromAuth, log }: CustomerEmailDeps) {
  return async (userId: string, customerId: string): Promise<void> => {
    try {
      const contact = await readFromAuth('/internal/contact', { userId }, Contact);
      if (contact === null) return;
      await callStripe(() =>
        stripe.customers.update(customerId, { email: emailWithAsciiDomain(contact.email) }),
      );
    } catch (error) {
      if (isMissing(error)) return;
      // Not the error itself: Stripe's sentence quotes the address.
      log.warn({ userId, code: stripeErrorOf(error)?.code ?? 'unavailable' }, 'e-mail not set at Stripe');
    }
  };
}
