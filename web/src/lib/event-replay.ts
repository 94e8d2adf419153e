import { useEffect } from 'react';

declare global {
  interface Window {
    /** Of inline.js: lets events through again, and returns the button or form that waits for one, once. */
    inkwellStopWaiting?: () => HTMLElement | null;
  }
}

/** Once the page is React's, does what was clicked or sent before. */
export function useWhatWaits(): void {
  useEffect(() => {
    const waiting = window.inkwellStopWaiting?.();
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting?.click();
  }, []);
}
