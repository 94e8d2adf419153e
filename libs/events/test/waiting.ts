import { vi } from 'vitest';
import type { TestQueue } from './harness.ts';

/** Waits until a queue holds so many jobs of a state. */
export function jobsIn(queue: TestQueue, state: 'completed' | 'failed' | 'delayed', count: number) {
  return vi.waitUntil(async () => (await queue.getJobCountByTypes(state)) === count, { interval: 20 });
}
