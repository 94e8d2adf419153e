import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters that are read in a turn by rules which look at each sentence: some 10 ms. */
export const CHARS_PER_TURN = 2_000;

/**
 * Divides long work into turns, between which this process does what else there is to do.
 *
 * @param most work in a turn
 * @returns is told after each piece of work how much it was, and waits where the turn is over
 */
export function createTurnTaker(most: number): (work: number) => Promise<void> {
  let done = 0;
  return async (work) => {
    done += work;
    if (done < most) return;
    done = 0;
    await nextTurn();
  };
}

/** In ms. */
const MAX_TURN_MS = 10;

/** Divides work whose pieces take an unknown time into turns of some 10 ms. */
export function createTimedTurnTaker(): { isOver: () => boolean; next: () => Promise<void> } {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began > MAX_TURN_MS,
    next: async () => {
      await nextTurn();
      began = performance.now();
    },
  };
}
