import type { DataKey } from './box.ts';

/** Data keys by user id, the least recently used forgotten first. */
export type KeyCache = {
  get(userId: string): DataKey | undefined;
  set(userId: string, key: DataKey): void;
  /** Makes the key unusable, also for boxes that hold it. */
  erase(userId: string): void;
  /** Changes with every erasure. */
  epoch(): number;
};

export function createKeyCache(options: { size: number; ttlMs: number; now: () => number }): KeyCache {
  const { size, ttlMs, now } = options;
  // A Map keeps the order of insertion, so its first entry is the least recently used.
  const entries = new Map<string, { key: DataKey; until: number }>();
  let erasures = 0;

  return {
    get(userId) {
      const entry = entries.get(userId);
      if (!entry) return undefined;
      entries.delete(userId);
      if (entry.until <= now()) return undefined;
      entries.set(userId, entry);
      return entry.key;
    },
    set(userId, key) {
      entries.delete(userId);
      entries.set(userId, { key, until: now() + ttlMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
    },
    erase(userId) {
      erasures += 1;
      const entry = entries.get(userId);
      entries.delete(userId);
      if (!entry) return;
      entry.key.erased = true;
      entry.key.bytes.fill(0);
    },
    epoch: () => erasures,
  };
}
