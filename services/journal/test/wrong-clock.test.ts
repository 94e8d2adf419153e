import { randomBytes, randomUUID } from 'node:crypto';
import { startDatabaseClock } from '@inkwell/service';
import { openService, type ServiceProcess, startServiceProcess } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ANALYSIS_DELAY_MS, type Journal, openJournal, person } from './harness.ts';

const MINUTES = 5 * 60_000;
const CLAIM_MS = 60_000;
/** By how much a process may be wrong about MongoDB's time on a busy machine. */
const ERROR_MS = 5_000;

let journal: Journal;
let kit: Awaited<ReturnType<typeof openService>>;
const started: ServiceProcess[] = [];
beforeAll(async () => {
  journal = await openJournal();
  kit = await openService('journal');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(started.splice(0).map((each) => each.kill()));
  await journal.database.collection('entries').deleteMany({});
});
afterAll(async () => {
  await kit.close();
  await journal.close();
});

async function mongoTime(): Promise<number> {
  const reply = await journal.connection.getClient().db().command({ hello: 1 });
  return (reply['localTime'] as Date).getTime();
}
const dueAtOf = async (userId: string): Promise<number> => {
  const row = await journal.database.collection<{ analysisDueAt: Date }>('entries').findOne({ userId });
  return row?.analysisDueAt.getTime() ?? 0;
};

/** A process of the journal with its own clock, which has no Redis: the jobs of what it claims are lost. */
async function startWithClock(byMs: number): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const preload = `
    const Right = Date;
    globalThis.Date = class Date extends Right {
      static now() { return Right.now() + ${byMs}; }
      constructor(...parts) { super(...(parts.length === 0 ? [Right.now() + ${byMs}] : parts)); }
    };`;
  const child = await startServiceProcess('journal', {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    REDIS_URL: 'redis://127.0.0.1:1',
    VAULT_KEYS: kit.vaultKeys,
    AUTH_URL: 'http://127.0.0.1:1',
    CHAT_URL: 'http://127.0.0.1:1',
    IDENTITY_FROM_GATEWAY: secret,
    IDENTITY_FROM_INSIGHTS: secret,
    IDENTITY_FROM_CHAT: secret,
    IDENTITY_TO_AUTH: secret,
    IDENTITY_TO_CHAT: secret,
  });
  started.push(child);
}

/** Whether another process, whose clock is right, queues the person's text at that time. */
async function isQueuedAt(userId: string, at: number): Promise<boolean> {
  const enqueue = vi.spyOn(journal.jobs, 'enqueue').mockResolvedValue(true);
  journal.clock.now = new Date(at);
  await journal.elsewhere.analysis.tick();
  return enqueue.mock.calls.some(([, data]) => 'userId' in data && data.userId === userId);
}

const WRONG_CLOCKS: [string, number][] = [
  ['ahead', MINUTES],
  ['behind', -MINUTES],
];

it.each(WRONG_CLOCKS)(
  'when a process whose clock is five minutes %s claims work and its job is lost, then another has it once the claim ends',
  { timeout: 60_000 },
  async (_, by) => {
    const userId = randomUUID();
    const before = await mongoTime();
    const row = { userId, date: '2026-11-20', revision: 1, written: true, analysisDueAt: new Date(before) };
    await journal.database.collection('entries').insertOne(row);
    await startWithClock(by);
    await vi.waitFor(async () => expect(await dueAtOf(userId)).not.toBe(before), { timeout: 30_000 });
    const claimEnd = await dueAtOf(userId);
    const after = await mongoTime();

    expect(claimEnd).toBeGreaterThan(before + CLAIM_MS - ERROR_MS);
    expect(claimEnd).toBeLessThan(after + CLAIM_MS + ERROR_MS);
    expect(await isQueuedAt(userId, claimEnd - 1)).toBe(false);
    expect(await isQueuedAt(userId, claimEnd)).toBe(true);
  },
);

it.each(WRONG_CLOCKS)(
  'when a process whose clock is five minutes %s saves a text, then it is due in time',
  async (_, by) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
    const now = await startDatabaseClock(kit.connection, kit);
    const before = await mongoTime();
    journal.clock.now = now();
    const ada = person(journal);
    const { statusCode } = await ada.save({ date: now().toISOString().slice(0, 10), content: 'a' });
    const after = await mongoTime();
    expect(statusCode).toBe(200);

    const dueAt = await dueAtOf(ada.userId);
    expect(dueAt).toBeGreaterThan(before + ANALYSIS_DELAY_MS - ERROR_MS);
    expect(dueAt).toBeLessThan(after + ANALYSIS_DELAY_MS + ERROR_MS);
    expect(await isQueuedAt(ada.userId, dueAt)).toBe(true);
  },
);
