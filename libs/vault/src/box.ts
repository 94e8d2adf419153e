import { decrypt, encrypt } from './aead.ts';
import { VaultError } from './errors.ts';

/** The associated data of AES-GCM: where a sealed text is stored. Bytes moved to another row or field do not open. */
export type AadContext = { collection: string; row: string; field: string };

/** Bytes as the driver returns them: a Buffer, or a lean read's BSON `Binary`. */
export type SealedBytes = Uint8Array | { value(): Uint8Array };

/** Seals and opens one person's texts. Keep it for a request, not longer. */
export type Box = {
  /** @returns bytes 29 longer than the text in UTF-8. A lone surrogate becomes U+FFFD, as in BSON. */
  seal(text: string, aad: AadContext): Buffer;
  /** @throws VaultError when a bit or the associated data differs */
  unseal(sealed: SealedBytes, aad: AadContext): string;
  /** As `unseal`, without making text of the bytes. */
  unsealBytes(sealed: SealedBytes, aad: AadContext): Buffer;
  sealJson(value: unknown, aad: AadContext): Buffer;
  /**
   * @returns whatever was sealed there; parse it with a schema
   * @throws VaultError when a bit or the associated data differs, or when the text is no JSON
   */
  unsealJson(sealed: SealedBytes, aad: AadContext): unknown;
};

/** A data key in memory. `erased` is set, and the bytes zeroed, as soon as the person is erased here. */
export type DataKey = { bytes: Buffer; erased: boolean };

export function createBox(userId: string, key: DataKey): Box {
  // A zeroed key still is a valid key: without this check an erased person's text would be sealed with it.
  const usable = () => {
    if (key.erased) throw new VaultError('erased', 'The key of this account was erased');
    return key.bytes;
  };
  const context = (aad: AadContext) => [userId, aad.collection, aad.row, aad.field];

  const seal = (text: string, aad: AadContext) => encrypt(usable(), Buffer.from(text, 'utf8'), context(aad));
  const unsealBytes = (sealed: SealedBytes, aad: AadContext) =>
    decrypt(usable(), toBuffer(sealed), context(aad));
  const unseal = (sealed: SealedBytes, aad: AadContext) => unsealBytes(sealed, aad).toString('utf8');

  return {
    seal,
    unseal,
    unsealBytes,
    sealJson(value, aad) {
      const text = JSON.stringify(value);
      if (text === undefined) throw new VaultError('malformed', 'The value has no JSON form');
      return seal(text, aad);
    },
    unsealJson(sealed, aad) {
      const text = unseal(sealed, aad);
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // The parser's message quotes the text, so it must not travel on as a cause.
        throw new VaultError('malformed', 'The sealed text is not JSON');
      }
    },
  };
}

export function toBuffer(bytes: SealedBytes): Buffer {
  const view = bytes instanceof Uint8Array ? bytes : bytes.value();
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}
