import type { Logger } from '@inkwell/service';

const WARN_EVERY_MS = 60_000;

/** Counts work whose name this process does not know, and warns of each name at most once a minute. */
export interface UnknownWork {
  add: (name: string, count?: number) => void;
  /** How often unknown work was met since the process began. */
  count: () => number;
}

/** @param message the log line; it comes with the name and how often it was met since the last line */
export function createUnknownWork(log: Logger, message: string, now: () => Date): UnknownWork {
  const seen = new Map<string, { since: number; count: number }>();
  let total = 0;
  return {
    add: (name, count = 1) => {
      total += count;
      const at = now().getTime();
      const last = seen.get(name);
      if (last && at - last.since < WARN_EVERY_MS) {
        last.count += count;
        return;
      }
      log.warn({ name, count: count + (last?.count ?? 0) }, message);
      seen.set(name, { since: at, count: 0 });
    },
    count: () => total,
  };
}
