import type { ErrorCode } from '@inkwell/contracts';

/** The one table from error code to HTTP status. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  bad_path: 400,
  wrong_password: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  subscription_required: 402,
  payment_required: 402,
  onboarding_required: 403,
  cross_site: 403,
  not_today: 403,
  read_only: 403,
  not_found: 404,
  request_timeout: 408,
  email_taken: 409,
  conflict: 409,
  already_subscribed: 409,
  subscription_canceled: 409,
  no_subscription: 409,
  promo_invalid: 409,
  trial_over: 409,
  google_not_connected: 409,
  google_permission: 409,
  google_busy: 409,
  companion_off: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** What a person reads when there is nothing better to say. */
const DEFAULT_MESSAGES: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Please sign in.',
  onboarding_required: 'Please complete your onboarding first.',
  subscription_required: 'This needs a subscription.',
  not_found: 'There is nothing here.',
  read_only: 'This event can be changed in Google Calendar alone.',
  google_not_connected: 'Google Calendar is not connected.',
  google_permission: 'Google no longer lets Inkwell use your calendar. Please connect it again.',
  google_busy: 'Your calendar is being synced already. Please try again in a moment.',
  companion_off: 'The companion is switched off. You can switch it on in your account settings.',
  request_timeout: 'Your request did not arrive in time. Please try again.',
  unsupported_media_type:
    'What you sent is of a type that cannot be read here. Please send JSON (application/json).',
  unavailable: 'Inkwell is out of reach for a moment. Please try again.',
  rate_limited: 'Too many tries. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
};

/**
 * The only error that a use case throws on purpose: it becomes the answer's status and body, and in a job it
 * decides the retry (`isTransient`).
 *
 * `context.retryAfter`, in whole seconds, becomes the header of that name.
 * `message` is shown to people; without one, the code's own. Neither it nor `context` may hold personal text,
 * except where the answer to the person who owns it calls for it (a journal conflict).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  declare readonly context: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message?: string,
    options: { cause?: unknown; context?: Record<string, unknown> } = {},
  ) {
    super(
      message ?? DEFAULT_MESSAGES[code] ?? code,
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    // Not enumerable: what prints an error, prints all of its enumerable properties.
    Object.defineProperty(this, 'context', { value: options.context });
  }
}

// `internal` says no more than that something of ours is wrong: a key that is missing, a bug. Both get mended.
const TRANSIENT_CODES: ReadonlySet<ErrorCode> = new Set(['unavailable', 'rate_limited', 'internal']);

/** Whether the same try may succeed later. Only what an AppError names as wrong by itself may not. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof AppError) || TRANSIENT_CODES.has(error.code);
}

const MONGO_UNREACHABLE_ERRORS = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'DisconnectedError',
]);

/** Whether the error says that MongoDB cannot be reached, or did not answer in time. */
export function isMongoUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (MONGO_UNREACHABLE_ERRORS.has(at.name)) return true;
    // With buffering off, a model on a lost connection throws a plain MongooseError.
    if (at.name === 'MongooseError' && at.message.includes('initial connection')) return true;
  }
  return false;
}

/** Whether MongoDB refused a row because its key is there already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
