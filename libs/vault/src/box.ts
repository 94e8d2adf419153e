import { decrypt, encrypt } from './aead.ts';
import { VaultError } from './errors.ts';

/** Where a sealed text lives. Bytes moved to another place do not open there. */
export type Place = { collection: string; row: string; field: string };

/** Bytes as the driver returns them: a Buffer, or a lean read's BSON `Binary`. */
export type SealedBytes = Uint8Array | { value(): Uint8Array };

/** Seals and opens one person's texts. Keep it for a request, not longer. */
export type Box = {
  /** @returns bytes 29 longer than the text in UTF-8. A lone surrogate becomes U+FFFD, as in BSON. */
  seal(text: string, place: Place): Buffer;
  /** @throws VaultError when a bit or the place differs */
  unseal(sealed: SealedBytes, place: Place): string;
  /** As `unseal`, without making text of the bytes. */
  unsealBytes(sealed: SealedBytes, place: Place): Buffer;
  sealJson(value: unknown, place: Place): Buffer;
  /**
   * @returns whatever was sealed there; parse it with a schema
   * @throws VaultError when a bit or the place differs, or when the text is no JSON
   */
  unsealJson(sealed: SealedBytes, place: Place): unknown;
};

/** A data key in memory. `erased` is set, and the bytes zeroed, as soon as the person is erased here. */
export type DataKey = { bytes: Buffer; erased: boolean };

export function createBox(userId: string, key: DataKey): Box {
  // A zeroed key still is a valid key: without this check an erased person's text would be sealed with it.
  const usable = () => {
    if (key.erased) throw new VaultError('erased', 'The key of this account was erased');
    return key.bytes;
  };
  const context = (place: Place) => [userId, place.collection, place.row, place.field];

  const seal = (text: string, place: Place) => encrypt(usable(), Buffer.from(text, 'utf8'), context(place));
  const unsealBytes = (sealed: SealedBytes, place: Place) =>
    decrypt(usable(), toBuffer(sealed), context(place));
  const unseal = (sealed: SealedBytes, place: Place) => unsealBytes(sealed, place).toString('utf8');

  return {
    seal,
    unseal,
    unsealBytes,
    sealJson(value, place) {
      const text = JSON.stringify(value);
      if (text === undefined) throw new VaultError('malformed', 'The value has no JSON form');
      return seal(text, place);
    },
    unsealJson(sealed, place) {
      const text = unseal(sealed, place);
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
