import { beforeEach, vi } from 'vitest';

/** The day that it is in the tests of a file that calls `stopClock`: a Wednesday in the middle of a month. */
export const TODAY = '2026-06-17';

/**
 * Stops the clock at noon of `TODAY` in each test of a file; timers run on. No midnight comes between what a test
 * prepares and what it renders.
 */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) }));
}
