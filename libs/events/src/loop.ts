/** Work that is done again and again, never twice at once. */
export interface WorkLoop {
  start: () => void;
  /** Starts a round now, or right after the one that runs. */
  runSoon: () => void;
  /** Waits for the round that runs, and starts no more. */
  stop: () => Promise<void>;
}

/**
 * @param options.everyMs from the end of a round to the beginning of the next
 * @param options.onError told of each round that threw; the rounds go on
 */
export function createLoop(options: {
  everyMs: number;
  work: () => Promise<void>;
  onError: (error: unknown) => void;
}): WorkLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let runAgain = false;
  let stopped = false;

  async function round(): Promise<void> {
    try {
      await options.work();
    } catch (error) {
      options.onError(error);
    }
    running = undefined;
    if (stopped) return;
    timer = setTimeout(run, runAgain ? 0 : options.everyMs);
    runAgain = false;
  }
  function run(): void {
    clearTimeout(timer);
    running = round();
  }

  return {
    start: run,
    runSoon: () => {
      if (stopped) return;
      if (running) runAgain = true;
      else run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
