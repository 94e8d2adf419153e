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
