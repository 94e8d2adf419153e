export type Timeouts = {
  /** Until the first event of an answer, in ms. Default 20,000. */
  firstByteMs: number;
  /** Between two events, in ms. Default 20,000. */
  idleMs: number;
  /** For everything, tries and waits included, in ms. Default 120,000. */
  wholeMs: number;
};

export const DEFAULT_TIMEOUTS: Timeouts = { firstByteMs: 20_000, idleMs: 20_000, wholeMs: 120_000 };

export type Watchdog = {
  /** Aborts when the caller does, or when a time is over. */
  signal: AbortSignal;
  /** Something came: the idle time starts again. */
  beat(): void;
  /** Whether a time was over, and not the caller who stopped it. */
  timedOut(): boolean;
  stop(): void;
};

/** Watches one try: a first time to wait, then a time between beats. */
export function createWatchdog(options: {
  firstMs: number;
  idleMs: number;
  signal?: AbortSignal | undefined;
}): Watchdog {
  const { firstMs, idleMs, signal } = options;
  const controller = new AbortController();
  let over = false;
  const onTime = () => {
    over = true;
    controller.abort();
  };
  let timer = setTimeout(onTime, firstMs);

  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    beat() {
      clearTimeout(timer);
      timer = setTimeout(onTime, idleMs);
    },
    timedOut: () => over && !signal?.aborted,
    stop: () => clearTimeout(timer),
  };
}
