import { z } from 'zod';

/** Every stable error code of the API. The status of each stands in libs/service, once. */
export const ERROR_CODES = [
  'invalid',
  'bad_path',
  'unauthenticated',
  'invalid_credentials',
  'wrong_password',
  'onboarding_required',
  'subscription_required',
  'payment_required',
  'cross_site',
  'not_today',
  'not_found',
  'email_taken',
  'conflict',
  'already_subscribed',
  'subscription_canceled',
  'no_subscription',
  'promo_invalid',
  'trial_over',
  'google_not_connected',
  'google_permission',
  'google_busy',
  'read_only',
  'companion_off',
  'request_timeout',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The one error body. `message` is for people: a toast shows it. */
export const ErrorBody = z.object({
  error: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  context: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
