import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';
import type { Logger } from './log.ts';

const RIGHT = Date.parse('2026-11-21T12:00:00Z');
const MINUTES = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: RIGHT });
});
afterEach(() => {
  vi.useRealTimers();
});

/** MongoDB's time is `RIGHT` at first; an answer takes `wayMs` each way. */
function openClock() {
  const log = {
    warn: vi.fn<Logger['warn']>(),
    info: vi.fn<Logger['warn']>(),
  };
  const mongo = { time: RIGHT, wayMs: 1, isAway: false };
  const readTime = async (): Promise<Date> => {
    if (mongo.isAway) throw new Error('mongodb is away');
    pass(mongo.wayMs);
    const time = new Date(mongo.time);
    pass(mongo.wayMs);
    return time;
  };
  function pass(ms: number): void {
    vi.advanceTimersByTime(ms);
    mongo.time += ms;
  }
  return { ...createDatabaseClock({ readTime, log }), mongo, log, pass };
}

it.each([
  ['ahead', MINUTES],
  ['behind', -MINUTES],
])("when a process's clock is five minutes %s, then its time is MongoDB's, also later", async (_, by) => {
  vi.setSystemTime(RIGHT + by);
  const clock = openClock();
  await clock.measure();
  expect(clock.now().getTime()).toBe(clock.mongo.time);
  expect(clock.aheadMs()).toBe(by);
  clock.pass(20_000);
  expect(clock.now().getTime()).toBe(clock.mongo.time);
});

it('when a clock is right but for a moment, then the process keeps its own time', async () => {
  vi.setSystemTime(RIGHT + 400);
  const clock = openClock();
  await clock.measure();
  expect(clock.now().getTime()).toBe(Date.now());
  expect(clock.log.warn).not.toHaveBeenCalled();
});

it('when an answer is slow, then what the way can explain moves nothing, and what it cannot does', async () => {
  const clock = openClock();
  const readLate = (behindMs: number) => {
    clock.mongo.time = Date.now() - behindMs;
    clock.mongo.wayMs = 2_000;
    return clock.measure();
  };
  await readLate(2_000);
  expect(clock.aheadMs()).toBe(0);
  await readLate(MINUTES);
  expect(clock.aheadMs()).toBe(MINUTES);
  await readLate(MINUTES - 1_000);
  expect(clock.aheadMs()).toBe(MINUTES);
});

it('when a clock is wrong, then it is warned of once, and told when it was set right', async () => {
  vi.setSystemTime(RIGHT + MINUTES);
  const { measure, log, aheadMs } = openClock();
  for (const _ of [1, 2]) await measure();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith({ aheadMs: MINUTES }, expect.any(String));
  vi.setSystemTime(Date.now() - MINUTES);
  for (const _ of [1, 2]) await measure();
  expect(aheadMs()).toBe(0);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(1);
});

it('when MongoDB does not answer, then what is known of the clock stays', async () => {
  vi.setSystemTime(RIGHT + MINUTES);
  const clock = openClock();
  await clock.measure();
  clock.mongo.isAway = true;
  await expect(clock.measure()).rejects.toThrow('mongodb is away');
  expect(clock.now().getTime()).toBe(clock.mongo.time);
});
