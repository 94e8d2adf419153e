import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while React takes over a page that was drawn ahead, where nothing of this browser was known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
