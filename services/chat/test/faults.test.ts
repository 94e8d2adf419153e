import { ModelError, type ModelErrorKind } from '@inkwell/ai';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Chat, contentOf, holdNextSend, newUser, startChat, today } from './harness.ts';
import type { ModelCall } from './scripted-model.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const clientMessageId = 'c-1';
const MESSAGE = 'Please only once.';

const stateOf = async (userId: string): Promise<unknown> =>
  (await chat.messages.findOne({ userId, sender: 'ai' }))?.['state'];

/** Sends the message again, as a client does whose send failed, and has it answered. */
async function answerAgain(userId: string): Promise<number> {
  const reader = await chat.send(userId, MESSAGE, { clientMessageId });
  const call = await chat.model.next();
  expect(call.request.messages).toEqual([{ role: 'user', content: MESSAGE }]);
  call.say('The whole answer.');
  call.end();
  const id = await reader.conversationId();
  const events = await reader.readAll();
  expect(contentOf(events)).toBe('The whole answer.');
  expect(events.at(-1)).toMatchObject({ type: 'complete' });
  return id;
}

const failsWith = (kind: ModelErrorKind) => (call: ModelCall) => call.fail(new ModelError(kind, 'no'));
const FAULTS: [string, (call: ModelCall) => void][] = [
  ['429 or too many requests', failsWith('rate_limited')],
  ['500, a time-out or a cut connection', failsWith('unavailable')],
  ['a refusal', failsWith('refused')],
  ['an answer that ends too soon', failsWith('incomplete')],
  ['garbage', failsWith('malformed')],
  ['an error of another kind', (call) => call.fail(new TypeError('terminated'))],
];

describe('a fault of the model', () => {
  it.each([...FAULTS, ['an empty answer', (call: ModelCall) => call.end()] as const])(
    'when it is %s before the first piece, then the reply failed, the message is kept, and is answered when sent again',
    async (_fault, fail) => {
      const userId = newUser();
      const reader = await chat.send(userId, MESSAGE, { clientMessageId });
      const id = await reader.conversationId();
      fail(await chat.model.next());
      expect(await reader.readAll()).toEqual([
        { type: 'error', message: expect.stringContaining('try again') },
      ]);
      expect(await stateOf(userId)).toBe('failed');
      expect((await chat.get(userId, id)).messages).toMatchObject([{ content: MESSAGE, sender: 'user' }]);
      expect(await answerAgain(userId)).toBe(id);
      expect((await chat.get(userId, id)).messages.map(({ content }) => content)).toEqual([
        MESSAGE,
        'The whole answer.',
      ]);
    },
  );

  it.each(FAULTS)(
    'when it is %s in mid-stream, then what was said stays as failed, and is answered when sent again',
    async (_fault, fail) => {
      const userId = newUser();
      const reader = await chat.send(userId, MESSAGE, { clientMessageId });
      const id = await reader.conversationId();
      const call = await chat.model.next();
      call.say('Half an');
      fail(call);
      const events = await reader.readAll();
      expect(events.map(({ type }) => type)).toEqual(['content', 'error']);
      expect((await chat.get(userId, id)).messages).toMatchObject([
        { content: MESSAGE },
        { content: 'Half an', state: 'failed' },
      ]);
      expect(await answerAgain(userId)).toBe(id);
    },
  );
});

describe('a send that is answered 503 at its deadline', () => {
  it('when it goes on, then its message is stored once, and sent again it is given the reply that goes on', async () => {
    const userId = newUser();
    const logged = vi.spyOn(chat.log, 'error');
    const { release } = holdNextSend(chat);
    const body = { content: MESSAGE, mode: 'write', date: today(), clientMessageId };
    const response = await chat.request('POST', userId, '/messages', body);
    expect([response.status, await response.json()]).toMatchObject([503, { error: 'unavailable' }]);
    release();
    const call = await chat.model.next();
    call.say('The whole ');
    const reader = await chat.send(userId, MESSAGE, { clientMessageId });
    call.say('answer.');
    call.end();
    const id = await reader.conversationId();
    const events = await reader.readAll();
    expect([contentOf(events), events.at(-1)]).toMatchObject(['The whole answer.', { type: 'complete' }]);
    expect((await chat.get(userId, id)).messages).toMatchObject([
      { content: MESSAGE },
      { content: 'The whole answer.', state: 'complete' },
    ]);
    expect(logged.mock.calls.map(([, what]) => what)).toEqual(['request failed']);
    logged.mockRestore();
  });

  it('when nobody reads it, then its reply is written to the end', async () => {
    const userId = newUser();
    const { release } = holdNextSend(chat);
    const body = { content: MESSAGE, mode: 'write', date: today() };
    expect((await chat.request('POST', userId, '/messages', body)).status).toBe(503);
    release();
    const call = await chat.model.next();
    const ended = chat.nextNotice(userId);
    call.say('Nobody reads this yet.');
    call.end();
    await ended;
    expect(await stateOf(userId)).toBe('complete');
  });
});

describe('a process that is killed in mid-answer', () => {
  it('when its message is sent again elsewhere, then the reply was interrupted and is written anew', async () => {
    const other = await startChat();
    const userId = newUser();
    const reader = await other.send(userId, MESSAGE, { clientMessageId });
    const id = await reader.conversationId();
    (await other.model.next()).say('Half an');
    await reader.next();
    await other.messages.updateOne(
      { userId, sender: 'ai' },
      { $set: { owner: 'a process that was killed', renewedAt: new Date(Date.now() - 60_000) } },
    );
    await chat.sweep();
    expect(await stateOf(userId)).toBe('interrupted');
    expect(await answerAgain(userId)).toBe(id);
    expect((await chat.get(userId, id)).messages).toMatchObject([
      { content: MESSAGE },
      { content: 'The whole answer.', state: 'complete' },
    ]);
    await other.close();
  });
});
