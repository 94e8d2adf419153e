import { CompanionState, ModelError } from '@inkwell/ai';
import type { Finding } from '@inkwell/ai/care';
import { createFeelingsReader, type FeelingsReader } from '@inkwell/ai/feelings';
import {
  type Conversation,
  IDENTITY_HEADER,
  type MessageAnalyses,
  TIMEZONE_HEADER,
} from '@inkwell/contracts';
import { deliver } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatHandlers } from '../src/events.ts';
import { contentAad, type MessageRow } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';

const TOKEN_BUDGET = 1_000;
const WORRIED = 'I am so worried about the rent.';
const GRATEFUL = 'I am so grateful for my sister.';
const BY_WORDS = createFeelingsReader();
const A_DAY_AND_MORE_MS = 25 * 60 * 60_000;

let chat: Chat;
beforeAll(async () => {
  chat = await startChat({ tokenBudget: TOKEN_BUDGET });
  chat.model.answerAlways('I hear you.');
});
beforeEach(() => {
  chat.feelings.read = BY_WORDS.read;
});
afterAll(() => chat.close());

/** Sends a message, has it answered, and returns the ids of it and of its conversation. */
async function send(userId: string, content: string, extra: Record<string, unknown> = {}) {
  const reader = await chat.send(userId, content, extra);
  const id = await reader.conversationId();
  await reader.readAll();
  const row = await chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
  return { id, messageId: String(row?.['_id']) };
}
const analyse = (userId: string, messageId: string) =>
  deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId });
async function tell(userId: string, content: string, extra: Record<string, unknown> = {}) {
  const sent = await send(userId, content, extra);
  await analyse(userId, sent.messageId);
  return sent;
}

const rowOf = (userId: string) => chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
const events = (userId: string) =>
  chat.database
    .collection('outbox')
    .find({ name: 'chat.message-analysed', 'data.userId': userId })
    .map(({ data }) => data)
    .toArray();

