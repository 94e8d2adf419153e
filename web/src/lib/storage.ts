import { createStore } from 'zustand/vanilla';

type StorageArea = 'localStorage' | 'sessionStorage';

// Used where the browser's storage is blocked or full. No key is used in both areas.
const memoryFallback = new Map<string, string>();

/** The keys whose values would be lost with the page. */
export const keysInMemory = createStore<readonly string[]>(() => []);

function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Reads the value of `key`; null where there is none. */
export function readStorage(area: StorageArea, key: string): string | null {
  return memoryFallback.get(key) ?? tryStorage(() => window[area].getItem(key)) ?? null;
}

/**
 * Stores `text` under `key`, in memory where the browser's storage fails; null removes it.
 * Returns whether the browser stored it, so that it survives a reload.
 */
export function writeStorage(area: StorageArea, key: string, text: string | null): boolean {
  const stored = tryStorage(() => {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  });
  const wasInMemory = memoryFallback.has(key);
  if (text === null || stored) memoryFallback.delete(key);
  else memoryFallback.set(key, text);
  // Later, because some write while they are rendered.
  if (memoryFallback.has(key) !== wasInMemory)
    queueMicrotask(() => keysInMemory.setState([...memoryFallback.keys()], true));
  return stored ?? false;
}

/** The keys that begin with `prefix`. */
export function listStorageKeys(area: StorageArea, prefix: string): string[] {
  const stored = tryStorage(() => Object.keys(window[area])) ?? [];
  return [...new Set([...stored, ...memoryFallback.keys()])].filter((key) => key.startsWith(prefix));
}

/**
 * Removes the values of everybody else, of everybody where `userId` is undefined. Their keys are `prefix`, the person's
 * id, a colon and the rest.
 */
export function removeStorageOfOthers(area: StorageArea, prefix: string, userId: string | undefined): void {
  for (const key of listStorageKeys(area, prefix)) {
    if (userId === undefined || !key.startsWith(`${prefix}${userId}:`)) writeStorage(area, key, null);
  }
}
