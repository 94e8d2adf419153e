import { screen } from '@testing-library/react';
import { vi } from 'vitest';

function mockLocation<Method extends (...args: never[]) => void>(
  name: keyof Location,
  method: Method,
): Method {
  const real = window.location;
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, key) => (key === name ? method : Reflect.get(real, key)) }),
  );
  return method;
}

/** Mocks `location.assign`, which jsdom does not implement; undone by `vi.unstubAllGlobals()`. */
export const mockLocationAssign = () => mockLocation('assign', vi.fn<(address: string) => void>());

/** Mocks `location.reload` likewise. */
export const mockLocationReload = () => mockLocation('reload', vi.fn<() => void>());

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
