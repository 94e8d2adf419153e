import { readStorage, writeStorage } from './storage.ts';

const KEY = 'inkwell-tab';
const LOCK_PREFIX = 'inkwell-tab:';

const newId = () => Math.random().toString(36).slice(2, 12);

let id: string | undefined;

/**
 * Names this tab among those of this browser, the same after a reload. While the page is shown the name is in memory
 * alone, because a duplicated tab begins with a copy of the session storage.
 */
export function tabId(): string {
  if (id === undefined) {
    id = readStorage('sessionStorage', KEY) ?? newId();
    const forget = () => void writeStorage('sessionStorage', KEY, null);
    forget();
    window.addEventListener('pagehide', () => void writeStorage('sessionStorage', KEY, id ?? null));
    window.addEventListener('pageshow', forget);
    holdLock(id);
  }
  return id;
}

/** Held as long as the tab lives, so that the others know it. */
function holdLock(name: string): void {
  if (!navigator.locks) return;
  void navigator.locks.request(`${LOCK_PREFIX}${name}`, { ifAvailable: true }, (lock) => {
    if (lock) return new Promise(() => {});
    // A tab that was closed can be opened again twice.
    id = newId();
    holdLock(id);
    return undefined;
  });
}

/** The names of the tabs that are open; only this one's where the browser has no Web Locks (plain http). */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) =>
    name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set([...names, tabId()]);
}
