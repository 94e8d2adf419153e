import { screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Mocks `location.assign`, which jsdom does not implement; undone by `vi.unstubAllGlobals()`. */
export function mockLocationAssign() {
  const real = window.location;
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, key) => (key === 'assign' ? assign : Reflect.get(real, key)) }),
  );
  return assign;
}

/** Resolves to the path of the page on which a text first appears, however late the test looks at it. */
export function pathWhenShown(text: string): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByText(text)) return;
      observer.disconnect();
      resolve(window.location.pathname);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
