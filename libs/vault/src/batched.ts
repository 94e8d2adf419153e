import { setTimeout as delay } from 'node:timers/promises';

/** A question that takes longer holds nobody up: its connection may be broken, and others are not. */
const MAX_WAIT_MS = 100;

/**
 * A question of which one is under way at a time, unless it takes long. Whoever asks meanwhile waits for the next one,
 * which all who wait share: under load this spares the database most of them. A question is never answered by one that
 * began before it.
 *
 * @param ask one question for all of `keys`; answers with a look-up
 */
export function batched<T>(
  ask: (keys: readonly string[]) => Promise<(key: string) => T>,
): (key: string) => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<string>; answer: Promise<(key: string) => T> } | undefined;

  function begin() {
    const keys = new Set<string>();
    const answer = Promise.race([current, delay(MAX_WAIT_MS, undefined, { ref: false })]).then(() => {
      next = undefined;
      return ask([...keys]);
    });
    // Whoever waits for this one hears of its failure; the one after it begins all the same.
    current = answer.catch(() => undefined);
    return { keys, answer };
  }

  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answer)(key);
  };
}
