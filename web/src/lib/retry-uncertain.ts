import { isUncertain } from './request.ts';

const RETRIES = 3;
/** Before the first retry; doubled for each of the others. */
const FIRST_WAIT_MS = 500;
/** Whoever has waited for so long, for one try or for all, is told and tries again by hand. */
const SLOW_TRY_MS = 5_000;
const MAX_RETRY_MS = 20_000;

/**
 * Runs a request, and runs it again by itself where it is not known what became of it: at most three times more, none
 * after a try of more than 5 s, and none that would begin 20 s after the first. Only for what is harmless when it is
 * done twice.
 *
 * @throws what the last try has thrown
 */
export async function retryUncertain<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let retries = 0; ; retries += 1) {
    const triedAt = performance.now();
    const wait = FIRST_WAIT_MS * 2 ** retries;
    try {
      return await run();
    } catch (error) {
      const now = performance.now();
      const isSlow = now - triedAt > SLOW_TRY_MS || now + wait - startedAt > MAX_RETRY_MS;
      if (retries === RETRIES || isSlow || !isUncertain(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
