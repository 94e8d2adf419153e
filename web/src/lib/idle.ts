const TIMEOUT_MS = 1_000;
/** Where the browser cannot tell when it is idle. */
const FALLBACK_DELAY_MS = 200;

/** Runs `task` once when the browser is idle, unless the returned function is called before. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}

/** Resolves when the browser is idle. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
