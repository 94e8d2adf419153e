import { createIndexes, dropIndexes, type Migration } from '@inkwell/service/migrations';

// Written out, not taken from the models: a released migration stays as it is when they change.

/** For a service that emits events. */
export const outboxMigrations: readonly Migration[] = [
  {
    name: 'outbox-001-indexes',
    up: (context) =>
      createIndexes(context, 'outbox', [
        { name: 'relayedAt_1__id_1', key: { relayedAt: 1, _id: 1 } },
        { name: 'relayed_ttl', key: { relayedAt: 1 }, expireAfterSeconds: 7 * 86_400 },
      ]),
  },
  {
    name: 'outbox-002-open-rows',
    up: async (context) => {
      await createIndexes(context, 'outbox', [
        {
          name: 'outbox_open',
          key: { checkAt: 1, _id: 1, name: 1 },
          partialFilterExpression: { confirmedAt: null },
        },
        { name: 'outbox_confirmed_ttl', key: { confirmedAt: 1 }, expireAfterSeconds: 7 * 86_400 },
      ]);
      // It took away rows whose event a consumer had not completed yet.
      await dropIndexes(context, 'outbox', ['relayed_ttl']);
    },
  },
];

/** For a service with handlers that use the inbox. */
export const inboxMigrations: readonly Migration[] = [
  {
    name: 'inbox-001-indexes',
    up: (context) =>
      createIndexes(context, 'inbox', [{ name: 'at_1', key: { at: 1 }, expireAfterSeconds: 14 * 86_400 }]),
  },
];
