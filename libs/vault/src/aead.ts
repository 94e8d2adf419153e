import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';
import { VaultError } from './errors.ts';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/**
 * Encrypts with AES-256-GCM and a random 96-bit IV: version byte, IV, tag, ciphertext.
 *
 * A random IV is safe for 2^32 messages under one key (NIST SP 800-38D, 8.3); a person's texts stay far below.
 *
 * @param context what the bytes belong to; they open only with the same list
 */
export function encrypt(key: CipherKey, plain: Uint8Array, context: readonly string[]): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  cipher.setAAD(associatedData(VERSION, context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body]);
}

/**
 * @throws VaultError `malformed` for bytes that no `encrypt` made, `tampered` for a changed byte, another key
 *   or another context
 */
export function decrypt(key: CipherKey, sealed: Buffer, context: readonly string[]): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) {
    throw new VaultError('malformed', 'The sealed bytes have an unknown form');
  }
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  decipher.setAAD(associatedData(VERSION, context));
  try {
    // GCM is a stream cipher: `update` returns every byte, and `final` only verifies the tag.
    const plain = decipher.update(sealed.subarray(HEAD_BYTES));
    decipher.final();
    return plain;
  } catch (cause) {
    throw new VaultError('tampered', 'The sealed bytes do not belong here or were changed', { cause });
  }
}

/** Each part with its length in front, so that no two lists give the same bytes. */
function associatedData(version: number, parts: readonly string[]): Buffer {
  const lengths = parts.map((part) => Buffer.byteLength(part));
  const data = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, 2));
  data[0] = version;
  data[1] = parts.length;
  let at = 2;
  for (const [index, part] of parts.entries()) {
    at = data.writeUInt32BE(lengths[index] ?? 0, at);
    at += data.write(part, at);
  }
  return data;
}
