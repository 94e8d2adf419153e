import { inTransaction } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import type { Access } from './access.ts';
import { cancellationModel } from './cancellation.model.ts';
import { customerModel } from './customer.model.ts';
import { callStripe, isMissing } from './stripe.ts';
import { subscriptionModel } from './subscription.model.ts';

export interface ErasureDeps {
  connection: Connection;
  stripe: Stripe;
  vault: Vault;
  access: Access;
}

export function createErasure({ connection, stripe, vault, access }: ErasureDeps) {
  const Customer = customerModel(connection);
  const Subscription = subscriptionModel(connection);
  const Cancellation = cancellationModel(connection);

  // Deleting a customer at Stripe ends their subscriptions at once: https://docs.stripe.com/api/customers/delete
  async function deleteAtStripe(customerId: string): Promise<void> {
    try {
      await callStripe(() => stripe.customers.del(customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return {
    /** Removes a person from billing and Stripe. The rows go last: after a crash, a second run still finds them. */
    eraseUser: async (userId: string): Promise<void> => {
      await vault.erase(userId);
      const row = await Customer.findById(userId).lean();
      if (row?.stripeCustomerId) await deleteAtStripe(row.stripeCustomerId);
      await inTransaction(connection, async (session) => {
        await Customer.deleteOne({ _id: userId }, { session });
        await Subscription.deleteMany({ userId }, { session });
        await Cancellation.deleteMany({ userId }, { session });
      });
      await access.cache(userId, { version: (row?.version ?? 0) + 1, value: false });
    },
  };
}
