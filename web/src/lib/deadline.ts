/**
 * Runs a task with a signal that is aborted when the time is over (null: never), with a DOMException `TimeoutError`, or when the
 * caller's own signal is. What the task has returned is aborted by the caller's alone.
 */
export async function withDeadline<T>(
  ms: number | null,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const expire = () => deadline.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const timer = ms === null ? undefined : setTimeout(expire, ms);
  try {
    return await task(caller ? AbortSignal.any([caller, deadline.signal]) : deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
