export type ModelErrorKind =
  'unavailable' | 'rate_limited' | 'refused' | 'incomplete' | 'malformed' | 'aborted';

/**
 * A model that did not answer as asked. The message says what happened and never what was written: neither the
 * prompt nor the provider's own message, which may quote it. For the same reason there is no `cause`.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  /** The provider's HTTP status, where there was one. */
  readonly status: number | undefined;
  /** How long the provider asks to wait, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ModelErrorKind,
    message: string,
    details: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Whether it is this text that is not read, now and later, and no fault of the server. */
export const isRefused = (error: unknown): boolean => error instanceof ModelError && error.kind === 'refused';

/** A time that was over. Not asked again by the same call: whoever waited once has waited enough. */
export class ModelTimeoutError extends ModelError {
  constructor() {
    super('unavailable', 'The model took too long');
  }
}

export const createAbortedError = () => new ModelError('aborted', 'The model was stopped');
