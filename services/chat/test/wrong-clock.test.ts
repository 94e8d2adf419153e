import { startDatabaseClock } from '@inkwell/service';
import { openService } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MessageRow } from '../src/messages/message.model.ts';
import { newUser, startChat } from './harness.ts';

const MINUTES = 5 * 60_000;
const CLAIM_MS = 60_000;
/** By how much a process may be wrong about MongoDB's time on a busy machine. */
const ERROR_MS = 5_000;

let kit: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  kit = await openService('chat');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => kit.close());

async function mongoTime(): Promise<number> {
  const reply = await kit.connection.getClient().db().command({ hello: 1 });
  return (reply['localTime'] as Date).getTime();
}

function expectBetween(at: Date | undefined, from: number, to: number): void {
  expect(at?.getTime()).toBeGreaterThan(from - ERROR_MS);
  expect(at?.getTime()).toBeLessThan(to + ERROR_MS);
}

it.each([
  ['ahead', MINUTES],
  ['behind', -MINUTES],
])(
  'when the clock of a process is five minutes %s, then messages and claims have the time of MongoDB',
  async (_, by) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
    const before = await mongoTime();
    const now = await startDatabaseClock(kit.connection, kit);
    const chat = await startChat({ now });
    chat.model.answerAlways('I hear you.');
    const userId = newUser();
    const rowOf = (sender: MessageRow['sender']) =>
      kit.database.collection<MessageRow>('messages').findOne({ userId, sender });

    const reader = await chat.send(userId, 'I am so worried about the rent.', {
      date: now().toISOString().slice(0, 10),
    });
    await reader.readAll();
    const answeredAt = await mongoTime();
    const message = await rowOf('user');
    const reply = await rowOf('ai');
    for (const at of [message?.at, message?.analysisDueAt, reply?.renewedAt])
      expectBetween(at, before, answeredAt);

    await chat.analysis.tick();
    const claimedAt = await mongoTime();
    const claimed = await rowOf('user');
    // The clock of the process stands still since it was set.
    expectBetween(claimed?.analysisDueAt, before + CLAIM_MS, claimedAt + CLAIM_MS);
    await chat.close();
  },
);
