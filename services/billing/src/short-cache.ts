/** What was read, and until when it is used again, in ms since the epoch. */
interface ShortCacheEntry<Value> {
  value: Promise<Value>;
  until: number;
}

/**
 * Keeps answers in memory for a moment, for questions that many ask at once: calls for the same key share one read,
 * and a read that fails is not kept.
 *
 * @param options.lifetimeMs how long an answer is used again
 * @param options.max how many keys are kept; the one that was read first goes first
 * @param options.now in ms since the epoch
 */
export function createShortCache<Value>(options: { lifetimeMs: number; max: number; now: () => number }) {
  const { lifetimeMs, max, now } = options;
  const entries = new Map<string, ShortCacheEntry<Value>>();

  return {
    get: (key: string, read: () => Promise<Value>): Promise<Value> => {
      const known = entries.get(key);
      if (known && now() < known.until) return known.value;
      const entry: ShortCacheEntry<Value> = { value: read(), until: now() + lifetimeMs };
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      // A key that is set again keeps its place in a map.
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
      return entry.value;
    },
    forget: (key: string): void => void entries.delete(key),
  };
}
