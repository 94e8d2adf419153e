import { vi } from 'vitest';

/** A request of a database, answered in the next microtask. */
function answer<T>(act: () => T): IDBRequest<T> {
  const target = new EventTarget();
  const request = Object.assign(target, { result: undefined as T | undefined, error: null });
  queueMicrotask(() => {
    request.result = act();
    target.dispatchEvent(new Event('success'));
  });
  return request as unknown as IDBRequest<T>;
}

function createObjectStore(isNumbered: boolean) {
  const rows = new Map<unknown, unknown>();
  let last = 0;
  return {
    rows,
    get: (key: unknown) => answer(() => rows.get(key)),
    getAll: () => answer(() => [...rows.values()]),
    put: (value: unknown, key: unknown) => answer(() => void rows.set(key, value)),
    add: (value: object) =>
      answer(() => {
        last += 1;
        rows.set(last, isNumbered ? { ...value, id: last } : value);
      }),
    delete: (key: unknown) => answer(() => void rows.delete(key)),
  };
}

/** What jsdom lacks of IndexedDB and the app uses. Returns its object stores. */
export function stubIndexedDb(): Map<string, ReturnType<typeof createObjectStore>> {
  const stores = new Map<string, ReturnType<typeof createObjectStore>>();
  stores.set('keys', createObjectStore(false)).set('texts', createObjectStore(true));
  const database = {
    transaction: (name: string) => ({ objectStore: () => stores.get(name) }),
    close: () => {},
  };
  vi.stubGlobal('indexedDB', {
    open: () => answer(() => database),
  });
  return stores;
}
