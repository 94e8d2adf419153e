import { vi } from 'vitest';
import inlineScript from '../src/inline.js?raw';

let removeListeners = (): void => undefined;

/** Runs the script that is inline in the page, as a browser does before anything is rendered. */
export function runInlineScript(): void {
  // The test before had the same window, and a page has the script once: what that one holds is let go.
  removeListeners();
  window.inkwellTakeHeldEvent?.();
  const adding = vi.spyOn(window, 'addEventListener');
  // oxlint-disable-next-line typescript/no-implied-eval -- it is no module, and the build puts it into the page as it is
  new Function(inlineScript)();
  const added = [...adding.mock.calls];
  adding.mockRestore();
  removeListeners = () => {
    for (const args of added) window.removeEventListener(...args);
  };
}
