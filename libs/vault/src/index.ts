export { VaultError, type VaultErrorReason } from './errors.ts';
export { keyedHash, parseVaultKeys, pseudonymsFor, type Kek, type VaultKeys } from './keys.ts';
export { assertVaultKeys, openVault } from './key-check.ts';
export { createVault, type Vault, type VaultOptions } from './vault.ts';
export type { Box, AadContext, SealedBytes } from './box.ts';
