export type AnswerTimeouts = {
  /** Until the first token of an answer, in ms. Default 20,000; 60,000 for models that reason. */
  firstTokenMs: number;
  /** Between two tokens, in ms. Default 20,000; 30,000 for models that reason. */
  idleMs: number;
  /** For everything, tries and waits included, in ms. Default 120,000; 180,000 for models that reason. */
  wholeMs: number;
};

export const DEFAULT_TIMEOUTS: AnswerTimeouts = { firstTokenMs: 20_000, idleMs: 20_000, wholeMs: 120_000 };

export type AnswerWatchdog = {
  /** Aborts when the caller does, or when a time is over. */
  signal: AbortSignal;
  /** A token came: the idle time starts again. */
  beat(): void;
  /** The model still thinks: the time for the first token starts again, unless there was one. */
  think(): void;
  /** Whether a time was over, and not the caller who stopped it. */
  timedOut(): boolean;
  stop(): void;
};

/** Watches one try: a first time to wait, then a time between beats. */
export function createWatchdog(options: {
  firstMs: number;
  idleMs: number;
  signal?: AbortSignal | undefined;
}): AnswerWatchdog {
  const { firstMs, idleMs, signal } = options;
  const controller = new AbortController();
  let over = false;
  let ms = firstMs;
  const onTime = () => {
    over = true;
    controller.abort();
  };
  let timer = setTimeout(onTime, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(onTime, ms);
  };

  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    beat() {
      ms = idleMs;
      restart();
    },
    think: restart,
    timedOut: () => over && !signal?.aborted,
    stop: () => clearTimeout(timer),
  };
}
