import { ModelError } from '@inkwell/ai';
import { createScreen } from '@inkwell/ai/care';
import { addDays } from '@inkwell/contracts';
import { deliver, watchRoundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatHandlers } from '../src/events.ts';
import { careIn, careOf, completion } from './care-events.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';

const OUTRIGHT = 'I want to kill myself';
const ordinary = (number: number) =>
  `The tram was late again, and I read page ${number} of the book on the way.`;

let chat: Chat;
/** How often each reader was asked about a message. */
const asked = { head: 0, model: 0 };
const embed = async (texts: readonly string[]) => {
  asked.head += 1;
  return texts.map(() => Array.from({ length: 384 }, () => 384 ** -0.5));
};
beforeAll(async () => {
  const model = {
    provider: 'openai' as const,
    object: () => {
      asked.model += 1;
      return Promise.reject(new ModelError('unavailable', 'away'));
    },
  };
  chat = await startChat({ realScreen: createScreen({ embeddings: { embed }, model }) });
  chat.model.answerAlways('I read that.');
});
afterAll(() => chat.close());

let userId = '';
beforeEach(() => {
  userId = newUser();
  chat.withoutAccess.add(userId);
  Object.assign(asked, { head: 0, model: 0 });
});

const say = async (content: string) => (await chat.send(userId, content)).readAll();
const status = async (content: string) => {
  const body = { content, mode: 'write', date: today() };
  return (await chat.request('POST', userId, '/messages', body)).status;
};

describe('what messages without access cost', () => {
  it('when fifty are sent after a crisis, then each is answered, and the head reads ten within the hour', async () => {
    expect(careIn(await say(OUTRIGHT))).toMatchObject({ level: 'crisis' });
    for (let sent = 0; sent < 50; sent += 1)
      expect(completion(await say(ordinary(sent)))).toMatchObject({ state: 'complete' });
    // The model is asked about what the phrases found something in, and about nothing else.
    expect(asked).toEqual({ head: 10, model: 1 });
    const unread = { userId, unreadSince: { $exists: true } };
    expect(await chat.messages.countDocuments(unread)).toBe(0);
    expect(careIn(await say(OUTRIGHT))).toMatchObject({ level: 'crisis' });
    expect(asked).toEqual({ head: 10, model: 1 });
  });

  it('when the phrases call for care each time, then these count as well', async () => {
    for (let sent = 0; sent < 15; sent += 1) await say(`${OUTRIGHT}, and I have said so ${sent} times.`);
    expect(asked).toEqual({ head: 10, model: 10 });
  });

  it('when fifty are sent that call for nothing, then the head reads ten of them, and no model any', async () => {
    for (let sent = 0; sent < 50; sent += 1) expect(await status(ordinary(sent))).toBe(402);
    expect(asked).toEqual({ head: 10, model: 0 });
    expect((await careOf(chat, userId)).care).toBeNull();
    expect(careIn(await say(OUTRIGHT))).toMatchObject({ level: 'crisis' });
    expect(asked).toEqual({ head: 10, model: 0 });
  });

  it('when the head read none of it, then no server is asked what it says of its writer', async () => {
    await say(OUTRIGHT);
    for (let sent = 0; sent < 10; sent += 1) await say(ordinary(sent));
    const read = vi.spyOn(chat.feelings, 'read');
    await say('I am so worried about the rent.');
    const row = await chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
    await deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId: String(row?.['_id']) });
    const stored = await chat.messages.findOne({ _id: row?.['_id'] });
    expect(stored).toMatchObject({ analysis: { emotions: ['anxiety'] } });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('when one is sent, then the companion is asked after six round trips', async () => {
    // A vector that is always the same may be a hint, which is stored.
    const other = await startChat();
    other.withoutAccess.add(userId);
    other.model.answerAlways('I read that.');
    const tell = async (content: string) => (await other.send(userId, content)).readAll();
    await tell(OUTRIGHT);
    // The first ones after a crisis are asked about safety, and answer that, which is stored as well.
    for (const number of [1, 2, 3]) await tell(ordinary(number));
    const trips = watchRoundTrips(other.connection);
    const counts: number[] = [];
    const ask = other.model.stream;
    vi.spyOn(other.model, 'stream').mockImplementationOnce((request) => {
      counts.push(trips.count());
      return ask(request);
    });
    await tell(ordinary(4));
    trips.stop();
    expect(counts).toEqual([6]);
    await other.close();
  });
});

describe('what a message costs that is refused', () => {
  it.each([
    ['is of a day to come', 400, '/messages', () => ({ date: addDays(today(), 2) })],
    ['is blank', 400, '/messages', () => ({ content: ' ' })],
    ['is for a conversation of nobody', 404, '/7/messages', () => ({})],
    ['replaces one that is not there', 400, '/messages', () => ({ replaces: 'a'.repeat(24) })],
  ])('when it %s, then it is %i and no server reads it', async (_what, status, path, more) => {
    chat.withoutAccess.delete(userId);
    const feelings = vi.spyOn(chat.feelings, 'read');
    const body = { content: ordinary(1), mode: 'write', date: today(), ...more() };
    expect((await chat.request('POST', userId, path, body)).status).toBe(status);
    // What reads a message begins at once: the next one is the only one that was read.
    await say(ordinary(2));
    expect(asked).toEqual({ head: 1, model: 0 });
    expect(feelings).not.toHaveBeenCalled();
    feelings.mockRestore();
  });
});
