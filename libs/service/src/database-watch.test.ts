import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabaseWatch } from './database-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

it('when the database hangs, then who waits is told within 1.5 s, and once', async () => {
  const onSilent = vi.fn<() => void>();
  const stop = createDatabaseWatch(never).watch(() => {
    onSilent();
    stop();
  });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(onSilent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

it('when the database refuses, then who waits is told all the same', async () => {
  const onSilent = vi.fn<() => void>();
  createDatabaseWatch(() => Promise.reject(new Error('refused'))).watch(onSilent);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onSilent).toHaveBeenCalled();
});

it('when the database answers, be it slowly, then who waits goes on waiting', async () => {
  const onSilent = vi.fn<() => void>();
  const slow = () => new Promise((answer) => setTimeout(answer, 900));
  createDatabaseWatch(slow).watch(onSilent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilent).not.toHaveBeenCalled();
});

it('when one question is lost and the next is answered, then the database is there', async () => {
  const onSilent = vi.fn<() => void>();
  let asked = 0;
  createDatabaseWatch(() => ((asked += 1) === 1 ? never() : Promise.resolve())).watch(onSilent);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onSilent).not.toHaveBeenCalled();
});

it('when this process does not come to its work, then that time is not the database’s', async () => {
  const onSilent = vi.fn<() => void>();
  vi.useRealTimers();
  const stop = createDatabaseWatch(() => new Promise((answer) => setImmediate(answer))).watch(onSilent);
  for (let blocked = 0; blocked < 3; blocked += 1) {
    const until = performance.now() + 700;
    while (performance.now() < until);
    await new Promise((turn) => setImmediate(turn));
  }
  stop();
  expect(onSilent).not.toHaveBeenCalled();
});

it('when nobody waits, then nothing is asked', async () => {
  const ping = vi.fn<() => Promise<void>>(async () => undefined);
  createDatabaseWatch(ping).watch(() => undefined)();
  await vi.advanceTimersByTimeAsync(1_000);
  const asked = ping.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ping.mock.calls.length).toBe(asked);
});
