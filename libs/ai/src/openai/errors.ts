import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ModelError, ModelTimeoutError } from '../errors.ts';

/** Says what went wrong by status and kind only: a provider's message may quote the prompt. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIUserAbortError) return new ModelError('aborted', 'The model was stopped');
  if (error instanceof APIConnectionError) return unavailable('The model server cannot be reached');
  if (error instanceof APIError) return fromStatus(error.status, error.code, error.headers);
  return unavailable('The connection to the model server broke');
}

/** A failure told inside of a stream, by the provider's code. */
export function fromCode(code: string | null | undefined): ModelError {
  if (code === 'rate_limit_exceeded')
    return new ModelError('rate_limited', 'The model server is rate limited');
  return unavailable('The model server failed while it answered');
}

/** Whether another try may help: rate limits, faults of the server, broken connections. */
export function isWorthRetrying(error: ModelError): boolean {
  if (error instanceof ModelTimeoutError) return false;
  if (error.kind === 'rate_limited') return true;
  if (error.kind !== 'unavailable') return false;
  return error.status === undefined || error.status >= 500 || error.status === 408 || error.status === 409;
}

function fromStatus(status: number | undefined, code: string | null | undefined, headers?: Headers) {
  // Events of type `error` inside a stream come as an APIError without a status.
  if (status === undefined) return fromCode(code);
  const details = { status, retryAfterMs: retryAfterMs(headers) };
  // An account without credit is told as 429 too, and stays so however long one waits.
  if (status === 429 && code !== 'insufficient_quota') {
    return new ModelError('rate_limited', 'The model server is rate limited', details);
  }
  return new ModelError('unavailable', `The model server answered ${status}`, {
    ...details,
    status: status === 429 ? 402 : status,
  });
}

/** Seconds or a date, as RFC 9110 (10.2.3) has it. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

const unavailable = (message: string) => new ModelError('unavailable', message);
