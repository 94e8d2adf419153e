import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const online = createStore<boolean>(() => navigator.onLine);
window.addEventListener('online', () => online.setState(true));
window.addEventListener('offline', () => online.setState(false));

/** Whether the server can be reached, as far as the browser and the last `setReachable` know. */
export const useOnline = (): boolean => useStore(online);

/** Corrects what the browser says: it takes a network that leads nowhere for 'online'. */
export const setReachable = (reachable: boolean): void => online.setState(reachable && navigator.onLine);

/** Resolves when the device gets a network, at the latest after `ms`. */
export function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const unsubscribe = online.subscribe((isOnline) => {
      if (isOnline) done();
    });
  });
}
