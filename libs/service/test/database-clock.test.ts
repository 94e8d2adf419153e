import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { mongoUri } from '@inkwell/testing';
import type { Connection } from 'mongoose';
import { register } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDatabaseClock } from '../src/database-clock.ts';
import { createLog } from '../src/log.ts';
import { connectMongo } from '../src/mongo.ts';
import { createClosers } from '../src/process.ts';

const MINUTES = 5 * 60_000;
const MOMENT_MS = 5_000;
const log = createLog({ name: 'clock', level: 'silent' });

let connection: Connection;
let closers: ReturnType<typeof createClosers>;
beforeEach(async () => {
  closers = createClosers();
  const uri = mongoUri('clock');
  connection = await connectMongo(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`, log);
  closers.add(() => connection.close());
});
afterEach(async () => {
  vi.useRealTimers();
  await closers.close();
});

async function mongoTime(): Promise<number> {
  const [row] = await connection
    .getClient()
    .db('admin')
    .aggregate<{ now: Date }>([{ $documents: [{ now: '$$NOW' }] }])
    .toArray();
  return row?.now.getTime() ?? 0;
}
const metric = () => register.getSingleMetricAsString('inkwell_clock_ahead_seconds');

it('when a process starts with a wrong clock, then its time is that of `$$NOW`, and Prometheus learns how wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - MINUTES });
  const now = await startDatabaseClock(connection, { log, closers });
  expect(Math.abs(now().getTime() - (await mongoTime()))).toBeLessThan(MOMENT_MS);
  expect(await metric()).toMatch(/^inkwell_clock_ahead_seconds -(299|300)/m);
  await closers.close();
  expect(await metric()).not.toMatch(/^inkwell_clock_ahead_seconds -/m);
});

it('when a clock becomes wrong, then it is corrected half a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const now = await startDatabaseClock(connection, { log, closers });
  vi.setSystemTime(Date.now() + MINUTES);
  const measured = once(connection.getClient(), 'commandSucceeded');
  vi.advanceTimersByTime(30_000);
  await measured;
  await setImmediate();
  expect(Math.abs(now().getTime() - (await mongoTime()))).toBeLessThan(MOMENT_MS);
});
