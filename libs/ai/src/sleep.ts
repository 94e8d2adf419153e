import { setTimeout as delay } from 'node:timers/promises';
import { createAbortedError } from './errors.ts';

/** Waits `ms`; rejects with a ModelError `aborted` as soon as the signal says so. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = async (ms, signal) => {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    // The timer rejects for no other reason than the signal.
    if (signal?.aborted) throw createAbortedError();
    throw error;
  }
};
