const TIMEOUT_MS = 5_000;
/** Where the browser cannot tell when it is idle. */
const FALLBACK_DELAY_MS = 1_000;

/** Runs `task` once when the browser is idle, unless the returned function is called before. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
