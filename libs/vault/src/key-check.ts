import { ConfigError, isDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { decrypt } from './aead.ts';
import { toBuffer } from './box.ts';
import { VaultError } from './errors.ts';
import { deriveKey, keyedHash, type VaultKeys } from './keys.ts';
import { createVault, type Vault, type VaultOptions, type VaultRow, wrapContext } from './vault.ts';

/** Beside people's rows, whose ids are hashes of 43 characters. */
const CHECK_ID = 'check';

/** What a database keeps of the key that its hashes were made with. */
type CheckRow = VaultRow & { hash?: string };

/** A vault whose keys are those of its database: see `assertVaultKeys`. What a process serves with is made by this. */
export async function openVault(options: VaultOptions): Promise<Vault> {
  await assertVaultKeys(options);
  return createVault(options);
}

/**
 * Compares the last of `VAULT_KEYS` with the one that the database was first used with. Rows are found by hashes made
 * with it, tombstones of erased people too: with another one everybody would be somebody new, and nobody erased. The
 * first process ever stores the check value; where there are people's keys already, one of them has to open.
 *
 * @throws ConfigError naming `VAULT_KEYS` and the database, where they do not belong together
 */
export async function assertVaultKeys({
  connection,
  keys,
}: {
  connection: Connection;
  keys: VaultKeys;
}): Promise<void> {
  const rows = connection.collection<CheckRow>('vault_keys');
  const hash = keyedHash(deriveKey(keys.hashKey, 'check value'), CHECK_ID);
  let found = await rows.findOne({ _id: CHECK_ID });
  if (!found) {
    const person = await rows.findOne({ kekId: { $gt: '' } });
    if (person && !opens(person, keys)) throw refusal(connection, 'none of them opens the keys in it');
    try {
      await rows.insertOne({ _id: CHECK_ID, hash }, { writeConcern: { w: 'majority' } });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      found = await rows.findOne({ _id: CHECK_ID });
    }
  }
  if (found?.hash !== hash) throw refusal(connection, 'the last entry is another one');
}

function opens({ _id, kekId, wrapped }: VaultRow, keys: VaultKeys): boolean {
  const kek = keys.byId.get(kekId ?? '');
  if (!kek || !wrapped) return false;
  try {
    decrypt(kek.key, toBuffer(wrapped), wrapContext(_id, kek)).fill(0);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

const refusal = ({ name }: Connection, why: string) =>
  new ConfigError(
    `VAULT_KEYS are not those that the database ${name} was written with: ${why}. The last entry stays for good, see docs/secrets.md.`,
  );
