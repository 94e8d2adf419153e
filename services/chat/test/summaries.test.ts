import { ModelError } from '@inkwell/ai';
import { tokensKey } from '@inkwell/service';
import { deliver, readableIn } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationRow } from '../src/conversations/conversation.model.ts';
import { chatHandlers } from '../src/events.ts';
import { contentAad, type MessageRow } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';
import type { AnyObjectRequest } from './scripted-model.ts';

type SummaryInput = { summary: string | null; messages: { role: string; content: string }[] };

const TOKEN_BUDGET = 1_000;

let chat: Chat;
let asked: AnyObjectRequest[] = [];
beforeAll(async () => {
  chat = await startChat({ tokenBudget: TOKEN_BUDGET });
});
beforeEach(() => {
  asked = [];
  chat.model.answerObjects((request) => {
    asked.push(request);
    request.onTokens?.(10);
    return { summary: `Summary ${asked.length}` };
  });
});
afterAll(() => chat.close());

const inputOf = (index: number) => asked[index]?.input as SummaryInput;
const rowOf = (id: number) => chat.database.collection<ConversationRow>('conversations').findOne({ _id: id });

/** Sends a message and has it answered. @returns what the model was asked with */
async function talk(userId: string, content: string, id?: number, extra: Record<string, unknown> = {}) {
  const reader = await chat.send(userId, content, extra, id);
  const call = await chat.model.next();
  call.say(`You said: ${content}`);
  call.end();
  const conversationId = await reader.conversationId();
  await reader.readAll();
  return { id: conversationId, request: call.request };
}

/** Puts exchanges of an earlier time into a conversation. */
async function fill(userId: string, id: number, exchanges: number, text: (index: number) => string) {
  const box = await chat.vault.open(userId);
  const start = Date.now() - 86_400_000;
  const rows = Array.from({ length: exchanges }, (_, index): MessageRow[] => {
    const [turn, reply] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    const at = new Date(start + index * 1_000);
    const scope = { userId, conversationId: id, at, turn };
    const ended = { state: 'complete' as const, pieces: [], renewedAt: at, endedAt: at };
    return [
      { ...scope, _id: turn, sender: 'user', content: box.seal(text(index), contentAad(turn)) },
      { ...scope, _id: reply, sender: 'ai', content: box.seal('I see.', contentAad(reply)), ...ended },
    ];
  });
  await chat.messages.insertMany(rows.flat());
}

const summarise = (userId: string, conversationId: number) =>
  deliver(chatHandlers(chat), 'chat.summarise-conversation', { userId, conversationId });

/** A conversation of so many exchanges whose next reply has marked it. */
async function longConversation(exchanges: number, text = (index: number) => `Message ${index}.`) {
  const userId = newUser();
  const { id } = await talk(userId, 'Hello.');
  await fill(userId, id, exchanges, text);
  await talk(userId, 'And now?', id);
  return { userId, id };
}

