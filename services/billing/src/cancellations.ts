import type { CancelSubscription, SubscriptionStatus } from '@inkwell/contracts';
import { AppError, retryDuplicateKey } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import type { Access } from './access.ts';
import { cancellationModel } from './cancellation.model.ts';
import type { Customers } from './customers.ts';
import { endAtStripe } from './stripe.ts';
import type { Sync } from './sync.ts';

const COLLECTION = 'cancellations';

export interface CancellationsDeps {
  connection: Connection;
  stripe: Stripe;
  vault: Vault;
  customers: Customers;
  access: Access;
  sync: Sync;
  now?: (() => number) | undefined;
}

export function createCancellations(deps: CancellationsDeps) {
  const { stripe, vault, customers, access, sync, now = Date.now } = deps;
  const Row = cancellationModel(deps.connection);

  async function keep(userId: string, subscriptionId: string, given: CancelSubscription): Promise<void> {
    const box = await vault.open(userId);
    const seal = (field: 'details' | 'improvement') =>
      box.seal(given[field], { collection: COLLECTION, row: subscriptionId, field });
    await retryDuplicateKey(() =>
      Row.updateOne(
        { _id: subscriptionId, userId },
        {
          $set: {
            reason: given.reason,
            details: seal('details'),
            improvement: seal('improvement'),
            createdAt: new Date(now()),
          },
        },
        { upsert: true },
      ),
    );
    await vault.refuseErased(userId, () => Row.deleteMany({ userId }));
  }

  return {
    /** Ends the subscription now; access is gone with the answer. @throws AppError `no_subscription` */
    cancel: async (userId: string, given: CancelSubscription): Promise<SubscriptionStatus> => {
      const known = await customers.find(userId);
      if (!known?.live || known.subscriptionId === null) {
        throw new AppError('no_subscription', 'There is no subscription to cancel.');
      }
      // Stored before Stripe is called: a repeated call writes the same row, a lost one would lose the reason.
      await keep(userId, known.subscriptionId, given);
      await endAtStripe(stripe, known.subscriptionId);
      await sync(userId);
      return access.status(userId);
    },
  };
}
