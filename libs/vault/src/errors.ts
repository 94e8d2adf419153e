export type VaultErrorReason = 'malformed' | 'tampered' | 'unknown_key' | 'erased';

/**
 * Sealed bytes that cannot be opened, or a key that cannot be used. The message never holds plaintext, key
 * material or a person's id.
 */
export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly reason: VaultErrorReason;

  constructor(reason: VaultErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
