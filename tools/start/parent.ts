const POLL_MS = 500;

/** Calls back once when the process that started this one is gone: it was killed and could not tell. */
export function whenParentDies(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, POLL_MS);
  timer.unref();
}
