import { setTimeout as pause } from 'node:timers/promises';

/** Does `work` again and again until it is stopped, with a pause after each time. A failure ends it and is thrown by `stop`. */
export function createLoop(pauseMs: number, work: () => Promise<void> | void) {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work();
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  // Until `stop` awaits it, it needs a handler.
  running.catch(() => undefined);
  return {
    /** Waits for the work under way. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}
