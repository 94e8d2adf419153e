import type { Connection } from 'mongoose';
import type { Logger } from './log.ts';
import { createSampledGauge } from './metrics.ts';
import type { Closers } from './process.ts';

const MEASURE_EVERY_MS = 30_000;
/** A process whose clock differs by less, in ms, keeps its own time. */
const TOLERANCE_MS = 500;

const sampleOffsets = createSampledGauge({
  name: 'inkwell_clock_ahead_seconds',
  help: "How far the process's clock is ahead of MongoDB's; below 0 it is behind. 0 within half a second.",
  labelNames: [],
});

/** MongoDB's time, known without asking for it each time. */
export interface DatabaseClock {
  now: () => Date;
  /** How far the process's clock was ahead when it was last measured, in ms. Below 0: behind. */
  aheadMs: () => number;
  /** Compares the two clocks. Rejects where MongoDB does not answer: then what is known stays. */
  measure: () => Promise<void>;
}

/**
 * Corrects the process's clock by how far it is from MongoDB's, and warns once where it is wrong. A difference that
 * the way to MongoDB and back can explain changes nothing, so that a slow answer does not move the time.
 *
 * @param options.readTime asks for MongoDB's time
 */
export function createDatabaseClock(options: {
  readTime: () => Promise<Date>;
  log: Pick<Logger, 'warn' | 'info'>;
}): DatabaseClock {
  const { readTime, log } = options;
  let aheadMs = 0;

  async function measure(): Promise<void> {
    const sentAt = performance.now();
    const time = await readTime();
    const halfWayMs = (performance.now() - sentAt) / 2;
    const measuredMs = Math.round(Date.now() - halfWayMs - time.getTime());
    if (Math.abs(measuredMs - aheadMs) <= TOLERANCE_MS + halfWayMs) return;
    const wasWrong = isBeyondTolerance(aheadMs);
    aheadMs = measuredMs;
    if (isBeyondTolerance(aheadMs) && !wasWrong)
      log.warn({ aheadMs }, "this process's clock is wrong by MongoDB's");
    if (!isBeyondTolerance(aheadMs) && wasWrong) log.info({ aheadMs }, "this process's clock is right again");
  }

  return { now: () => new Date(Date.now() - aheadMs), aheadMs: () => aheadMs, measure };
}

const isBeyondTolerance = (aheadMs: number): boolean => Math.abs(aheadMs) > TOLERANCE_MS;

/**
 * Measures the process's clock against that of MongoDB's primary, now and every 30 s. Times that other processes
 * compare with theirs, such as when work is due, are to be taken from what this returns.
 *
 * @returns the time by MongoDB's clock
 * @throws when MongoDB does not answer at the start
 */
export async function startDatabaseClock(
  connection: Connection,
  { log, closers }: { log: Logger; closers: Closers },
): Promise<() => Date> {
  const db = connection.getClient().db();
  const readTime = async (): Promise<Date> => (await db.command({ hello: 1 }))['localTime'] as Date;
  const clock = createDatabaseClock({ readTime, log });
  await clock.measure();
  closers.add(sampleOffsets(() => [{ labels: {}, value: clock.aheadMs() / 1_000 }]));
  const timer = setInterval(() => {
    clock.measure().catch((error: unknown) => log.debug({ err: error }, 'the clock was not compared'));
  }, MEASURE_EVERY_MS);
  closers.add(() => clearInterval(timer));
  return clock.now;
}
