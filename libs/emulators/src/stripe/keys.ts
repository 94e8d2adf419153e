import type { IncomingHttpHeaders } from 'node:http';
import { apiVersion } from './api-version.ts';
import { invalidRequest, StripeError } from './errors.ts';

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Who is calling: the account's secret key, or a browser with the publishable one.
 *
 * @param parameter the `key` that Stripe.js sends among the parameters
 * @throws StripeError 401 for no key or a wrong one
 */
export function authenticate(
  headers: IncomingHttpHeaders,
  parameter: string | undefined,
  keys: ApiKeys,
): 'secret' | 'publishable' {
  const key = keyOf(headers.authorization) ?? parameter;
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey) return 'publishable';
  if (key === undefined || key === '') {
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    });
  }
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${maskKey(key)}`,
  });
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme, value] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic' || value === undefined) return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
}

function maskKey(key: string): string {
  return key.length <= 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

export function secretKeyRequired(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

/** @throws StripeError 400 for a version whose shapes the emulator does not have */
export function checkVersion(asked: string | string[] | undefined): void {
  if (asked === undefined || asked === apiVersion) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${String(asked)}. The local emulator speaks ${apiVersion} only.`,
  );
}
