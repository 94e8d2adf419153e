import {
  createIndexes,
  dropIndexes,
  type IndexDefinition,
  type Migration,
} from '@inkwell/service/migrations';

/** The indexes of `vault_keys`, as they are now. */
export const VAULT_INDEXES: readonly IndexDefinition[] = [
  // A rotation goes through what an older key wraps, in the order of the ids.
  { name: 'kekId_1__id_1', key: { kekId: 1, _id: 1 } },
];

/** For every service that has a vault. */
export const vaultMigrations: readonly Migration[] = [
  {
    name: 'vault-001-indexes',
    up: (context) => createIndexes(context, 'vault_keys', [{ name: 'kekId_1', key: { kekId: 1 } }]),
  },
  {
    name: 'vault-002-order-of-rotation',
    up: async (context) => {
      await createIndexes(context, 'vault_keys', [{ name: 'kekId_1__id_1', key: { kekId: 1, _id: 1 } }]);
      await dropIndexes(context, 'vault_keys', ['kekId_1']);
    },
  },
];
