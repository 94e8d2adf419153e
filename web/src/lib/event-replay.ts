import { useEffect } from 'react';

declare global {
  interface Window {
    /** Of inline.js: stops holding events, and returns the button or form of the last one, once. */
    inkwellTakeHeldEvent?: () => HTMLElement | null;
  }
}

/** Once the page is hydrated, repeats the last click or submission that came before. */
export function useEventReplay(): void {
  useEffect(() => {
    const target = window.inkwellTakeHeldEvent?.();
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  }, []);
}
