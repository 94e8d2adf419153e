import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while React hydrates a prerendered page, which knows nothing of this browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
