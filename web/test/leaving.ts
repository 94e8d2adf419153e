import { vi } from 'vitest';

/** Catches where the page would be left for, which jsdom cannot do; undone by `vi.unstubAllGlobals()`. */
export function catchLeaving() {
  const real = window.location;
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, key) => (key === 'assign' ? assign : Reflect.get(real, key)) }),
  );
  return assign;
}
