/** How long a request may be under way, in ms, before the database is asked whether it is there. */
export const PING_AFTER_MS = 400;
const WATCH_TICK_MS = 100;
/** A question that is lost on its connection must not be the only one. */
const PING_AGAIN_MS = 500;
const MAX_OPEN_PINGS = 3;
/** With `PING_AFTER_MS` and the way there and back, people are told within two seconds. */
const MAX_SILENCE_MS = 1_300;

/** Tells requests that wait for a database that does not answer from those that are slow for another reason. */
export interface DatabaseWatch {
  /**
   * @param onSilent called once when the database has not answered for 1.3 s
   * @returns ends it; to be called once the request is answered
   */
  watch: (onSilent: () => void) => () => void;
}

/**
 * Asks a database again and again while any request is slow. Time counts only while this process comes to its work:
 * a tick that is late, because the cores are busy, counts as one, and the answers that came meanwhile are read before
 * the next.
 *
 * @param ping rejects, or does not end, while the database does not answer
 */
export function createDatabaseWatch(ping: () => Promise<unknown>): DatabaseWatch {
  const waiting = new Set<() => void>();
  let ticks: NodeJS.Timeout | undefined;
  let silentMs = 0;
  let askedAtMs = 0;
  let questions = 0;

  function ask(): void {
    const isEarly = questions > 0 && silentMs - askedAtMs < PING_AGAIN_MS;
    if (isEarly || questions >= MAX_OPEN_PINGS) return;
    questions += 1;
    askedAtMs = silentMs;
    ping().then(
      () => {
        silentMs = 0;
        askedAtMs = 0;
        questions -= 1;
      },
      () => {
        questions -= 1;
      },
    );
  }

  function tick(): void {
    silentMs += WATCH_TICK_MS;
    if (silentMs >= MAX_SILENCE_MS) {
      for (const onSilent of waiting) onSilent();
    }
    if (waiting.size === 0) return stop();
    ask();
    ticks = setTimeout(tick, WATCH_TICK_MS);
  }

  function stop(): void {
    clearTimeout(ticks);
    ticks = undefined;
    // Nobody has asked since: whether it answers now is not known.
    silentMs = 0;
    askedAtMs = 0;
  }

  return {
    watch: (onSilent) => {
      waiting.add(onSilent);
      if (ticks === undefined) {
        ask();
        ticks = setTimeout(tick, WATCH_TICK_MS);
      }
      return () => waiting.delete(onSilent);
    },
  };
}
