import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages are fetched when they are first shown, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom lacks and the parts of the page ask for.
globalThis.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Not a spy: a test that restores its mocks must not lose what was said before.
const page = globalThis.console;
const realError = page.error;
let errors: unknown[][] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  errors = [];
  page.error = (...said) => void errors.push(said);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  page.error = realError;
  expect(errors).toEqual([]);
});
