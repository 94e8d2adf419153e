import { createCollection, createIndexes, type Migration } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

const UNSENT_FILTER = { sendDueAt: { $exists: true } };

/** Everything that was ever done to calendar's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      await createIndexes(context, 'events', [
        { name: 'userId_1_startTime_1', key: { userId: 1, startTime: 1 } },
      ]);
    },
  },
  {
    name: '002-series',
    up: async (context) => {
      await createIndexes(context, 'events', [
        {
          name: 'userId_1_span_1',
          key: { userId: 1, 'span.to': 1, 'span.from': 1 },
          partialFilterExpression: { 'span.to': { $exists: true } },
        },
        {
          name: 'deletedAt_1',
          key: { deletedAt: 1 },
          expireAfterSeconds: 600,
          partialFilterExpression: { deletedAt: { $exists: true } },
        },
      ]);
    },
  },
  {
    name: '003-suggestions',
    up: async (context) => {
      await createCollection(context, 'people');
      await createIndexes(context, 'events', [
        {
          name: 'userId_1_suggestionId_1',
          key: { userId: 1, suggestionId: 1 },
          unique: true,
          partialFilterExpression: { suggestionId: { $exists: true } },
        },
      ]);
    },
  },
  {
    name: '004-google',
    up: async (context) => {
      await createIndexes(context, 'events', [
        { name: 'expiresAt_1', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
        {
          name: 'userId_1_google_1',
          key: { userId: 1, 'google.calendar': 1, 'google.id': 1 },
          unique: true,
          partialFilterExpression: { 'google.id': { $exists: true } },
        },
        { name: 'sendDueAt_1', key: { sendDueAt: 1 }, partialFilterExpression: UNSENT_FILTER },
        {
          name: 'userId_1_sendDueAt_1',
          key: { userId: 1, sendDueAt: 1 },
          partialFilterExpression: UNSENT_FILTER,
        },
      ]);
      await context.db.command({
        collMod: 'events',
        index: { name: 'deletedAt_1', expireAfterSeconds: 604_800 },
      });
      await createIndexes(context, 'googlelinks', [
        {
          name: 'pollAt_1',
          key: { pollAt: 1 },
          partialFilterExpression: { pollAt: { $exists: true } },
        },
      ]);
      await createIndexes(context, 'googleconflicts', [
        { name: 'userId_1_at_-1', key: { userId: 1, at: -1 } },
        { name: 'expiresAt_1', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
      await createIndexes(context, 'googleconsents', [
        { name: 'userId_1', key: { userId: 1 } },
        { name: 'expiresAt_1', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
    },
  },
  {
    name: '005-google-notices',
    up: async (context) => {
      await createIndexes(context, 'googlelinks', [
        {
          name: 'channel.id_1',
          key: { 'channel.id': 1 },
          partialFilterExpression: { 'channel.id': { $exists: true } },
        },
      ]);
    },
  },
  {
    name: '006-client-ids',
    up: async (context) => {
      await createIndexes(context, 'events', [
        {
          name: 'userId_1_clientId_1',
          key: { userId: 1, clientId: 1 },
          unique: true,
          partialFilterExpression: { clientId: { $exists: true } },
        },
      ]);
    },
  },
  {
    name: '007-import-limit',
    up: async (context) => {
      await createIndexes(context, 'events', [
        {
          name: 'userId_1_google.at_1',
          key: { userId: 1, 'google.calendar': 1, 'google.at': 1 },
          partialFilterExpression: { 'google.at': { $exists: true } },
        },
      ]);
    },
  },
];
