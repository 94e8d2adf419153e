type Place = 'localStorage' | 'sessionStorage';

// Where the browser keeps nothing for this page (blocked, full), this does, as long as the page lasts.
const memory = new Map<string, string>();

function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Reads what was kept under `key`; null where nothing was. */
export function readStored(place: Place, key: string): string | null {
  return memory.get(key) ?? tryStorage(() => window[place].getItem(key)) ?? null;
}

/**
 * Keeps `text` under `key`, in memory where the browser does not take it; null removes what is there.
 * Returns whether the browser took it, so that it outlives the page.
 */
export function keepStored(place: Place, key: string, text: string | null): boolean {
  const kept = tryStorage(() => {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  });
  if (text === null || kept) memory.delete(key);
  else memory.set(key, text);
  return kept ?? false;
}
