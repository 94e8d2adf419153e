import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { ConfigError } from '@inkwell/service';

/** A key-encryption key: it wraps data keys and never touches text. */
export type Kek = { id: string; key: KeyObject };

/**
 * The keys of this environment. They are `KeyObject`s, so that logging or inspecting them prints no bytes.
 * `hashKey` is for look-ups by `keyedHash`.
 */
export type VaultKeys = { current: Kek; byId: ReadonlyMap<string, Kek>; hashKey: KeyObject };

const KEY_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{1,32}$/;
const BASE64_KEY = /^[A-Za-z0-9+/]{43}=$/;

/**
 * Derives a 256-bit key for one purpose from another key (HKDF-SHA256, RFC 5869).
 *
 * @param purpose keeps keys for different uses apart
 */
export function deriveKey(key: KeyObject, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `inkwell ${purpose}`, KEY_BYTES)));
}

/**
 * A hash that can be looked up by whoever holds the key and by nobody else (HMAC-SHA256).
 *
 * @param text normalise it first: the hash of two spellings differs
 * @returns 43 characters of base64url
 */
export function keyedHash(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('base64url');
}

/**
 * Names people to somebody outside: the same person always by the same name, which leads back to nobody without the key.
 *
 * @param outside who is told: another one gets other names
 */
export function pseudonymsFor({ hashKey }: VaultKeys, outside: string): (userId: string) => string {
  const key = deriveKey(hashKey, `pseudonyms for ${outside}`);
  return (userId) => keyedHash(key, userId);
}

/**
 * Reads `VAULT_KEYS`: `id:base64key[,id:base64key…]`, each key 32 bytes (`openssl rand -base64 32`).
 *
 * The first key is current: it wraps what is new. **The last (oldest) key stays in the list for good**: the hashes by
 * which rows are found are derived from it.
 *
 * To rotate, every process has to know the new key before one of them uses it. It can stand neither in front nor at the
 * end then, so the old entry stands on both sides of it: `old,new,old`; then `new,old`, and `rotate` wraps what there is
 * anew. After that any key but the last may be dropped; the last opens nothing any more.
 *
 * @throws ConfigError naming `VAULT_KEYS` and the position of the faulty entry. An entry is never quoted, not even
 *   its id: with a colon forgotten or misplaced, that part may be the key itself.
 */
export function parseVaultKeys(text: string): VaultKeys {
  const keks = text.split(',').map((entry, index) => parseKek(entry.trim(), index + 1));
  const byId = new Map(keks.map((kek) => [kek.id, kek]));
  if (keks.some((kek) => byId.get(kek.id)?.key.equals(kek.key) === false))
    throw new ConfigError('VAULT_KEYS: two entries have the same id and different keys');
  const current = keks[0];
  const oldest = keks.at(-1);
  if (!current || !oldest) throw new ConfigError('VAULT_KEYS: holds no key');
  return { current, byId, hashKey: deriveKey(oldest.key, 'keyed hash') };
}

function parseKek(entry: string, position: number): Kek {
  const colon = entry.indexOf(':');
  const id = entry.slice(0, colon);
  const base64 = entry.slice(colon + 1);
  if (colon < 1) throw new ConfigError(`VAULT_KEYS: entry ${position} must read id:base64key`);
  if (!ID.test(id)) {
    throw new ConfigError(`VAULT_KEYS: the id of entry ${position} must be 1 to 32 letters, digits, - or _`);
  }
  if (!BASE64_KEY.test(base64)) {
    throw new ConfigError(`VAULT_KEYS: the key of entry ${position} must be ${KEY_BYTES} bytes in base64`);
  }
  return { id, key: createSecretKey(Buffer.from(base64, 'base64')) };
}
