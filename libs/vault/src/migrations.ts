import { createIndexes, type Index, type Migration } from '@inkwell/service/migrations';

/** The indexes of `vault_keys`, as they are now. */
export const VAULT_INDEXES: readonly Index[] = [
  // A rotation finds what an older key wraps.
  { name: 'kekId_1', key: { kekId: 1 } },
];

/** For every service that has a vault. */
export const vaultMigrations: readonly Migration[] = [
  {
    name: 'vault-001-indexes',
    up: (context) => createIndexes(context, 'vault_keys', [{ name: 'kekId_1', key: { kekId: 1 } }]),
  },
];
