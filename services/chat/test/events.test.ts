import { LIMITS } from '@inkwell/contracts';
import { createOutbox, type Handler, startRelay, startWorker } from '@inkwell/events';
import { inTransaction } from '@inkwell/service';
import { digestOf, readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatHandlers } from '../src/events.ts';
import { type Chat, newUser, startChat } from './harness.ts';

type AuthEvent = 'auth.onboarding-completed' | 'auth.soulprint-written' | 'auth.user-deleted';

let chat: Chat;
let close: () => Promise<void>;
let emit: (name: AuthEvent, userId: string) => Promise<void>;
beforeAll(async () => {
  chat = await startChat();
  const handled = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  const handlers: Handler[] = chatHandlers(chat).map((handler) => ({
    ...handler,
    run: async (data, context) => {
      const waiting = handled.get(`${handler.name} ${(data as { userId: string }).userId}`);
      try {
        await handler.run(data, context);
      } catch (error) {
        waiting?.reject(error);
        throw error;
      }
      waiting?.resolve();
    },
  }));
  const outbox = createOutbox(chat.connection, 'auth');
  const relay = startRelay({ ...chat.queue, service: 'auth', connection: chat.connection });
  const worker = startWorker({ ...chat.queue, service: 'chat', handlers });
  emit = async (name, userId) => {
    const done = new Promise<void>((resolve, reject) =>
      handled.set(`${name} ${userId}`, { resolve, reject }),
    );
    await inTransaction(chat.connection, (session) => outbox.add(session, name, { userId }));
    await done;
  };
  close = async () => {
    await worker.close();
    await relay.close();
    await chat.close();
  };
});
afterAll(() => close());

/** What the model is told of a person. */
async function factsFor(userId: string): Promise<unknown> {
  const reader = await chat.send(userId, 'Hello.');
  const call = await chat.model.next();
  call.say('Hello.');
  call.end();
  await reader.readAll();
  return call.request.facts;
}

describe('what chat keeps of a person', () => {
  it('when onboarding is done, told twice, then the companion knows the first name and the answers, and never the birth', async () => {
    const userId = newUser();
    expect(await factsFor(userId)).toEqual({ remembers: true, known: [] });
    const digest = digestOf('Ann Lee', 'Finish my novel');
    chat.auth.answers.set(userId, digest);
    for (const _ of [1, 2]) await emit('auth.onboarding-completed', userId);
    const facts = JSON.stringify(await factsFor(userId));
    expect(JSON.parse(facts)).toMatchObject({
      name: 'Ann',
      known: expect.arrayContaining([
        {
          text: 'Within twelve months you want this: Finish my novel',
          date: '2026-11-01',
          kind: 'onboarding',
        },
      ]),
    });
    expect(facts).not.toContain(digest.onboardingData.birth.date);
    const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
    expect(readableIn(row)).not.toContain('novel');
    expect(row).toHaveProperty('digest');
  });

  it('when the answers have changed since, then the newer ones are kept, also by two at once', async () => {
    const userId = newUser();
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'Finish my novel'));
    await emit('auth.onboarding-completed', userId);
    chat.auth.answers.set(userId, digestOf('Bea Lind', 'Learn to swim'));
    for (const _ of [1, 2]) await emit('auth.soulprint-written', userId);
    await Promise.all([1, 2, 3].map(() => chat.digests.refresh(userId)));
    expect(await factsFor(userId)).toMatchObject({
      name: 'Bea',
      known: expect.arrayContaining([
        expect.objectContaining({ text: 'Within twelve months you want this: Learn to swim' }),
      ]),
    });
  });

  it('when an answer is stored that is longer than answers may be today, then it is read all the same', async () => {
    const userId = newUser();
    const long = 'a'.repeat(LIMITS.answer + 1);
    chat.auth.answers.set(userId, digestOf(`Ann ${'b'.repeat(LIMITS.name)}`, long));
    await emit('auth.soulprint-written', userId);
    expect(await factsFor(userId)).toMatchObject({
      name: 'Ann',
      known: expect.arrayContaining([
        expect.objectContaining({ text: `Within twelve months you want this: ${long}` }),
      ]),
    });
  });

  it('when the person is gone from auth, then the event does nothing', async () => {
    const userId = newUser();
    await emit('auth.soulprint-written', userId);
    await expect(chat.digests.refresh(userId)).resolves.toBeUndefined();
    expect(await rowsOf(userId)).toBe(0);
  });
});

describe('a poisoned event', () => {
  it('when an event names nobody, then it fails and the others flow on', async () => {
    await expect(emit('auth.soulprint-written', '')).rejects.toMatchObject({ code: 'invalid' });
    const userId = newUser();
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'Finish my novel'));
    await emit('auth.soulprint-written', userId);
    expect(await factsFor(userId)).toMatchObject({ name: 'Ann' });
  });
});

describe('erasing', () => {
  it('when a person is deleted, told twice, then nothing of theirs is left and no later event or message brings it back', async () => {
    const userId = newUser();
    const neighbour = newUser();
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'Finish my novel'));
    await emit('auth.onboarding-completed', userId);
    await factsFor(userId);
    await factsFor(neighbour);
    for (const _ of [1, 2]) await emit('auth.user-deleted', userId);
    expect(await rowsOf(userId)).toBe(0);
    expect(await rowsOf(neighbour)).toBe(4);
    await emit('auth.soulprint-written', userId);
    const body = { content: 'Still here?', mode: 'write', date: '2026-01-02' };
    expect((await chat.request('POST', userId, '/messages', body)).status).toBe(404);
    expect(await rowsOf(userId)).toBe(0);
  });

  it('when a reply is being written, then it ends and leaves nothing', async () => {
    const userId = newUser();
    const reader = await chat.send(userId, 'Hello.');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    call.say('A piece');
    await reader.next();
    await emit('auth.user-deleted', userId);
    expect((await reader.readAll()).at(-1)).toMatchObject({ type: 'error' });
    expect((await chat.request('GET', userId, `/${id}`)).status).toBe(404);
    expect(await rowsOf(userId)).toBe(0);
  });

  it('when another replica still has the key in memory, then what it writes late is removed again', async () => {
    const late = await startChat();
    const userId = newUser();
    await late.vault.open(userId);
    await emit('auth.user-deleted', userId);
    const body = { content: 'Still here?', mode: 'write', date: '2026-01-02' };
    expect((await late.request('POST', userId, '/messages', body)).status).toBe(404);
    expect(await rowsOf(userId)).toBe(0);
    await late.close();
  });
});

async function rowsOf(userId: string): Promise<number> {
  const counts = await Promise.all([
    chat.database.collection<{ _id: string }>('people').countDocuments({ _id: userId }),
    chat.database.collection('conversations').countDocuments({ userId }),
    chat.messages.countDocuments({ userId }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
