import { EventEmitter, once } from 'node:events';
import type { ApiAnswer } from './api.ts';
import type { CardFailure } from './objects.ts';

export interface HeldCall {
  /** Resolves when a call has come to where it waits. */
  reached: Promise<void>;
  /** Resolves when the call has been carried out. */
  release(): Promise<void>;
}

/** What a test can make go wrong; each order is used up by the calls it meets. */
export interface Faults {
  /** The next card to be checked or charged is declined. */
  declineNext(failure?: Partial<CardFailure>): void;
  /** The next `count` calls (default 1) are answered with this status and change nothing. */
  failNext(status: number, count?: number): void;
  /** The next call is carried out, but its answer never arrives. */
  loseNextAnswer(): void;
  /** The next call such as `POST /v1/subscriptions` is not carried out before it is released. */
  holdNextCall(call: string): HeldCall;
  /** The next such call is carried out, and its answer waits until it is released. */
  holdNextAnswer(call: string): HeldCall;
  take: {
    decline(): CardFailure | undefined;
    outage(): ApiAnswer | undefined;
    lostAnswer(): boolean;
    held(what: 'call' | 'answer', call: string): { released: Promise<void>; done(): void } | undefined;
  };
}

export function createFaults(): Faults {
  const declines: CardFailure[] = [];
  const outages: number[] = [];
  let losses = 0;
  const holds: {
    what: 'call' | 'answer';
    call: string;
    released: Promise<void>;
    reach(): void;
    done(): void;
  }[] = [];

  function hold(what: 'call' | 'answer', call: string): HeldCall {
    const events = new EventEmitter();
    const released = once(events, 'release').then(() => undefined);
    const done = once(events, 'done').then(() => undefined);
    const reached = once(events, 'reached').then(() => undefined);
    const reach = () => void events.emit('reached');
    holds.push({ what, call, released, reach, done: () => void events.emit('done') });
    return {
      reached,
      release: () => {
        events.emit('release');
        return done;
      },
    };
  }

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
    holdNextCall: (call) => hold('call', call),
    holdNextAnswer: (call) => hold('answer', call),
    take: {
      held(what, call) {
        const index = holds.findIndex((each) => each.what === what && each.call === call);
        const [found] = index < 0 ? [] : holds.splice(index, 1);
        found?.reach();
        return found;
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
