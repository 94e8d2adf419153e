import type { ServerResponse } from 'node:http';

import { sendError } from './server.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Does one piece of work at a time, in the order of its coming, for callers that wait for its answer. A caller that
 * leaves ends its wait and its work.
 *
 * @param mostWaiting who comes when so many wait is refused with 429
 * @returns does `work`, whose signal is aborted when the caller has left; what it then throws is dropped
 */
export function createWorkQueue(mostWaiting: number) {
  /** The one that is being answered, and those that wait. */
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (response: ServerResponse, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (open > mostWaiting) {
      response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      return sendError(response, 429, { message: 'Too many requests wait.', code: 'rate_limit_exceeded' });
    }
    const left = new AbortController();
    response.once('close', () => left.abort());
    open += 1;
    const turn = last
      .then(async () => {
        if (!left.signal.aborted) await work(left.signal);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) throw error;
      })
      .finally(() => {
        open -= 1;
      });
    last = turn.catch(() => undefined);
    await turn;
  };
}
