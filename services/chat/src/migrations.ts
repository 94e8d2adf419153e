import { outboxMigrations } from '@inkwell/events/migrations';
import { createCollection, createIndexes, dropIndexes, type Migration } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

/** Everything that was ever done to chat's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...outboxMigrations,
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      const open = { state: { $in: ['waiting', 'writing'] } };
      await createCollection(context, 'people');
      await createIndexes(context, 'conversations', [
        { name: 'userId_1_mode_1_date_1', key: { userId: 1, mode: 1, date: 1 }, unique: true },
      ]);
      await createIndexes(context, 'messages', [
        {
          name: 'userId_1_conversationId_1_at_1_turn_1_sender_-1',
          key: { userId: 1, conversationId: 1, at: 1, turn: 1, sender: -1 },
          unique: true,
        },
        {
          name: 'userId_1_clientMessageId_1',
          key: { userId: 1, clientMessageId: 1 },
          unique: true,
          partialFilterExpression: { clientMessageId: { $exists: true } },
        },
        {
          name: 'one_reply_at_a_time',
          key: { userId: 1, conversationId: 1 },
          unique: true,
          partialFilterExpression: { state: 'writing' },
        },
        {
          name: 'open_replies_in_order',
          key: { userId: 1, conversationId: 1, at: 1, turn: 1 },
          partialFilterExpression: open,
        },
        { name: 'leases', key: { renewedAt: 1 }, partialFilterExpression: open },
      ]);
      // It had no order for the turns of one instant.
      await dropIndexes(context, 'messages', ['open_replies']);
    },
  },
  {
    name: '002-unread-messages',
    up: (context) =>
      createIndexes(context, 'messages', [
        {
          name: 'unread_messages',
          key: { unreadSince: 1 },
          partialFilterExpression: { unreadSince: { $exists: true } },
        },
      ]),
  },
  {
    name: '003-due-summaries',
    up: (context) =>
      createIndexes(context, 'conversations', [
        {
          name: 'summaries_due',
          key: { summaryDueAt: 1 },
          partialFilterExpression: { summaryDueAt: { $exists: true } },
        },
      ]),
  },
  {
    name: '004-memory',
    up: (context) =>
      createIndexes(context, 'messages', [
        {
          name: 'analyses_due',
          key: { analysisDueAt: 1 },
          partialFilterExpression: { analysisDueAt: { $exists: true } },
        },
        {
          name: 'own_messages',
          key: { userId: 1, at: -1 },
          partialFilterExpression: { sender: 'user' },
        },
      ]),
  },
  {
    name: '005-analyses',
    up: (context) =>
      createIndexes(context, 'messages', [
        {
          name: 'analysed_messages',
          key: { userId: 1, conversationId: 1, at: 1 },
          partialFilterExpression: { analysis: { $exists: true } },
        },
      ]),
  },
];
