import { outboxMigrations } from '@inkwell/events/migrations';
import { createIndexes, dropIndexes, type Migration } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

/** Everything that was ever done to auth's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...outboxMigrations,
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      await createIndexes(context, 'users', [
        { name: 'emailHash_1', key: { emailHash: 1 }, unique: true },
        {
          name: 'soulprint_pending',
          key: { 'soulprint.requestedAt': 1 },
          partialFilterExpression: { 'soulprint.status': 'pending' },
        },
      ]);
      await createIndexes(context, 'sessions', [
        { name: 'userId_1', key: { userId: 1 } },
        {
          name: 'recently_ended',
          key: { endedAt: 1 },
          partialFilterExpression: { endedAt: { $gt: new Date(0) } },
        },
        { name: 'expiresAt_1', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
      await createIndexes(context, 'sign_in_tries', [
        { name: 'endsAt_1', key: { endsAt: 1 }, expireAfterSeconds: 0 },
      ]);
      // Its filter by type kept MongoDB from using it.
      await dropIndexes(context, 'sessions', ['ended']);
    },
  },
  {
    // Whom the version before signs up meanwhile is noted when they are first looked for.
    name: '002-emails',
    up: async (context) => {
      await createIndexes(context, 'emails', [{ name: 'userId_1', key: { userId: 1 } }]);
      const noted = { into: 'emails', on: '_id', whenMatched: 'keepExisting' } as const;
      await context.db
        .collection('users')
        .aggregate([{ $project: { _id: '$emailHash', userId: '$_id' } }, { $merge: noted }])
        .toArray();
    },
  },
];
