import { createIndexes, type Migration } from '@inkwell/service/migrations';
import { vaultMigrations } from '@inkwell/vault/migrations';

/** Everything that was ever done to insights's database. New steps come last; one that was released is never changed. */
export const migrations: readonly Migration[] = [
  ...vaultMigrations,
  {
    name: '001-indexes',
    up: async (context) => {
      await createIndexes(context, 'reflections', [
        { name: 'userId_1_date_1', key: { userId: 1, date: 1 }, unique: true },
        { name: 'userId_1_written_1_date_1', key: { userId: 1, written: 1, date: 1 } },
      ]);
    },
  },
  {
    name: '002-due-days',
    up: (context) =>
      createIndexes(context, 'reflections', [
        {
          name: 'reflections_due',
          key: { dueAt: 1 },
          partialFilterExpression: { dueAt: { $exists: true } },
        },
      ]),
  },
  {
    name: '003-insights',
    up: async (context) => {
      await createIndexes(context, 'people', [
        { name: 'people_due', key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $exists: true } } },
      ]);
      await createIndexes(context, 'insights', [
        { name: 'userId_1_key_1', key: { userId: 1, key: 1 }, unique: true },
        {
          name: 'shown_insights',
          key: { userId: 1, position: 1 },
          partialFilterExpression: { dismissed: false },
        },
      ]);
    },
  },
];
