import { ModelTimeoutError } from '../errors.ts';
import type { Sleep } from '../sleep.ts';

const LATE_SIGNAL = Symbol('late');

export type FirstPieceWait = {
  sleep: Sleep;
  signal: AbortSignal | undefined;
  /** Waits for as long as the first piece may take. */
  untilLate: (wait: (ms: number) => Promise<void>) => Promise<void>;
};

/**
 * The pieces of an answer whose first one comes in time.
 *
 * @param start begins the answer; its signal says when nobody waits for it any more, and by its reason whether it was late
 * @throws ModelTimeout before the first piece; what the answer itself throws
 */
export async function* requireFirstPieceInTime<T>(
  start: (signal: AbortSignal) => AsyncIterable<T>,
  { sleep, signal, untilLate }: FirstPieceWait,
): AsyncGenerator<T> {
  const left = new AbortController();
  const pieces = start(signal ? AbortSignal.any([signal, left.signal]) : left.signal)[Symbol.asyncIterator]();
  const waited = new AbortController();
  const late = untilLate((ms) => sleep(ms, waited.signal)).then(() => LATE_SIGNAL);
  // It rejects once nobody waits for it.
  late.catch(() => undefined);
  try {
    const first = pieces.next();
    first.catch(() => undefined);
    const begun = await Promise.race([first, late]);
    if (typeof begun === 'symbol') {
      left.abort(new ModelTimeoutError());
      throw new ModelTimeoutError();
    }
    waited.abort();
    for (let next = begun; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    waited.abort();
    left.abort();
    // Not awaited: one that ignores its signal would keep the caller waiting.
    pieces.return?.().catch(() => undefined);
  }
}
