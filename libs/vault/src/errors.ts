import { AppError } from '@inkwell/service';

export type VaultErrorReason = 'malformed' | 'tampered' | 'unknown_key' | 'erased';

/**
 * Sealed bytes that cannot be opened, or a key that cannot be used. The message never holds plaintext, key
 * material or a person's id.
 */
export class VaultError extends AppError {
  readonly reason: VaultErrorReason;

  constructor(reason: VaultErrorReason, message: string, options: { cause?: unknown } = {}) {
    // Somebody who was erased in the middle of a request is simply not there any more.
    super(reason === 'erased' ? 'not_found' : 'internal', message, options);
    this.name = 'VaultError';
    this.reason = reason;
  }
}
