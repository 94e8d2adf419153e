import { createSecretKey } from 'node:crypto';
import { canonicalEmail } from '@inkwell/contracts';
import type { Secrets } from '@inkwell/service';
import { keyedHash } from '@inkwell/vault';

/** @returns the hashes of an e-mail, the same for all its spellings, by each key; the first is what a row gets */
export function createEmailHashes(secrets: Secrets): (email: string) => [string, ...string[]] {
  const [newest, ...older] = [secrets].flat().map((secret) => createSecretKey(secret, 'utf8'));
  if (!newest) throw new RangeError('An e-mail needs a key');
  return (email) => {
    const text = canonicalEmail(email);
    return [keyedHash(newest, text), ...older.map((key) => keyedHash(key, text))];
  };
}
