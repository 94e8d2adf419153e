import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from './request.ts';
import { retryUncertain } from './retry-uncertain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a request of which each try takes some time and then fails. */
async function failAfter(ms: number, error: Error = new TypeError('Failed to fetch')) {
  const startedAt = performance.now();
  const tries: number[] = [];
  const ended = retryUncertain(async () => {
    tries.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw error;
  }).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return { tries, thrown: await ended, tookMs: performance.now() - startedAt };
}

it('when each try fails at once, then there are three more', async () => {
  const { tries, thrown } = await failAfter(0);
  expect(tries).toEqual([0, 500, 1_500, 3_500]);
  expect(thrown).toBeInstanceOf(TypeError);
});

it.each([
  [1_000, 4],
  [5_000, 4],
  [5_001, 1],
  [35_000, 1],
])('when each try takes %i ms, then there are %i of them', async (ms, count) => {
  expect((await failAfter(ms)).tries).toHaveLength(count);
});

it('when they have taken long together, then no other is begun after 20 s', async () => {
  const { tries, tookMs } = await failAfter(4_999);
  expect(Math.max(...tries)).toBeLessThanOrEqual(20_000);
  expect(tookMs).toBeLessThanOrEqual(25_000);
});

it('when a later try is slow, then it is the last', async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 35_000));
      throw new RequestError(504, 'Gateway Timeout', '');
    });
  const ended = retryUncertain(run).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await ended).toBeInstanceOf(RequestError);
  expect(run).toHaveBeenCalledTimes(2);
});

it('when it is refused, then it is not tried again', async () => {
  expect((await failAfter(0, new RequestError(400, 'Bad Request', ''))).tries).toHaveLength(1);
});

it('when a try succeeds, then its answer is that of all', async () => {
  const run = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('No'))
    .mockResolvedValue('Yes');
  const ended = retryUncertain(run);
  await vi.runAllTimersAsync();
  expect(await ended).toBe('Yes');
});
