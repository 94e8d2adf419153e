import type { Conversation } from '@inkwell/contracts';
import { watchRoundTrips } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentAad, type MessageRow } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
  chat.model.answerAlways('I hear you.');
});
afterAll(() => chat.close());

/** A conversation with these messages besides the two of its beginning, oldest first: 'ai' replies to the one before. */
async function startConversation(
  userId: string,
  earlier: Array<{ content: string; sender?: 'user' | 'ai'; at?: Date }>,
): Promise<number> {
  const reader = await chat.send(userId, 'The newest.');
  const id = await reader.conversationId();
  await reader.readAll();
  const box = await chat.vault.open(userId);
  let turn = new mongoose.Types.ObjectId();
  let lastAt = new Date();
  const rows = earlier.map(({ content, sender = 'user', at }, index): MessageRow => {
    const _id = new mongoose.Types.ObjectId();
    if (sender === 'user') {
      turn = _id;
      lastAt = at ?? new Date(Date.now() - 86_400_000 + index);
    }
    return {
      _id,
      userId,
      conversationId: id,
      sender,
      at: lastAt,
      turn,
      content: box.seal(content, contentAad(_id)),
      ...(sender === 'ai' && { state: 'stopped', pieces: [] }),
    };
  });
  await chat.messages.insertMany(rows);
  return id;
}

async function read(userId: string, id: number, before?: string): Promise<Conversation> {
  const response = await chat.request(
    'GET',
    userId,
    `/${id}${before === undefined ? '' : `?before=${before}`}`,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Conversation;
}

/** Every page from the newest to the oldest, each as the texts of its messages. */
async function readPages(userId: string, id: number): Promise<string[][]> {
  const pages: string[][] = [];
  let page = await read(userId, id);
  for (;;) {
    pages.push(page.messages.map(({ content }) => content));
    if (!page.more) return pages;
    page = await read(userId, id, page.messages[0]?.id);
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ content: `${index}` }));
const texts = (messages: Array<{ content: string }>) => messages.map(({ content }) => content);

describe('reading a conversation in pages', () => {
  it('when it is longer than a page, then the last 100 come, and each page before ends where that one begins', async () => {
    const userId = newUser();
    const earlier = numbered(230);
    const id = await startConversation(userId, earlier);
    const pages = await readPages(userId, id);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 32]);
    expect(pages.toReversed().flat()).toEqual([...texts(earlier), 'The newest.', 'I hear you.']);
  });

  it('when a page ends with the oldest message, then there are no more', async () => {
    const lengthsWith = async (earlier: number) => {
      const userId = newUser();
      const id = await startConversation(userId, numbered(earlier));
      return (await readPages(userId, id)).map(({ length }) => length);
    };
    expect(await lengthsWith(98)).toEqual([100]);
    expect(await lengthsWith(99)).toEqual([100, 1]);
  });

  it('when messages of one instant stand on both sides of a page’s edge, then each comes once, before its reply', async () => {
    const userId = newUser();
    const at = new Date(Date.now() - 3_600_000);
    const earlier = numbered(110).flatMap(({ content }) => [
      { content, at },
      { content: `Reply to ${content}`, sender: 'ai' as const },
    ]);
    const id = await startConversation(userId, earlier);
    const pages = await readPages(userId, id);
    expect(pages.toReversed().flat()).toEqual([...texts(earlier), 'The newest.', 'I hear you.']);
  });

  it('when replies ended before their first word, then they are not shown and a page is full without them', async () => {
    const userId = newUser();
    const earlier = numbered(150).flatMap(({ content }) => [
      { content },
      { content: '', sender: 'ai' as const },
    ]);
    const id = await startConversation(userId, earlier);
    expect((await readPages(userId, id)).map(({ length }) => length)).toEqual([100, 52]);
  });

  it('when messages are added meanwhile, then the next page goes on where the last one began', async () => {
    const userId = newUser();
    const id = await startConversation(userId, numbered(130));
    const newest = await read(userId, id);
    await (await chat.send(userId, 'One more.', {}, id)).readAll();
    const before = await read(userId, id, newest.messages[0]?.id);
    expect(texts(before.messages)).toEqual(texts(numbered(32)));
  });

  it.each([
    ['no id', () => 'x'],
    ['an operator', () => '%7B%22$gt%22:%22%22%7D'],
    ['nobody’s id', () => '0'.repeat(24)],
    ['another person’s', async () => (await messageOf(newUser())).messageId],
  ])('when `before` is %s, then it is 400 and names it', async (_what, find) => {
    const userId = newUser();
    const { id } = await messageOf(userId);
    const response = await chat.request('GET', userId, `/${id}?before=${await find()}`);
    expect(response.status).toBe(400);
    const { context } = (await response.json()) as { context: { fields: object } };
    expect(Object.keys(context.fields)).toEqual(['before']);
  });

  it('when `before` is in another conversation of the same person, then it is 400', async () => {
    const userId = newUser();
    const { messageId } = await messageOf(userId);
    const { id } = await messageOf(userId, 'plan');
    expect((await chat.request('GET', userId, `/${id}?before=${messageId}`)).status).toBe(400);
  });

  it('when the conversation is long, then a page costs two round trips, an older one three', async () => {
    const userId = newUser();
    const id = await startConversation(userId, numbered(250));
    const trips = watchRoundTrips(chat.connection);
    const { messages } = await read(userId, id);
    const first = trips.count();
    await read(userId, id, messages[0]?.id);
    trips.stop();
    expect([first, trips.count() - first]).toEqual([2, 3]);
  });
});

async function messageOf(userId: string, mode = 'heal'): Promise<{ id: number; messageId: string }> {
  const reader = await chat.send(userId, 'Hello.', { mode });
  const id = await reader.conversationId();
  await reader.readAll();
  return { id, messageId: (await read(userId, id)).messages[0]?.id ?? '' };
}
