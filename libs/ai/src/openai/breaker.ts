import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { ModelError } from '../errors.ts';
import type { SpeakingModel, SpeakRequest } from './model.ts';

const FAILURES_TO_OPEN = 3;
const BREAKER_OPEN_MS = 30_000;
/** Refusals that say nothing of this request alone: a wrong key, no credit, an unknown model or route. */
const SERVER_FAULT_STATUSES = [401, 402, 403, 404, 408, 409];

/**
 * A model that is left alone for 30 s once it has failed three calls in a row, tries of each included; then one call
 * goes out, and its end decides for the others. A stream counts by its first piece.
 */
export function withBreaker(model: SpeakingModel, openMs = BREAKER_OPEN_MS): SpeakingModel {
  const breaker = circuitBreaker(handleWhen(isServerFault), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });

  async function guard<T>(call: () => Promise<T>): Promise<T> {
    // The library would let the others wait for the trial.
    if (breaker.state === CircuitState.HalfOpen) throw createBreakerOpenError();
    try {
      return await breaker.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? createBreakerOpenError() : error;
    }
  }

  async function* stream(request: SpeakRequest): AsyncGenerator<string> {
    const pieces = model.stream(request)[Symbol.asyncIterator]();
    try {
      let next = await guard(() => pieces.next());
      while (!next.done) {
        yield next.value;
        next = await pieces.next();
      }
    } finally {
      await pieces.return?.();
    }
  }

  return { ...model, stream, object: (request) => guard(() => model.object(request)) };
}

const createBreakerOpenError = () => new ModelError('unavailable', 'The model server failed a moment ago');

function isServerFault(error: Error): boolean {
  if (!(error instanceof ModelError)) return false;
  if (error.kind === 'rate_limited') return true;
  if (error.kind !== 'unavailable') return false;
  return error.status === undefined || error.status >= 500 || SERVER_FAULT_STATUSES.includes(error.status);
}
