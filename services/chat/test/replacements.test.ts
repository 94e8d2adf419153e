import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chat, contentOf, newUser, startChat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

/** Sends a message, has it answered by the same in capitals, and returns the conversation's id. */
async function exchange(userId: string, text: string, extra: Record<string, unknown> = {}): Promise<number> {
  const reader = await chat.send(userId, text, extra);
  const call = await chat.model.next();
  call.say(text.toUpperCase());
  call.end();
  const id = await reader.conversationId();
  await reader.readAll();
  return id;
}

const list = async (userId: string, id: number) =>
  (await chat.get(userId, id)).messages.map(({ content }) => content);

async function idOf(userId: string, id: number, text: string): Promise<string> {
  const found = (await chat.get(userId, id)).messages.find(({ content }) => content === text);
  if (!found) throw new Error('this message is not there');
  return found.id;
}

it('when a message is sent in place of another, then that one and all that followed leave the list', async () => {
  const userId = newUser();
  const id = await exchange(userId, 'one');
  await exchange(userId, 'two');
  await exchange(userId, 'three');
  await exchange(userId, 'deux', { replaces: await idOf(userId, id, 'two') });
  expect(await list(userId, id)).toEqual(['one', 'ONE', 'deux', 'DEUX']);
});

it('when it is answered, then the model is not told of what was replaced', async () => {
  const userId = newUser();
  const id = await exchange(userId, 'one');
  await exchange(userId, 'two');
  const replaces = await idOf(userId, id, 'two');
  await chat.send(userId, 'deux', { replaces });
  const call = await chat.model.next();
  expect(call.request.messages.map(({ content }) => content)).toEqual(['one', 'ONE', 'deux']);
  call.end();
});

it('when the replaced message is being answered, then that reply ends, and the new one is written', async () => {
  const userId = newUser();
  const first = await chat.send(userId, 'one');
  const id = await first.conversationId();
  const old = await chat.model.next();
  old.say('Never ');
  const second = await chat.send(userId, 'uno', { replaces: await idOf(userId, id, 'one') });
  const call = await chat.model.next();
  call.say('UNO');
  call.end();
  expect(contentOf(await second.readAll())).toBe('UNO');
  expect((await first.readAll()).at(-1)).toMatchObject({ type: 'error' });
  expect(await list(userId, id)).toEqual(['uno', 'UNO']);
});

it('when the send is repeated, then nothing changes', async () => {
  const userId = newUser();
  const id = await exchange(userId, 'one');
  const send = { replaces: await idOf(userId, id, 'one'), clientMessageId: 'again' };
  await exchange(userId, 'uno', send);
  const repeated = await chat.send(userId, 'uno', send);
  expect(contentOf(await repeated.readAll())).toBe('UNO');
  expect(await list(userId, id)).toEqual(['uno', 'UNO']);
});

it('when what it names is a reply, of another conversation or of somebody else, then it is 400 and changes nothing', async () => {
  const userId = newUser();
  const id = await exchange(userId, 'one');
  const inHeal = await exchange(userId, 'pain', { mode: 'heal' });
  const other = newUser();
  const theirs = await exchange(other, 'theirs');
  for (const replaces of [
    await idOf(userId, id, 'ONE'),
    await idOf(userId, inHeal, 'pain'),
    await idOf(other, theirs, 'theirs'),
    '0123456789abcdef01234567',
    'none',
  ]) {
    const body = { content: 'uno', mode: 'write', date: new Date().toISOString().slice(0, 10), replaces };
    const response = await chat.request('POST', userId, '/messages', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ context: { fields: { replaces: expect.any(String) } } });
  }
  expect(await list(userId, id)).toEqual(['one', 'ONE']);
  expect(await list(other, theirs)).toEqual(['theirs', 'THEIRS']);
});

it('when the message showed danger, then its replacement does not take the care away', async () => {
  const userId = newUser();
  const reader = await chat.send(userId, 'I want to kill myself');
  const id = await reader.conversationId();
  const call = await chat.model.next();
  call.say('I am here.');
  call.end();
  await reader.readAll();
  const replaces = await idOf(userId, id, 'I want to kill myself');
  const second = await chat.send(userId, 'I had a bad day', { replaces });
  const next = await chat.model.next();
  next.say('I am still here.');
  next.end();
  const events = await second.readAll();
  expect(events.at(-1)).toMatchObject({ type: 'complete', care: { level: 'crisis' } });
});
