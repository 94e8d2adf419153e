import { LRUCache } from 'lru-cache';
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
  const entries = new LRUCache<string, { key: DataKey; until: number }>({ max: size });
  let erasures = 0;

  return {
    get(userId) {
      const entry = entries.get(userId);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.key;
      entries.delete(userId);
      return undefined;
    },
    set(userId, key) {
      entries.set(userId, { key, until: now() + ttlMs });
    },
    erase(userId) {
      erasures += 1;
      const entry = entries.peek(userId);
      entries.delete(userId);
      if (!entry) return;
      entry.key.erased = true;
      entry.key.bytes.fill(0);
    },
    epoch: () => erasures,
  };
}
