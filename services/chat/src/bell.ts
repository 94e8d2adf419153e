/** Wakes whoever waits for a change. */
export interface Bell {
  ring: () => void;
  /** Resolves at the next ring or abort, or after `timeoutMs`, whatever comes first. Default: no time. */
  next: (signal?: AbortSignal, timeoutMs?: number) => Promise<void>;
}

export function createBell(): Bell {
  const waiting = new Set<() => void>();
  return {
    ring: () => {
      for (const wake of waiting) wake();
    },
    next: (signal, timeoutMs) =>
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