async function conversation(userId: string, id: number, query = ''): Promise<Conversation> {
  const response = await chat.request('GET', userId, `/${id}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Conversation;
}
/** Who wrote each message, and what stands beside it. */
const shown = async (userId: string, id: number) =>
  (await conversation(userId, id)).messages.map(({ sender, analysis }) => [sender, analysis?.emotions]);

const asInsights = (userId: string, date = today()) =>
  chat.app.inject({
    url: `/internal/days/${date}/analyses`,
    headers: { [IDENTITY_HEADER]: chat.signAsInsights({ userId }) },
  });
const analysesOf = async (userId: string, date = today()) =>
  (await asInsights(userId, date)).json<MessageAnalyses>().messages;

describe('what a message says of its writer', () => {
  it('when it was read, then it stands beside the reply, and insights is told once', async () => {
    const userId = newUser();
    const { id, messageId } = await send(userId, WORRIED);
    expect((await conversation(userId, id)).messages[1]).toMatchObject({ sender: 'ai', analysis: null });
    const notice = chat.nextNotice(userId);
    for (const _ of [1, 2]) await analyse(userId, messageId);
    expect(await notice).toBe('chat');
    expect(await shown(userId, id)).toEqual([
      ['user', undefined],
      ['ai', ['anxiety']],
    ]);
    expect(await events(userId)).toEqual([{ userId, date: today() }]);
  });

  it('when it says nothing of a feeling, then the reply has an analysis without any', async () => {
    const userId = newUser();
    const { id } = await tell(userId, 'The bus was on time.');
    expect(await shown(userId, id)).toEqual([
      ['user', undefined],
      ['ai', []],
    ]);
  });

  it('when a page of the list begins with a reply, then what it answers is known all the same', async () => {
    const userId = newUser();
    const { id } = await tell(userId, WORRIED);
    const box = await chat.vault.open(userId);
    await chat.messages.insertMany(
      Array.from({ length: 99 }, (_, index): MessageRow => {
        const _id = new mongoose.Types.ObjectId();
        const at = new Date(Date.now() + index);
        const content = box.seal('Later.', contentAad(_id));
        return { _id, userId, conversationId: id, sender: 'user', at, turn: _id, content };
      }),
    );
    const { messages, more } = await conversation(userId, id);
    expect([messages.length, more]).toEqual([100, true]);
    expect(messages[0]).toMatchObject({ sender: 'ai', analysis: { emotions: ['anxiety'] } });
  });

  it('when the memory is switched off, then it is read as well, and nothing is noted', async () => {
    const userId = newUser();
    const call = { method: 'PUT', url: '/api/memory/settings', payload: { enabled: false } } as const;
    const headers = {
      [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }),
      [TIMEZONE_HEADER]: 'Etc/UTC',
    };
    expect((await chat.app.inject({ ...call, headers })).statusCode).toBe(200);
    await tell(userId, 'My sister Ana called. I am so worried about her.');
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['anxiety'] }]);
    const memory = await chat.app.inject({ url: '/api/memory', headers });
    expect(memory.json()).toMatchObject({ facts: [] });
  });

  it('when it shows danger, then it is read like the others, and nothing stands beside its reply', async () => {
    const userId = newUser();
    const { id } = await tell(userId, 'I am so sad. I want to kill myself');
    expect(await shown(userId, id)).toEqual([
      ['user', undefined],
      ['ai', undefined],
    ]);
    expect(await rowOf(userId)).not.toHaveProperty('analysisDueAt');
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['sadness'] }]);
    expect(await events(userId)).toEqual([{ userId, date: today() }]);
  });

  it('when danger is found after it was read, then it is shown no more, and told as before', async () => {
    const userId = newUser();
    let find: (found: Finding) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (find = resolve)));
    const { id } = await tell(userId, WORRIED);
    chat.screen.setHead(() => Promise.resolve(null));
    const notice = chat.nextNotice(userId);
    find({ level: 'crisis', kind: 'suicide' });
    await notice;
    expect(await shown(userId, id)).toEqual([
      ['user', undefined],
      ['ai', undefined],
    ]);
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['anxiety'] }]);
  });
});

describe('servers that are away', () => {
  it('when the reading server is, then the message stays due for a day, and its words are read in the end', async () => {
    const userId = newUser();
    chat.feelings.read = () => Promise.reject(new ModelError('unavailable', 'away'));
    const { id, messageId } = await tell(userId, WORRIED);
    expect(await rowOf(userId)).toHaveProperty('analysisDueAt');
    expect(await shown(userId, id)).toEqual([
      ['user', undefined],
      ['ai', undefined],
    ]);
    await chat.messages.updateOne(
      { userId, sender: 'user' },
      { $set: { at: new Date(Date.now() - A_DAY_AND_MORE_MS) } },
    );
    await analyse(userId, messageId);
    expect(await rowOf(userId)).not.toHaveProperty('analysisDueAt');
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['anxiety'] }]);
  });

  it('when the reading server refuses the text, then its words are read at once', async () => {
    const userId = newUser();
    chat.feelings.read = () => Promise.reject(new ModelError('refused', 'too long', { status: 413 }));
    await tell(userId, WORRIED);
    expect(await rowOf(userId)).not.toHaveProperty('analysisDueAt');
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['anxiety'] }]);
  });

  it('when a language model reads, then its tokens count, and over the budget it is not asked', async () => {
    const userId = newUser();
    const people: Array<Parameters<FeelingsReader['read']>[1]> = [];
    chat.feelings.read = (text, person) => {
      people.push(person);
      person?.onTokens?.(TOKEN_BUDGET);
      return BY_WORDS.read(text);
    };
    for (const content of ['The first of them', 'The second of them']) await tell(userId, content);
    expect(people).toEqual([
      { safetyIdentifier: `hash of ${userId}`, onTokens: expect.any(Function) },
      undefined,
    ]);
  });
});

describe('messages that say little by themselves', () => {
  /** Answers with this to tap under it. */
  async function answerWith(choices: string[]): Promise<void> {
    const call = await chat.model.next();
    call.say('Would that help?');
    call.conclude({ choices, exercise: null, state: CompanionState.parse({ choices: [] }), progress: null });
    call.end();
  }

  it('when one is short, or an answer that was offered, then no language model is asked for feelings', async () => {
    const userId = newUser();
    const asked: string[] = [];
    chat.feelings.read = (text, person) => {
      if (person) asked.push(text);
      return BY_WORDS.read(text);
    };
    chat.model.answerAlways(null);
    const offered = 'Yes, a small step';
    for (const content of ['I cannot begin at all', offered, '8', 'rather not', offered]) {
      const telling = tell(userId, content);
      await answerWith(content.startsWith('I') ? [offered, 'Not now'] : []);
      await telling;
    }
    chat.model.answerAlways('I hear you.');
    // What is typed later, under another reply, is one's own.
    expect(asked).toEqual(['I cannot begin at all', offered]);
    expect(await analysesOf(userId)).toHaveLength(5);
  });
});

describe('a message that is replaced', () => {
  it('when it was analysed, then insights is told that it left, and the new one is read', async () => {
    const userId = newUser();
    const { messageId } = await tell(userId, WORRIED);
    const replacing = await send(userId, GRATEFUL, { replaces: messageId });
    expect(await analysesOf(userId)).toEqual([]);
    expect(await events(userId)).toHaveLength(2);
    await analyse(userId, replacing.messageId);
    expect(await analysesOf(userId)).toMatchObject([{ emotions: ['gratitude'], themes: ['siblings'] }]);
    expect(await events(userId)).toHaveLength(3);
  });

  it('when it was not, then there is nothing to tell; its late reading is stored nowhere', async () => {
    const userId = newUser();
    const { messageId } = await send(userId, WORRIED);
    chat.feelings.read = async (text) => {
      await send(userId, GRATEFUL, { replaces: messageId });
      return BY_WORDS.read(text);
    };
    await analyse(userId, messageId);
    expect(await events(userId)).toEqual([]);
    expect(await analysesOf(userId)).toEqual([]);
  });

  it('when it and others leave together, then insights is told once', async () => {
    const userId = newUser();
    const { messageId } = await tell(userId, WORRIED);
    await tell(userId, GRATEFUL);
    await send(userId, 'Anew', { replaces: messageId });
    expect(await events(userId)).toHaveLength(3);
  });
});

describe('what insights is answered', () => {
  it('when a day has conversations of several modes, then their messages come together, oldest first', async () => {
    const userId = newUser();
    await tell(userId, WORRIED);
    await tell(userId, GRATEFUL, { mode: 'heal' });
    await tell(userId, 'I feel calm and peaceful.', { mode: 'plan' });
    await tell(userId, 'I was furious.', { date: '2026-01-05' });
    const messages = await analysesOf(userId);
    expect(messages.map(({ emotions }) => emotions[0])).toEqual(['anxiety', 'gratitude', 'calm']);
    expect(messages[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      at: expect.any(String),
      emotions: ['anxiety'],
      themes: ['money'],
      sentiment: 'negative',
      valence: expect.any(Number),
    });
    expect(await analysesOf(userId, '2026-01-05')).toMatchObject([{ emotions: ['anger'] }]);
    expect(await events(userId)).toContainEqual({ userId, date: '2026-01-05' });
  });

  it('when a day has more than 500 messages, then the oldest 500 come', async () => {
    const userId = newUser();
    await tell(userId, WORRIED);
    const row = await rowOf(userId);
    if (!row) throw new Error('no message');
    const { _id, clientMessageId: _, ...fields } = row;
    const copies = Array.from({ length: 500 }, (__, index) => ({
      ...fields,
      turn: new mongoose.Types.ObjectId(),
      at: new Date(fields['at'].getTime() + 1 + index),
    }));
    await chat.messages.insertMany(copies);
    const messages = await analysesOf(userId);
    expect(messages).toHaveLength(500);
    expect(messages[0]?.id).toBe(String(_id));
  });

  it("when it asks for another person's day, or a day that is none, then it learns nothing", async () => {
    const [userId, other] = [newUser(), newUser()];
    await tell(userId, WORRIED);
    expect(await analysesOf(other)).toEqual([]);
    expect((await asInsights(userId, '2026-02-30')).statusCode).toBe(400);
  });

  it('when another service or the gateway asks, then it is refused', async () => {
    const userId = newUser();
    for (const identity of [chat.signAsAuth({ userId }), chat.sign({ userId, hasAccess: true })]) {
      const headers = { [IDENTITY_HEADER]: identity };
      const answer = await chat.app.inject({ url: `/internal/days/${today()}/analyses`, headers });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('erasing', () => {
  it('when the person is erased, also while a message is read, then nothing is left or told', async () => {
    const userId = newUser();
    await tell(userId, WORRIED);
    const { messageId } = await send(userId, GRATEFUL);
    chat.feelings.read = async (text) => {
      await deliver(chatHandlers(chat), 'auth.user-deleted', { userId });
      return BY_WORDS.read(text);
    };
    await analyse(userId, messageId);
    expect(await chat.messages.countDocuments({ userId })).toBe(0);
    expect(await events(userId)).toHaveLength(1);
    await analyse(userId, messageId);
  });
});

it('when a page of long ago is read anew, then nothing is noted from it', async () => {
  const userId = newUser();
  const date = '2026-01-05';
  chat.journal
    .on(`/internal/entries/${date}/page`)
    .set(userId, { content: 'I work as a nurse.', isCared: false });
  await deliver(chatHandlers(chat), 'journal.entry-analysed', { userId, date });
  const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
  expect(row).toBeNull();
});
