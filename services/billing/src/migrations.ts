import { createCollection, createIndexes, dropIndexes, type Migration } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

/** Everything that was ever done to billing's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      await createIndexes(context, 'customers', [
        {
          name: 'stripe_customer',
          key: { stripeCustomerId: 1 },
          unique: true,
          partialFilterExpression: { stripeCustomerId: { $gt: '' } },
        },
        {
          name: 'due',
          key: { nextSyncAt: 1 },
          partialFilterExpression: { nextSyncAt: { $gte: new Date(0) } },
        },
        {
          name: 'claims',
          key: { 'claim.until': 1 },
          partialFilterExpression: { 'claim.until': { $exists: true } },
        },
      ]);
      await createIndexes(context, 'stripe_events', [
        { name: 'syncedAt_1_receivedAt_1', key: { syncedAt: 1, receivedAt: 1 } },
        { name: 'synced_ttl', key: { syncedAt: 1 }, expireAfterSeconds: 30 * 86_400 },
      ]);
      await createIndexes(context, 'subscriptions', [
        { name: 'one_live', key: { userId: 1 }, unique: true, partialFilterExpression: { live: true } },
        { name: 'userId_1_startedAt_-1', key: { userId: 1, startedAt: -1 } },
      ]);
      await createIndexes(context, 'cancellations', [{ name: 'userId_1', key: { userId: 1 } }]);
      // Their filters by type kept MongoDB from using them.
      await dropIndexes(context, 'customers', ['stripeCustomerId_1', 'nextSyncAt_1', 'claim.until_1']);
    },
  },
  {
    name: '002-plain-stripe-customers',
    up: async (context) => {
      await createIndexes(context, 'customers', [
        {
          name: 'stripe_customers',
          key: { stripeCustomerId: 1, _id: 1 },
          partialFilterExpression: { stripeCustomerId: { $gt: '' } },
        },
      ]);
      // Unique among all only where they are on one shard.
      await dropIndexes(context, 'customers', ['stripe_customer']);
    },
  },
  {
    name: '003-reconciliation',
    up: async (context) => {
      await createIndexes(context, 'customers', [
        {
          name: 'due_by_status',
          key: { status: 1, nextSyncAt: 1 },
          partialFilterExpression: { nextSyncAt: { $gte: new Date(0) } },
        },
      ]);
      await createCollection(context, 'reconciliation');
    },
  },
];
