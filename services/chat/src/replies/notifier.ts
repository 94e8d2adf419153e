/** Wakes everyone who waits for a change. */
export interface Notifier {
  notify: () => void;
  /** Resolves at the next `notify`, at the abort, or after `timeoutMs` (default: never), whichever comes first. */
  wait: (signal?: AbortSignal, timeoutMs?: number) => Promise<void>;
}

export function createNotifier(): Notifier {
  const waiting = new Set<() => void>();
  return {
    notify: () => {
      for (const wake of waiting) wake();
    },
    wait: (signal, timeoutMs) =>
      new Promise((resolve) => {
        const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs);
        function wake(): void {
          waiting.delete(wake);
          signal?.removeEventListener('abort', wake);
          clearTimeout(timer);
          resolve();
        }
        waiting.add(wake);
        signal?.addEventListener('abort', wake);
        if (signal?.aborted) wake();
      }),
  };
}
