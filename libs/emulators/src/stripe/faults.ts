import type { ApiAnswer } from './api.ts';
import type { CardFailure } from './objects.ts';

/** What a test can make go wrong; each order is used up by the calls it meets. */
export interface Faults {
  /** The next card to be checked or charged is declined. */
  declineNext(failure?: Partial<CardFailure>): void;
  /** The next `count` calls (default 1) are answered with this status and change nothing. */
  failNext(status: number, count?: number): void;
  /** The next call is carried out, but its answer never arrives. */
  loseNextAnswer(): void;
  /**
   * The next call to this path is carried out, but its answer waits.
   *
   * @returns lets the answer go
   */
  holdNextAnswer(path: string): () => void;
  take: {
    decline(): CardFailure | undefined;
    outage(): ApiAnswer | undefined;
    lostAnswer(): boolean;
    held(path: string): Promise<void> | undefined;
  };
}

export function createFaults(): Faults {
  const declines: CardFailure[] = [];
  const outages: number[] = [];
  let losses = 0;
  const holds: { path: string; released: Promise<void> }[] = [];
  return {
    declineNext(failure = {}) {
      declines.push({
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
        ...failure,
      });
    },
    failNext(status, count = 1) {
      for (let each = 0; each < count; each += 1) outages.push(status);
    },
    loseNextAnswer() {
      losses += 1;
    },
    holdNextAnswer(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ path, released });
      return () => release();
    },
    take: {
      held(path) {
        const index = holds.findIndex((hold) => hold.path === path);
        return index < 0 ? undefined : holds.splice(index, 1)[0]?.released;
      },
      decline: () => declines.shift(),
      outage() {
        const status = outages.shift();
        if (status === undefined) return undefined;
        const type = status === 429 ? 'invalid_request_error' : 'api_error';
        const message = status === 429 ? 'Too many requests.' : 'An error occurred with our servers.';
        const code = status === 429 ? { code: 'rate_limit' } : {};
        return { status, body: JSON.stringify({ error: { type, message, ...code } }), headers: {} };
      },
      lostAnswer() {
        if (losses === 0) return false;
        losses -= 1;
        return true;
      },
    },
  };
}
