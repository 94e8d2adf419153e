/** Work that is done again and again, never twice at once. */
export interface Loop {
  start: () => void;
  /** Asks for a round now, or right after the one that runs. */
  ring: () => void;
  /** Waits for the round that runs, and no more follow. */
  stop: () => Promise<void>;
}

export function createLoop(options: {
  everyMs: number;
  work: () => Promise<void>;
  onError: (error: unknown) => void;
}): Loop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function round(): Promise<void> {
    try {
      await options.work();
    } catch (error) {
      options.onError(error);
    }
    running = undefined;
    if (stopped) return;
    timer = setTimeout(run, again ? 0 : options.everyMs);
    again = false;
  }
  function run(): void {
    clearTimeout(timer);
    running = round();
  }

  return {
    start: run,
    ring: () => {
      if (stopped) return;
      if (running) again = true;
      else run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
