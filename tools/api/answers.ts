import { type ErrorCode } from '@inkwell/contracts';

import type { Answer, JsonSchema, Operation } from './openapi.ts';
import { referenceTo } from './schemas.ts';

/** What each error code says. */
const ERROR_WORDS: Record<ErrorCode, string> = {
  invalid: 'The input is not valid: `context.fields` says what is wrong with which field.',
  bad_path: 'The address is not well-formed.',
  wrong_password: 'The current password is wrong.',
  unauthenticated: 'There is no session, or it has ended.',
  invalid_credentials: 'The e-mail address or the password is wrong.',
  subscription_required: 'There is no trial or subscription that runs.',
  payment_required: 'A payment method is missing, or was refused.',
  onboarding_required: 'The onboarding is not completed.',
  cross_site: 'A page of another site has sent this.',
  not_today: 'Only the page of today can be changed.',
  read_only: 'The event can be changed in Google Calendar alone.',
  not_found: "There is no such thing, or it is another person's; or the person was erased meanwhile.",
  request_timeout: 'The request did not arrive in time.',
  email_taken: 'There is an account with this e-mail address.',
  conflict: 'The page was changed since `baseRevision`: `context` has `content`, `revision` and `updatedAt`.',
  already_subscribed: 'There is a subscription that runs.',
  subscription_canceled: 'The subscription was cancelled: resubscribe.',
  no_subscription: 'There is no subscription.',
  promo_invalid: 'The promo code is not valid, or has expired.',
  trial_over: 'There is no trial to go on with.',
  google_not_connected: 'Google Calendar is not connected.',
  google_permission: 'Google takes no more calls until the person connects again.',
  google_busy: 'A sync is running.',
  companion_off: 'The companion is switched off.',
  too_large: 'The request is too long.',
  unsupported_media_type: 'The body is not JSON.',
  rate_limited: 'Too many requests, or tries: `Retry-After` says when to come back.',
  internal: 'Something broke inside.',
  unavailable: 'Something is out of reach for a moment.',
};

/** The name among the document's responses of an answer with one of these codes. */
export const errorName = (codes: readonly ErrorCode[]): string => codes.join('-');

/** An answer with one of these codes, which have one status. */
export function errorAnswer(codes: readonly ErrorCode[]): Answer {
  const fields: JsonSchema = {
    type: 'object',
    description: "From a field's dotted name to what is wrong with it.",
    additionalProperties: { type: 'string' },
  };
  const properties: Record<string, JsonSchema> = {
    error: { enum: [...codes] },
    ...(codes.includes('invalid') && { context: { type: 'object', properties: { fields } } }),
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_WORDS[code]}`).join('\n\n'),
    ...(codes.includes('rate_limited') && {
      headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': { schema: { allOf: [referenceTo('ErrorBody'), { type: 'object', properties }] } },
    },
  };
}

const SUCCESS_WORDS: Record<string, string> = { 200: 'OK', 201: 'Created', 204: 'No content' };

/** Says what an answer without words of its own is. */
export function addSuccessWords(responses: Operation['responses']): void {
  for (const [status, answer] of Object.entries(responses)) {
    if ('description' in answer && answer.description === 'Default Response') {
      answer.description = SUCCESS_WORDS[status] ?? status;
    }
  }
}

/** An event stream whose `data:` lines hold JSON of the named schema. */
export function streamAnswer(piece: string): Answer {
  const schema: JsonSchema = {
    type: 'string',
    description: `Server-sent events: each \`data:\` line is JSON, a \`${piece}\`. Comments keep the connection open.`,
  };
  return {
    description: `A stream of \`${piece}\`.`,
    content: { 'text/event-stream': { schema, 'x-itemSchema': referenceTo(piece) } },
  };
}
