import { useEffect, useState } from 'react';
import { useHydrated } from './hydrated.ts';

declare global {
  interface Window {
    /** Of inline.js: stops holding events, and returns the button or form of the last one, once. */
    inkwellTakeHeldEvent?: () => HTMLElement | null;
  }
}

/** Makes the page live: events are held no longer, and the last one that was is repeated. */
export function replayHeldEvent(): void {
  const target = window.inkwellTakeHeldEvent?.();
  // What was rendered anew has no place for an event of the page before.
  if (!target?.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** For what is inside the prerendered page: makes the page live once it is hydrated. */
export function useEventReplay(): void {
  useEffect(replayHeldEvent, []);
}

/** For what is around every page: what React renders anew, an error included, is live at once. */
export function useLiveUnlessHydrating(): void {
  const [isAnew] = useState(useHydrated());
  useEffect(() => {
    if (isAnew) replayHeldEvent();
  }, [isAnew]);
}