describe('the running summary of a conversation', () => {
  it('when a conversation is short, then none is due', async () => {
    const { id } = await longConversation(5);
    expect((await rowOf(id))?.summaryDueAt).toBeUndefined();
  });

  it('when it has grown long, then all but the last messages are summed up, sealed, and given to the model', async () => {
    const { userId, id } = await longConversation(20);
    expect((await rowOf(id))?.summaryDueAt).toBeInstanceOf(Date);
    await summarise(userId, id);
    expect(inputOf(0).summary).toBeNull();
    expect(inputOf(0).messages.slice(0, 3)).toEqual([
      { role: 'user', content: 'Message 0.' },
      { role: 'assistant', content: 'I see.' },
      { role: 'user', content: 'Message 1.' },
    ]);
    expect(inputOf(0).messages.map(({ content }) => content)).not.toContain('And now?');
    expect(asked[0]?.instructions).not.toContain('Message');
    const row = await rowOf(id);
    expect(row).toMatchObject({ summaryVersion: 1 });
    expect(row).not.toHaveProperty('summaryDueAt');
    expect(readableIn(row)).not.toContain('Summary 1');
    expect((await talk(userId, 'Go on.', id)).request.summary).toBe('Summary 1');
  });

  it('when it grows on, then the next takes up the one before and what was said since, and nothing twice', async () => {
    const { userId, id } = await longConversation(20);
    await summarise(userId, id);
    for (let index = 0; index < 9; index += 1) await talk(userId, `More ${index}.`, id);
    expect((await rowOf(id))?.summaryDueAt).toBeInstanceOf(Date);
    await summarise(userId, id);
    expect(inputOf(1).summary).toBe('Summary 1');
    const [first, second] = [inputOf(0), inputOf(1)].map(({ messages }) =>
      messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    );
    expect(second).toContain('More 0.');
    expect(second?.filter((content) => first?.includes(content))).toEqual([]);
    await summarise(userId, id);
    expect(asked).toHaveLength(2);
  });

  it('when it holds 10,000 messages, then a job reads no more of it than a page, in one call', async () => {
    const { userId, id } = await longConversation(5_000);
    const { database: db } = chat;
    await db.command({ profile: 2 });
    await summarise(userId, id);
    await db.command({ profile: 0 });
    const entries = await db
      .collection<{ docsExamined?: number; planSummary?: string }>('system.profile')
      .find({
        ns: { $in: [`${db.databaseName}.messages`, `${db.databaseName}.conversations`] },
        planSummary: { $exists: true },
      })
      .toArray();
    await db.dropCollection('system.profile');
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter(({ planSummary }) => planSummary === 'COLLSCAN')).toEqual([]);
    expect(Math.max(...entries.map(({ docsExamined = 0 }) => docsExamined))).toBeLessThanOrEqual(120);
    expect(asked).toHaveLength(1);
    expect(inputOf(0).messages.length).toBeLessThanOrEqual(120);
  });

  it('when messages are long, then one call takes some, and the rest is due at once', async () => {
    const { userId, id } = await longConversation(12, (index) => `${index} ${'x'.repeat(7_000)}`);
    await summarise(userId, id);
    expect(inputOf(0).messages.filter(({ role }) => role === 'user').length).toBeLessThan(6);
    expect((await rowOf(id))?.summaryDueAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('when what it holds is replaced, then it is gone; when that happens meanwhile, then it is not stored', async () => {
    const { userId, id } = await longConversation(20);
    const [replaced, other] = await chat.messages
      .find({ userId, conversationId: id, sender: 'user' })
      .sort({ at: 1 })
      .toArray();
    await summarise(userId, id);
    const again = await talk(userId, 'Better so.', id, { replaces: other?._id.toHexString() });
    expect(again.request.summary).toBeUndefined();
    expect(await rowOf(id)).not.toHaveProperty('summary');

    await fill(userId, id, 20, (index) => `Later ${index}.`);
    await talk(userId, 'And then?', id);
    chat.model.answerObjects(async () => {
      await talk(userId, 'Better still.', id, { replaces: replaced?._id.toHexString() });
      return { summary: 'Of what was replaced' };
    });
    await summarise(userId, id);
    expect(await rowOf(id)).not.toHaveProperty('summary');
  });

  it.each([
    ['is away', 'unavailable', true],
    ['refuses', 'refused', false],
  ] as const)(
    'when the model %s, then what was there stays, and it is due later or with the next turns',
    async (_how, kind, isDue) => {
      const { userId, id } = await longConversation(20);
      chat.model.answerObjects(() => {
        throw new ModelError(kind, 'no');
      });
      await summarise(userId, id);
      const row = await rowOf(id);
      expect(row).not.toHaveProperty('summary');
      expect((row?.summaryDueAt?.getTime() ?? 0) > Date.now()).toBe(isDue);
    },
  );

  it('when it is due, then the tick queues it once, and what it used counts on the day', async () => {
    const { userId, id } = await longConversation(20);
    await chat.summaries.tick();
    expect((await rowOf(id))?.summaryDueAt?.getTime()).toBeGreaterThan(Date.now());
    await summarise(userId, id);
    expect(await chat.redis.get(tokensKey(userId, today()))).toBe('10');
    expect((await rowOf(id))?.summaryDueAt).toBeUndefined();
  });

  it('when the person is over the budget, then no model is asked, and it is due with the next turns', async () => {
    const { userId, id } = await longConversation(20);
    await chat.tokenBudget.add(userId, TOKEN_BUDGET);
    await summarise(userId, id);
    expect(asked).toEqual([]);
    expect(await rowOf(id)).not.toHaveProperty('summaryDueAt');
  });

  it('when the person is erased, then nothing is summed up', async () => {
    const { userId, id } = await longConversation(20);
    await chat.erasure.eraseUser(userId);
    await summarise(userId, id);
    expect(asked).toEqual([]);
  });
});
