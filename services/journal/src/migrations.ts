import { outboxMigrations } from '@inkwell/events/migrations';
import { createCollection, createIndexes, type Migration, spreadDueTimes } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

/** Everything that was ever done to journal's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...outboxMigrations,
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      await createIndexes(context, 'entries', [
        { name: 'userId_1_date_1', key: { userId: 1, date: 1 }, unique: true },
        { name: 'userId_1_written_1_date_1', key: { userId: 1, written: 1, date: 1 } },
      ]);
      await createIndexes(context, 'revisions', [
        { name: 'userId_1_date_1_revision_-1', key: { userId: 1, date: 1, revision: -1 }, unique: true },
      ]);
    },
  },
  {
    name: '002-due-analyses',
    up: (context) =>
      createIndexes(context, 'entries', [
        {
          name: 'entries_due',
          key: { analysisDueAt: 1 },
          partialFilterExpression: { analysisDueAt: { $exists: true } },
        },
      ]),
  },
  {
    // Pages of before are read for what they say of their writer.
    name: '003-analyses',
    up: (context) =>
      spreadDueTimes(context, 'entries', 'analysisDueAt', { written: true, analysis: { $exists: false } }),
  },
  { name: '004-people', up: (context) => createCollection(context, 'people') },
];
