import { splitWords } from '@inkwell/contracts/words';
import { createAbortedError } from '../errors.ts';
import type { Sleep } from '../sleep.ts';
import { createRandom, hashOf } from './seeded-random.ts';

export type TypingPace = {
  /** Until the first piece, reading included, in ms. Default 120. */
  firstMs: number;
  /** Between two words, in ms: each pause lies between the two, the same for the same text. Default 25 to 45. */
  perWordMs: readonly [number, number];
  /** How long a text may take, in ms: a longer one comes faster. Default 3,000. */
  mostMs: number;
};

export const DEFAULT_PACE: TypingPace = { firstMs: 120, perWordMs: [25, 45], mostMs: 3_000 };

/**
 * Hands out a text word by word, at the pace of somebody who talks.
 *
 * @param options.spentMs what has been used of the first wait already
 * @throws ModelError `aborted`, as soon as the signal says so
 */
export async function* streamAtTypingPace(
  text: string,
  options: { pace: TypingPace; spentMs: number; sleep: Sleep; signal?: AbortSignal | undefined },
): AsyncGenerator<string> {
  const { pace, spentMs, sleep, signal } = options;
  const words = splitWords(text);
  const [least, most] = pace.perWordMs;
  const speed = Math.min(1, pace.mostMs / (words.length * most));
  const chance = createRandom(hashOf(text));
  let wait = Math.max(0, pace.firstMs - spentMs);
  for (const piece of words) {
    await sleep(wait, signal);
    if (signal?.aborted) throw createAbortedError();
    yield piece;
    wait = Math.round(speed * (least + chance() * (most - least)));
  }
}
