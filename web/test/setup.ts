import { afterEach, beforeEach, expect, vi } from 'vitest';

// Not a spy, because restoring mocks in a test would lose earlier calls.
const pageConsole = globalThis.console;
const realError = pageConsole.error;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  pageConsole.error = (...said) => void errors.push(said);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  pageConsole.error = realError;
  expect(errors).toEqual([]);
});
